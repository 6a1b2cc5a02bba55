import type { Span } from '../../engine.ts'
import { spaceAddedWords } from './added-words.ts'
import { printText } from './print-text.ts'
import { strongsIn } from './strongs.ts'
import { type Attributes, walkFragment } from './xml-fragment.ts'

/** A word or phrase of a verse and the Strong's numbers it renders. */
export type TaggedWord = Span & { strongs: number[] }
export type VerseNote = { at: number; kind: 'note' | 'cross_reference'; text: string }

/** A verse as print reads it, and what stood around and inside it. Offsets count UTF-16 code units of `text`. */
export type MarkedVerse = {
  text: string
  redLetters: Span[]
  headings: string[]
  notes: VerseNote[]
  words: TaggedWord[]
}

const lineElements = new Set(['l', 'lb', 'lg', 'div', 'item', 'list', 'row', 'cell', 'table', 'p', 'chapter'])

/** Reads the OSIS markup of one verse; see `reference` rules in docs/corpus.md, “As print reads it”. */
export function readVerseMarkup(markup: string): MarkedVerse {
  const main = printText()
  const redLetters: Span[] = []
  const words: TaggedWord[] = []
  const notes: VerseNote[] = []
  const titles: { at: number; text: string }[] = []
  let title: ReturnType<typeof printText> | undefined
  let note: { kind: VerseNote['kind']; text: ReturnType<typeof printText> } | undefined
  let isOver = false // the book has ended: what a module hangs on its last verse (a glossary) is none of it
  let ignored = 0 // depth inside a note's own “3:16” label
  const quoteStarts: (number | undefined)[] = []
  let word: { start: number | undefined; strongs: number[] } | undefined

  const openQuote = (attributes: Attributes) => {
    if (attributes.who !== 'Jesus') {
      quoteStarts.push(undefined)
      return
    }
    const slot = quoteStarts.push(undefined) - 1
    main.onNext((offset) => {
      quoteStarts[slot] = offset
    })
  }
  const closeQuote = () => {
    const start = quoteStarts.pop()
    if (start !== undefined && main.length() > start) redLetters.push({ start, end: main.length() })
  }

  walkFragment(spaceAddedWords(markup), {
    open: (name, attributes) => {
      if (name === 'div' && attributes.type === 'book' && attributes.eID !== undefined) isOver = true
      if (isOver) return
      if (note !== undefined) {
        if (name === 'reference' && attributes.type === 'annotateRef') ignored++
        return
      }
      if (name === 'note') {
        note = { kind: attributes.type === 'crossReference' ? 'cross_reference' : 'note', text: printText() }
      } else if (name === 'title') title = printText()
      else if (title !== undefined) return
      else if (name === 'q') openQuote(attributes)
      else if (name === 'w') {
        const opened: { start: number | undefined; strongs: number[] } = {
          start: undefined,
          strongs: strongsIn(attributes.lemma ?? ''),
        }
        main.onNext((offset) => {
          opened.start = offset
        })
        word = opened
      } else if (lineElements.has(name)) main.breakLine()
    },
    close: (name) => {
      if (isOver) return
      if (note !== undefined) {
        if (name === 'reference' && ignored > 0) ignored--
        if (name !== 'note') return
        const text = note.text.toString()
        if (text !== '' && title === undefined) notes.push({ at: main.length(), kind: note.kind, text })
        note = undefined
        ;(title ?? main).cut()
      } else if (name === 'title') {
        if (title !== undefined) titles.push({ at: main.length(), text: title.toString() })
        title = undefined
        main.breakLine()
      } else if (title !== undefined) return
      else if (name === 'q') closeQuote()
      else if (name === 'w') {
        if (word?.start !== undefined && word.strongs.length > 0 && main.length() > word.start) {
          words.push({ start: word.start, end: main.length(), strongs: word.strongs })
        }
        word = undefined
      } else if (lineElements.has(name)) main.breakLine()
    },
    text: (text) => {
      if (isOver) return
      if (note !== undefined) {
        if (ignored === 0) note.text.write(text)
      } else (title ?? main).write(text)
    },
  })
  while (quoteStarts.length > 0) closeQuote()

  const text = main.toString()
  const headings = titles.filter(({ at, text: heading }) => at === 0 && heading !== '').map((heading) => heading.text)
  // a title behind the text is a colophon (“Written to the Romans from Corinthus”): a note, not a heading
  for (const { at, text: colophon } of titles) {
    if (at > 0 && colophon !== '') notes.push({ at, kind: 'note', text: colophon })
  }
  return { text, redLetters: joined(redLetters, text), headings, notes, words }
}

/** Spans that only white space parts are one: a note in mid-sentence interrupts nobody's speech. */
function joined(spans: Span[], text: string): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last !== undefined && text.slice(last.end, span.start).trim() === '') last.end = Math.max(last.end, span.end)
    else result.push({ ...span })
  }
  return result
}
