const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** A browser as people call it, from its user agent: `Firefox, Windows`. Undefined for one that is not known. */
export function browserName(userAgent: string | null | undefined): string | undefined {
  const find = (known: readonly (readonly [string, string])[]) => known.find(([mark]) => userAgent?.includes(mark))?.[1]
  const names = [find(browsers), find(systems)].filter((name) => name !== undefined)
  return names.length === 0 ? undefined : names.join(', ')
}
