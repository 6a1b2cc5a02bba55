import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db, DbConnection } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Targets, WrongTarget } from '../../platform/targets/index.ts'
import { recordAudit } from '../audit/index.ts'
import { type Delivery, findDelivery, insertEventFor, restartDelivery } from './deliveries.repository.ts'
import {
  countEndpoints,
  deleteEndpoint,
  type Endpoint,
  findEndpoint,
  insertEndpoint,
  lockEndpointsOf,
  updateEndpoint,
} from './endpoints.repository.ts'
import { type EventType, messageIdOf } from './event.ts'
import { oldSecretMs } from './schedule.ts'
import { newSecret, type SecretBox } from './signature.ts'

type Deps = { db: DbConnection; now: Now }
type Owner = { accountId: string; actor: string }
export type ManageDeps = Deps & { newId: NewId; secrets: SecretBox; checkTarget: Targets['check'] }

const mostEndpoints = 5

/**
 * Makes an endpoint. The secret is in the result and nowhere else in the clear.
 * @throws AppError bad_request naming `url`, or when the account has as many as it may
 */
export async function createEndpoint(
  { db, now, newId, secrets, checkTarget }: ManageDeps,
  { accountId, actor }: Owner,
  { url, events }: { url: string; events: readonly EventType[] },
): Promise<{ endpoint: Endpoint; secret: string }> {
  await requireTarget(checkTarget, url)
  const secret = newSecret()
  const endpoint: Endpoint = {
    id: newId('wh'),
    accountId,
    url,
    events: [...new Set(events)],
    secret: secrets.seal(secret),
    oldSecret: null,
    oldSecretUntil: null,
    createdAt: now(),
    disabledAt: null,
    disabledBy: null,
    failingSince: null,
  }
  await db.transaction(async (tx) => {
    await lockEndpointsOf(tx, accountId)
    if ((await countEndpoints(tx, accountId)) >= mostEndpoints) {
      const remedy = 'delete one that is no longer needed.'
      throw new AppError('bad_request', `An account has at most ${mostEndpoints} webhooks: ${remedy}`, { param: 'url' })
    }
    await insertEndpoint(tx, endpoint)
    await audit(tx, endpoint, actor, 'webhook.created', endpoint.createdAt)
  })
  return { endpoint, secret }
}

/** What a holder may change; what is not named stays. */
export type EndpointSettings = { url?: string; events?: readonly EventType[]; isEnabled?: boolean }

/** Changes an endpoint. To switch one on that was off forgets its failures. @throws AppError not_found, or bad_request */
export async function changeEndpoint(
  { db, now, checkTarget }: Deps & Pick<ManageDeps, 'checkTarget'>,
  { accountId, actor }: Owner,
  id: string,
  { url, events, isEnabled }: EndpointSettings,
): Promise<Endpoint> {
  if (url !== undefined) await requireTarget(checkTarget, url)
  const at = now()
  return db.transaction(async (tx) => {
    const before = await getEndpoint({ db: tx }, accountId, id, { isLocked: true })
    const isOn = before.disabledAt === null
    const turned =
      isEnabled === undefined || isEnabled === isOn
        ? {}
        : isEnabled
          ? { disabledAt: null, disabledBy: null, failingSince: null }
          : { disabledAt: at, disabledBy: 'holder' as const }
    const set = {
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events: [...new Set(events)] }),
      ...turned,
    }
    if (Object.keys(set).length === 0) return before
    const endpoint = (await updateEndpoint(tx, accountId, id, set))!
    await audit(tx, endpoint, actor, 'webhook.changed', at)
    return endpoint
  })
}

/** Takes an endpoint away, with what was to be sent there and its log. @throws AppError not_found */
export async function removeEndpoint({ db, now }: Deps, { accountId, actor }: Owner, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const endpoint = await deleteEndpoint(tx, accountId, id)
    if (endpoint === undefined) throw noSuchEndpoint(id)
    await audit(tx, endpoint, actor, 'webhook.deleted', now())
  })
}

/**
 * Gives an endpoint a new secret; the one before signs too for a day, and older ones no longer.
 * @throws AppError not_found
 */
