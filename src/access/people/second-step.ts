import { APIError, getSessionFromCtx } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import { claimCode } from './used-codes.repository.ts'
import { areCodesLocked, forgetWrongCodes, noteWrongCode } from './wrong-codes.repository.ts'

type Deps = { db: Db; now: Now }
type Context = Parameters<typeof getSessionFromCtx>[0]
type VerifyRequest = Parameters<typeof secondFactor.endpoints.verifyTOTP>[0]

/** The second factor itself: codes of an authenticator, and codes for recovery. */
export const secondFactor = twoFactor({ issuer: 'Berea' })

/** What weakens the second factor: who has learned the password and found a session must not be able to. */
export const weakensSecondFactor = (path: string): boolean =>
  path === '/two-factor/disable' || path === '/two-factor/generate-backup-codes'

const sixDigits = /^\d{6}$/

/**
 * Asks for a code of the authenticator, or one for recovery, beside the password. Each code does so once; ten wrong ones
 * in a row lock the second factor, as at signing in.
 * @throws APIError naming what is wrong. Who is not signed in is left to the endpoint
 */
export async function requireCode({ db, now }: Deps, context: Context): Promise<void> {
  const session = await getSessionFromCtx(context)
  if (session === null || typeof context.body?.password !== 'string') return
  const { id: personId, twoFactorEnabled } = session.user as { id: string; twoFactorEnabled?: boolean }
  await context.context.password.checkPassword(personId, context) // first: a code is used up by being right
  if (twoFactorEnabled !== true) throw refusal('TOTP_NOT_ENABLED', 'No second step is set up.')
  const code = context.body.code
  if (typeof code !== 'string' || code === '')
    throw refusal('CODE_NEEDED', 'Give a code of your authenticator app, or a recovery code, as `code`.')
  if (await areCodesLocked(db, personId, now()))
    throw new APIError('TOO_MANY_REQUESTS', {
      code: 'ACCOUNT_TEMPORARILY_LOCKED',
      message: 'Too many wrong codes. Wait 15 minutes and try again.',
    })
  const kind = sixDigits.test(code) ? 'totp' : 'recovery'
  try {
    const body = { code, disableSession: true }
    const request = { ...context, body, asResponse: false, returnHeaders: false } as VerifyRequest
    if (kind === 'totp') await secondFactor.endpoints.verifyTOTP(request)
    else await secondFactor.endpoints.verifyBackupCode(request)
  } catch (error) {
    if (error instanceof APIError) await noteWrongCode(db, personId, now())
    throw error
  }
  if (!(await claimCode(db, { personId, code, kind, at: now() }))) throw codeUsed()
  await forgetWrongCodes(db, personId)
}

export const codeUsed = () =>
  refusal('CODE_USED', 'This code was used already. Wait for the next one, or give another.')

const refusal = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message })
