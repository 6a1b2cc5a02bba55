import type { Library } from '../../generation/evidence.ts'
import { type VerseKey, verseOf } from '../../scripture/index.ts'
import type { Genre } from './genre.ts'
import type { Phrase } from './telling-words.ts'

/** Kinds of text in which what stands in quotation marks is said by somebody else than who teaches. */
const quotesOthers: ReadonlySet<Genre> = new Set(['letter', 'wisdom'])
/** In a translation without quotation marks, what opens a speech: “alguno de vosotros les dice: Id en paz”. */
const opensSpeech =
  /(?<!\p{L})(?:dice|dicen|diga|digan|digáis|dijo|dijere|dijeren|dirá|dirán|diciendo|respondió|saith|said|say|saying)(?!\p{L})[^:.;]{0,60}[:,]\s*[^.?!]*$/u

/** Words that the writer puts into another's mouth; Jesus' own teaching is in quotation marks throughout. */
export function isSpokenByOther({ text }: Library, { key, start }: Phrase, genre: Genre): boolean {
  const before = (text.verse(key) ?? '').slice(0, start)
  const open = (mark: string, end: string) => before.split(mark).length > before.split(end).length
  if (open('‘', '’')) return true
  return quotesOthers.has(genre) && (open('“', '”') || opensSpeech.test(before))
}

/** Kinds of text whose promises are made by whoever is in the story. */
const spokenInStories: ReadonlySet<Genre> = new Set(['story', 'parable', 'speech'])
const godSpeaks =
  /\b(?:God|Yahweh|the LORD|the Lord|Lord God|Jesus|[Aa]ngel)\b[^.;“]{0,60}\b(?:said|says|spoke|answered|called|appeared)|(?:Dios|Jehová|Jesús|[Áá]ngel)(?!\p{L})[^.;]{0,60}(?:dijo|dice|habló|respondió|llamó|apareció)|(?:dijo|dice|díjo\p{L}*|habló|respondió|díceles)(?!\p{L}) (?:\p{L}+ ){0,2}(?:Dios|Jehová|Jesús|ángel)(?!\p{L})/u
const mostBefore = 4

/** Whether a promise may be taken for God's: in a story, only where he, his angel or Jesus is the last who is heard. */
export function isPromisedByGod(library: Library, phrase: Phrase, genre: Genre): boolean {
  if (!spokenInStories.has(genre)) return true
  const { text, red } = library
  if (genre === 'parable') return false
  if ((red?.redLetters(phrase.key).length ?? 0) > 0) return true
  const first = phrase.key - Math.min(mostBefore, verseOf(phrase.key) - 1)
  for (let key: VerseKey = phrase.key; key >= first; key--) {
    const words = text.verse(key) ?? ''
    const before = key === phrase.key ? words.slice(0, phrase.start) : words
    if (godSpeaks.test(before)) return true
    if (anybodySpeaks.test(before)) return false
  }
  return false
}

const anybodySpeaks =
  /\b(?:said|says|spoke|answered)\b|(?<!\p{L})(?:dijo|dice|habló|respondió|dijeron|respondieron)(?!\p{L})/u
