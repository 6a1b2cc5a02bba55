import type { Described } from './openapi-described.ts'

/** Names of the schemas of events that are the same for every stream. */
export type StreamEvents = Readonly<Record<'response.started' | 'response.delta' | 'response.citation', string>>

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const description =
  'Server-Sent Events, sent where the request has `"stream": true`. The schema is that of the `data` of the last event, `response.completed`; `x-events` has those of all.'

const descriptionOfChunks =
  'Server-Sent Events, sent where the request has `"stream": true`. The schema is that of the reply without a stream; `x-chunk` has that of the `data` of each event but the last, `[DONE]`.'

/**
 * Adds the stream to what an operation replies whose request has the field `stream`. Its schema is that of the whole
 * reply, so that clients that read JSON keep one type for it (ADR 0018). A route whose events are all of one schema names
 * it in `x-chunks`.
 */
export function describeStreams({ components, paths = {} }: Described, events: StreamEvents): void {
  for (const operation of Object.values(paths).flatMap((each) => Object.values(each))) {
    const { requestBody, responses, 'x-chunks': chunks } = operation
    delete operation['x-chunks']
    const request = requestBody?.content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? ''
    const reply = responses?.['200']?.content
    if (reply === undefined || components?.schemas?.[request]?.properties?.stream === undefined) continue
    const { schema: whole } = reply['application/json'] as { schema: { $ref: string } }
    if (chunks !== undefined) {
      reply['text/event-stream'] = {
        schema: { $ref: whole.$ref, description: descriptionOfChunks },
        'x-chunk': refTo(chunks),
      }
      continue
    }
    reply['text/event-stream'] = {
      schema: { $ref: whole.$ref, description },
      'x-events': {
        ...Object.fromEntries(Object.entries(events).map(([event, name]) => [event, refTo(name)])),
        'response.completed': { $ref: whole.$ref },
        'response.error': refTo('Error'),
      },
    }
  }
}
