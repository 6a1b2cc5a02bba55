import { once } from '../../../platform/once.ts'
import { policyRules } from '../policies/index.ts'
import { type FilteredPattern, filtered } from '../prefilter/index.ts'
import { checks } from './checks.ts'
import { hyphenatedSsn, idNumbers } from './id-numbers.ts'
import type { SensitivePattern } from './sensitive-place.ts'

/** As policies/sensitive-data has it. */
type DetailRule = Omit<SensitivePattern, 'isReal'> & { check?: string }

function detailsOf(file: string, set?: string): SensitivePattern[] {
  return policyRules<DetailRule>(`sensitive-data/${file}`, set).map(({ check, ...rule }) => {
    if (check === undefined) return rule
    const isReal = checks[check]
    if (isReal === undefined) throw new Error(`policies/sensitive-data/${file}.yaml: ${rule.id} has an unknown check`)
    return { ...rule, isReal }
  })
}

/** Private details that words beside them tell, in the order in which they are looked for. */
export type ToldDetails = {
  secrets: readonly SensitivePattern[]
  passwords: readonly SensitivePattern[]
  ssn: readonly SensitivePattern[]
  ids: readonly SensitivePattern[]
  births: readonly SensitivePattern[]
  addresses: readonly SensitivePattern[]
}

export const openToldDetails = once(
  (): ToldDetails => ({
    secrets: detailsOf('secrets.any', 'named'),
    passwords: detailsOf('secrets.any', 'passwords'),
    ssn: [...hyphenatedSsn, ...detailsOf('ids.any', 'ssn')],
    ids: [...detailsOf('ids.any', 'ids'), ...idNumbers],
    births: detailsOf('births.any'),
    addresses: ['addresses.en', 'addresses.es', 'addresses.any'].flatMap((file) => detailsOf(file)),
  }),
)

/** One way of telling a private thing of a person who can be found by what is told. */
type HealthRule = { id: string; needs: readonly string[]; pattern: RegExp }

export const healthRules = once(() => policyRules<HealthRule>('sensitive-data/health.any'))

/** The same, each tried only on texts that have the letters for it. */
export const filteredHealth = once((): (Omit<HealthRule, 'pattern'> & { pattern: FilteredPattern })[] =>
  healthRules().map(({ id, needs, pattern }) => ({ id, needs, pattern: filtered(pattern) })),
)
