import { createHash, randomBytes } from 'node:crypto'

/** How people may sign up: everybody, who has an invitation, or nobody but operators by their link. */
export type SignUp = 'open' | 'invite' | 'closed'

/** A link that lets one person sign up, once. */
export type Invitation = {
  id: string
  /** In lower case; null for whoever has the link. */
  email: string | null
  makesOperator: boolean
  /** As the audit log names them; `system` for the link that a first start prints. */
  createdBy: string
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  usedBy: string | null
}

const daysOfInvitation = 14
const tokenBytes = 32

/** Whoever has the token may sign up; only its hash is kept. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** When an invitation made now is over. */
export const endOfInvitation = (now: Date): Date => new Date(now.getTime() + daysOfInvitation * 86_400_000)

/** As addresses are compared and kept. */
export const sameEmail = (email: string): string => email.trim().toLowerCase()

/** Whether an invitation lets this address sign up now. */
export const isGoodFor = ({ email, expiresAt, usedAt }: Invitation, address: string, now: Date): boolean =>
  usedAt === null && expiresAt > now && (email === null || email === sameEmail(address))

/** The address to open. @param query what the page fills in beforehand */
export function signUpUrl(
  publicUrl: string,
  { token, makesOperator }: { token: string; makesOperator: boolean },
  query: Record<string, string> = {},
): string {
  const asked = new URLSearchParams({ [makesOperator ? 'operator' : 'invitation']: token, ...query })
  return `${publicUrl}/dashboard/sign-up?${asked}`
}
