import type { Language } from '../i18n/language.ts'
import { call } from './client.ts'

/** Better Auth's routes, as far as the pages use them. Every one throws what `call` throws. */
const post = <Body>(path: string, body: object = {}) => call<Body>(`/auth${path}`, { method: 'POST', body })

export type SignedInOrChallenged = { twoFactorRedirect?: boolean }
export type Enrolment = { totpURI: string; backupCodes: string[] }
export type BrowserSession = {
  id: string
  token: string
  createdAt: string
  updatedAt: string
  expiresAt: string
  ipAddress?: string | null
  userAgent?: string | null
}

type SignUp = { name: string; email: string; password: string; invitation?: string; language: Language }

/** `invitation` is the token of an invitation or of an operator's link. */
type SignedUp = { token: string | null; user: { emailVerified: boolean } }
export const signUp = (person: SignUp) => post<SignedUp>('/sign-up/email', person)
export const signIn = (body: { email: string; password: string }) => post<SignedInOrChallenged>('/sign-in/email', body)
export const signOut = () => post('/sign-out')
export const verifyTotp = (code: string) => post('/two-factor/verify-totp', { code })
export const verifyRecoveryCode = (code: string) => post('/two-factor/verify-backup-code', { code })
export const requestPasswordReset = (email: string) => post('/request-password-reset', { email })
export const resetPassword = (body: { newPassword: string; token: string }) => post('/reset-password', body)
export const sendVerification = (email: string) => post('/send-verification-email', { email })
export const verifyEmail = (token: string) => call<unknown>('/auth/verify-email', { query: { token } })
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  post('/change-password', { ...body, revokeOtherSessions: true })
export const changePerson = (body: { name?: string; language?: Language }) => post('/update-user', body)
/** `code` is one of the authenticator, or one for recovery; none where there is no second step yet. */
export type PasswordAndCode = { password: string; code: string }
export const enrolTotp = ({ password }: PasswordAndCode) => post<Enrolment>('/two-factor/enable', { password })
export const endTotp = (body: PasswordAndCode) => post('/two-factor/disable', body)
export const newRecoveryCodes = (body: PasswordAndCode) =>
  post<{ backupCodes: string[] }>('/two-factor/generate-backup-codes', body)
export const listSessions = () => call<BrowserSession[]>('/auth/list-sessions')
export const revokeSession = (token: string) => post('/revoke-session', { token })
export const revokeOtherSessions = () => post('/revoke-other-sessions')
export const deletePerson = (password: string) => post('/delete-user', { password })
