import type { OpenApi } from './openapi-schema.ts'
import { markdownPathOf, type Page } from './page.ts'

/**
 * What a language model that helps an integrator should read, and where.
 * @see https://llmstxt.org
 */
export function llmsText(
  pages: readonly Page[],
  { document, publicUrl }: { document: OpenApi; publicUrl: string },
): string {
  const { title, summary } = document.info
  const link = (page: Page) => `- [${page.title}](${publicUrl}${markdownPathOf(page)}): ${page.summary}`
  const isEndpoint = ({ method }: Page) => method !== undefined
  return `# ${title}

> ${summary} Every quotation is cut from a text on the server, and the reply says where it stands, to the character.

Requests go to ${publicUrl}/v1 as JSON over HTTPS with \`Authorization: Bearer <key>\`, from a server and never from a browser. Unknown fields are refused with 400; errors are \`{ error: { message, type, code, param? }, request_id }\`.

## Guide

${pages
  .filter((page) => !isEndpoint(page))
  .map(link)
  .join('\n')}

## Endpoints

${pages.filter(isEndpoint).map(link).join('\n')}

## Optional

- [All pages in one](${publicUrl}/llms-full.txt): the guide and every endpoint as Markdown
- [OpenAPI 3.1 document](${publicUrl}/v1/openapi.json): the whole contract for tools and code generators
`
}
