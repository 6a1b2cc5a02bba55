import type { Library } from '../../generation/evidence.ts'
import type { VerseKey } from '../../scripture/index.ts'
import { heartOf } from '../heart-of-passage.ts'
import type { StudiedPassage } from '../studied-passage.ts'
import { type FoundTheme, isDark } from '../themes.ts'
import { questionPhrases } from './phrases.ts'
import { isPrayer, isStory, isTeaching } from './setting.ts'
import { type Asked, ask, wordingOf } from './study-question.ts'
import { type Phrase, tellingWordsOf } from './telling-words.ts'

/** Words that nobody is to do today, or not because a verse of a story says so. */
const harsh =
  /\b(?:kill|slay|stone|death|die|destroy|burn|smite|strike|blood|sword|cursed?|cut off|perish|ashamed|wrath|punish|live any longer|utterly|slaughter|mat(?:a|ad|ar)|muer|apedre|destru|sangre|espada|maldi)/i

/** What a passage asks of its reader: what it commands, promises or prays, and whom it may serve. */
export function apply(
  library: Library,
  passage: StudiedPassage,
  { themes }: { themes: readonly FoundTheme[] },
): Asked[] {
  const say = questionPhrases[library.language]
  const { verses, language } = wordingOf(library, passage)
  const telling = tellingWordsOf(verses, language)
  const inStory = isStory(passage)
  const gentle = (phrases: readonly Phrase[]) => phrases.filter(({ text }) => !harsh.test(text)).slice(0, 1)
  const one = (phrases: readonly Phrase[], question: string) =>
    phrases.flatMap((phrase) => ask(library, question, phrase))
  const kept = gentle(heartOf(library, passage, mostTried).flatMap((key) => phraseOf(library, key)))
  // words of despair are no motto for the day, and nobody is sent away with them
  if (isDark(themes) && !inStory)
    return [...one(telling.asks.slice(-1), say.lament()), ...aboutTheme(library, passage, themes)]
  if (inStory)
    return [
      ...one(gentle([...telling.speeches, ...telling.asks].toReversed()), say.scene()),
      ...aboutTheme(library, passage, themes),
    ]
  return [
    ...(isPrayer(passage) ? one(kept, say.prayer()) : []),
    ...(isPrayer(passage) ? [] : one(gentle(isTeaching(passage) ? telling.commands : []), say.command())),
    ...one(gentle(telling.promises), say.promise()),
    ...aboutTheme(library, passage, themes),
    ...(isPrayer(passage) ? [] : one(kept, say.keep())),
  ]
}

/** What most of the passage is about, as a question: a title that asks is asked, any other is what somebody may come with. */
function aboutTheme({ language }: Library, passage: StudiedPassage, themes: readonly FoundTheme[]): Asked[] {
  const say = questionPhrases[language]
  const theme = themes.find(
    ({ entry, keys }) =>
      entry?.kind === 'topic' &&
      (2 * keys.length >= passage.keys.length || keys.length >= enough) &&
      !entry.care.some((care) => care === 'suicide' || care === 'self_harm'),
  )
  if (theme === undefined) return []
  const { name } = theme
  const question = name.endsWith('?') ? `${say.ownWords(name)}${language === 'es' ? '?' : ''}` : say.friend(name)
  return [{ pieces: [question] }]
}

/** A theme of so many verses stands for a long passage. */
const enough = 4

const mostTried = 3

/** What stands over a psalm is no part of the prayer. */
const title = /^(?:Salmo|Al Músico|Masquil|Mictam|Michtam|Cántico|Oración de|A Psalm|A Song|To the chief)\b/i

/** The first stretch of a verse that says something whole. */
function phraseOf({ text }: Library, key: VerseKey): Phrase[] {
  const verse = text.verse(key) ?? ''
  for (const match of verse.matchAll(/[^;:.!?“”‘]+/g)) {
    const lead = /^[\s]*/.exec(match[0])![0].length
    const words = match[0].slice(lead).replace(/[\s,]+$/, '')
    if (
      words.length < 12 ||
      words.length > 130 ||
      verse[match.index + match[0].length] === '?' ||
      /\b(?:said|spoke|answered|dijo|habló|respondió)\b/i.test(words) ||
      /["()]|’$/.test(words) ||
      title.test(words)
    )
      continue
    const start = match.index + lead
    return [{ key, start, end: start + words.length, text: words }]
  }
  return []
}
