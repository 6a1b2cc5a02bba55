import { readFileSync, writeFileSync } from 'node:fs'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { createVerifier, type QuotationRow, type Verifier } from '../src/engine/verification/index.ts'
import type { EvalOptions } from './main.ts'
import { reportShare } from './report-share.ts'
import { sweepVerses } from './sweep-verses.ts'

const ownCases = new URL('quotes.cases.jsonl', import.meta.url)
/** The share of the project's own cases that must come out exactly as expected. */
const bar = 0.98

type QuoteRow = QuotationRow & { id: string }
/** A quotation, or a text with what is to be found in it: `class` or `class@OSIS` of each quotation, in order. */
type Case = { id: string; note: string } & (
  | (QuotationRow & { expected: string })
  | { text: string; translation?: string; expected: string[] }
)

/**
 * Judges quotations. Writes `id<TAB>ok or wrong<TAB>class` for `--in` rows; else scores the own cases and all verses of
 * the translations, as they stand and with something changed.
 */
export async function run(options: EvalOptions): Promise<boolean> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const corpus = openCorpus(`${folder}/corpus.bin`, corpusVersion)
  const verifier = createVerifier(corpus)
  if (options.in !== undefined) {
    const lines = readRows<QuoteRow>(readFileSync(options.in, 'utf8')).map(
      (row) => `${row.id}\t${predict(verifier, row)}\n`,
    )
    if (options.out === undefined) process.stdout.write(lines.join(''))
    else writeFileSync(options.out, lines.join(''))
    return true
  }
  const isGood = scoreOwnCases(verifier, options)
  return sweepVerses(corpus, verifier) && isGood
}

function predict(verifier: Verifier, { quote, reference, translation }: QuotationRow): string {
  const { ok, result } = verifier.verifyQuotation({ quote, reference, translation: translation ?? '' })
  return `${ok ? 'ok' : 'wrong'}\t${result}`
}

/** Prints what came out otherwise than expected of the own cases, and says whether the bar was reached. */
export function scoreOwnCases(verifier: Verifier, options: EvalOptions = {}): boolean {
  const cases = readRows<Case>(readFileSync(ownCases, 'utf8'))
  const wrong = cases.flatMap((one) => {
    const found = findingOn(verifier, one)
    const expected = [one.expected].flat().join(' ')
    return found === expected ? [] : [{ ...one, found, expected }]
  })
  for (const { id, note, expected, found } of wrong)
    console.log(`  ${id} (${note}): expected ${expected}, found ${found}`)
  const failed = new Set(wrong.map(({ id }) => id))
  return reportShare(
    'quotes',
    cases.map(({ id }) => !failed.has(id)),
    bar,
    options,
  )
}

function findingOn(verifier: Verifier, one: Case): string {
  if ('quote' in one) return verifier.verifyQuotation(one).result
  const { text, translation, expected } = one
  const items = verifier.verifyText(text, { translation }).filter(({ kind }) => kind === 'quotation')
  // the place counts where the case names one
  return items.map(({ result, osis }, at) => (expected[at]?.includes('@') ? `${result}@${osis}` : result)).join(' ')
}

function readRows<Row>(lines: string): Row[] {
  return lines
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row)
}
