import { basename } from 'node:path'
import { endpointPage, slugOfOperation } from './endpoint-page.ts'
import { readExample } from './examples.ts'
import { guidePage, guides } from './guide-pages.ts'
import { layOut, securityPolicy } from './layout.ts'
import { llmsText } from './llms-text.ts'
import type { OpenApi, Operation } from './openapi-schema.ts'
import { markdownPathOf, type Page, pathOf } from './page.ts'
import { createSearch } from './search.ts'
import { searchPage } from './search-page.ts'

/** Everything below `/docs`, ready to be sent. */
export type Site = {
  /** By address: `/docs/errors` is HTML, `/docs/errors.md` Markdown. */
  files: ReadonlyMap<string, { type: string; body: string }>
  llmsText: string
  /** Every page as Markdown, one after the other. */
  llmsFullText: string
  /** The page that says where something stands. */
  search: (query: string) => string
  securityPolicy: string
}

type Deps = {
  document: OpenApi
  publicUrl: string
  /** The folder `docs`. */
  folder: string
  codesOf: (status: number) => readonly string[]
}

const undocumented = ['getOpenapi']

/** Writes all pages, the reference from the OpenAPI document and the guide from the files in `docs`. */
export function buildSite({ document, publicUrl, folder, codesOf }: Deps): Site {
  const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !undocumented.includes(operationId))
      .map(([method, operation]) => ({ path, method, operation })),
  )
  const linkTo = (target: string) => {
    const [file, hash] = target.split('#')
    const guide = guideOf(file!)
    return guide && `${pathOf(guide)}${hash === undefined ? '' : `#${hash}`}`
  }
  const lists = {
    endpoints: () => endpointTable(endpoints),
    headers: () => headerTable(document),
  }
  const pages = [
    ...guides.map((guide) => guidePage(guide, { folder, publicUrl, linkTo, lists })),
    ...endpoints.map((endpoint) =>
      endpointPage(
        { ...endpoint, example: readExample(folder, endpoint.operation.operationId) },
        { document, codesOf, linkTo },
      ),
    ),
  ]
  const files = new Map<string, { type: string; body: string }>()
  for (const page of pages) {
    files.set(pathOf(page), { type: 'text/html; charset=utf-8', body: layOut(page, pages, publicUrl) })
    files.set(markdownPathOf(page), { type: 'text/markdown; charset=utf-8', body: asMarkdown(page, publicUrl) })
  }
  const find = createSearch(pages)
  return {
    files,
    llmsText: llmsText(pages, { document, publicUrl }),
    llmsFullText: pages.map((page) => asMarkdown(page, publicUrl)).join('\n---\n\n'),
    search: (query) => layOut(searchPage(query, find(query)), pages, publicUrl, query),
    securityPolicy,
  }
}

/** The page that a link between files of `docs` means. */
const guideOf = (target: string) => guides.find(({ file }) => basename(file) === basename(target))

const asMarkdown = ({ title, markdown }: Page, publicUrl: string): string =>
  `# ${title}\n\n${markdown.replace(/\]\(([\w./-]+\.md)(#[\w-]+)?\)/g, (all, file: string, hash = '') => {
    const guide = guideOf(file)
    return guide === undefined ? all : `](${publicUrl}${markdownPathOf(guide)}${hash})`
  })}\n`

type Endpoint = { path: string; method: string; operation: Operation }

const endpointTable = (endpoints: readonly Endpoint[]): string =>
  [
    '| endpoint | what it does |',
    '|---|---|',
    ...endpoints.map(
      ({ path, method, operation }) =>
        `| [\`${method.toUpperCase()} /v1${path}\`](/docs/${slugOfOperation(operation)}) | ${operation.summary} |`,
    ),
  ].join('\n')

const headerTable = ({ components }: OpenApi): string =>
  [
    '| header of a reply | what it says |',
    '|---|---|',
    ...Object.entries(components.headers).map(([name, { description }]) => `| \`${name}\` | ${description} |`),
  ].join('\n')
