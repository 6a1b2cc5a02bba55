import { Type } from 'typebox'
import { eventTypes } from '../access/webhooks/index.ts'
import { ListQuery, listOf } from '../http/index.ts'
import type * as contract from './contract.ts'
import { Id, Moment, oneOf, orNull, shapedAs, Typed } from './contract-schema.ts'

const closed = { additionalProperties: false }
const someEvents = Type.Array(oneOf(...eventTypes), { minItems: 1, maxItems: eventTypes.length })
const state = oneOf('pending', 'delivered', 'failed')
const url = Typed(2_000)

export const WebhookReply = shapedAs<contract.Webhook>()(
  Type.Object({
    id: Type.String(),
    url: Type.String(),
    events: Type.Array(oneOf(...eventTypes)),
    isEnabled: Type.Boolean(),
    disabledBy: orNull(oneOf('holder', 'failures')),
    disabledAt: orNull(Moment),
    failingSince: orNull(Moment),
    oldSecretUntil: orNull(Moment),
    createdAt: Moment,
  }),
)
export const WebhookList = Type.Object({ data: Type.Array(WebhookReply) })
export const MadeWebhook = shapedAs<contract.MadeWebhook>()(
  Type.Object({ webhook: WebhookReply, secret: Type.String() }),
)
export const NewWebhook = shapedAs<contract.NewWebhook>()(Type.Object({ url, events: someEvents }, closed))
export const WebhookChange = shapedAs<contract.WebhookChange>()(
  Type.Object(
    { url: Type.Optional(url), events: Type.Optional(someEvents), isEnabled: Type.Optional(Type.Boolean()) },
    { ...closed, minProperties: 1, description: 'at least one setting.' },
  ),
)

const delivery = {
  id: Type.String(),
  type: oneOf(...eventTypes, 'webhook.test'),
  createdAt: Moment,
  state,
  attempts: Type.Integer(),
  nextTryAt: orNull(Moment),
  last: orNull(Type.Object({ status: orNull(Type.Integer()), error: orNull(Type.String()) })),
}
export const DeliveryReply = shapedAs<contract.WebhookDelivery>()(Type.Object(delivery))
export const DeliveryPage = shapedAs<contract.WebhookDeliveryPage>()(listOf(DeliveryReply))
const Try = shapedAs<contract.WebhookTry>()(
  Type.Object({
    at: Moment,
    latencyMs: Type.Integer(),
    status: orNull(Type.Integer()),
    error: orNull(Type.String()),
    reply: orNull(Type.String()),
  }),
)
export const DeliveryDetail = shapedAs<contract.WebhookDeliveryDetail>()(
  Type.Object({ ...delivery, payload: Type.String(), tries: Type.Array(Try) }),
)
export const DeliveryQuery = Type.Object({ ...ListQuery.properties, state: Type.Optional(state) }, closed)
export const OfDelivery = Type.Object({ id: Id, messageId: Id })
