import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { Logger } from '../../platform/logger.ts'
import { addressHeader, authPath, cookiePath, cookiePrefix } from './auth-paths.ts'
import { isLanguage, type Language } from './language.ts'
import { mailTexts } from './mail-texts.ts'
import type { Mail, Mailer } from './mailer.ts'

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
const shortestPassword = 10
const longestPassword = 128

type Addressee = { name: string; email: string; language?: unknown }

/** How Better Auth is to work, but for the database and what happens at sign-up. */
export function authOptions({ publicUrl, secret, mailer, sendsMail, logger }: AuthSettings) {
  const { origin, protocol } = new URL(publicUrl)
  /** Not waited for: how long a reply takes must not tell whether there is somebody to write to. */
  const write = (to: Addressee, textIn: (language: Language) => Omit<Mail, 'to'>, usefulForSeconds = day): void => {
    const text = textIn(isLanguage(to.language) ? to.language : 'en')
    mailer
      .send({ to: to.email, ...text, usefulForMs: usefulForSeconds * 1_000 })
      .catch((err) => logger.error({ err }, 'a mail could not be sent'))
  }
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
      sendResetPassword: async ({ user, token }) =>
        write(
          user,
          (language) => mailTexts[language].reset(user.name, `${publicUrl}/dashboard/reset-password?token=${token}`),
          hour,
        ),
      onExistingUserSignUp: async ({ user }) =>
        write(user, (language) => mailTexts[language].signedUpAgain(user.name, `${publicUrl}/dashboard/sign-in`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: day,
      // the link may be opened by whoever gets the mail; it must not sign them in as somebody else
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, token }) => {
        if (user.emailVerified) return // an operator, whose address the one who made the link vouches for
        write(user, (language) =>
          mailTexts[language].verify(user.name, `${publicUrl}/dashboard/verify-email?token=${token}`),
        )
      },
    },
    verification: { storeIdentifier: 'hashed' }, // a copy of the table must reset nobody's password
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
