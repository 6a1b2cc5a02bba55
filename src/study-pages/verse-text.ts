import type { ChapterVerse, Language, Span } from '../engine/engine.ts'
import { wordPath } from './addresses.ts'
import { type Html, html } from './html.ts'

/** A note's mark: where it stands in the text, and the letter that it has there. */
export type Mark = { at: number; letter: string; id: string }

type Options = {
  /** Of the pages that words lead to; undefined where words lead nowhere. */
  wordsIn: Language | undefined
  marks: readonly Mark[]
}

/** The text of a verse with red letters, marks of notes and, where wanted, links of its words. */
export function verseText({ text = '', redLetters, words }: ChapterVerse, { wordsIn, marks }: Options): Html {
  const links = wordsIn === undefined ? [] : words
  const edges = [0, text.length, ...marks.map(({ at }) => at), ...[...redLetters, ...links].flatMap(edgesOf)]
  const cuts = [...new Set(edges.map((edge) => Math.min(Math.max(edge, 0), text.length)))].sort((a, b) => a - b)
  const pieces: { isRed: boolean; piece: Html }[] = marksAt(marks, 0, text.length)
  for (const [at, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[at + 1]!
    const isRed = redLetters.some((span) => covers(span, start))
    const word = links.find((span) => covers(span, start))
    const part = text.slice(start, end)
    const piece = word === undefined || wordsIn === undefined ? html`${part}` : wordLink(part, word.strongs, wordsIn)
    pieces.push({ isRed, piece }, ...marksAt(marks, end, text.length).map((mark) => ({ ...mark, isRed })))
  }
  return html`${runs(pieces)}`
}

const edgesOf = ({ start, end }: Span): number[] => [start, end]
const covers = ({ start, end }: Span, at: number): boolean => start <= at && at < end

/** Marks beyond the end of a verse stand at its end. */
const marksAt = (marks: readonly Mark[], at: number, length: number): { isRed: boolean; piece: Html }[] =>
  marks
    .filter((mark) => Math.min(mark.at, length) === at)
    .map(({ letter, id }) => ({
      isRed: false,
      piece: html`<sup class="mark"><a id="at-${id}" href="#${id}">${letter}</a></sup>`,
    }))

/** A phrase that renders several words leads to the first; its title names them all. */
const wordLink = (part: string, strongs: readonly string[], language: Language): Html =>
  html`<a class="word" href="${wordPath(language, strongs[0]!)}" title="${strongs.join(', ')}">${part}</a>`

/** Neighbours of one colour share an element. */
function runs(pieces: readonly { isRed: boolean; piece: Html }[]): Html[] {
  const all: { isRed: boolean; of: Html[] }[] = []
  for (const { isRed, piece } of pieces) {
    const last = all.at(-1)
    if (last?.isRed === isRed) last.of.push(piece)
    else all.push({ isRed, of: [piece] })
  }
  return all.map(({ isRed, of }) => (isRed ? html`<span class="red">${of}</span>` : html`${of}`))
}
