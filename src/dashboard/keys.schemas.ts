import { Type } from 'typebox'
import { scopes } from '../access/api-keys/index.ts'
import type * as contract from './contract.ts'
import { Count, Moment, oneOf, orNull, shapedAs, Typed } from './contract-schema.ts'
import { RequestSummary } from './requests.schemas.ts'

const Usage = shapedAs<contract.KeyUsage>()(
  Type.Object({ used: Type.Integer(), reserved: Type.Integer(), cap: orNull(Type.Integer()), resetsAt: Moment }),
)
const Rotation = shapedAs<contract.Rotation>()(
  Type.Object({
    successorId: Type.String(),
    graceEndsAt: Moment,
    uses: Type.Integer(),
    recent: Type.Array(RequestSummary),
    lastSeenAt: orNull(Moment),
    quietHours: Type.Number(),
    safeFrom: Moment,
    isQuiet: Type.Boolean(),
  }),
)
export const KeyReply = shapedAs<contract.Key>()(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    prefix: Type.String(),
    livemode: Type.Boolean(),
    scopes: Type.Array(oneOf(...scopes)),
    state: oneOf('active', 'paused', 'rotating', 'revoked', 'expired'),
    createdAt: Moment,
    expiresAt: orNull(Moment),
    lastUsedAt: orNull(Moment),
    revokedAt: orNull(Moment),
    ipList: Type.Array(Type.String()),
    dailyCap: orNull(Type.Integer()),
    monthlyCap: orNull(Type.Integer()),
    requestsPerMinute: orNull(Type.Integer()),
    usage: Type.Object({ day: Usage, month: Usage }),
    rotation: orNull(Rotation),
  }),
)
export const KeyList = Type.Object({ data: Type.Array(KeyReply) })
export const MadeKey = shapedAs<contract.MadeKey>()(Type.Object({ key: KeyReply, rawKey: Type.String() }))

const settings = {
  expiresAt: Type.Optional(orNull(Moment)),
  ipList: Type.Optional(Type.Array(Typed(50), { maxItems: 100 })),
  dailyCap: Type.Optional(orNull(Count)),
  monthlyCap: Type.Optional(orNull(Count)),
  requestsPerMinute: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
}
const name = Typed(100)
const someScopes = Type.Array(oneOf(...scopes), { minItems: 1, maxItems: scopes.length })
const closed = { additionalProperties: false }

export const NewKey = shapedAs<contract.NewKey>()(
  Type.Object({ name, livemode: Type.Boolean(), scopes: someScopes, ...settings }, closed),
)
export const KeyChange = shapedAs<contract.KeyChange>()(
  Type.Object(
    { name: Type.Optional(name), scopes: Type.Optional(someScopes), ...settings },
    { ...closed, minProperties: 1, description: 'at least one setting.' },
  ),
)
export const NewRotation = Type.Object({ graceDays: Type.Integer({ minimum: 0, maximum: 30 }) }, closed)
export const Revocation = shapedAs<contract.Revocation>()(Type.Object({ prefix: Typed(12, 0) }, closed))
