import type { Mention, Occasion, Texts, Tone } from './occasion.ts'

type Pair = readonly [en: string, es: string]

/** An occasion as the tables have it: pairs of English and Spanish; texts in one string, left out for those of its kind. */
export type OccasionRow = {
  title: Pair
  seen: Pair
  asks: readonly Pair[]
  aims: readonly Pair[]
  word: string
  mention?: Mention
  voice?: 'me' | 'us'
  cry?: string
  refrain?: string
  complaint?: string
  trust?: string
}

/** What is prayed where an occasion has no words of its own for it. */
const usual: Readonly<Record<Tone, { cry: string; refrain: string; complaint: string; trust: string }>> = {
  sorrow: {
    cry: 'Ps.86.3 Ps.25.17 Ps.119.28 Ps.39.12',
    refrain: 'Ps.102.1 Ps.86.3',
    complaint: 'Ps.42.3 Ps.6.6 Ps.13.1 Ps.143.4',
    trust: 'Ps.13.5 Ps.42.11 Ps.73.26 Ps.31.14',
  },
  joy: {
    cry: 'Ps.103.2 Ps.30.12 Ps.9.1',
    refrain: 'Ps.136.1',
    complaint: 'Ps.13.1 Ps.77.9',
    trust: 'Ps.13.5 Ps.71.14 Ps.27.13',
  },
  plain: {
    cry: 'Ps.25.4 Ps.19.14 Ps.143.10 Ps.33.22',
    refrain: 'Ps.33.22 Ps.143.1',
    complaint: 'Ps.13.1 Ps.38.9 Ps.77.9',
    trust: 'Ps.31.14 Ps.42.8 Ps.71.14',
  },
}

/** Makes the occasions of a table, all of one tone. */
export function occasionsOf(tone: Tone, rows: Readonly<Record<string, OccasionRow>>): Occasion[] {
  return Object.entries(rows).map(([id, row]) => ({
    id,
    tone,
    mention: row.mention ?? 'prayed_for',
    voice: row.voice ?? 'me',
    title: inBoth(row.title),
    seen: inBoth(row.seen),
    asks: allInBoth(row.asks),
    aims: allInBoth(row.aims),
    word: texts(row.word),
    cry: texts(row.cry ?? usual[tone].cry),
    refrain: texts(row.refrain ?? usual[tone].refrain),
    complaint: texts(row.complaint ?? usual[tone].complaint),
    trust: texts(row.trust ?? usual[tone].trust),
  }))
}

const inBoth = ([en, es]: Pair) => ({ en, es })
const allInBoth = (pairs: readonly Pair[]) => ({ en: pairs.map(([en]) => en), es: pairs.map(([, es]) => es) })
const texts = (names: string): Texts => names.split(' ')
