/**
 * The part of a verse that a prayer quotes, as clause numbers of WEB, KJV and RV1909: a verse that is not listed is
 * quoted whole. Left out are titles of psalms, “Selah”, and words that the prayer has no use for. Clauses are counted
 * as `clausesOf` cuts them; a letter behind a verse names another part of it.
 */
const table = `
Gen.28.15 2-4 3-4 2-3
Deut.33.27 1-2 1-2 1-2
Josh.1.9 2-5 2-5 2-3
Ps.4.6 3-4 3-4 3-5
Ps.9.1 1-2 1-4 4-7
Ps.10.1 1-3 1-3 1-3
Ps.13.1 4 4 6
Ps.13.3 1-5 1-3 1-4
Ps.23.1 1-2 1-2 2-3
Ps.23.4 2-3 3-4 2-3
Ps.25.5 1-3 1-3 1-3
Ps.27.1 3-4 3-4 4-5
Ps.28.7 1-3 1-3 1-3
Ps.30.12 3-4 3-4 4-5
Ps.31.5 1 1 1
Ps.31.7 2-3 2-3 2-3
Ps.31.9 1-3 1-3 1-3
Ps.31.15 1 1 1
Ps.34.8 1 1 1-2
Ps.36.6 3-4 3-4 3-4
Ps.37.5 1-2 1-2 1-2
Ps.39.12 1-4 1-4 1-4
Ps.42.3 1 1 1
Ps.42.11 4-7 4-7 4-7
Ps.46.7 1-2 1-2 1-2
Ps.46.9 1 1 1
Ps.55.4 1 1 1
Ps.55.5 1 1 1
Ps.55.22 1 1-2 1-2
Ps.56.8 2 2 2
Ps.57.1 6-8 6-7 9-10
Ps.59.16 3 3 2
Ps.61.2 3 3 3
Ps.62.8 3-4 3-4 3-4
Ps.65.11 1 1 1
Ps.67.3 3 3 3
Ps.68.6 1 1 1
Ps.69.1 1-3 1-3 4-6
Ps.69.13 5-7 5-7 4-7
Ps.70.5 2-4 2-4 2-4
Ps.72.4 1-2 1-2 1-2
Ps.77.9 1 1 1
Ps.84.11 1-2 1-2 1-2
Ps.88.1 1-3 1-2 7-8
Ps.90.1 1-2 1-2 2-3
Ps.90.17 1-2 1-2 1-2
Ps.90.17b 4 4 3
Ps.91.2 2-4 2-4 2-5
Ps.102.1 1-3 1-3 5-6
Ps.119.105 1-2 1-2 2-3
Ps.121.5 1 1 1
Ps.127.1 1-2 1-2 3-4
Ps.127.3 1-2 1-2 1-2
Ps.130.1 1-2 1-2 2-4
Ps.130.7 3-4 2-3 2-3
Ps.136.1 1-3 1-3 1-3
Ps.138.8 2-5 2-5 2-5
Ps.139.12 2-3 3-4 2-3
Ps.142.4 4-5 4-5 4-5
Ps.142.5 4-5 4 4-5
Ps.142.7 1-2 1-2 1
Ps.143.1 1-3 1-3 3-4
Ps.143.7 1-4 1-4 1-3
Ps.143.8 1-2 1-2 1-2
Ps.143.8b 3-4 3-4 3-4
Ps.146.9 1-2 1-2 1-2
Eccl.4.12 3 3 3
Song.8.7 1-2 1-2 1-2
Isa.2.4 5-6 5-6 5-6
Isa.9.6 1-2 1-2 1-2
Isa.40.5 1-2 1-2 1-2
Isa.40.11 1-3 1-3 1-3
Isa.40.31 1 1 1
Isa.41.10 1-4 1-4 1-4
Isa.42.3 1-2 1-2 1-2
Isa.43.1 6-9 5-8 6-9
Isa.43.2 1-2 1-2 1-2
Isa.46.4 1-2 1-2 1-2
Isa.53.5 1-2 1-2 1-2
Joel.2.13 4-6 4-6 4-6
Mic.7.18 4-5 4-5 4-5
Matt.4.4 3-4 3-4 4-5
Matt.5.44 2-5 2-6 2-5
Matt.6.13 1-2 1-2 1-2
Matt.28.20 3-4 4-5 3-4
Mark.9.24 2-3 3-5 2-3
Mark.10.14 3-5 4-6 4-6
Luke.15.20 2-6 3-8 3-8
Luke.23.34 2-4 2-4 2-4
Luke.24.6 1-2 1-2 1-2
Luke.24.29 3-5 3-5 3-5
John.1.14 1 1-2 1
John.3.16 1-2 1-2 1-2
John.11.25 2-4 2-6 2-5
John.14.27 1-2 1-2 1-2
Rom.6.4 2-3 2-3 2-3
Rom.8.1 1 1 2
Rom.8.26 4 3 4
Rom.8.39 3 3-5 3-4
Rom.14.8 5-6 5-7 5-8
1Cor.10.13 2-3 2-3 3-4
1Cor.13.4 1 1-2 1-2
1Cor.15.58 3-6 3-6 3-5
2Cor.1.3 2 3-4 2-3
2Cor.12.9 2-3 2-3 2-3
Gal.5.1 1 1 3
Eph.2.14 1 1 1
Phil.1.6 2 2 2-3
Jas.1.19 4-6 3-5 3-5
Col.3.15 1 1 1
Heb.4.16 2 2-3 2-3
Heb.13.5 4-5 4-5 4-5
Jas.1.5 1-3 1-4 1-4
Jas.1.17 1-2 1-2 1-2
2Pet.3.9 3-4 3-4 3-4
1John.4.12 2-4 2-4 2-4
Rev.21.4 1-5 1-5 1-5
Rev.22.20 5-7 4-6 7-8
`

const translations = ['WEB', 'KJV', 'RV1909'] as const

/** First and last clause, counted from 1, of a part by translation. */
export type PartClauses = Readonly<Record<string, readonly [first: number, last: number]>>

/** Parts by their name: `Ps.23.4`, `Ps.143.8b`. */
export const verseParts: ReadonlyMap<string, PartClauses> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...clauses] = line.split(' ')
      return [name, Object.fromEntries(translations.map((id, place) => [id, ends(clauses[place]!)]))]
    }),
)

function ends(clauses: string): [number, number] {
  const [first = 0, last = first] = clauses.split('-').map(Number)
  return [first, last]
}
