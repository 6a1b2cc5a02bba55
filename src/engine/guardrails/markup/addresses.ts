import type { Span } from '../../engine.ts'

/** Whether a link may lead there: mail, or one of the hosts by http(s), with nothing that hides the host. */
export function isAllowedAddress(address: string, linkHosts: readonly string[]): boolean {
  if (/^mailto:[^\s<>"'?&%:]+$/i.test(address)) return true
  if (!/^https?:\/\/[^\\\s<>"'`]+$/i.test(address)) return false
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '' || url.port !== '') return false
  const host = url.hostname.replace(/^www\./, '')
  return linkHosts.some((allowed) => allowed.toLowerCase().replace(/^www\./, '') === host)
}

const blank =
  '(?:[\\s\\x00-\\x1f\\x7f\\u00ad\\u200b-\\u200f\\u2060\\ufeff\\\\]|&(?:tab|newline|nbsp|zerowidthspace|#0{0,6}(?:9|1[03]|32|160)|#x0{0,6}(?:9|a|d|20|a0));?|%0[9ad]|%20){0,4}'
/** A letter as it is, or as an entity or a per cent code. */
const letter = (one: string) => {
  const [low, high] = [one.charCodeAt(0), one.toUpperCase().charCodeAt(0)]
  const codes = `(?:#0{0,6}(?:${low}|${high})|#x0{0,6}(?:${low.toString(16)}|${high.toString(16)}))`
  return `(?:${one}|&${codes};?|%(?:${low.toString(16)}|${high.toString(16)}))`
}
const colon = '(?::|&(?:colon|#0{0,6}58|#x0{0,6}3a);?|%3a)'
const word = (letters: string) => [...letters].map(letter).join(blank)
const scheme = (letters: string) => `${word(letters)}${blank}${colon}`
const scripts = ['javascript', 'vbscript', 'livescript', 'jscript'].map(scheme).join('|')
const runningScript = new RegExp(
  `(?:${scripts})\\S*|${word('data')}${blank}${colon}${blank}(?:[a-z]{1,20}/[a-z0-9.+-]{1,40}|;?base64|,<)\\S*|\\b(?:blob|filesystem|view-source|file|ftp|intent|chrome|about)${colon}(?=[/a-z])(?:/\\S*|blank\\S*)`,
  'gi',
)
const mayRunScript =
  /script|data|&(?:#|colon|tab|newline)|%[0-9]|[jv][\s\S]{1,12}[ab][\s\S]{1,12}s[\s\S]{1,12}c[\s\S]{1,12}r|(?:blob|filesystem|file|ftp|intent|chrome|about):/i

const handler =
  /(?<![\p{L}\p{N}])on[a-z]{3,24}[\s\p{Cc}]{0,4}=[\s\p{Cc}]{0,4}(?:"[^"<>\n]{0,300}"?|'[^'<>\n]{0,300}'?|[^\s"'<>]{1,300})/giu

const topLevel =
  'com|org|net|edu|gov|info|biz|io|co|ly|me|tv|xyz|top|site|online|click|link|app|dev|shop|live|club|icu|tk|ml|ga|cf|gg|ru|cn|us|uk|de|fr|es|mx|br|eu|church|bible|ai|page|to|cc|ws|su|pw|store|tech|space|zip|mov'
const bare = new RegExp(
  `(?:https?${colon}[\\\\/]*|[a-z][a-z0-9+.-]{0,20}:[\\\\/]{2}|(?<![\\p{L}\\p{N}.])www\\d?\\.(?=[^\\s.])|(?<![\\p{L}\\p{N}.@/-])(?:[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?\\.){1,4}(?:${topLevel})(?:/(?=\\S)|\\?(?=\\w{1,40}=))|(?<![\\p{L}\\p{N}])\\\\{2}[a-z0-9.-]{3,60}\\\\)[^\\s<>"]*`,
  'giu',
)
const mayBeBare = /[\\/][\\/]|https?|www\d?\.|\.[a-z]{2,6}[/?]/i
/** Marks behind an address that belong to the sentence. */
const behind = /[.,;:!?'")\]}*_»”’]*$/

/** Addresses that stand in a text as they are and lead elsewhere, schemes that run a script, and event handlers. */
export function foreignAddresses(text: string, linkHosts: readonly string[]): Span[] {
  const found: Span[] = []
  const add = (start: number, end: number) => found.push(wider(text, start, end))
  if (mayRunScript.test(text))
    for (const { index, 0: run } of text.matchAll(runningScript)) add(index, index + withoutMarks(run).length)
  if (text.includes('='))
    for (const { index, 0: run } of text.matchAll(handler)) if (isHandler(run)) add(index, index + run.length)
  if (mayBeBare.test(text)) {
    for (const { index, 0: run } of text.matchAll(bare)) {
      const address = withoutMarks(run)
      // a mere `http:` before a blank is a word about addresses
      if (/^https?:?$/i.test(address)) continue
      const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `http://${address}`
      if (!isAllowedAddress(whole, linkHosts)) add(index, index + address.length)
    }
  }
  return found
}

/** Without the marks that end a sentence around it; a bracket stays where it was opened within. */
function withoutMarks(run: string): string {
  let end = run.length - run.match(behind)![0].length
  let open = 0
  for (const sign of run.slice(0, end)) open += sign === '(' ? 1 : sign === ')' ? -1 : 0
  for (; open > 0 && run[end] === ')'; open--) end++
  return run.slice(0, end)
}

const isHandler = (run: string): boolean => /[(:;.`"']|alert|eval|fetch/.test(run)

/** With the brackets or the blank that would stand there for nothing. */
function wider(text: string, start: number, end: number): Span {
  const [front, back] = [text[start - 1], text[end]]
  if ((front === '(' && back === ')') || (front === '<' && back === '>')) {
    return { start: text[start - 2] === ' ' && text[end + 1] !== undefined ? start - 2 : start - 1, end: end + 1 }
  }
  if (front === ' ' && (back === undefined || /[\s.,;:!?]/.test(back))) return { start: start - 1, end }
  return { start, end }
}
