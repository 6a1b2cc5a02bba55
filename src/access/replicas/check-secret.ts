import { createHmac } from 'node:crypto'
import { StartError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import { noteFingerprint, replaceFingerprint } from './replicas.repository.ts'

type Deps = { db: Db; now: Now }

/** What a secret is recognised by; nothing about it can be learnt from that. */
const fingerprintOf = (secret: Buffer): string =>
  createHmac('sha256', secret).update('berea: fingerprint of the service secret').digest('hex').slice(0, 32)

/**
 * Sees to it that all processes on one database have one secret: with two, each would sign out whom the other signed in,
 * and neither could read what the other encrypted.
 * @param isReplaced the operator changed the secret on purpose: from now on this one is right
 * @throws StartError when the database was first used with another secret
 */
export async function checkSecret({ db, now }: Deps, secret: Buffer, isReplaced: boolean): Promise<void> {
  const mine = fingerprintOf(secret)
  if (isReplaced) return replaceFingerprint(db, mine, now())
  if ((await noteFingerprint(db, mine, now())) === mine) return
  throw new StartError(
    'The secret of this process is not the one that its database is used with: give all replicas the same BEREA_SECRET ' +
      '(or copy the file `secret` of the first one’s BEREA_DATA_DIR). If it was changed on purpose, start once with ' +
      'BEREA_SECRET_REPLACED=1: everybody is signed out, and second factors and stored replies of before cannot be read.',
  )
}
