import { isIP } from 'node:net'
import { AppError } from '../../errors.ts'
import { requireReadableName } from '../accounts/index.ts'
import type { Scope } from './api-key.ts'

/** What the holder of a key may change at any time; what is not named stays. */
export type KeySettings = {
  name?: string
  scopes?: readonly Scope[]
  expiresAt?: Date | null
  ipList?: readonly string[]
  dailyCap?: number | null
  monthlyCap?: number | null
  requestsPerMinute?: number | null
}

/** @throws AppError bad_request naming the field */
export function checkSettings({ name, scopes, expiresAt, ipList, ...figures }: KeySettings, now: Date): void {
  if (name !== undefined) requireReadableName(name)
  if (scopes?.length === 0) throw new AppError('bad_request', 'Give the key at least one scope.', { param: 'scopes' })
  if (expiresAt && expiresAt <= now)
    throw new AppError('bad_request', 'The expiry must lie in the future; revoke the key to end it now.', {
      param: 'expiresAt',
    })
  const wrong = ipList?.find((entry) => !isAddressOrRange(entry))
  if (wrong !== undefined) {
    throw new AppError('bad_request', `“${wrong}” is no IP address and no CIDR range such as 192.0.2.0/24.`, {
      param: 'ipList',
    })
  }
  for (const [field, value] of Object.entries(figures)) {
    if (value !== null && value !== undefined && (!Number.isSafeInteger(value) || value < 0))
      throw new AppError('bad_request', `\`${field}\` must be a whole number from 0, or null for none.`, {
        param: field,
      })
  }
}

/** `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32`. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
