import { Type } from 'typebox'
import { named } from '../../http/index.ts'
import { Citation } from './reply.schemas.ts'

const StreamStarted = Type.Object(
  {
    id: Type.Optional(
      Type.String({ description: 'Identifier that the reply will have; not there where a stored one is given again.' }),
    ),
    request_id: Type.String({ description: 'Equal to the X-Request-Id header.' }),
    createdAt: Type.String({ format: 'date-time', description: 'When the request came, ISO 8601 UTC.' }),
  },
  { $id: 'StreamStarted', description: 'Data of `response.started`: the request was admitted.' },
)

const StreamDelta = Type.Object(
  {
    delta: Type.String({
      description: 'The next unit: a sentence, or a whole quotation. Joined, they are the main text.',
    }),
  },
  { $id: 'StreamDelta', description: 'Data of `response.delta`: more of the main text, checked and final.' },
)

const StreamCitation = Type.Object(
  { citation: named(Citation) },
  {
    $id: 'StreamCitation',
    description: 'Data of `response.citation`: a source, with the spans that are known by then.',
  },
)

export const streamEventSchemas = [StreamStarted, StreamDelta, StreamCitation]

/** The schemas of events that are the same for every stream. */
export const streamEvents = {
  'response.started': 'StreamStarted',
  'response.delta': 'StreamDelta',
  'response.citation': 'StreamCitation',
} as const
