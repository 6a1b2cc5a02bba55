import type { Now } from '../../platform/clock.ts'
import type { DbConnection } from '../../platform/db/index.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Targets } from '../../platform/targets/index.ts'
import { createSender, type Sender } from './deliver-webhooks.ts'
import { forgetDeliveries } from './deliveries.repository.ts'
import { deliveriesKeptMs } from './schedule.ts'
import type { SecretBox } from './signature.ts'

type Deps = {
  db: DbConnection
  now: Now
  targets: Pick<Targets, 'post'>
  secrets: SecretBox
  /** What a User-Agent says. */
  userAgent: string
  timeoutMs?: number
  logger: Logger
}

export type Webhooks = Sender & {
  /** Forgets deliveries of long ago. */
  forget: () => Promise<void>
}

/** What this process sends to the endpoints of accounts. */
export function createWebhooks({ targets, logger, ...deps }: Deps): Webhooks {
  const sender = createSender({
    ...deps,
    post: targets.post,
    onFailure: ({ endpointId, messageId, type, attempts }, code) =>
      logger.info({ webhook: { endpointId, messageId, type, attempts, code } }, 'a webhook was not taken'),
    onTrouble: (err) => logger.warn({ err }, 'webhooks could not be sent; trying again'),
  })
  const { db, now } = deps
  return { ...sender, forget: () => forgetDeliveries(db, new Date(now().getTime() - deliveriesKeptMs)) }
}
