import { type Static, Type } from 'typebox'
import { ListQuery, listOf } from '../http/index.ts'
import type * as contract from './contract.ts'
import { Id, Moment, oneOf, orNull, shapedAs } from './contract-schema.ts'

const summary = {
  id: Type.String(),
  at: Moment,
  endpoint: Type.String(),
  status: Type.Integer(),
  errorCode: orNull(Type.String()),
  creditsCharged: Type.Integer(),
  latencyMs: Type.Number(),
  livemode: Type.Boolean(),
  keyId: Type.String(),
  via: oneOf('api', 'mcp', 'playground', 'study'),
}
export const RequestSummary = shapedAs<contract.RequestSummary>()(Type.Object(summary))
export const RequestPage = shapedAs<contract.RequestPage>()(listOf(RequestSummary))

export const RequestDetail = shapedAs<contract.RequestDetail>()(
  Type.Object({
    ...summary,
    replyId: orNull(Type.String()),
    keyName: Type.String(),
    keyPrefix: Type.String(),
    model: orNull(Type.String()),
    mode: orNull(Type.String()),
    creditsEstimated: Type.Integer(),
    inputTokens: Type.Integer(),
    outputTokens: Type.Integer(),
    firstByteMs: orNull(Type.Number()),
    abuseFlags: Type.Array(Type.String()),
    safety: Type.Array(
      Type.Object({
        guardrail: Type.String(),
        stage: Type.String(),
        decision: Type.String(),
        ruleSet: Type.String(),
        judge: Type.Optional(Type.String()),
      }),
    ),
    replayed: Type.Boolean(),
    clientLeft: Type.Boolean(),
  }),
)

const filters = {
  endpoint: Type.Optional(Id),
  status: Type.Optional(
    Type.String({ pattern: '^[1-5](\\d\\d|xx)$', description: 'a status such as 429, or a class such as 4xx.' }),
  ),
  keyId: Type.Optional(Id),
  requestId: Type.Optional(Id),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
}
export const RequestFilters = Type.Object(filters, { additionalProperties: false })
export type RequestFilters = Static<typeof RequestFilters>
export const RequestQuery = Type.Object({ ...ListQuery.properties, ...filters }, { additionalProperties: false })
