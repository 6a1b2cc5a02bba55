import { fillTemplate, readWordings } from '../content/index.ts'
import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { passageText } from '../generation/sources.ts'
import { wordsOf } from '../retrieval/index.ts'
import { bookOf, parseReference, type VerseKey, type VerseRange } from '../scripture/index.ts'
import type { Connection, Tie } from './connection.ts'
import { isShort, type StudiedPassage, touches, verseName } from './studied-passage.ts'

const weight = 5

const phrases = readWordings('insights/page')

type Note = { key: VerseKey; range: VerseRange }

/** What the margins of the English translations tie to the passage, mostly quotations of the Old Testament in the New. */
export function marginConnections(library: Library, passage: StudiedPassage): Connection[] {
  const say = phrases[library.language].margin
  return library.corpus.texts.flatMap((text) =>
    marginsOf(library.corpus, text).flatMap(({ key, range }): Connection[] => {
      // named behind words of one translation, another would be taken for theirs
      const whose = text === library.text ? fillTemplate(say.margin, { title: shortTitle(text) }) : say.other
      const own = passage.keys.includes(key)
      if (own)
        return [
          {
            range,
            kind: 'margin',
            weight,
            reason: isQuotation(text, { quoting: key, quoted: range })
              ? fillTemplate(say.quoted, { verse: verseName(library, key) })
              : fillTemplate(say.named, { verse: verseName(library, key), whose }),
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
          reason: isQuotation(text, { quoting: key, quoted: range })
            ? fillTemplate(say.quotes, { verse: nameOf(library, range) })
            : fillTemplate(say.names, { verse: nameOf(library, range), whose }),
          group: 'margin',
          tie: tieTo(key, range.start),
        },
      ]
    }),
  )
}

/** `World English Bible`, without what the edition has besides. */
const shortTitle = ({ record }: BibleText) => record.title.replace(/ (?:with|\().*$/, '')

const nameOf = (library: Library, { start }: VerseRange) => verseName(library, start)

/** So many words in a row are no chance, nor are so many of a short verse. */
const fewestInRow = 4

/** Whether a verse of the New Testament has words of the Old in a row, as a translation prints both. */
function isQuotation(text: BibleText, { quoting, quoted }: { quoting: VerseKey; quoted: VerseRange }): boolean {
  if (bookOf(quoting).testament !== 'new' || bookOf(quoted.start).testament === 'new') return false
  const words = wordsOf(text.verse(quoting) ?? '')
  const source = ` ${wordsOf(passageText(text, quoted) ?? '').join(' ')} `
  return words.some(
    (_, at) => at + fewestInRow <= words.length && source.includes(` ${words.slice(at, at + fewestInRow).join(' ')} `),
  )
}

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