export async function rotateSecret(
  { db, now, secrets }: Deps & Pick<ManageDeps, 'secrets'>,
  { accountId, actor }: Owner,
  id: string,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const secret = newSecret()
  const at = now()
  const endpoint = await db.transaction(async (tx) => {
    const { secret: oldSecret } = await getEndpoint({ db: tx }, accountId, id, { isLocked: true })
    const isReadable = canRead(secrets, oldSecret)
    const rotated = (await updateEndpoint(tx, accountId, id, {
      secret: secrets.seal(secret),
      oldSecret: isReadable ? oldSecret : null,
      oldSecretUntil: isReadable ? new Date(at.getTime() + oldSecretMs) : null,
    }))!
    await audit(tx, rotated, actor, 'webhook.secret_rotated', at)
    return rotated
  })
  return { endpoint, secret }
}

/** Writes a message down that tells nothing, to be sent at once. @throws AppError not_found, or bad_request while it is off */
export async function sendTest(
  { db, now, newId }: Deps & Pick<ManageDeps, 'newId'>,
  accountId: string,
  id: string,
): Promise<Delivery> {
  requireOn(await getEndpoint({ db }, accountId, id))
  const event = { type: 'webhook.test', data: { endpointId: id }, accountId, fact: newId('test'), at: now() } as const
  await insertEventFor(db, id, event)
  return getDelivery({ db }, accountId, id, messageIdOf(event))
}

/**
 * Has a message sent again, at once and with all its attempts; it keeps its `webhook-id`.
 * @throws AppError not_found, or bad_request while it is being sent or the endpoint is off
 */
export async function replayDelivery(
  { db, now }: Deps,
  accountId: string,
  id: string,
  messageId: string,
): Promise<Delivery> {
  requireOn(await getEndpoint({ db }, accountId, id))
  await getDelivery({ db }, accountId, id, messageId)
  const delivery = await restartDelivery(db, id, messageId, now())
  if (delivery !== undefined) return delivery
  throw new AppError('bad_request', 'This message is being sent at the moment: look again in a few seconds.', {
    param: 'messageId',
  })
}

/** @throws AppError not_found */
export async function getEndpoint(
  { db }: { db: Db },
  accountId: string,
  id: string,
  options: { isLocked?: boolean } = {},
): Promise<Endpoint> {
  const endpoint = await findEndpoint(db, accountId, id, options)
  if (endpoint === undefined) throw noSuchEndpoint(id)
  return endpoint
}

/** @throws AppError not_found */
export async function getDelivery(
  { db }: { db: Db },
  accountId: string,
  id: string,
  messageId: string,
): Promise<Delivery> {
  await getEndpoint({ db }, accountId, id)
  const delivery = await findDelivery(db, id, messageId)
  if (delivery !== undefined) return delivery
  throw new AppError('not_found', `There is no message ${messageId}.`, { param: 'messageId' })
}

const noSuchEndpoint = (id: string) => new AppError('not_found', `There is no webhook ${id}.`, { param: 'id' })

function requireOn({ disabledAt }: Endpoint): void {
  if (disabledAt === null) return
  throw new AppError('bad_request', 'This webhook is switched off: switch it on first.', { param: 'id' })
}

const reasons: Readonly<Record<WrongTarget, string>> = {
  unreadable: '`url` must be a whole address, such as https://example.org/berea.',
  insecure: '`url` must begin with https://.',
  has_credentials: '`url` may hold no user name and password: messages are signed instead.',
  not_public: '`url` must lead to an address that the whole internet reaches; this one is of a private network.',
  unknown_host: 'The host in `url` cannot be found: check its name.',
}

async function requireTarget(check: Targets['check'], url: string): Promise<void> {
  const wrong = await check(url)
  if (wrong !== undefined) throw new AppError('bad_request', reasons[wrong], { param: '/url' })
}

function canRead(secrets: SecretBox, sealed: string): boolean {
  try {
    secrets.unseal(sealed)
    return true
  } catch {
    return false
  }
}

/** Of an address only the host is kept: the rest may be what opens it. */
async function audit(tx: Db, endpoint: Endpoint, actor: string, action: string, at: Date): Promise<void> {
  const { accountId, id, url, events, disabledAt } = endpoint
  const detail = { host: new URL(url).host, events, isEnabled: disabledAt === null }
  await recordAudit(tx, { at, actor, action, accountId, subject: id, detail })
}
