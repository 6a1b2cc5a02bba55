/** A route as the table of routes lists it; `url` may hold `:name` steps. */
export type RouteEntry = { method: string; url: string }

/**
 * The methods that exist for a path, to tell "no such path" (none) from "no such method".
 * @param path without the query
 */
export function allowedMethods(routes: readonly RouteEntry[], path: string): string[] {
  const steps = path.split('/')
  const fits = ({ url }: RouteEntry) => {
    const pattern = url.split('/')
    return (
      pattern.length === steps.length &&
      pattern.every((step, at) => (step.startsWith(':') ? steps[at] !== '' : step === steps[at]))
    )
  }
  return [...new Set(routes.filter(fits).map(({ method }) => method))].sort()
}
