import type { PackedFile, PackedSections } from '../../platform/packed-file.ts'
import type { Language } from '../engine.ts'
import type { Guide } from '../guide/guide.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { type Bm25Index, buildBm25, countTerms, openBm25, type TermCounts } from './bm25.ts'
import { termsOf } from './words.ts'

/**
 * The names and questions of the study guide by their terms, one language's. A name is a title, an alias, or a form of
 * the question that a fact answers.
 */
export type GuideNames = {
  /** Place of the entry that a name belongs to, and in it that of the fact plus one, answers behind facts; 0 for the entry itself. */
  entryOf: Uint16Array
  factOf: Uint8Array
  /** Sum of the weights of a name's terms. */
  weightOf: Float32Array
  /** How telling a term is: the fewer entries have it in their names, the more. */
  termWeight: (term: string) => number
  /** Names that have the term. */
  named: (term: string) => Uint32Array
  /** All that an entry says, its names above all, as one document an entry. */
  entries: Bm25Index
}

const kinds: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bhow (?:many|much)\b/i, '?many'],
    [/\b(?:how old|what age)\b/i, '?old'],
    [/\bhow long\b/i, '?long'],
    [/\bhow (?:tall|big|large|high|far|deep|wide)\b/i, '?size'],
    [/\bwhere\b/i, '?where'],
    [/\bwhen\b/i, '?when'],
    [/\bwh(?:o|om|ose)\b/i, '?who'],
    [/\bwhy\b/i, '?why'],
    [/\bhow\b/i, '?how'],
  ],
  es: [
    [/\b(?:cu[aá]ntos años|qu[eé] edad)\b/i, '?old'],
    [/\bcu[aá]nt[oa]s\b/i, '?many'],
    [/\bcu[aá]nto tiempo\b/i, '?long'],
    [/\bcu[aá]nto (?:med[ií]a|mide)\b/i, '?size'],
    [/\bd[oó]nde\b/i, '?where'],
    [/\bcu[aá]ndo\b/i, '?when'],
    [/\bqui[eé]n(?:es)?\b/i, '?who'],
    [/\bpor qu[eé]\b/i, '?why'],
    [/\bc[oó]mo\b/i, '?how'],
  ],
}

/** Words of questions that say nothing of what is asked. */
const fillers: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:like|really|actually|just)\b/gi,
  es: /\b(?:realmente|simplemente)\b/gi,
}

/** What a name or question is made of: its terms, each once, and what kind of answer it asks for. */
export function nameTerms(text: string, language: Language): string[] {
  const kind = kinds[language].find(([form]) => form.test(text))?.[1]
  const terms = termsOf(text.replace(fillers[language], ' '), language)
  return [...new Set([...terms, ...(kind === undefined ? [] : [kind])])]
}

type Postings = Map<string, number[]>

/** What an entry says counts so much less than what it is called. */
const saidShare = 0.5
/** What kind of answer is asked for tells less than what it is about. */
const kindShare = 0.5

/** The sentences and notes of an entry. */
function saidIn(entry: GuideEntry, language: Language): string[] {
  const { summary, facts, views, word, book, saying, passages } = entry
  const sentences = [
    ...summary,
    ...facts,
    ...views.flatMap((view) => view.summary),
    ...(word?.senses ?? []),
    ...(book === undefined ? [] : [book.author, book.audience, book.purpose, ...book.outline]),
  ]
  return [
    ...sentences.map((sentence) => sentence[language]),
    ...views.map(({ name }) => name[language]),
    saying?.origin?.[language] ?? '',
    // Spanish notes found one question form of 150 fewer on either set: their summaries say enough
    ...(language === 'en' ? passages.map(({ note }) => note.en) : []),
  ]
}

