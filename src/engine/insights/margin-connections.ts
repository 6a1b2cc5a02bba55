import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { bookOf, parseReference, type VerseKey, type VerseRange } from '../scripture/index.ts'
import type { Connection, Tie } from './connection.ts'
import { isShort, type StudiedPassage, touches, verseName } from './studied-passage.ts'

const weight = 5

const phrases = {
  en: {
    named: (verse: string, where: string) => `The margin of ${verse} ${where} points to it.`,
    names: (verse: string, where: string) => `Its margin ${where} points to ${verse}.`,
    other: 'in another translation',
  },
  es: {
    named: (verse: string, where: string) => `El margen de ${verse} ${where} remite a él.`,
    names: (verse: string, where: string) => `Su margen ${where} remite a ${verse}.`,
    other: 'en otra traducción',
  },
} as const

type Note = { key: VerseKey; range: VerseRange }

/** What the margins of the English translations tie to the passage, mostly quotations of the Old Testament in the New. */
export function marginConnections(library: Library, passage: StudiedPassage): Connection[] {
  const say = phrases[library.language]
  return library.corpus.texts.flatMap((text) =>
    marginsOf(library.corpus, text).flatMap(({ key, range }): Connection[] => {
      // named behind words of one translation, another would be taken for theirs
      const where = text === library.text ? `(${text.record.id})` : say.other
      const own = passage.keys.includes(key)
      if (own)
        return [
          {
            range,
            kind: 'margin',
            weight,
            reason: say.named(verseName(library, key), where),
            group: 'margin',
            tie: tieTo(range.start, key),
          },
        ]
      if (!touches(passage, range) || (!isShort(passage) && range.end - range.start > 30)) return []
      return [
        {
          range: { start: key, end: key },
          kind: 'margin',
          weight,
          reason: say.names(nameOf(library, range), where),
          group: 'margin',
          tie: tieTo(key, range.start),
        },
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

/** Of two verses that a margin ties the one in the Old Testament is what the other quotes. */
function tieTo(other: VerseKey, own: VerseKey): Tie {
  const [there, here] = [bookOf(other).testament, bookOf(own).testament]
  return here === there ? 'beside' : here === 'new' ? 'source' : 'echo'
}
