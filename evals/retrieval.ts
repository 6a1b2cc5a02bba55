import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import {
  createQueryRanking,
  type FindQuotation,
  openSearchIndex,
  type RankQuery,
  type SignalWeights,
  signalWeights,
} from '../src/engine/retrieval/index.ts'
import { toOsis } from '../src/engine/scripture/index.ts'
import { createVerifier } from '../src/engine/verification/index.ts'
import { bootstrapInterval, type Interval } from './bootstrap.ts'
import type { EvalOptions } from './main.ts'
import { measureRanking, type RankingMeasures } from './ranking-measures.ts'
import { type JudgedSet, readJudgedSets, readQueries } from './retrieval-data.ts'

const linesPerQuery = 20
/** The least nDCG@10 of each set through the endpoint's operation. Nave is indexed, so `naves` has no bar. */
const bars: Readonly<Record<string, number>> = { openbible: 0.24, catechism: 0.09, henry: 0.105 }
/** The same without the study guide: what search is worth on its own. */
const barsWithoutGuide: Readonly<Record<string, number>> = { openbible: 0.205, catechism: 0.075, henry: 0.1 }
const committed = new URL('results/retrieval.json', import.meta.url)

const whereTheDataIs = `Set BEREA_EVAL_DIR to a folder with retrieval/SET.queries.tsv (query_id, query) and retrieval/SET.qrels.tsv
(query_id, OSIS verse, grade). Such data can be made from openly published judgements:
  openbible   OpenBible.info Topical Bible, topic scores and votes (CC BY), https://www.openbible.info/topics
  naves       Nave's Topical Bible, SWORD module Nave (public domain)
  catechism   catechisms with proof texts, https://github.com/NonlinearFruit/Creeds.json
  henry       Matthew Henry, A Scripture Catechism (1703), in the same repository`

type Figures = Record<keyof RankingMeasures, number> & { interval: Interval; queries: number }
type Results = Record<string, Figures>

/**
 * Judges the verse search by open judgements: the ranking of verses before neighbours are joined, 66 books. Writes
 * `query_id<TAB>OSIS verse<TAB>score` for `--in` rows, 20 lines a query.
 */
export async function run(options: EvalOptions): Promise<boolean> {
  const { rank, version } = await openRanking()
  if (options.in !== undefined) {
    const lines = readQueries(options.in).flatMap(({ id, text }) =>
      rank({ query: text, limit: linesPerQuery }).map(
        ({ verse, score }) => `${id}\t${toOsis(verse)}\t${score.toFixed(6)}\n`,
      ),
    )
    if (options.out === undefined) process.stdout.write(lines.join(''))
    else writeFileSync(options.out, lines.join(''))
    return true
  }
  const folder = join(process.env.BEREA_EVAL_DIR ?? '', 'retrieval')
  if (process.env.BEREA_EVAL_DIR === undefined || !existsSync(folder))
    throw new Error(`No judgements found.\n${whereTheDataIs}`)
  const sets = readJudgedSets(folder)
  const results = judge(rank, sets)
  print(results, version)
  const withoutGuide = judge((await openRanking({ ...signalWeights, guide: 0 })).rank, sets)
  console.log('\nwithout the study guide')
  print(withoutGuide, version, barsWithoutGuide)
  if (options.ablation === true) await printAblation(sets, results)
  if (options['commit-result'] === true) writeFileSync(committed, `${JSON.stringify(results, null, 2)}\n`)
  return reaches(results, bars) && reaches(withoutGuide, barsWithoutGuide)
}

async function openRanking(weights: SignalWeights = signalWeights): Promise<{ rank: RankQuery; version: string }> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  const verifier = createVerifier(corpus)
  const findQuotation: FindQuotation = (text, options) =>
    verifier.findQuotation(text, options).map(({ range, score, exact }) => ({ ranges: [range], score, exact }))
  const index = openSearchIndex(join(folder, 'search.bin'))
  return { rank: createQueryRanking({ corpus, index, findQuotation, weights }), version: corpusVersion }
}

function judge(rank: RankQuery, sets: readonly JudgedSet[]): Results {
  return Object.fromEntries(
    sets.map(({ name, queries }) => {
      const measures = queries.map(({ text, grades }) =>
        measureRanking(
          rank({ query: text, limit: linesPerQuery }).map(({ verse }) => toOsis(verse)),
          grades,
        ),
      )
      const mean = (of: keyof RankingMeasures) =>
        round(measures.reduce((sum, one) => sum + one[of], 0) / measures.length)
      const { low, high } = bootstrapInterval(measures.map(({ ndcg }) => ndcg))
      const interval = { low: round(low), high: round(high) }
      return [name, { queries: queries.length, ndcg: mean('ndcg'), interval, recall: mean('recall'), mrr: mean('mrr') }]
    }),
  )
}

const reaches = (results: Results, of: Readonly<Record<string, number>>): boolean =>
  Object.entries(results).every(([name, { ndcg }]) => ndcg >= (of[name] ?? 0))

function print(results: Results, version: string, of = bars): void {
  const isWhole = of === bars
  const before = isWhole && existsSync(committed) ? (JSON.parse(readFileSync(committed, 'utf8')) as Results) : {}
  console.log(`Verse search, corpus ${version}\n`)
  console.log('set         queries  nDCG@10  95 % interval    Recall@10  MRR@10   since last result  bar')
  for (const [name, { queries, ndcg, interval, recall, mrr }] of Object.entries(results)) {
    const last = before[name]?.ndcg
    const change = last === undefined ? '' : `${ndcg >= last ? '+' : '−'}${Math.abs(ndcg - last).toFixed(4)}`
    const bar = of[name]
    const verdict = bar === undefined ? 'none' : `${bar} ${ndcg >= bar ? 'reached' : 'MISSED'}`
    console.log(
      `${name.padEnd(11)} ${String(queries).padStart(7)}  ${ndcg.toFixed(4).padStart(7)}  ${interval.low.toFixed(4)} – ${interval.high.toFixed(4)}  ${recall.toFixed(4).padStart(9)}  ${mrr.toFixed(4).padStart(6)}   ${change.padEnd(17)}  ${verdict}`,
    )
  }
}

async function printAblation(sets: readonly JudgedSet[], all: Results): Promise<void> {
  const names = sets.map(({ name }) => name)
  console.log(`\nnDCG@10 without a signal${' '.repeat(3)}${names.map((name) => name.padStart(11)).join('')}`)
  console.log(`${'(all signals)'.padEnd(27)}${names.map((name) => all[name]!.ndcg.toFixed(4).padStart(11)).join('')}`)
  const show = async (name: string, weights: SignalWeights) => {
    const results = judge((await openRanking(weights)).rank, sets)
    console.log(`${name.padEnd(27)}${names.map((set) => results[set]!.ndcg.toFixed(4).padStart(11)).join('')}`)
  }
  const signals = Object.keys(signalWeights) as (keyof SignalWeights)[]
  for (const signal of signals) await show(signal, { ...signalWeights, [signal]: 0 })
  await show('guide and meaning', { ...signalWeights, guide: 0, meaning: 0 })
  const none = Object.fromEntries(signals.map((signal) => [signal, 0])) as SignalWeights
  console.log('\nnDCG@10 of one signal alone')
  for (const signal of ['words', 'guide', 'meaning'] as const) await show(signal, { ...none, [signal]: 1 })
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000
