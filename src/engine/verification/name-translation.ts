import type { Span } from '../engine.ts'
import { readTranslationName } from './translation-names.ts'
import type { WordIndex } from './word-index.ts'

/** A translation named in a text: its position in `corpus.texts`, or `not_loaded`. */
export type NamedTranslation = Span & { text: number | 'not_loaded' }

/** Abbreviations count in capitals only: a web is no Bible. */
const names = new RegExp(
  [
    'New King James(?: Version| Bible)?|King James(?: Version| Bible)?|Authori[sz]ed Version|World English Bible|New (?:International|American Standard|Living|Revised Standard|Century|English) (?:Version|Translation|Bible)|English Standard Version|American Standard Version|Revised Standard Version|Christian Standard Bible|Good News (?:Bible|Translation)|Amplified Bible|The Message|Contemporary English Version|Douay[- ]Rheims|Geneva Bible',
    'Reina[- ]Valera(?: (?:de )?(?:19|20)\\d\\d| Antigua| Contemporánea| Revisada)?|Nueva Versi[óo]n Internacional|Biblia de las Am[ée]ricas|Dios Habla Hoy|Nueva Traducci[óo]n Viviente',
    'NIV(?:UK)?|ESV(?:UK)?|NASB?|NKJV|NLT|NRSV(?:ue|A)?|H?CSB|ASV|RSV(?:CE)?|AMPC?|MSG|CEV|NET|NABR?E?|GNT|GNB|NCV|NIrV|TNIV|DRA|DRB|YLT|LEB|LSB|BSB|TPT|TLB|NJB|REB|JB|ISV|KJVA?|AV|WEB|NVI|LBLA|NBLA|NTV|DHH|TLA|RVR?[ -]?(?:1909|1960|1995|2015|60|95)|RVA|RVC',
  ]
    .map((list) => `(?:${list})`)
    .join('|'),
  'g',
)

/** The pattern of a corpus, made once: the names, and those of its modules. */
const patterns = new WeakMap<WordIndex['corpus'], RegExp>()

function patternOf(corpus: WordIndex['corpus']): RegExp {
  const made = patterns.get(corpus)
  if (made !== undefined) return made
  const ids = corpus.texts.flatMap(({ record }) => [record.id, record.module])
  const known = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.source}|${ids.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  patterns.set(corpus, known)
  return known
}

/** Finds the translations that a text names, loaded or not. Names of loaded modules count as well. */
export function findTranslations(index: Pick<WordIndex, 'corpus'>, text: string): NamedTranslation[] {
  return [...text.matchAll(patternOf(index.corpus))].map(({ 0: name, index: start }) => ({
    start,
    end: start + name.length,
    text: readTranslationName(index, name) ?? 'not_loaded',
  }))
}

const escaped = (id: string) => id.replace(/[^\p{L}\p{N}]/gu, '\\$&')
