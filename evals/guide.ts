import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { matchSurely, openGuideIndex } from '../src/engine/retrieval/index.ts'
import type { EvalOptions } from './main.ts'
import { reportShare } from './report-share.ts'

/**
 * Question forms that were written from the titles of entries alone, by somebody who had not seen the entries.
 * `tuning` is what the matching was tuned on; `held-out` was written by another and only measured.
 */
const sets = { tuning: 'guide.tuning.tsv', 'held-out': 'guide.cases.tsv' } as const
/** Shares of the held-out forms. */
const bars = { right: 0.85, wrong: 0.04 }

type Case = { id: string; language: 'en' | 'es'; question: string }

/** Says how often the right entry of the study guide comes first, and how often a wrong one is shown. */
export async function run(options: EvalOptions): Promise<boolean> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const { guide } = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  const index = openGuideIndex(join(folder, 'search.bin'))
  let passed = true
  for (const [name, file] of Object.entries(sets)) {
    const cases = readCases(options.in ?? join(import.meta.dirname, file))
    const outcomes = cases.map(({ id, language, question }) => {
      const [best] = matchSurely({ guide, index }, question, language)
      const isNear =
        best !== undefined && (best.entry.related.includes(id) || guide.find(id)!.related.includes(best.entry.id))
      return { id, question, found: best?.entry.id, score: best?.score ?? 0, isNear }
    })
    const right = outcomes.map(({ id, found }) => found === id)
    const others = outcomes.filter(({ id, found }) => found !== undefined && found !== id)
    const wrong = others.filter(({ isNear }) => !isNear)
    const none = outcomes.length - right.filter(Boolean).length - others.length
    const isBar = name === 'held-out' || options.in !== undefined
    const isRight = reportShare(`guide-${name}`, right, isBar ? bars.right : 0, options)
    console.log(
      `  wrong entry shown ${wrong.length} (${((wrong.length / outcomes.length) * 100).toFixed(1)} %), none ${none}`,
    )
    if (name === 'tuning') {
      for (const { id, question, found, score } of outcomes.filter((one) => one.found !== one.id))
        console.log(`    ${id.padEnd(28)} ${(found ?? '-').padEnd(28)} ${score.toFixed(2)}  ${question}`)
    }
    if (isBar) passed &&= isRight && wrong.length / outcomes.length <= bars.wrong
    if (options.in !== undefined) break
  }
  return passed
}

function readCases(path: string): Case[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, language, question] = line.split('\t')
      return { id: id!, language: language as Case['language'], question: question! }
    })
}
