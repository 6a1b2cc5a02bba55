import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { TestKeyAccess } from '../access/accounts/index.ts'
import {
  changeKey,
  createKey,
  getKey,
  listNewestKeys,
  pauseKey,
  resumeKey,
  revokeKey,
  rotateKey,
} from '../access/api-keys/index.ts'
import { AppError } from '../errors.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type { NewId } from '../platform/ids.ts'
import { ById, NoQuery } from './contract-schema.ts'
import { holderOf } from './holder-of.ts'
import { settingsFrom } from './key-settings-from.ts'
import { KeyChange, KeyList, KeyReply, MadeKey, NewKey, NewRotation, Revocation } from './keys.schemas.ts'
import { showKey, showKeys } from './show-keys.ts'
import type { SignedInHooks } from './signed-in.ts'

type Deps = {
  db: DbConnection
  now: Now
  newId: NewId
  guard: SignedInHooks
  testKeys: TestKeyAccess
  quietHours: number
}

const mostListed = 1_000

/** The keys of the account; a key of another one is as unknown as one that never was. */
export const keyRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const onRequest = deps.guard.signedIn()
    const ofKey = { params: ById, querystring: NoQuery, response: { 200: KeyReply } }

    app.get('/keys', {
      schema: { querystring: NoQuery, response: { 200: KeyList } },
      onRequest,
      handler: async (request) => ({
        data: await showKeys(deps, await listNewestKeys(deps.db, holderOf(request).accountId, mostListed)),
      }),
    })

    app.post('/keys', {
      schema: { querystring: NoQuery, body: NewKey, response: { 201: MadeKey } },
      onRequest,
      handler: async (request, reply) => {
        const { accountId, by } = holderOf(request)
        const { name, scopes, livemode, ...settings } = request.body
        const wanted = { accountId, name, scopes, livemode, ...settingsFrom(settings) }
        const { key, rawKey } = await createKey(deps, wanted, by)
        return reply.code(201).send({ key: await showKey(deps, key), rawKey })
      },
    })

    app.get('/keys/:id', {
      schema: ofKey,
      onRequest,
      handler: async (request) => showKey(deps, await getKey(deps, request.params.id, holderOf(request).accountId)),
    })

    app.patch('/keys/:id', {
      schema: { ...ofKey, body: KeyChange },
      onRequest,
      handler: async (request) =>
        showKey(deps, await changeKey(deps, request.params.id, settingsFrom(request.body), holderOf(request).by)),
    })

    for (const [verb, act] of [['pause', pauseKey] as const, ['resume', resumeKey] as const]) {
      app.post(`/keys/:id/${verb}`, {
        schema: ofKey,
        onRequest,
        handler: async (request) => showKey(deps, await act(deps, request.params.id, holderOf(request).by)),
      })
    }

    app.post('/keys/:id/rotate', {
      schema: { params: ById, querystring: NoQuery, body: NewRotation, response: { 201: MadeKey } },
      onRequest,
      handler: async (request, reply) => {
        const { key, rawKey } = await rotateKey(deps, request.params.id, request.body, holderOf(request).by)
        return reply.code(201).send({ key: await showKey(deps, key), rawKey })
      },
    })

    app.post('/keys/:id/revoke', {
      schema: { ...ofKey, body: Revocation },
      onRequest,
      handler: async (request) => {
        const { accountId, by } = holderOf(request)
        const { id, prefix } = await getKey(deps, request.params.id, accountId)
        if (request.body.prefix !== prefix)
          throw new AppError('bad_request', 'This is not the beginning of the key: type its first 12 characters.', {
            param: '/prefix',
          })
        return showKey(deps, await revokeKey(deps, id, by))
      },
    })
  }
