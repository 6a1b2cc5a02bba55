import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { parseReference, type VerseKey, type VerseRange } from '../scripture/index.ts'
import type { Connection } from './connection.ts'
import { isShort, type StudiedPassage, touches, verseName } from './studied-passage.ts'

const weight = 5

const phrases = {
  en: {
    named: (verse: string, title: string) => `The margin of ${verse} (${title}) points to it.`,
    names: (verse: string, title: string) => `Its margin (${title}) points to ${verse}.`,
  },
  es: {
    named: (verse: string, title: string) => `El margen de ${verse} (${title}) remite a él.`,
    names: (verse: string, title: string) => `Su margen (${title}) remite a ${verse}.`,
  },
} as const

type Note = { key: VerseKey; range: VerseRange }

/** What the margins of the English translations tie to the passage, mostly quotations of the Old Testament in the New. */
export function marginConnections(library: Library, passage: StudiedPassage): Connection[] {
  const say = phrases[library.language]
  return library.corpus.texts.flatMap((text) =>
    marginsOf(library.corpus, text).flatMap(({ key, range }): Connection[] => {
      const { id } = text.record
      const own = passage.keys.includes(key)
      if (own) return [{ range, weight, reason: say.named(verseName(library, key), id), group: 'margin' }]
      if (!touches(passage, range) || (!isShort(passage) && range.end - range.start > 30)) return []
      return [
        { range: { start: key, end: key }, weight, reason: say.names(nameOf(library, range), id), group: 'margin' },
      ]
    }),
  )
}

const nameOf = (library: Library, { start }: VerseRange) => verseName(library, start)

const known = new WeakMap<BibleText, Note[]>()

/** Every reference in a translation's margin; read once. */
function marginsOf({ keys }: Corpus, text: BibleText): Note[] {
  let notes = known.get(text)
  if (notes === undefined) {
    notes = Array.from(keys).flatMap((key) =>
      text
        .notes(key)
        .filter(({ kind }) => kind === 'cross_reference')
        .flatMap((note) => {
          const parsed = parseReference(note.text)
          return parsed.outcome === 'found' ? parsed.ranges.map((range) => ({ key, range })) : []
        }),
    )
    known.set(text, notes)
  }
  return notes
}
