import { type Example, replyAsText, samplesOf } from './examples.ts'
import { fieldsAsHtml, fieldsAsMarkdown } from './field-list.ts'
import { type Field, fieldsOf, parametersOf } from './fields.ts'
import { type LinkTo, renderMarkdown } from './markdown.ts'
import type { OpenApi, Operation, Schema } from './openapi-schema.ts'
import type { Page } from './page.ts'

type Deps = {
  document: OpenApi
  /** Codes of a status that a route under `/v1` answers. */
  codesOf: (status: number) => readonly string[]
  linkTo: LinkTo
}
type Endpoint = { path: string; method: string; operation: Operation; example: Example | undefined }
type Section = { title: string; intro?: string; fields: Field[]; prefix: string }

/** The page of one endpoint: what it takes, what it gives, what it refuses, and an example that was really answered. */
export function endpointPage({ path, method, operation, example }: Endpoint, deps: Deps): Page {
  const { document, codesOf, linkTo } = deps
  const server = document.servers[0].url
  const isCharged = operation.responses['402'] !== undefined
  const verb = method.toUpperCase()
  const intro = [operation.description, ...(isCharged ? [idempotency] : [])].join('\n\n')
  const sections = sectionsOf(operation, document)
  const errors = `## Errors\n\n${errorTable(operation, codesOf)}`
  const sample = example === undefined ? '' : `## Example\n\n${samplesOf(example, server)}`
  const reply =
    example === undefined
      ? ''
      : `### Its reply\n\n\`\`\`json\n${replyAsText(example, server.replace(/\/v1$/, ''))}\n\`\`\``
  return {
    slug: slugOfOperation(operation),
    title: operation.summary,
    summary: firstSentence(operation.description),
    group: 'Endpoints',
    method: verb,
    markdown: [
      `\`${verb} ${server}${path}\``,
      intro,
      ...sections.map(({ title, intro, fields }) =>
        [`## ${title}`, ...(intro === undefined ? [] : [intro]), fieldsAsMarkdown(fields)].join('\n\n'),
      ),
      errors,
      sample,
      reply,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: [
      `<div class="endpoint"><div class="words">`,
      `<p class="address"><b>${verb}</b> <code>${server}${path}</code></p>`,
      renderMarkdown(intro, linkTo),
      ...sections.map(
        ({ title, intro, fields, prefix }) =>
          `${renderMarkdown(`## ${title}${intro === undefined ? '' : `\n\n${intro}`}`, linkTo)}${fieldsAsHtml(fields, prefix, linkTo)}`,
      ),
      renderMarkdown(errors, linkTo),
      '</div><div class="code">',
      renderMarkdown(`${sample}\n\n${reply}`, linkTo),
      '</div></div>',
    ].join('\n'),
  }
}

const idempotency =
  'Charged. Takes an [`Idempotency-Key`](limits.md#idempotency-keys), so that a retry is not charged twice; `POST /v1/estimate` tells the price beforehand.'

/** `createAnswer` is `create-answer`. */
export const slugOfOperation = ({ operationId }: Pick<Operation, 'operationId'>): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const okSchema = ({ responses }: Operation): Schema => responses['200']?.content?.['application/json']?.schema ?? {}

function sectionsOf(operation: Operation, document: OpenApi): Section[] {
  const body = operation.requestBody?.content?.['application/json']?.schema
  return [
    { title: 'Path', fields: parametersOf(operation, 'path', document), prefix: 'request.path' },
    { title: 'Query', fields: parametersOf(operation, 'query', document), prefix: 'request.query' },
    { title: 'Headers', fields: parametersOf(operation, 'header', document), prefix: 'request.header' },
    { title: 'Request body', fields: body === undefined ? [] : fieldsOf(body, document), prefix: 'request' },
    {
      title: 'Reply',
      intro: operation.responses['200']?.description ?? '',
      fields: fieldsOf(okSchema(operation), document),
      prefix: 'reply',
    },
  ].filter(({ fields }) => fields.length > 0)
}

/** Codes that these operations alone answer. */
const codesOfFew: Readonly<Record<string, readonly string[]>> = {
  model_not_found: ['createChatCompletion', 'getModel'],
  unsupported_parameter: ['createChatCompletion'],
}

function errorTable({ operationId, responses }: Operation, codesOf: Deps['codesOf']): string {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description }]) =>
      codesOf(Number(status))
        .filter((code) => codesOfFew[code]?.includes(operationId) ?? true)
        .map((code) => `| ${status} | [\`${code}\`](errors.md#${code}) | ${description} |`),
    )
  return ['| status | code | when |', '|---|---|---|', ...rows].join('\n')
}

const firstSentence = (text: string): string => (/^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text).replaceAll('`', '')
