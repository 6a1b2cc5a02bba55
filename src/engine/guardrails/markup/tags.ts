import type { Span } from '../../engine.ts'

/** Elements of which what they hold goes too: it is run, loaded or hidden, and nothing to read. */
const withContent = new Set('script style iframe object applet noscript noembed noframes template svg xmp'.split(' '))
const unread = /(?![\t\n\r])\p{Cc}/gu
const hidden = '[\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff\\ufe00-\\ufe0f]{0,4}'
const opening = new RegExp(
  `(?<lt>\\\\?<|&(?:amp;){0,3}(?:lt|#0{0,6}60|#x0{0,6}3c);?)${hidden}(?:(?<slash>/?)${hidden}(?<name>[a-z][a-z0-9:_-]{0,40})|(?<spaced>(?:\\s{1,4}/?|/\\s)\\s{0,4}(?:script|style|iframe|object|embed|svg|img|form|input|button|link|meta|base|video|audio|math|applet|bible|body|html)\\b)|(?<other>!(?=[a-z[-])|\\?(?=[a-z=])))`,
  'gi',
)
const encodedEnd = /&(?:amp;){0,3}(?:gt|#0{0,6}62|#x0{0,6}3e);?/gi
/** A tag longer than this is taken for half a tag. */
const longestTag = 2_000
const mailOrWeb = /^<(?:[a-z][a-z0-9+.-]{1,30}:\/\/[^\s<>"']*|(?:mailto:)?[^\s<>"'=/]+@[\w.-]+)>/i

/** Characters that show nothing and part what belongs together. */
export const controlCharacters = (text: string): Span[] =>
  [...text.matchAll(unread)].map(({ index }) => ({ start: index, end: index + 1 }))

/** Whether the text has a sign that a tag could begin with. */
export const mayHaveTags = (text: string): boolean => text.includes('<') || /&(?:amp;)*(?:lt|#0*60|#x0*3c)/i.test(text)

/**
 * Every tag, comment, declaration and half of one, written plainly or with entities; with its content where that is no
 * text. `a < b`, `<3` and arrows are none. An address in angle brackets loses the brackets only.
 */
export function tags(text: string): Span[] {
  const found: Span[] = []
  const search = new ForwardSearch(text)
  opening.lastIndex = 0
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const { lt, slash, name, spaced, other } = match.groups!
    const start = match.index
    const isEncoded = lt!.startsWith('&')
    const after = opening.lastIndex
    if (!isEncoded && name !== undefined && slash === '') {
      const bracket = start + lt!.length - 1
      const address = text.slice(bracket, bracket + 400).match(mailOrWeb)
      if (address !== null) {
        const end = bracket + address[0].length
        found.push({ start, end: bracket + 1 }, { start: end - 1, end })
        opening.lastIndex = end
        continue
      }
    }
    if (other === '!' && text.startsWith('--', after)) {
      const close = search.next('-->', after)
      push(start, close === -1 ? paragraphEnd(search, after) : close + 3)
      continue
    }
    const end = isEncoded ? encodedTagEnd(text, after) : plainTagEnd(text, search, after)
    if (end === undefined) {
      if (isEncoded || spaced !== undefined) continue
      push(start, halfTagEnd(text, after, name))
      continue
    }
    const element = (name ?? spaced?.replace(/[\s/]/g, '') ?? '').toLowerCase()
    const isOpening = slash === '' && !spaced?.includes('/')
    const isEmpty = text[end - 2] === '/' && element !== 'script' && element !== 'style'
    if (isOpening && !isEmpty && withContent.has(element)) push(start, contentEnd(search, end, element))
    else push(start, end)
  }
  return found

  function push(start: number, end: number) {
    found.push({ start, end })
    opening.lastIndex = end
  }
}

/** Behind the `>` of a tag, with quoted values read over where they end nearby; undefined when another `<` comes first. */
function plainTagEnd(text: string, search: ForwardSearch, from: number): number | undefined {
  const close = search.next('>', from)
  if (close === -1 || close - from > longestTag || paragraphEnd(search, from) < close) return undefined
  const next = search.next('<', from)
  const quoted = quotedTag.exec(text.slice(from, from + 400))
  if (quoted !== null) return from + quoted[0].length
  return next !== -1 && next < close ? undefined : close + 1
}
const quotedTag = /^[^<>"']{0,200}(?:=\s{0,4}(?:"[^"\n]{0,150}"|'[^'\n]{0,150}')[^<>"']{0,80}){0,6}>/

function encodedTagEnd(text: string, from: number): number | undefined {
  const near = text.slice(from, from + 300)
  encodedEnd.lastIndex = 0
  const encoded = encodedEnd.exec(near)
  const plain = near.indexOf('>')
  if (encoded === null) return plain === -1 ? undefined : from + plain + 1
  return plain !== -1 && plain < encoded.index ? from + plain + 1 : from + encodedEnd.lastIndex
}

const knownElement =
  /^(?:a|abbr|article|aside|audio|b|base|bible|blockquote|body|br|button|canvas|center|cite|code|dd|del|details|dialog|div|dl|dt|em|embed|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|math|meta|nav|object|ol|option|p|param|picture|pre|q|s|scr\w*|section|select|small|source|span|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|verse|video|wj)$/i
/** Half a tag: with its attributes where it has them, else its sign alone, so that `x<y` loses no letters. */
function halfTagEnd(text: string, from: number, name: string | undefined): number {
  if (name === undefined) return from
  const attributes = text.slice(from, from + 500).match(/^[^\n<>]*/)![0]
  if (/^[\s/]{0,8}[\w:-]{1,40}\s{0,4}=/.test(attributes)) return from + attributes.length
  return knownElement.test(name) ? from : from - name.length
}

/** Behind the closing tag of an element; without one, the end of the paragraph for scripts. */
function contentEnd(search: ForwardSearch, from: number, element: string): number {
  const close = search.next(`</${element}`, from)
  // a browser reads a script that is not closed to the end; other elements may have been left open by mistake
  if (close === -1) return element === 'script' || element === 'style' ? paragraphEnd(search, from) : from
  const end = search.next('>', close)
  return end === -1 ? close + element.length + 2 : end + 1
}

const paragraphEnd = (search: ForwardSearch, from: number): number => {
  const end = search.next('\n\n', from)
  return end === -1 ? search.length : end
}

/** Finds words further on in a text, without case, and walks it once for each word however often it is asked. */
class ForwardSearch {
  readonly #text: string
  readonly #found = new Map<string, number>()
  constructor(text: string) {
    this.#text = text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
  }
  get length(): number {
    return this.#text.length
  }
  /** The first place at or behind `from`, which must not fall from call to call; -1 for none. */
  next(word: string, from: number): number {
    const known = this.#found.get(word)
    if (known !== undefined && (known === -1 || known >= from)) return known
    const place = this.#text.indexOf(word, from)
    this.#found.set(word, place)
    return place
  }
}
