import type { Library } from '../../generation/evidence.ts'
import { formatReference, type VerseKey } from '../../scripture/index.ts'
import { type StudiedPassage, verseName } from '../studied-passage.ts'
import type { Genre } from './genre.ts'
import { questionPhrases } from './phrases.ts'
import { repeatedWordOf } from './repeated-word.ts'
import { leadingUp, speakerKind } from './setting.ts'
import { type Asked, ask, wordingOf } from './study-question.ts'
import { type Phrase, tellingWordsOf } from './telling-words.ts'

/** What a passage says: who speaks, on what it builds, what comes back in it, what it asks and contrasts. */
export function observe(library: Library, passage: StudiedPassage, genre: Genre): Asked[] {
  if (genre === 'genealogy') return []
  const say = questionPhrases[library.language]
  const { verses, language } = wordingOf(library, passage)
  const telling = tellingWordsOf(verses, language)
  const before = leadingUp(library, passage)
  const repeated = repeatedWordOf(verses, language, (stem) => library.index.words[language].inverseFrequency(stem))
  const commands = genre === 'story' ? telling.commands.slice(0, 1) : []
  return [
    ...(telling.builds === undefined || before === undefined
      ? []
      : ask(
          library,
          say.builds(verseName(library, telling.builds.key), formatReference(before, library.language)),
          telling.builds,
        )),
    ...(before === undefined || telling.builds !== undefined
      ? []
      : [{ pieces: [say.speaker[speakerKind(library, passage)](formatReference(before, library.language))] }]),
    ...(repeated === undefined ? [] : askRepeated(library, repeated.word, repeated.keys, verses)),
    // what somebody in a parable asks is answered in it; on the last question it may well end
    ...askedIn(library, telling.asks, genre).flatMap((phrase) => ask(library, say.asks(), phrase)),
    ...(argues.has(genre) ? telling.contrasts.slice(0, 1) : []).flatMap((phrase) =>
      ask(library, say.contrast(), phrase),
    ),
    ...commands.flatMap((phrase) => ask(library, say.told(), phrase)),
  ]
}

/** Kinds of text that set one thought against another; in a story “but” only goes on. */
const argues: ReadonlySet<Genre> = new Set(['letter', 'prophecy', 'psalm', 'teaching', 'wisdom'])

/** What a passage asks that a reader may answer: of a parable its last question, and none of longing for death. */
function askedIn(library: Library, asks: readonly Phrase[], genre: Genre): Phrase[] {
  if (genre === 'parable') return asks.slice(-1)
  return bestKnown(library, genre === 'lament' ? asks.filter(({ text }) => !ofDeath.test(text)) : asks)
}

const ofDeath = /\b(?:grave|death|die|womb|sepulcro|muerte|morir|morí|vientre|matriz)\b/i

/** Of the questions in a passage the one whose verse is cited most. */
function bestKnown({ corpus, index }: Library, asks: readonly Phrase[]): Phrase[] {
  const cited = ({ key }: Phrase) => index.cited[corpus.indexOf(key)]!
  return asks.toSorted((a, b) => cited(b) - cited(a)).slice(0, 1)
}

function askRepeated(
  library: Library,
  word: string,
  keys: readonly VerseKey[],
  verses: readonly { key: VerseKey; text: string }[],
): Asked[] {
  if (keys.length < 2) return []
  const first = verses.find(({ key }) => key === keys[0])!
  const start = first.text.toLowerCase().indexOf(word.toLowerCase())
  if (start === -1) return []
  const text = first.text.slice(start, start + word.length)
  const phrase = { key: first.key, start, end: start + word.length, text: text }
  const listed = formatReference(
    keys.slice(0, 6).map((key) => ({ start: key, end: key })),
    library.language,
  )
  return ask(library, questionPhrases[library.language].repeated(listed), phrase).map(({ pieces }) => ({ pieces }))
}
