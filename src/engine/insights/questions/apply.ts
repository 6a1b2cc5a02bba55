import type { Library } from '../../generation/evidence.ts'
import type { VerseKey } from '../../scripture/index.ts'
import { isDark } from '../dark-passage.ts'
import { heartOf } from '../heart-of-passage.ts'
import type { StudiedPassage } from '../studied-passage.ts'
import type { FoundTheme } from '../themes.ts'
import type { Genre } from './genre.ts'
import { questionPhrases } from './phrases.ts'
import { isPromisedByGod, isSpokenByOther } from './spoken-by.ts'
import { type Asked, ask, wordingOf } from './study-question.ts'
import { type Phrase, tellingWordsOf } from './telling-words.ts'

/** Words that nobody is to do or to take along today because a verse has them. */
const harsh =
  /\b(?:kill|slay|stone|death|die|destroy|burn|smite|strike|blood|sword|cursed?|cut (?:off|down)|perish|ashamed|wrath|punish|live any longer|utterly|slaughter|worshiped|dragon|beast|enem|wicked|fool|adulter|sexual|immoral|lust|drunk|idol|marvel|mat(?:a|ad|ar)|muer|apedre|destru|sangre|espada|maldi|impío|necio|enemig)/i

/** Texts whose own words a reader may pray, do, or take along. */
const ownWords: ReadonlySet<Genre> = new Set(['psalm', 'letter', 'teaching', 'wisdom'])
const commands: ReadonlySet<Genre> = new Set(['letter', 'teaching', 'wisdom', 'law'])

/** What a passage asks of its reader: what it commands, promises or prays, and whom it may serve. */
export function apply(
  library: Library,
  passage: StudiedPassage,
  { themes, genre }: { themes: readonly FoundTheme[]; genre: Genre },
): Asked[] {
  if (genre === 'hard' || genre === 'genealogy') return []
  const say = questionPhrases[library.language]
  const { verses, language } = wordingOf(library, passage)
  const telling = tellingWordsOf(verses, language)
  const gentle = (phrases: readonly Phrase[]) =>
    phrases.filter((phrase) => !harsh.test(phrase.text) && !isSpokenByOther(library, phrase, genre)).slice(0, 1)
  const one = (phrases: readonly Phrase[], question: string) =>
    phrases.flatMap((phrase) => ask(library, question, phrase))
  // words of despair are no motto for the day, and nobody is sent away with them
  if (genre === 'lament' || isDark(library, passage))
    return [
      ...(genre === 'lament' ? one(telling.asks.slice(-1), say.lament()) : []),
      ...aboutTheme(library, passage, themes),
    ]
  const known = new Set(heartOf(library, passage, mostTried))
  const kept = ownWords.has(genre) ? gentle([...known].flatMap((key) => phraseOf(library, key))) : []
  return [
    ...(genre === 'psalm' ? one(kept, say.prayer()) : []),
    ...(commands.has(genre) ? one(gentle(telling.commands.filter(({ key }) => known.has(key))), say.command()) : []),
    ...one(gentle(telling.promises.filter((phrase) => isPromisedByGod(library, phrase, genre))), say.promise()),
    ...aboutTheme(library, passage, themes),
    ...(genre === 'psalm' ? [] : one(kept, say.keep())),
  ]
}

/** What most of the passage is about, as a question: a title that asks is asked; who is in need is counseled. */
function aboutTheme({ language }: Library, passage: StudiedPassage, themes: readonly FoundTheme[]): Asked[] {
  const say = questionPhrases[language]
  const theme = themes.find(
    ({ entry, keys, isListed }) =>
      isListed === true &&
      entry?.kind === 'topic' &&
      entry.status === 'core' &&
      !noMatter.test(entry.title.en) &&
      (2 * keys.length >= passage.keys.length || keys.length >= enough) &&
      !entry.care.some((care) => care === 'suicide' || care === 'self_harm'),
  )
  if (theme === undefined) return []
  const { name, entry } = theme
  const title = name.endsWith('?') ? `${say.ownWords(name)}${language === 'es' ? '?' : ''}` : undefined
  const question = title ?? (entry!.care.length > 0 ? say.friend(name) : say.says(passage.name, name))
  return [{ pieces: [question] }]
}

/** Readings for an occasion, and titles that are half a sentence. */
const noMatter = /^(?:Readings|Verses) for |^(?:Why|How|Who|What|When|Do|Does|Can|Is|Are|Will)\b.*[^?]$/
/** A theme of so many verses stands for a long passage. */
const enough = 4

const mostTried = 3

/** What stands over a psalm is no part of the prayer. */
const title = /^(?:Salmo|Al Músico|Masquil|Mictam|Michtam|Cántico|Oración de|A Psalm|A Song|To the chief)\b/i
/** A clause that begins so leans on another. */
const leansBack =
  /^(?:for|because|but|and|who|whom|which|that|so|when|if|then|as|nor|or|now|therefore|yet|mas|y|porque|pues|que|cuando|si|para|como|ni|así|entonces|el cual|la cual)\b/i
/** What speaks to or of the reader, or of God. */
const toReader =
  /\b(?:you|your|we|us|our|my|me|God|Lord|Yahweh|LORD|Christ|Jesus|Spirit|love|wisdom|tú|tu|tus|te|os|nos|nuestr\w+|mi|me|Dios|Jehová|Señor|Cristo|Espíritu|amor|caridad)\b/
const noMotto = /\b(?:said|says|spoke|answered|came|went|saw|sat|stood|dijo|dice|habló|respondió|vino|fue|vi|oí)\b/i

/** The first stretch of a verse that says something whole: from a beginning to the end of a sentence or its half. */
function phraseOf({ text }: Library, key: VerseKey): Phrase[] {
  const verse = text.verse(key) ?? ''
  for (const match of verse.matchAll(/[^;:.!?“”‘]+/g)) {
    const lead = /^[\s]*/.exec(match[0])![0].length
    const words = match[0].slice(lead).replace(/[\s,]+$/, '')
    const after = verse[match.index + match[0].length]
    const isWhole = after === '.' || after === ';' || after === '!' || after === undefined
    if (
      words.length < 12 ||
      words.length > 130 ||
      !isWhole ||
      leansBack.test(words) ||
      noMotto.test(words) ||
      !toReader.test(words) ||
      /["()]|’$/.test(words) ||
      title.test(words)
    )
      continue
    const start = match.index + lead
    return [{ key, start, end: start + words.length, text: words }]
  }
  return []
}
