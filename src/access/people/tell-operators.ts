import type { TellOperators } from '../accounts/index.ts'
import { insertMail } from '../outbox/index.ts'
import { listOperators } from './people.repository.ts'

/** One mail to each operator. Whoever is none any more when it is sent gets none. */
export const tellOperators: TellOperators = async (db, { id, accountId, organisation, createdAt }) => {
  for (const { id: operatorId } of await listOperators(db)) {
    const content = { kind: 'application_waits', operatorId, organisation } as const
    await insertMail(db, { id: `waits:${id}:${operatorId}`, accountId, content, createdAt, usefulUntil: null })
  }
}
