import type { Finding, Guardrail } from './contract.ts'
import { ruleSetVersion } from './rule.ts'
import { emailAddresses } from './sensitive/email-addresses.ts'
import { hyphenatedSsn } from './sensitive/id-numbers.ts'
import { ipAddresses } from './sensitive/ip-addresses.ts'
import { keyPatterns } from './sensitive/key-patterns.ts'
import { cardNumbers, ibans } from './sensitive/payment-numbers.ts'
import { digitsOf, phoneNumbers } from './sensitive/phone-numbers.ts'
import { privateKeys } from './sensitive/private-keys.ts'
import { matchPatterns, type SensitivePlace, withoutOverlaps } from './sensitive/sensitive-place.ts'
import { filteredHealth, healthRules, openToldDetails, type ToldDetails } from './sensitive/told-details.ts'
import { type Traits, traitsOf } from './sensitive/traits.ts'
import type { CheckedText } from './text/checked-text.ts'

/**
 * Takes out what should not be stored or shown: ways to reach a person, numbers of cards, accounts and papers, keys and
 * passwords. Health or abuse that is told of a person who can be known by it is marked and left: it is what the caller
 * asks about.
 * @param helpPhones the telephone numbers that may leave; of what comes in, any that is said to be a help line stays
 */
export function createSensitiveData(helpPhones: readonly string[]): Guardrail {
  const known = new Set(helpPhones.map(digitsOf))
  const told = openToldDetails()
  return {
    name: 'sensitiveData',
    stages: ['input', 'retrieved', 'output'],
    ruleSet: ruleSetVersion('sensitive-data', keyPatterns, told, healthRules(), helpPhones),
    check: (text, { stage }) => {
      const places = withoutOverlaps(placesIn(text, told, stage === 'output' ? known : undefined))
      const health = healthIn(text)
      const rules = [...new Set([...places.map(({ rule }) => rule), ...health])]
      if (rules.length === 0) return undefined
      if (places.length === 0) return { decision: 'flag', rules }
      const redactions = places.map(({ start, end, placeholder }) => ({
        ...text.originalSpan(start, end),
        replacement: placeholder,
      }))
      return { decision: 'redact', rules, redactions } satisfies Finding
    },
  }
}

/** Each kind is looked for only where the text has what it can't be without. */
function placesIn(read: CheckedText, told: ToldDetails, helpPhones: ReadonlySet<string> | undefined): SensitivePlace[] {
  const { plain, words } = read
  const traits = traitsOf(plain)
  return [
    ...secretsIn(plain, traits),
    ...(traits.longestRun >= shortestKey ? matchPatterns(plain, told.secrets, read) : []),
    ...(traits.hasAt || words.has('dot') || words.has('punto') ? emailAddresses(plain) : []),
    ...numbersIn(plain, traits),
    ...matchPatterns(plain, told.passwords, read),
    ...(traits.digits >= 4 ? matchPatterns(plain, told.ssn, read) : []),
    ...(traits.digits >= 4 ? matchPatterns(plain, told.ids, read) : []),
    ...(traits.digits >= 3 ? matchPatterns(plain, told.births, read) : []),
    ...(traits.digits >= 3 ? ipAddresses(plain) : []),
    ...(traits.digits >= 7 ? phoneNumbers(plain, helpPhones) : []),
    ...(traits.digits >= 1 ? matchPatterns(plain, told.addresses, read) : []),
  ]
}

const shortestKey = 16

function secretsIn(plain: string, traits: Traits): SensitivePlace[] {
  if (traits.longestRun < shortestKey) return []
  return [...privateKeys(plain), ...matchPatterns(plain, keyPatterns)]
}

function numbersIn(plain: string, { digits }: Traits): SensitivePlace[] {
  return [...(digits >= 13 ? cardNumbers(plain) : []), ...(digits >= 8 ? ibans(plain) : [])]
}

function healthIn({ plain, words, plainGrams }: CheckedText): string[] {
  return filteredHealth()
    .filter(({ needs }) => needs.some((word) => words.has(word)))
    .filter(({ pattern }) => pattern.test(plain, plainGrams()))
    .map(({ id }) => id)
}

const jsonString = /"(?:[^"\\]|\\.)*"/g

/**
 * A log line without e-mail addresses, cards, social security numbers, IBANs and keys. A line of JSON stays one: only
 * what stands in its strings is changed, so its numbers, and ids and times, stay as they are. Linear, never throws.
 */
export function maskForLog(line: string): string {
  if (!/^\s*[[{]/.test(line)) return masked(line)
  return line.replace(jsonString, (whole) => {
    try {
      const text: string = JSON.parse(whole)
      const without = masked(text)
      return without === text ? whole : JSON.stringify(without)
    } catch {
      return whole
    }
  })
}

/** Every line has some: letters and digits that say nothing of anybody, in the form that this service gives them. */
const ownId = /^[a-z]{2,5}_[0-9A-HJKMNP-TV-Z]{26}$/

function masked(text: string): string {
  if (ownId.test(text)) return text
  const traits = traitsOf(text)
  if (!traits.hasAt && traits.digits < 8 && traits.longestRun < 16) return text
  const places = [
    ...secretsIn(text, traits),
    ...(traits.hasAt ? emailAddresses(text) : []),
    ...numbersIn(text, traits),
    ...matchPatterns(text, hyphenatedSsn),
  ]
  let rest = ''
  let from = 0
  for (const { start, end, placeholder } of withoutOverlaps(places)) {
    rest += text.slice(from, start) + placeholder
    from = end
  }
  return rest + text.slice(from)
}
