import type { Scope } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'

/** What a key was changed to, a line each. What only the service needs is left out. */
export function useDetailInWords(): (detail: Record<string, unknown>) => string[] {
  const { keys: text, common } = useText()
  const { number, moment } = useFormats()
  const count = (value: unknown, none: string) => (typeof value === 'number' ? number(value) : none)
  const words: Record<string, (value: unknown) => string> = {
    name: (value) => `${text.name}: ${value}`,
    livemode: (value) => `${text.modeLabel}: ${value === true ? common.live : common.test}`,
    scopes: (value) =>
      `${text.scopes}: ${(value as Scope[]).map((scope) => text.scopeNames[scope] ?? scope).join(', ')}`,
    dailyCap: (value) => `${text.dailyCap}: ${count(value, text.noCapOfItsOwn)}`,
    monthlyCap: (value) => `${text.monthlyCap}: ${count(value, text.noCapOfItsOwn)}`,
    requestsPerMinute: (value) => `${text.perMinute}: ${count(value, text.planLimit)}`,
    ipList: (value) => `${text.addresses}: ${(value as string[]).join(', ') || text.anywhere}`,
    expiresAt: (value) => `${text.expiresAt}: ${typeof value === 'string' ? moment(value) : text.doesNotExpire}`,
    graceEndsAt: (value) => text.graceEnded(moment(String(value))),
  }
  const known = Object.keys(words)
  return (detail) =>
    Object.entries(detail)
      .filter(([field]) => known.includes(field))
      .sort(([a], [b]) => known.indexOf(a) - known.indexOf(b))
      .map(([field, value]) => words[field]!(value))
}
