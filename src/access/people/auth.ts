import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { AppError } from '../../errors.ts'
import { requireReadableName } from '../accounts/index.ts'
import { eraseAccount } from '../erasure/index.ts'
import { authDatabase } from './auth-database.repository.ts'
import { type AuthSettings, authOptions } from './auth-options.ts'
import { hashToken, isGoodFor, type SignUp } from './invitation.ts'
import { findInvitation } from './invitations.repository.ts'
import { isLanguage, preferredLanguage } from './language.ts'
import type { SecurityChange } from './mail-texts.ts'
import { requireStrongPassword } from './password-rules.ts'
import { deletePerson, findStanding } from './people.repository.ts'
import { findPersonOfResetLink } from './reset-links.repository.ts'
import { codeUsed, requireCode, secondFactor, weakensSecondFactor } from './second-step.ts'
import { createNoteSecurityChange } from './security-changes.ts'
import { claimCode } from './used-codes.repository.ts'
import { type WelcomeDeps, welcome } from './welcome.ts'
import { type Addressee, createWriteToPerson } from './write-to-person.ts'

export type PeopleDeps = WelcomeDeps & AuthSettings & { signUp: SignUp }

const idPrefixes: Record<string, string> = { user: 'pers', session: 'sess', account: 'cred', twoFactor: 'totp' }

/** Better Auth over our tables, with our rules for who may sign up. */
export function createAuth(deps: PeopleDeps) {
  const { db, newId, now, signUp } = deps
  const write = createWriteToPerson(deps)
  const noteChange = createNoteSecurityChange({ ...deps, write })
  const options = authOptions({ ...deps, write, noteChange })

  return betterAuth({
    ...options,
    database: authDatabase(db),
    plugins: [secondFactor],
    advanced: {
      ...options.advanced,
      database: { generateId: ({ model }) => newId(idPrefixes[model] ?? 'wait') },
    },
    user: {
      ...options.user,
      deleteUser: {
        enabled: true,
        beforeDelete: async ({ id }) => {
          const accountId = (await findStanding(db, id))?.accountId
          if (accountId) await translated(() => eraseAccount({ db, now }, accountId, { actor: 'holder' }))
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { path, body, headers } = context
        if (path === '/sign-up/email') {
          await requireWelcome(body)
          requireStrongPassword(body.password, [body.name, String(body.email)])
          const language = isLanguage(body.language)
            ? body.language
            : preferredLanguage(headers?.get('accept-language') ?? null)
          return { context: { body: { ...body, language } } }
        }
        if (path === '/update-user') requireOwnFields(body)
        if (path === '/change-password') {
          const session = await getSessionFromCtx(context)
          if (session !== null) requireStrongPassword(body?.newPassword, [session.user.name, session.user.email])
          return { context: { body: { ...body, revokeOtherSessions: true } } }
        }
        if (path === '/reset-password') {
          const person = await findPersonOfResetLink(db, String(body?.token), now())
          requireStrongPassword(body?.newPassword, person === undefined ? [] : [person.name, person.email])
        }
        if (weakensSecondFactor(path)) await requireCode(deps, context)
        // a device that is trusted for a month would outlive a new password and every session that is ended
        if (path.startsWith('/two-factor/verify-')) return { context: { body: { ...body, trustDevice: false } } }
        if (path === '/delete-user' && typeof body?.password !== 'string')
          throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Give your password.' })
        return undefined
      }),
      after: createAuthMiddleware(async (context) => {
        if (context.path !== '/two-factor/generate-backup-codes' || context.context.returned instanceof APIError) return
        const session = await getSessionFromCtx(context)
        if (session !== null) await noteChange(session.user, 'recovery_codes')
      }),
    },
    databaseHooks: {
      account: {
        update: {
          after: async ({ userId }, context) => {
            const session = context?.context.session
            if (context?.path === '/change-password' && session?.user.id === userId)
              await noteChange(session.user, 'password')
          },
        },
      },
      session: {
        create: {
          before: async ({ userId: personId }, context) => {
            const kind = secondSteps[context?.path ?? '']
            if (kind === undefined) return
            const code = String(context?.body?.code)
            if (!(await claimCode(db, { personId, code, kind, at: now() }))) throw codeUsed()
          },
        },
      },
      user: {
        update: {
          after: async (person, context) => {
            const change = secondFactorChanges[context?.path ?? '']
            if (change !== undefined) await noteChange(person as Addressee & { id: string }, change)
          },
        },
        create: {
          before: async (person, context) => {
            const token = invitationOf(context?.body)
            const invitation = token === undefined ? undefined : await findInvitation(db, hashToken(token))
            // an operator's link was given by hand, by somebody who can read this server's log and database
            return { data: { ...person, emailVerified: invitation?.makesOperator === true } }
          },
          after: async (person, context) => {
            if (await welcome(deps, person, invitationOf(context?.body))) return
            await deletePerson(db, person.id)
            throw notInvited()
          },
        },
      },
    },
  })

  /** @throws APIError where somebody may not sign up, before it is looked at whether their address is known */
  async function requireWelcome(body: Record<string, unknown> | undefined): Promise<void> {
    await translated(async () => requireName(body?.name))
    if (String(body?.email).length > longestEmail)
      throw new APIError('BAD_REQUEST', {
        code: 'INVALID_EMAIL',
        message: `An address has at most ${longestEmail} characters.`,
      })
    if (body?.image !== undefined) throw notAllowed('Nobody has a picture here.')
    const token = invitationOf(body)
    if (token === undefined) {
      if (signUp === 'open') return
      throw signUp === 'invite' ? notInvited() : closed()
    }
    const invitation = await findInvitation(db, hashToken(token))
    if (signUp === 'closed' && invitation?.makesOperator !== true) throw closed()
    if (invitation === undefined || !isGoodFor(invitation, String(body?.email), now())) throw notInvited()
  }
}

