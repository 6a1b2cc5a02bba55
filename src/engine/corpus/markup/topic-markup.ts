import { fromOsis, type VerseRange } from '../../scripture/index.ts'
import { printText } from './print-text.ts'
import { walkFragment } from './xml-fragment.ts'

/** One line of a topic: what it says of the topic, under which sub-heading, and the passages it lists. */
export type TopicLine = { under: string | null; text: string; passages: VerseRange[]; see: string[] }

/**
 * Reads an entry of a topical index (Nave's): lines begin with an arrow, sub-lists stand under the line before them,
 * “See X” are links to other entries.
 */
export function readTopicMarkup(markup: string): TopicLine[] {
  const lines: TopicLine[] = []
  let text = printText()
  let passages: VerseRange[] = []
  let see: string[] = []
  let under: string | null = null
  let lists = 0
  let hidden = false

  const flush = () => {
    const words = tidied(text.toString())
    if (words !== '' || passages.length > 0) lines.push({ under: lists > 0 ? under : null, text: words, passages, see })
    if (lists === 0) under = words === '' ? null : words
    text = printText()
    passages = []
    see = []
  }
  walkFragment(withNumbersOfBooks(withOneChapterVerses(markup)), {
    open: (name, attributes) => {
      if (name === 'lb' || name === 'item') flush()
      else if (name === 'list') {
        flush()
        lists++
      } else if (name === 'ref' && attributes.osisRef !== undefined) {
        hidden = true
        text.write(' ; ')
        const range = fromOsis(attributes.osisRef)
        if (range !== undefined) passages.push(range)
      } else if (name === 'ref') see.push((attributes.target ?? '').replace(/^Nave:/, ''))
    },
    close: (name) => {
      if (name === 'item') flush()
      else if (name === 'list') {
        flush()
        lists--
      } else if (name === 'ref') hidden = false
    },
    text: (piece) => {
      if (!hidden) text.write(piece)
    },
  })
  flush()
  return lines
}

/**
 * A reference to a book of one chapter is tagged as its verse 1 and followed by the verses as bare text
 * (`<ref osisRef="Phlm.1.1">Phm 1</ref>:10-18`): tag what is meant.
 */
const withOneChapterVerses = (markup: string) =>
  markup.replace(
    /<ref osisRef="(Obad|Phlm|2John|3John|Jude)\.1\.1">[^<]*<\/ref>:(\d[\d,\s-]*)/g,
    (_, book: string, verses: string) => tagged(`${book}.1`, verses),
  )

const numberedBooks: Readonly<Record<string, string>> = {
  Ch: 'Chr',
  Co: 'Cor',
  Jo: 'John',
  Ki: 'Kgs',
  Pe: 'Pet',
  Sa: 'Sam',
  Th: 'Thess',
  Ti: 'Tim',
}

/**
 * Fifty times a name before the number of a book was taken for a book (“son of Ezra 1Ch 4:17” is tagged
 * `<ref osisRef="Ezra.1">Ezra 1</ref>Ch 4:17`): give the number back to its book.
 */
const withNumbersOfBooks = (markup: string) =>
  markup.replace(
    /<ref osisRef="[^"]*">([^<]*?)\s*([1-3])<\/ref>\s*(Ch|Co|Jo|Ki|Pe|Sa|Th|Ti) (\d+):(\d[\d,\s-]*)/g,
    (_, name: string, number: string, book: string, chapter: string, verses: string) =>
      `${name} ${tagged(`${number}${numberedBooks[book]}.${chapter}`, verses)}`,
  )

/** `10-18,20` of a chapter as references. */
const tagged = (chapter: string, verses: string) =>
  verses
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [from, to] = part.split('-')
      const end = to === undefined || to === '' ? '' : `-${chapter}.${to}`
      return `<ref osisRef="${chapter}.${from}${end}"></ref>`
    })
    .join(' ')

/** Line text without its arrow and without what only joined references (“; , with”). */
const tidied = (text: string) =>
  text
    .replace(/→/g, ' ')
    .replace(/(?:\s*[;,:]\s*(?:with|and|compare)?\s*)+(?=;|$)/gi, '; ')
    .replace(/\s*;[\s;,]*/g, '; ')
    .replace(/[\s;,:]+$/, '')
    .replace(/^[\s;,:]+/, '')
    .replace(/\s+/g, ' ')