/** Builds the index of the guide's names. */
export function buildGuideNames({ entries }: Guide, sections: PackedSections): void {
  for (const language of ['en', 'es'] as const) {
    const entryOf: number[] = []
    const factOf: number[] = []
    // they are many and say a thing in many ways: counted among the rest they would make every word common
    const isOfAnswer: boolean[] = []
    const termsByName: string[][] = []
    const named: Postings = new Map()
    const documents: TermCounts[] = []
    entries.forEach((entry, place) => {
      const first = termsByName.length
      const add = (name: string, fact: number) => {
        const terms = nameTerms(name, language)
        for (const term of terms) post(named, term, entryOf.length)
        entryOf.push(place)
        factOf.push(fact)
        isOfAnswer.push(fact > entry.facts.length)
        termsByName.push(terms)
      }
      add(entry.title[language], 0)
      for (const name of entry.aliases[language]) add(name, 0)
      ;[...entry.facts, ...entry.answers].forEach(({ asks }, fact) => {
        for (const ask of asks[language]) add(ask, fact + 1)
      })
      const document = countTerms(termsByName.slice(first).flat())
      countTerms(
        saidIn(entry, language).flatMap((text) => termsOf(text, language)),
        saidShare,
        document,
      )
      documents.push(document)
    })
    const weights = new Map(
      [...named].map(([term, names]) => {
        const having = new Set(names.filter((name) => !isOfAnswer[name]).map((name) => entryOf[name]!)).size
        return [term, Math.log(1 + entries.length / Math.max(1, having)) * (term.startsWith('?') ? kindShare : 1)]
      }),
    )
    const section = `guide/${language}`
    sections.set(`${section}/entry-of`, Uint16Array.from(entryOf))
    sections.set(`${section}/fact-of`, Uint8Array.from(factOf))
    sections.set(
      `${section}/weight-of`,
      Float32Array.from(termsByName, (terms) => terms.reduce((sum, term) => sum + weights.get(term)!, 0)),
    )
    sections.set(`${section}/count`, { json: entries.length })
    packPostings(`${section}/named`, named, sections)
    buildBm25(`${section}/entries`, documents, { k1: 0.3, b: 0 }, sections)
    sections.set(
      `${section}/term-weights`,
      Float32Array.from([...named.keys()].sort(), (term) => weights.get(term)!),
    )
  }
}

function post(postings: Postings, term: string, place: number): void {
  const places = postings.get(term)
  if (places === undefined) postings.set(term, [place])
  else if (places.at(-1) !== place) places.push(place)
}

function packPostings(name: string, postings: Postings, sections: PackedSections): void {
  const terms = [...postings.keys()].sort()
  const starts = new Uint32Array(terms.length + 1)
  terms.forEach((term, place) => {
    starts[place + 1] = starts[place]! + postings.get(term)!.length
  })
  sections.set(`${name}/terms`, terms)
  sections.set(`${name}/starts`, starts)
  // names are more than two bytes can count
  sections.set(`${name}/places`, Uint32Array.from(terms.flatMap((term) => postings.get(term)!)))
}

/** Opens what `buildGuideNames` built. */
export function openNames(file: PackedFile, language: Language): GuideNames {
  const section = `guide/${language}`
  const named = openPostings(file, `${section}/named`)
  const weights = file.f32(`${section}/term-weights`)
  const unknown = Math.log(1 + file.json<number>(`${section}/count`))
  return {
    entryOf: file.u16(`${section}/entry-of`),
    factOf: file.u8(`${section}/fact-of`),
    weightOf: file.f32(`${section}/weight-of`),
    termWeight: (term) => {
      const place = named.placeOf(term)
      return place === undefined ? unknown : weights[place]!
    },
    named: named.of,
    entries: openBm25(file, `${section}/entries`),
  }
}

const none = new Uint32Array(0)

function openPostings(file: PackedFile, name: string) {
  const terms = file.strings(`${name}/terms`)
  const placesOf = new Map(Array.from({ length: terms.length }, (_, place) => [terms.at(place), place]))
  const starts = file.u32(`${name}/starts`)
  const places = file.u32(`${name}/places`)
  return {
    placeOf: (term: string) => placesOf.get(term),
    of: (term: string) => {
      const place = placesOf.get(term)
      return place === undefined ? none : places.subarray(starts[place]!, starts[place + 1]!)
    },
  }
}
