import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { tellDefaults } from './openapi-defaults.ts'
import type { Described } from './openapi-described.ts'
import { describeHeaders } from './openapi-headers.ts'
import { describeStreams, type StreamEvents } from './openapi-streams.ts'

const description = `Cited Bible-study content over HTTPS and JSON. No answer leaves with a misquoted verse or a reference that does not exist: every quotation is cut from the text it names.

**Keys.** Send \`Authorization: Bearer <key>\` from your server, never from a browser or an app. Keys that start with \`ssa_test_\` are never charged, and have a small daily allowance.

**Requests are closed.** An unknown field is \`400 bad_request\` and names the nearest known one. Lengths are Unicode code points, times ISO 8601 UTC.

**Responses are open.** Within v1 they only grow: ignore fields and enum values you do not know.

**Errors** all have the form of \`Error\`; branch on \`error.code\`. A path that is not listed here is \`404 not_found\`.`

const tags = [
  { name: 'Answers', description: 'Written answers with citations. Charged by tokens.' },
  {
    name: 'Chat completions',
    description: 'The same answers for clients of OpenAI’s Chat Completions. Charged as they are.',
  },
  { name: 'Insights', description: 'Studies of passages. Charged by tokens.' },
  { name: 'Theology', description: 'Questions of doctrine, every side in its own words. Charged by tokens.' },
  { name: 'Prayers', description: 'Prayers from Scripture’s own words. Charged by tokens.' },
  { name: 'Verse search', description: 'Find verses by topic, words, quotation or reference. One credit a search.' },
  { name: 'Passages', description: 'Exact text of the translations. Free.' },
  { name: 'Study guide', description: 'Topics, disputed questions, people, places, words, books, sayings. Free.' },
  { name: 'Usage', description: 'What was used, and what a request would cost. Free.' },
  { name: 'Contract', description: 'This document. Free, without a key.' },
]

/** Collects the OpenAPI 3.1 document from the route schemas. Paths are relative to the server address, which ends in /v1. */
export async function describeContract(
  app: FastifyInstance,
  { publicUrl, events }: { publicUrl: string; events: StreamEvents },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Berea: Scripture Study Assistant API',
        version: '2026.05-v1',
        summary: 'Cited Bible-study answers whose every quotation is checked against the text.',
        description,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      } as never, // `summary` and `identifier` are new in 3.1 and not in the plugin's types
      servers: [{ url: `${publicUrl}/v1` }],
      tags,
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'ssa_live_… or ssa_test_…',
            description: 'An API key of your account.',
          },
        },
      },
      security: [{ apiKey: [] }],
    },
    transformObject: (described) => {
      if ('openapiObject' in described) {
        const document = described.openapiObject as Described
        tellDefaults(document)
        describeStreams(document, events)
        describeHeaders(document)
        return described.openapiObject
      }
      return described.swaggerObject
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `schema${index}`,
    },
  })
}
