import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { after, before, type SensitivePlace } from './sensitive-place.ts'

// `+` and a country code, or the `00` and `011` that stand for it
const international = /(?<![\w+.,:])(?:\+ ?|\(\+|0011 ?|011 ?|00 ?)[1-9](?:[ ()./-]{0,3}\d){6,14}(?![:,]?\d)/g
// groups of digits that blanks, points, hyphens and brackets part; a colon or a comma makes it something else
const national = /(?<!\d[ .,-])(?<![\w+.,:;$€£#/-])\(?\d(?:[ ()./-]{0,3}\d){6,13}(?![\w%]|[:,. -]\d)/g

/** Shapes that nothing but a telephone number has, so that no word need stand near. */
const telling: readonly (readonly [RegExp, CountryCode])[] = [
  [/^(?:1[ .-]?)?\([2-9]\d\d\) ?[2-9]\d\d[ .-]?\d{4}$/, 'US'],
  [/^(?:1[.-])?[2-9]\d\d([.-])[2-9]\d\d\1\d{4}$/, 'US'],
  [/^07\d{3} ?\d{3} ?\d{3}$/, 'GB'],
  [/^\(?0(?:2\d|1\d{2,3})\)? \d{3,4} ?\d{3,4}$/, 'GB'],
]
/** Countries whose national form is tried where a word speaks of a telephone. */
const countries: readonly CountryCode[] = ['US', 'GB', 'ES', 'MX', 'AR', 'CO', 'BR', 'DE', 'FR', 'IT', 'IN', 'AU', 'NG']

/** Says that a telephone number follows or went before. */
const namesPhone =
  /\b(?:phones?|telephone|tel|tlf|tfno|mob|mobile|cell|cellphone|landline|fax|whats ?app|sms|viber|telefonos?|telefone|movil|celular|cel|handy|telefon\w{0,6}|portable|(?:my|his|her|our|their|mi|su|nuestro|meu) (?:new |nuevo )?(?:number|numero)|(?:number|numero)(?:'s| is|:| es)? ?$)/
/** Says so, or something else: the number itself must be one that a country has given out. */
const mayNamePhone =
  /\b(?:signal|telegram|call|calls|called|calling|text|texted|dial|ring|rang|reach|contact|number|llama\w{0,4}|llamar\w{0,3}|llamen\w{0,2}|marca|marcar|numero|contacto|contactar\w{0,2}|escribe\w{0,3})\b/
/** A short number without an area code needs more than one word. */
const namesOwnNumber =
  /\b(?:(?:my|his|her|our|their|phone|cell|mobile|contact|office|home|work|mi|su|nuestro) (?:phone |cell |mobile |home )?(?:number|numero|phone|cell|mobile|telefono|celular)|(?:call|text|phone|ring|reach|contact|dial)(?: (?:me|us|him|her|them))?(?: at| on)?(?= ?$)|(?:call|text|phone|ring|reach|contact) (?:me|us|him|her|them)|llama\w{0,3}|llame\w{0,3}|telefono|tel|phone|ph|cell|mobile)\b[^\d\n]{0,16}$/
/** Numbers that are there to be called by anybody. */
const speaksOfHelp =
  /\b(?:hot ?lines?|help ?lines?|lifeline|life line|samaritans|crisis|emergenc\w{1,4}|suicide|suicidio|prevention|poison control|childline|toll[ -]free|linea (?:de|nacional)|telefono (?:de la|de) (?:esperanza|vida|ayuda|atencion)|esperanza|ayuda|emergencias?|auxilio|prayer line|customer service)\b/
const freeOfCharge =
  /^(?:\+?1[ .-]?)?\(?8(?:00|88|77|66|55|44|33)\)?[ .-]?\d{3}[ .-]?\d{4}$|^(?:\+44 ?|0)(?:800|808|300|345) ?\d{2,4} ?\d{3,4}$|^(?:\+34 ?)?900 ?\d{2,3} ?\d{2,3} ?\d{0,3}$|^(?:\+52 ?)?800 ?\d{3} ?\d{4}$/
/** One person's own, even where the call is free. */
const ofSomebody = /\b(?:me|him|her|my|his|llamame|mi|su)\b/
/** Numbers of things: what they count or name stands before. */
const namesOtherNumber =
  /\b(?:isbn|issn|ean|doi|oclc|asin|psalms?|ps|chapters?|verses?|vv?|capitulos?|versiculos?|salmos?|hymns?|himnos?|strong'?s?|page|pages|pp?|pag|years?|anos?|bc|ad|ac|dc|order|invoice|ticket|tracking|pedido|factura|version|ccli|lccn|papyrus|mss?|codex)\W{0,3}(?:nos?|numbers?|num|n|numeros?)?\W{0,3}$/

/**
 * Telephone numbers: the international form of any country, and national forms, most of them only where a word speaks of one.
 * @param helpPhones digits of the help lines that may be named, where nothing else may; without them any number stands that
 * is said to be one of help
 */
export function phoneNumbers(text: string, helpPhones?: ReadonlySet<string>): SensitivePlace[] {
  const found: SensitivePlace[] = []
  const mayStand = (start: number, run: string) =>
    helpPhones === undefined ? isHelpLine(text, start, run) : helpPhones.has(digitsOf(run))
  const add = (start: number, run: string, rule: string) =>
    found.push({ rule, placeholder: '[phone]', start, end: start + run.length })
  for (const { index, 0: run } of text.matchAll(international)) {
    if (mayStand(index, run) || namesOtherNumber.test(before(text, index, 24))) continue
    const dialled = run.replace(/^\(?\+ ?|^(?:0011|011|00) ?/, '+')
    const isWritten = run.includes('+')
    const isAlone = run.length === text.trim().length
    if (!isWritten && !isAlone && !namesPhone.test(`${before(text, index, 60)} ${after(text, index + run.length, 30)}`))
      continue
    // made-up numbers, which examples are full of, are possible and not valid
    if (parsePhoneNumberFromString(dialled)?.isPossible()) add(index, run, 'phone-international')
  }
  const abroad = found.length
  let next = 0
  for (const { index, 0: run } of text.matchAll(national)) {
    while (next < abroad && found[next]!.end <= index) next++
    if (next < abroad && found[next]!.start < index + run.length) continue
    if (mayStand(index, run)) continue
    const rule = nationalRule(text, index, run) ?? (helpPhones && madeUpRule(text, index, run))
    if (rule !== undefined) add(index, run, rule)
  }
  return found
}

function nationalRule(text: string, start: number, run: string): string | undefined {
  const front = before(text, start, 60)
  if (namesOtherNumber.test(front.slice(-24))) return undefined
  const digits = run.replace(/\D/g, '')
  const isIn = (country: CountryCode) => parsePhoneNumberFromString(run, country)
  if (telling.some(([shape, country]) => shape.test(run) && isIn(country)?.isPossible())) return 'phone-shape'
  const back = after(text, start + run.length, 30)
  const isAlone = front.trim() === '' && back.trim() === ''
  if (digits.length >= 9 && !isRowOfNumbers(run)) {
    if (namesPhone.test(front) || namesPhone.test(back)) return 'phone-national'
    const isNamed = mayNamePhone.test(front.slice(-40)) || (isAlone && /\D/.test(run))
    return isNamed && countries.some((country) => isIn(country)?.isValid()) ? 'phone-national' : undefined
  }
  if (digits.length >= 7 && /^\(?\d{3,4}\)?[ .-]?\d{3,4}$/.test(run) && namesOwnNumber.test(front)) return 'phone-local'
  return digits.length === 8 && /^\d{4}[ .-]?\d{4}$/.test(run) && namesOwnNumber.test(front) ? 'phone-local' : undefined
}

const years = /^(?:1\d|20)\d\d ?- ?(?:1\d|20)\d\d$/

/** What is given as a help line and is none that is known, whatever its form. */
function madeUpRule(text: string, start: number, run: string): string | undefined {
  if (namesOtherNumber.test(before(text, start, 24)) || isRowOfNumbers(run) || years.test(run)) return undefined
  return speaksOfHelp.test(before(text, start, 40)) ? 'phone-help' : undefined
}

/** A number as it is dialled. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

function isHelpLine(text: string, start: number, run: string): boolean {
  if (freeOfCharge.test(run) && !ofSomebody.test(before(text, start, 30))) return true
  return speaksOfHelp.test(before(text, start, 70)) || speaksOfHelp.test(after(text, start + run.length, 50))
}

/** `1 2 3 4 5 6 7 8 9`, `10-12 14-16 20-22`, `1990 1991 1992`: a list, a row of ranges or of years. */
function isRowOfNumbers(run: string): boolean {
  const groups = run.split(/\D+/).filter((group) => group !== '')
  if (groups.length >= 4 && groups.every((group) => group.length === 3)) return true
  if (groups.length > 7) return !groups.every((group) => group.length === 1)
  if (groups.length >= 3 && groups.every((group) => group.length === 4)) return true
  return (
    groups.length >= 2 &&
    groups.every((group, place) => place === 0 || Number(group) === Number(groups[place - 1]!) + 1)
  )
}
