import type { Language } from '../engine.ts'
import type { GuideMatch } from '../retrieval/index.ts'
import { findReferences, type VerseRange } from '../scripture/index.ts'

const exclusion: Readonly<Record<Language, RegExp>> = {
  en: /[,;(–—-]?\s*(?:but |and )?(?:please )?(?:not|no|except(?: for)?|other than|besides|without(?: using)?|instead of|apart from|don[’']t use|avoid)(?: (?:from|use|using|the usual|the))?\s*$/iu,
  es: /[,;(–—-]?\s*(?:pero |y )?(?:que no sean?|no|excepto|menos|salvo|aparte de|sin(?: usar)?|en vez de)(?: (?:de|use|usar|el|la))?\s*$/iu,
}

/** `wanted` is the prompt without the passages that it does not want; `avoided` are these. */
export function readAvoided(prompt: string, language: Language): { wanted: string; avoided: VerseRange[] } {
  const avoided: VerseRange[] = []
  let wanted = prompt
  for (const { text, ranges } of findReferences(prompt, { language })) {
    const place = wanted.indexOf(text)
    const lead = place < 0 ? null : exclusion[language].exec(wanted.slice(0, place))
    if (lead === null) continue
    avoided.push(...ranges)
    wanted = `${wanted.slice(0, lead.index)}${wanted.slice(place + text.length).replace(/^[)\s]+(?=[.,;!?]|$)/, '')}`
  }
  return { wanted: wanted.trim(), avoided }
}

/** An entry of the guide without the passages that are to be left out, and without what rests on them alone. */
export function withoutAvoided(match: GuideMatch, avoided: readonly VerseRange[]): GuideMatch {
  if (avoided.length === 0) return match
  const isAvoided = (range: VerseRange) => avoided.some(({ start, end }) => start <= range.end && range.start <= end)
  const { entry } = match
  const summary = entry.summary.filter(({ from }) => from.length === 0 || !from.every(isAvoided))
  const passages = entry.passages.filter(({ range }) => !isAvoided(range))
  return { ...match, entry: { ...entry, summary, passages } }
}

/** What is asked of a passage, without its reference and the words that only ask for it. */
export function withoutReference(prompt: string, language: Language): string {
  const references = findReferences(prompt, { language }).map(({ text }) => text)
  return references
    .reduce((rest, text) => rest.replace(text, ' '), prompt)
    .replace(namedTranslation, ' ')
    .replace(asksForPassage, ' ')
    .trim()
}

/** “… in the KJV”: a translation's short name, or the words of its title, which stand in the first group. */
export const namedTranslation =
  /\b(?:in|from|en|según)(?: the| la)? (KJV|WEB|RV1909|King James|World English|Reina[- ]Valera)\b/i

const asksForPassage =
  /\b(?:explain|what|is|are|was|does|do|did|going|on|in|say(?:s|ing)?|mean(?:s|ing)?|about|the|of|read|show|quote|me|please|tell|summari[sz]e|chapter|verses?|passage|jesus|god|bible|expl[ií]ca(?:me)?|qu[eé]|significa|dice|cap[ií]tulo|vers[ií]culos?|pasaje|el|la|de|en|resume|dios|jes[uú]s)\b/giu
