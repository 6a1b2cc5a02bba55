import type { Language } from '../engine.ts'
import type { GuideEntry, GuideFact } from '../guide/guide-entry.ts'
import { termsOf } from '../retrieval/index.ts'
import type { Library } from './evidence.ts'

/** Of whom a fact is told, and of whom the question tells it. */
export type MistakenName = { told: string; asked: string }

/** Who is said to have done it: “Why did Paul deny …”, “¿Por qué negó Pablo …”, “¿Por qué Pablo negó …”. */
const subjects: Readonly<Record<Language, RegExp>> = {
  en: /^(?:why |how |when |where )?(?:did|does|was|were|is)(?: the)? (\p{Lu}[\p{Ll}\p{M}]+)/iu,
  es: /^[¿\s]*(?:[Pp]or qué|[Cc]ómo|[Cc]uándo|[Dd]ónde)(?: \p{Ll}+)? (\p{Lu}[\p{Ll}\p{M}]+)/u,
}

/**
 * Whether a question tells of one person what Scripture tells of another: both are people of the guide, the fact does
 * not speak of the one who is asked about, and the question not of the one whose fact it is.
 */
export function mistakenName(
  { corpus, language }: Pick<Library, 'corpus' | 'language'>,
  { entry, fact }: { entry: GuideEntry; fact: GuideFact },
  question: string,
): MistakenName | undefined {
  const asked = subjects[language].exec(question.trim())?.[1]
  const told = nameOf(entry, language)
  if (asked === undefined || told === undefined || !/^\p{Lu}/u.test(asked)) return undefined
  const isKnown = corpus.guide.entries.some((one) => nameOf(one, language) === asked)
  const said = new Set(termsOf(fact[language], language))
  const has = (words: ReadonlySet<string>, name: string) => termsOf(name, language).some((term) => words.has(term))
  if (!isKnown || has(said, asked) || !has(said, told) || has(new Set(termsOf(question, language)), told))
    return undefined
  return { told, asked }
}

/** The name that a person of the guide goes by. */
function nameOf({ kind, title }: GuideEntry, language: Language): string | undefined {
  if (kind !== 'person') return undefined
  return (title[language].match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? []).find((word) => !/^(?:The|El|La|Los|Las)$/.test(word))
}
