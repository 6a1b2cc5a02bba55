import validator from 'validator'
import { after, before, type SensitivePlace } from './sensitive-place.ts'

/** First digits of the card networks, with the lengths that each issues. */
const networks: readonly RegExp[] = [
  /^4\d{12}(?:\d{3}){0,2}$/, // Visa
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^(?:6011|65\d\d|64[4-9]\d)\d{12}(?:\d{3})?$/, // Discover
  /^3(?:0[0-5]|[689]\d)\d{11}(?:\d\d)?$/, // Diners Club
  /^(?:2131|1800)\d{11}$|^35\d{14}(?:\d{3})?$/, // JCB
  /^62\d{14,17}$/, // UnionPay
  /^220[0-4]\d{12}$/, // Mir
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{9,15}$/, // Maestro
  /^(?:4011|4312|4389|5041|5067|5090|6277|6362|6363|6500|6504|6505|6507|6509|6516|6550)\d{12}$/, // Elo
  /^(?:508[5-9]|6521|6522)\d{12}$/, // RuPay
]
const digitRun = /(?<![\w.,:$€£-])\d(?:[ ._/-]{0,3}\d){12,18}(?![\w:]|[.,-]\d)/g

/** Payment cards: known first digits, the right length, a right check digit, written as cards are written. */
export function cardNumbers(text: string): SensitivePlace[] {
  const found: SensitivePlace[] = []
  for (const { index: start, 0: run } of text.matchAll(digitRun)) {
    const digits = run.replace(/\D/g, '')
    if (!isGroupedAsCard(run) || !isCard(digits)) continue
    if (/isbn(?:-1[03])?:? ?$/.test(before(text, start, 12))) continue
    found.push({ rule: 'card', placeholder: '[card]', start, end: start + run.length })
    const behind = after(text, start + run.length, 60).match(
      /^[^\d]{0,12}(?:exp\w{0,8}|valid thru|vence|cad\w{0,8})?[^\d]{0,6}(?:\d\d ?[/-] ?(?:20)?\d\d)?[^\d\n]{0,12}(?:cvv2?|cvc2?|cid|security code|codigo de seguridad)\W{0,4}(?:is |es )?(\d{3,4})(?!\d)/,
    )
    if (behind !== null) {
      const end = start + run.length + behind[0].length
      found.push({ rule: 'card-code', placeholder: '[card]', start: end - behind[1]!.length, end })
    }
  }
  return found
}

const isCard = (digits: string): boolean =>
  networks.some((network) => network.test(digits)) && validator.isLuhnNumber(digits)

/** Unparted, in groups as on the card, or digit by digit; a row of verse numbers has groups of one and two. */
function isGroupedAsCard(run: string): boolean {
  const groups = run.split(/\D+/).map((group) => group.length)
  if (groups.length === 1) return true
  if (groups.every((length) => length === 1)) return true
  const [first, ...others] = groups
  return first === 4 && others.slice(0, -1).every((length) => length >= 4 && length <= 6) && others.at(-1)! <= 6
}

const ibanRun = /(?<![\p{L}\p{N}_-])[a-z]{2} ?\d{2}(?:[ -]?[a-z0-9]){11,30}(?![\p{L}\p{N}_])/giu
const shortestIban = 15

/** International account numbers with right check digits; where the word IBAN stands before it, also mistyped ones. */
export function ibans(text: string): SensitivePlace[] {
  const found: SensitivePlace[] = []
  for (const { index: start, 0: run } of text.matchAll(ibanRun)) {
    const end = ibanEnd(run)
    if (end !== undefined) found.push({ rule: 'iban', placeholder: '[iban]', start, end: start + end })
    else if (/\biban\b[^\d\n]{0,12}$/.test(before(text, start, 24)) && /\d{8}/.test(run.replace(/\D/g, ''))) {
      found.push({ rule: 'iban-named', placeholder: '[iban]', start, end: start + run.length })
    }
  }
  return found
}

/** Where the number ends in a run that may go on with other words; undefined when no start of it is a number. */
function ibanEnd(run: string): number | undefined {
  let end = run.length
  while (end >= shortestIban) {
    if (validator.isIBAN(run.slice(0, end).replace(/[ -]/g, '').toUpperCase())) return end
    const cut = Math.max(run.lastIndexOf(' ', end - 1), run.lastIndexOf('-', end - 1))
    if (cut <= 0) return undefined
    end = cut
  }
  return undefined
}
