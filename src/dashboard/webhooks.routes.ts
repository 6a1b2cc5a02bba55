import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  changeEndpoint,
  createEndpoint,
  type DeliveryPlace,
  getDelivery,
  getEndpoint,
  listAttempts,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  replayDelivery,
  rotateSecret,
  sendTest,
} from '../access/webhooks/index.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type { NewId } from '../platform/ids.ts'
import { ById, NoQuery } from './contract-schema.ts'
import { pageFrom, placeOf } from './cursor.ts'
import { holderOf } from './holder-of.ts'
import { showDelivery, showTry, showWebhook } from './show-webhook.ts'
import type { SignedInHooks } from './signed-in.ts'
import type { WebhookTools } from './webhook-tools.ts'
import {
  DeliveryDetail,
  DeliveryPage,
  DeliveryQuery,
  DeliveryReply,
  MadeWebhook,
  NewWebhook,
  OfDelivery,
  WebhookChange,
  WebhookList,
  WebhookReply,
} from './webhooks.schemas.ts'

type Deps = { db: DbConnection; now: Now; newId: NewId; guard: SignedInHooks; webhooks: WebhookTools }

const usualPage = 25

/** The webhooks of the account; one of another account is as unknown as one that never was. */
export const webhookRoutes =
  ({ webhooks: { sendNow, ...tools }, guard, ...others }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const deps = { ...others, ...tools }
    const { db, now } = deps
    const onRequest = guard.signedIn()
    const ownerOf = (request: Parameters<typeof holderOf>[0]) => {
      const { accountId, by } = holderOf(request)
      return { accountId, actor: by.actor }
    }

    app.get('/webhooks', {
      schema: { querystring: NoQuery, response: { 200: WebhookList } },
      onRequest,
      handler: async (request) => {
        const endpoints = await listEndpoints(db, ownerOf(request).accountId)
        return { data: endpoints.map((endpoint) => showWebhook(endpoint, now())) }
      },
    })

    app.post('/webhooks', {
      schema: { querystring: NoQuery, body: NewWebhook, response: { 201: MadeWebhook } },
      onRequest,
      handler: async (request, reply) => {
        const { endpoint, secret } = await createEndpoint(deps, ownerOf(request), request.body)
        return reply.code(201).send({ webhook: showWebhook(endpoint, now()), secret })
      },
    })

    app.patch('/webhooks/:id', {
      schema: { params: ById, querystring: NoQuery, body: WebhookChange, response: { 200: WebhookReply } },
      onRequest,
      handler: async (request) => {
        const endpoint = await changeEndpoint(deps, ownerOf(request), request.params.id, request.body)
        return showWebhook(endpoint, now())
      },
    })

    app.delete('/webhooks/:id', {
      schema: { params: ById, querystring: NoQuery },
      onRequest,
      handler: async (request, reply) => {
        await removeEndpoint(deps, ownerOf(request), request.params.id)
        return reply.code(204).send()
      },
    })

    app.post('/webhooks/:id/rotate-secret', {
      schema: { params: ById, querystring: NoQuery, response: { 200: MadeWebhook } },
      onRequest,
      handler: async (request) => {
        const { endpoint, secret } = await rotateSecret(deps, ownerOf(request), request.params.id)
        return { webhook: showWebhook(endpoint, now()), secret }
      },
    })

    app.post('/webhooks/:id/test', {
      schema: { params: ById, querystring: NoQuery, response: { 202: DeliveryReply } },
      onRequest,
      handler: async (request, reply) => {
        const delivery = await sendTest(deps, ownerOf(request).accountId, request.params.id)
        sendNow()
        return reply.code(202).send(showDelivery(delivery))
      },
    })

    app.get('/webhooks/:id/deliveries', {
      schema: { params: ById, querystring: DeliveryQuery, response: { 200: DeliveryPage } },
      onRequest,
      handler: async (request) => {
        const { limit = usualPage, cursor, ...filter } = request.query
        const { id } = await getEndpoint(deps, ownerOf(request).accountId, request.params.id)
        const before = cursor === undefined ? undefined : deliveryPlace(cursor)
        const deliveries = await listDeliveries(db, id, { ...filter, before, limit: limit + 1 })
        const place = ({ createdAt, messageId }: (typeof deliveries)[number]) =>
          `${createdAt.toISOString()} ${messageId}`
        const { data, nextCursor } = pageFrom(deliveries, limit, place)
        return { data: data.map(showDelivery), nextCursor }
      },
    })

    app.get('/webhooks/:id/deliveries/:messageId', {
      schema: { params: OfDelivery, querystring: NoQuery, response: { 200: DeliveryDetail } },
      onRequest,
      handler: async (request) => {
        const { id, messageId } = request.params
        const delivery = await getDelivery(deps, ownerOf(request).accountId, id, messageId)
        const tries = await listAttempts(db, id, messageId)
        return { ...showDelivery(delivery), payload: delivery.payload, tries: tries.map(showTry) }
      },
    })

    app.post('/webhooks/:id/deliveries/:messageId/replay', {
      schema: { params: OfDelivery, querystring: NoQuery, response: { 202: DeliveryReply } },
      onRequest,
      handler: async (request, reply) => {
        const { id, messageId } = request.params
        const delivery = await replayDelivery(deps, ownerOf(request).accountId, id, messageId)
        sendNow()
        return reply.code(202).send(showDelivery(delivery))
      },
    })
  }

function deliveryPlace(cursor: string): DeliveryPlace {
  const place = placeOf(cursor, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z msg_[0-9a-f]{32}$/)
  const [at = '', messageId = ''] = place.split(' ')
  return { at: new Date(at), messageId }
}
