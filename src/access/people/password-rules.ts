import { APIError } from 'better-auth/api'
import { type Weakness, weaknessOf } from '../passwords/index.ts'

export const shortestPassword = 10
export const longestPassword = 128

/**
 * @param known of whoever chooses it: names and addresses
 * @throws APIError for a password that is soon guessed. One of a wrong length is left to Better Auth
 */
export function requireStrongPassword(password: unknown, known: readonly string[]): void {
  if (typeof password !== 'string' || password.length < shortestPassword || password.length > longestPassword) return
  const weakness = weaknessOf(password, known)
  if (weakness === undefined) return
  const { code, why } = refusals[weakness]
  throw new APIError('BAD_REQUEST', { code, message: `${why} ${better}` })
}

const better = 'Choose a longer one, such as three or four words that do not belong together.'

const refusals: Readonly<Record<Weakness, { code: string; why: string }>> = {
  repeated: { code: 'PASSWORD_REPEATED', why: 'This password is one character or pattern again and again.' },
  sequence: { code: 'PASSWORD_SEQUENCE', why: 'This password is made of letters, digits or keys next to one another.' },
  common: { code: 'PASSWORD_COMMON', why: 'This password is made of words or dates that many people choose.' },
  personal: { code: 'PASSWORD_PERSONAL', why: 'This password is made of your name or e-mail address.' },
  short_mix: { code: 'PASSWORD_GUESSABLE', why: 'This password is soon guessed.' },
}