const secondSteps: Readonly<Record<string, 'totp' | 'recovery'>> = {
  '/two-factor/verify-totp': 'totp',
  '/two-factor/verify-backup-code': 'recovery',
}

/** Where the row of a person is written only because of their second factor. */
const secondFactorChanges: Readonly<Record<string, SecurityChange>> = {
  '/two-factor/verify-totp': 'second_step_on',
  '/two-factor/disable': 'second_step_off',
}

const longestName = 200
const longestEmail = 254

function requireName(name: unknown): void {
  if (typeof name !== 'string' || name.trim() === '' || name.length > longestName)
    throw new AppError('bad_request', `A name has 1 to ${longestName} characters.`, { param: '/name' })
  requireReadableName(name)
}

/** What people may change of themselves this way: their name and their language. */
function requireOwnFields(body: Record<string, unknown>): void {
  const { name, language, ...more } = body
  if (name !== undefined) translateNow(() => requireName(name))
  if ((language !== undefined && !isLanguage(language)) || Object.keys(more).length > 0)
    throw notAllowed('Only `name` and `language` can be changed.')
}

function invitationOf(body: Record<string, unknown> | undefined): string | undefined {
  return typeof body?.invitation === 'string' && body.invitation !== '' ? body.invitation : undefined
}

const notInvited = () =>
  new APIError('FORBIDDEN', {
    code: 'INVITATION_NEEDED',
    message: 'Signing up needs an invitation for this address that is neither used nor over.',
  })

const notAllowed = (message: string) => new APIError('BAD_REQUEST', { code: 'FIELD_NOT_ALLOWED', message })

const closed = () => new APIError('FORBIDDEN', { code: 'SIGN_UP_CLOSED', message: 'Nobody can sign up here.' })

/** A refusal of ours in the form that Better Auth passes on. */
const asApiError = (error: unknown): unknown =>
  error instanceof AppError ? new APIError('BAD_REQUEST', { code: 'REFUSED', message: error.message }) : error

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asApiError(error)
  }
}

function translateNow(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw asApiError(error)
  }
}
