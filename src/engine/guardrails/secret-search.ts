import { foldText } from './text/fold-text.ts'

/** Shorter secrets are too likely to stand in a text by chance. */
export const shortestSecret = 8

/** One text, or one decoded view of it, in the shapes in which secrets are looked for. */
export type SearchedText = {
  /** As it was sent. */
  original: string
  /** Unseen characters gone, quotes plain; case kept. */
  plain: string
  /** The same in lower case. */
  folded: string
}

/** Where a secret stands openly, in places of `plain`; `isEncoded` when one stands in any other form. */
export type SecretsFound = { open: { start: number; end: number }[]; isEncoded: boolean }

export type SecretSearch = (text: SearchedText) => SecretsFound

type Needles = { folded: string[]; squeezed: string[]; packed: string[]; spaceless: string[] }

/**
 * Looks for secrets in every form in which a model may be brought to write them: openly in any case; reversed, spaced
 * or split over marks or lines; in rot13, hexadecimal, base64 of any alignment, percent or character escapes. Each form
 * of the text is made once and searched for literal strings, so time grows with the text times the number of secrets.
 * @param secrets those under `shortestSecret` characters are passed over
 */
export function createSecretSearch(secrets: readonly string[]): SecretSearch {
  const kept = [...new Set(secrets.map((secret) => secret.trim()))].filter((secret) => secret.length >= shortestSecret)
  if (kept.length === 0) return () => ({ open: [], isEncoded: false })
  const needles = needlesFor(kept)
  return (text) => {
    const open = needles.folded.flatMap((needle) => placesOf(text.folded, needle))
    // what stands openly has been found; the other forms are looked for in the rest
    const rest = withoutSpans(text.plain, open)
    const isEncoded =
      hasAny(packed(rest), needles.packed) ||
      hasAny(rest.replace(/\s+/g, '').toLowerCase(), needles.spaceless) ||
      squeezedForms(rest, open.length === 0 ? text.original : rest).some((form) => hasAny(form, needles.squeezed))
    return { open, isEncoded }
  }
}

function needlesFor(secrets: readonly string[]): Needles {
  const found: Needles = { folded: [], squeezed: [], packed: [], spaceless: [] }
  for (const secret of secrets) {
    const { plain, folded } = foldText(secret)
    found.folded.push(folded)
    for (const form of new Set([secret, plain, folded, folded.toUpperCase(), reversed(plain)])) {
      found.squeezed.push(hexadecimal(form))
      found.packed.push(...base64Cores(form))
    }
    found.squeezed.push(binary(plain), codes(plain))
    const core = squeezed(folded)
    // a secret that is mostly signs keeps too little without them
    if (core.length >= shortestSecret) found.squeezed.push(core, reversed(core), rot13(core), reversed(rot13(core)))
    const whole = folded.replace(/\s+/g, '')
    if (whole.length >= shortestSecret) found.spaceless.push(reversed(whole), rot13(whole), whole)
  }
  const long = (all: string[]) => [...new Set(all)].filter((needle) => needle.length >= shortestSecret)
  return {
    folded: long(found.folded),
    squeezed: long(found.squeezed),
    packed: long(found.packed),
    spaceless: long(found.spaceless),
  }
}

const hasAny = (text: string, needles: readonly string[]) => needles.some((needle) => text.includes(needle))

function placesOf(text: string, needle: string) {
  const found: { start: number; end: number }[] = []
  for (let place = text.indexOf(needle); place >= 0; place = text.indexOf(needle, place + needle.length)) {
    found.push({ start: place, end: place + needle.length })
  }
  return found
}

function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  if (spans.length === 0) return text
  let rest = ''
  let from = 0
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    // a sign that is in no alphabet keeps what stands on both sides from growing together
    if (start >= from) rest += `${text.slice(from, start)}\ue000`
    from = Math.max(from, end)
  }
  return rest + text.slice(from)
}

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}\ue000]+/gu, '')

/** Letters and digits alone; then the same after marks of Markdown and HTML, percent and other escapes are resolved. */
function squeezedForms(rest: string, original: string): string[] {
  const folded = rest.toLowerCase()
  const forms = [squeezed(folded)]
  if (/[<&]/.test(rest)) forms.push(squeezed(folded.replace(/<[^<>]{0,300}>/g, '')))
  // the words of a link and not where it leads
  if (/\]\(/.test(rest)) forms.push(squeezed(folded.replace(/\]\([^()\s]{0,300}\)/g, '')))
  if (/\\x|0x|\\u|&#|%[0-9a-f]{2}/i.test(original)) {
    forms.push(squeezed(folded.replace(/\\u00|\\x|0x|%/g, '')))
    forms.push(squeezed(unescaped(original).toLowerCase()))
  }
  return forms
}

function unescaped(text: string): string {
  let last = text
  // escapes may lie in escapes
  for (let round = 0; round < 2; round++) {
    last = last.replace(
      /%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u([0-9a-f]{4})|&#x([0-9a-f]{2,5});|&#(\d{2,6});|&(amp|lt|gt|quot|apos);/gi,
      (_whole, percent, short, long, hex, decimal, name) =>
        name === undefined
          ? String.fromCodePoint(
              Math.min(
                decimal === undefined ? Number.parseInt(percent ?? short ?? long ?? hex, 16) : Number(decimal),
                0x10ffff,
              ),
            )
          : ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[String(name).toLowerCase()] ?? ''),
    )
  }
  return last
}

/** Letters of base64 only, its URL form read as the plain one. */
const packed = (text: string) =>
  text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/\ue000]+/g, '')

/**
 * What is in the base64 of any text that holds the secret: three alignments, without the letters that the characters
 * before and after it have a part in. Once more for base64 of base64.
 */
function base64Cores(secret: string): string[] {
  const once = cores(Buffer.from(secret))
  return [...once, ...once.filter((core) => core.length >= 12).flatMap((core) => cores(Buffer.from(core)))].filter(
    (core) => core.length >= shortestSecret,
  )
}

function cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    const from = Math.ceil((shift * 8) / 6)
    const to = Math.floor(((shift + bytes.length) * 8) / 6)
    return encoded.slice(from, to)
  })
}

const reversed = (text: string) => [...text].reverse().join('')
const hexadecimal = (text: string) => Buffer.from(text).toString('hex')
const binary = (text: string) => [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
const codes = (text: string) => [...Buffer.from(text)].join('')
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
