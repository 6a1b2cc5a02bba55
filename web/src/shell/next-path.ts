const base = '/dashboard'

/**
 * Where to go after signing in, for the router's history: a path of this application, whatever was asked for.
 * @param next path with or without `/dashboard`, from the address and so from anybody
 */
export function pathAfterSignIn(next: string | undefined): string {
  if (next === undefined || !next.startsWith('/')) return base
  // parsed as the browser would: `//host` and `/\host` lead elsewhere
  const parsed = URL.parse(next, 'http://here.invalid')
  if (parsed === null || parsed.host !== 'here.invalid') return base
  const path = parsed.pathname.replace(/^\/dashboard(?=\/|$)/, '')
  if (path.startsWith('//')) return base
  return `${base}${path}${parsed.search}`
}
