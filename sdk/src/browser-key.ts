import { ConfigurationError } from './errors.ts'

type Globals = {
  window?: unknown
  document?: unknown
  self?: { constructor?: { name?: string } }
  Deno?: unknown
  Bun?: unknown
}

/**
 * Whoever can open a page can read what is in it, so that a key in a page is everybody's. A test key costs nothing.
 * @throws ConfigurationError for any other key in a browser, unless it is allowed
 */
export function refuseKeyInBrowser(
  apiKey: string,
  dangerouslyAllowBrowser: boolean,
  globals: Globals = globalThis as Globals,
): void {
  if (dangerouslyAllowBrowser || apiKey.startsWith('ssa_test_') || !isBrowser(globals)) return
  throw new ConfigurationError(
    'This is a browser, where whoever opens the page can read its key and spend your credits. Call your own server, ' +
      'which has the key (apiKey: null and its address as baseUrl), or use a test key (ssa_test_…). ' +
      'dangerouslyAllowBrowser: true lets any key pass.',
  )
}

/** A page, or a worker of one. Deno and Bun have workers of the same name. */
function isBrowser({ window, document, self, Deno, Bun }: Globals): boolean {
  if (Deno !== undefined || Bun !== undefined) return false
  const isWorker = /^(?:Dedicated|Shared)WorkerGlobalScope$/.test(self?.constructor?.name ?? '')
  return isWorker || (window !== undefined && document !== undefined)
}
