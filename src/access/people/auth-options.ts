import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { Db } from '../../platform/db/index.ts'
import type { Logger } from '../../platform/logger.ts'
import { addressHeader, authPath, cookiePath, cookiePrefix } from './auth-paths.ts'
import { mailTexts } from './mail-texts.ts'
import type { Mailer } from './mailer.ts'
import { longestPassword, shortestPassword } from './password-rules.ts'
import { keepLatestResetLink, resetLinkPrefix, storedResetLink } from './reset-links.repository.ts'
import type { NoteSecurityChange } from './security-changes.ts'
import type { WriteToPerson } from './write-to-person.ts'

export type AuthSettings = {
  /** No slash at the end. */
  publicUrl: string
  /** 32 bytes or more that only this service has. */
  secret: Buffer
  mailer: Mailer
  /** Whether mails arrive: only then must an address be confirmed before its owner may sign in. */
  sendsMail: boolean
  logger: Logger
}

const hour = 3_600
const day = 24 * hour

type Deps = Omit<AuthSettings, 'mailer'> & { db: Db; write: WriteToPerson; noteChange: NoteSecurityChange }

/** How Better Auth is to work, but for the database and what happens at sign-up. */
export function authOptions({ db, publicUrl, secret, sendsMail, logger, write, noteChange }: Deps) {
  const { origin, protocol } = new URL(publicUrl)
  return {
    appName: 'Berea',
    baseURL: origin,
    basePath: authPath,
    secret: secret.toString('hex'),
    telemetry: { enabled: false },
    rateLimit: { enabled: false }, // the routes have limits of their own, shared by all replicas
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: sendsMail,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => noteChange(user, 'password'),
      sendResetPassword: async ({ user, token }) => {
        await keepLatestResetLink(db, user.id)
        write(
          user,
          (language, name) => mailTexts[language].reset(name, `${publicUrl}/dashboard/reset-password?token=${token}`),
          hour,
        )
      },
      onExistingUserSignUp: async ({ user }) =>
        write(user, (language, name) => mailTexts[language].signedUpAgain(name, `${publicUrl}/dashboard/sign-in`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: day,
      // the link may be opened by whoever gets the mail; it must not sign them in as somebody else
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, token }) => {
        if (user.emailVerified) return // an operator, whose address the one who made the link vouches for
        write(user, (language, name) =>
          mailTexts[language].verify(name, `${publicUrl}/dashboard/verify-email?token=${token}`),
        )
      },
    },
    // a copy of the table must reset nobody's password
    verification: {
      storeIdentifier: { default: 'hashed', overrides: { [resetLinkPrefix]: { hash: storedResetLink } } },
    },
    session: { expiresIn: 7 * day, updateAge: day },
    user: {
      additionalFields: { language: { type: 'string', required: true } },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: protocol === 'https:',
      defaultCookieAttributes: { path: cookiePath, sameSite: 'lax', httpOnly: true },
      disableCSRFCheck: true, // every route of the dashboard has a stricter check before this
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    onAPIError: {
      // refusals are replies; a failure that stayed here would be printed with the values of its statement
      onError: (error) => {
        if (!(error instanceof APIError)) throw error
      },
    },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        logger.error({ err: details.find((detail) => detail instanceof Error) }, `signing in: ${message}`),
    },
  } satisfies BetterAuthOptions
}
