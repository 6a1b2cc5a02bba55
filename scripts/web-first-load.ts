import { gzipSync } from 'node:zlib'

/** What the bundler tells of a script that it wrote. */
export type Script = {
  fileName: string
  code: string
  isEntry: boolean
  /** Files that it needs before it runs. */
  imports: readonly string[]
  /** The module of ours that it was made for; null for what several share. */
  facadeModuleId: string | null
}
export type FirstLoad = { page: string; bytes: number }

/**
 * Bytes of compressed script (gzip) that a browser fetches before it shows a page for the first time: the entry, the
 * dearer dictionary, the page, and all that these import. The dearest page first.
 * @throws Error where the build has no entry, no dictionary or no page: then this measures nothing
 */
export function firstLoads(scripts: readonly Script[]): FirstLoad[] {
  const named = new Map(scripts.map((script) => [script.fileName, script]))
  const sizes = new Map(scripts.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]))
  const closure = (script: Script, seen = new Set<string>()): Set<string> => {
    if (seen.has(script.fileName)) return seen
    seen.add(script.fileName)
    for (const name of script.imports) {
      const imported = named.get(name)
      if (imported !== undefined) closure(imported, seen)
    }
    return seen
  }
  const bytesOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)

  const entries = scripts.filter(({ isEntry }) => isEntry)
  const madeFor = (pattern: RegExp) => scripts.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''))
  const dictionaries = madeFor(/\/i18n\/e[ns]\.ts$/)
  const pages = madeFor(/-page\.tsx$/)
  if (entries.length === 0 || dictionaries.length === 0 || pages.length === 0)
    throw new Error('the build of the web app has no entry, no dictionary or no page that could be measured')

  return pages
    .flatMap((page) =>
      dictionaries.map((dictionary) => ({
        page: page.facadeModuleId!.split('/').at(-1)!,
        bytes: bytesOf(new Set([...entries, dictionary, page].flatMap((script) => [...closure(script)]))),
      })),
    )
    .sort((a, b) => b.bytes - a.bytes)
}
