import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import {
  bookOf,
  countVerses,
  formatReference,
  fromOsis,
  type VerseKey,
  type VerseRange,
  versesIn,
} from '../scripture/index.ts'
import { bare, clausesOf } from './cut-clauses.ts'
import { type Quote, quoteWords } from './quote.ts'
import { speaksOfGod, speaksToUs, worthOf } from './verse-worth.ts'

type Deps = { corpus: Corpus; text: BibleText; language: Language }

const mostQuotes = 3
const mostVerses = 200
/** Characters: a longer verse is cut where a clause ends with more than a comma. */
const longest = 220
const shortest = 25

/** What nobody should have to pray: curses, killing, disgrace. Read in the English text, whatever is quoted. */
const unprayed = [
  'Ps.5.10 Ps.10.15 Ps.28.4-Ps.28.5 Ps.35.1-Ps.35.8 Ps.54.5-Ps.54.7 Ps.58.6-Ps.58.11 Ps.59.11-Ps.59.13 Ps.69.22-Ps.69.28',
  'Ps.79.6 Ps.79.12 Ps.83.9-Ps.83.17 Ps.109.6-Ps.109.20 Ps.109.28-Ps.109.29 Ps.137.7-Ps.137.9 Ps.139.19-Ps.139.22',
  'Ps.140.9-Ps.140.11 Ps.143.12 Jer.18.19-Jer.18.23 Neh.4.4-Neh.4.5 Lam.3.64-Lam.3.66',
]
  .join(' ')
  .split(' ')
  .flatMap((osis) => fromOsis(osis) ?? [])
const unfit =
  /\b(?:kill\w*|slay\w*|slain|destroy\w*|wicked\w*|evildoers?|wrath|vengeance|curs\w+|dash\w*|blood\w*|hell|sheol|gehenna|sword|consum\w+|hat(?:e[ds]?|red)|abominat\w+|prostitut\w+|whore\w*|adulter\w+|rap(?:e|ed)|burn\w*|naked\w*|\w*circumcis\w*|slaughter\w*|stoned?|punish\w*|torment\w*|abhor\w*|detest\w*|put to death|plagues?|corpses?|sinners?|enem(?:y|ies)|murder\w*|fool\w*|devour\w*)\b/i

/**
 * The words of a passage that can be prayed: its best-known verses first chosen, then put in their order. Verses of
 * curse and slaughter are left out.
 * @returns none when nothing in it can be prayed, or the translation lacks it
 */
export function prayableWords(deps: Deps, ranges: readonly VerseRange[]): Quote[] {
  const { corpus, text, language } = deps
  const keys = ranges.flatMap(versesIn).slice(0, mostVerses)
  const english = corpus.findText('WEB') ?? text
  const fit = keys
    .filter((key) => !unprayed.some(({ start, end }) => start <= key && key <= end))
    .filter((key) => speaksOfGod(corpus, key) || speaksToUs(corpus, key))
    .filter((key) => !unfit.test(english.verse(key) ?? text.verse(key) ?? ''))
    .map((key) => ({ key, words: wordsToQuote(text.verse(key)) }))
    .filter((verse): verse is { key: VerseKey; words: string } => verse.words !== undefined)
  const whole = fit.filter(({ key, words }) => isSentence(text.verse(key)!, words))
  return (whole.length > 0 ? whole : fit)
    .map((verse) => ({ ...verse, worth: worthOf(corpus, verse.key) }))
    .toSorted((a, b) => b.worth - a.worth || a.key - b.key)
    .slice(0, mostQuotes)
    .toSorted((a, b) => a.key - b.key)
    .flatMap(({ key, words, worth }) => {
      const range = { start: key, end: key }
      const quote = quoteWords(text, range, words, String(key))
      return quote === undefined ? [] : [{ ...quote, label: formatReference(range, language), worth }]
    })
}

/** Whether words stand by themselves: they neither go on from the verse before nor into the next. */
const isSentence = (verse: string, words: string): boolean =>
  /^[¡¿]?\p{Lu}/u.test(words) &&
  (!verse.includes(`${words},`) || words.length < verse.length - 3) &&
  /[.!?;:]["”’)\]]*$/.test(verse)

/** The words of an entry’s passages, one of each. */
export function wordsOfEntry(deps: Deps, { passages }: GuideEntry): Quote[] {
  return passages
    .filter(({ range }) => bookOf(range.start).testament !== 'deuterocanon')
    .map(({ range, quote = range }) => quote)
    .toSorted((a, b) => Number(countVerses(a) > fewVerses) - Number(countVerses(b) > fewVerses))
    .flatMap((range) => best(prayableWords(deps, [range]).filter(({ start }) => speaksOfGod(deps.corpus, start))))
    .slice(0, mostQuotes)
}

/** Of a longer passage no one verse is what the entry lists it for. */
const fewVerses = 4

const best = (quotes: readonly Quote[]): Quote[] =>
  quotes.toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0)).slice(0, 1)

/** A title of a psalm, which some translations print in its first verse, and words in capitals after it. */
const psalmTitle = /^(?:Al Músico|Salmo|Cántico|Oración|Masquil|Michtam|Canción|De David)/

function wordsToQuote(verse: string | undefined): string | undefined {
  if (verse === undefined) return undefined
  const clauses = clausesOf(verse)
  // the psalm itself begins where a word stands in capitals
  const first = psalmTitle.test(verse)
    ? clauses.findIndex(({ start }) => /^[¡¿]?\p{Lu}{2}/u.test(verse.slice(start)))
    : 0
  const from = clauses[Math.max(0, first)]
  if (from === undefined) return undefined
  const body = verse.replace(/[\s(]*Selah\.?\)?\.?\s*$/, '')
  let words = body.slice(from.start)
  if (words.length > longest) {
    const end = clauses.findLast(({ end }) => end - from.start <= longest && /[.;:?!][”’]*$/.test(verse.slice(0, end)))
    if (end === undefined) return undefined
    words = verse.slice(from.start, end.end)
  }
  const found = spoken(bare(words))
  return found === undefined || found.length < shortest ? undefined : found
}

/** Of “Jesus said to her, “I am …”” what is said; undefined where speech is mixed with telling. */
function spoken(words: string): string | undefined {
  const opened = words.indexOf('“')
  if (opened === -1) return words.includes('”') ? undefined : words
  const speech = words.slice(opened + 1).replace(/[.,;:]?[”’]+$/, '')
  return opened <= longestLead && !/[“”]/.test(speech) ? bare(speech) : undefined
}

const longestLead = 60
