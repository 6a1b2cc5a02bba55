import type { HistoryTurn, Language } from '../engine.ts'
import { matchSurely } from '../retrieval/index.ts'
import { findReferences } from '../scripture/index.ts'
import type { Library } from './evidence.ts'
import { matchQuestion } from './match-question.ts'

/** What a turn asks by itself, once what it leaves to the conversation is put into words. */
export type Turn = {
  prompt: string
  /** It asks for more of what was answered before. */
  isMore: boolean
}

const more: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:ok|okay|yes|thanks|thank you|and|please)[,.!]? )*(?:(?:can|could|would|will) (?:you )?(?:please )?)?(?:(?:tell|give|show|say|share|explain)(?: (?:to )?(?:me|us))? )?(?:(?:some|a (?:bit|little)|any) )?(?:more|go on|continue|keep going|(?:what|anything) else|elaborate|go deeper)(?:(?: (?:about|on|of) (?:it|this|that|him|her|them))|(?: (?:verses?|passages?|scriptures?|please|detail)))*[?.! ]*$/iu,
  es: /^(?:(?:s[ií]|gracias|y|por favor|ok)[,.!]? )*[¿¡]?(?:(?:puede|puedes|podr[ií]as?|me puedes?|me podr[ií]as?) )?(?:(?:cu[eé]nt[ae]|dime|d[ií]ga|da|dame|d[eé]|decir|contar|explica|explicar|hablar)(?:me|nos)? )?(?:(?:algo|un poco) )?(?:m[aá]s|sig[ua]e?|contin[uú][ae]|qu[eé] m[aá]s)(?:(?: (?:sobre|de|acerca de) (?:eso|esto|[eé]l|ella|ellos))|(?: (?:vers[ií]culos?|pasajes?|por favor)))*[?.! ]*$/iu,
}

const owned: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:his|her|hers|their|its)\b(?= [\p{L}])/iu,
  es: /(?<!\p{L})sus?(?= \p{L})/iu,
}
const person: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|him|she|her|they|them)\b/iu,
  es: /(?<!\p{L})(?:[eé]l(?! \p{L}+ de)|ella|ellos|ellas)(?!\p{L})/iu,
}
const thing: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:it|this|that|these|those)\b/iu,
  es: /(?<!\p{L})(?:eso|esto|aquello)(?!\p{L})/iu,
}
const leading: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|so|ok)[,]? )?(?:what about|how about|and|but|why|where|when|how)\b[, ]*/iu,
  es: /^[¿\s]*(?:(?:y|pero|entonces)(?!\p{L})[, ]*)?(?:qu[eé] hay de|qu[eé] tal|y|pero|por qu[eé]|d[oó]nde|cu[aá]ndo|c[oó]mo)(?!\p{L})[, ]*/iu,
}

/** A turn of more words says itself what it is about. */
const mostWords = 14
const fewWords = 7
/** From here on a turn is answered by an entry of its own and leaves nothing to the conversation. */
const itsOwn = 0.6

/**
 * Reads a turn in its conversation: “Tell me more”, “and his brother?”, “what about Luke?” ask about what was asked
 * before. A turn that speaks for itself stays as it is.
 */
export function readTurn(library: Library, prompt: string, history: readonly HistoryTurn[]): Turn {
  const { language } = library
  const asked = history.filter(({ role }) => role === 'user').map(({ text }) => text)
  const before = asked.findLast((text) => !more[language].test(text.trim()))
  const text = prompt.trim()
  const words = text.split(/\s+/).length
  const itself = { prompt, isMore: false }
  if (before === undefined || words > mostWords) return itself
  if (more[language].test(text)) return { prompt: before, isMore: true }
  if (findReferences(text, { language }).length > 0) return itself
  const subject = subjectOf(library, before)
  if (subject === undefined) return itself
  if (owned[language].test(text)) {
    const named =
      language === 'en'
        ? text.replace(owned.en, `${subject}’s`)
        : text.replace(/(?<!\p{L})sus? (\p{L}+)/iu, `$1 de ${subject}`)
    return { prompt: named, isMore: false }
  }
  if (person[language].test(text)) return { prompt: text.replace(person[language], subject), isMore: false }
  const [own] = matchSurely({ guide: library.corpus.guide, index: library.index }, text, language)
  if ((own?.score ?? 0) >= itsOwn || words > fewWords) return itself
  if (thing[language].test(text)) return { prompt: text.replace(thing[language], subject), isMore: false }
  if (!leading[language].test(text)) return itself
  return {
    prompt: inPlaceOf(text.replace(leading[language], ''), before) ?? `${text.replace(/[?.!]+$/, '')} ${subject}?`,
    isMore: false,
  }
}

const names = /(?<=[^.?!¿¡\s] )\p{Lu}[\p{L}’'-]+/gu

/** “What about Luke?” after “Who wrote Matthew?”: the question again, with the other name. */
function inPlaceOf(rest: string, before: string): string | undefined {
  const [name] = rest.match(/^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/u) ?? []
  const last = before.match(names)?.at(-1)
  return name === undefined || last === undefined ? undefined : before.replace(last, name)
}

/** What the question before was about: the person or thing that the guide's entry is named after. */
function subjectOf(library: Library, before: string): string | undefined {
  const [best] = matchQuestion(library, before)
  if (best === undefined) return undefined
  const title = best.entry.title[library.language]
  const proper = title.match(/\p{Lu}[\p{L}\p{M}-]+/gu)?.find((word) => !/^(?:The|El|La|Los|Las)$/.test(word))
  return best.entry.kind === 'person' ? (proper ?? title) : title
}
