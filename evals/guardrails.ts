import { readFileSync, writeFileSync } from 'node:fs'
import { openCorpus } from '../src/engine/corpus/index.ts'
import {
  createGuardrails,
  defaultSettings,
  type Guardrail,
  nothingGuarded,
  runGuardrails,
  type Stage,
  screenRequest,
} from '../src/engine/guardrails/index.ts'
import { stronger } from '../src/engine/guardrails/settings.ts'
import type { Decision, GuardrailName } from '../src/engine/guardrails/terms.ts'
import { openUnderstanding } from '../src/engine/open-understanding.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { detectLanguage } from '../src/engine/retrieval/index.ts'
import type { Understand } from '../src/engine/understand/index.ts'
import { createVerifier, type Verifier } from '../src/engine/verification/index.ts'
import { type GuardrailRow, guardrailRows } from './guardrail-data.ts'
import { type GuardrailMeasure, guardrailMeasures } from './guardrail-measures.ts'
import type { EvalOptions } from './main.ts'
import { wilsonInterval } from './wilson.ts'

const stages = ['input', 'retrieved', 'output'] as const

/**
 * Runs the guardrails over labelled texts. For `--in` rows it writes `{ id, decision, categories }` by line; else it
 * scores the project's own sets, the open data and every verse, with Wilson intervals, against the stated bars.
 */
export async function run(options: EvalOptions): Promise<boolean> {
  const build = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const corpus = openCorpus(`${build.folder}/corpus.bin`, build.corpusVersion)
  const verifier = createVerifier(corpus)
  const service: Service = {
    guardrails: createGuardrails(nothingGuarded, verifier),
    verifyText: verifier.verifyText,
    understand: openUnderstanding(build).understand,
  }
  if (options.in !== undefined) {
    const stage = stages.find((known) => known === (options.stage ?? 'input'))
    if (stage === undefined) throw new Error(`--stage must be one of ${stages.join(', ')}.`)
    predict(service, stage, options)
    return true
  }
  const evalDir = process.env.BEREA_EVAL_DIR
  if (evalDir === undefined)
    console.log(
      'BEREA_EVAL_DIR is not set: only the project’s own sets are scored, bars that need open data are left out.\n',
    )
  const rows = guardrailRows(evalDir)
  const judged = rows.map((row) => ({ row, ...judge(service, row.text, row.stage) }))
  let isGood = true
  for (const measure of guardrailMeasures) {
    const kept = report(measure, judged, options)
    isGood &&= kept
  }
  return sweep(service, corpus.findText('WEB') ?? corpus.texts[0]!, corpus.keys) && isGood
}

type Judged = { row: GuardrailRow; decision: Decision; categories: GuardrailName[] }

type Service = { guardrails: readonly Guardrail[]; verifyText: Verifier['verifyText']; understand: Understand }

/**
 * What the service would do with the text: what is asked is read first, somebody in danger is never refused, and of what
 * leaves exact quotations are cited and so read by none but the check of quotations.
 */
function judge(service: Service, text: string, stage: Stage): Omit<Judged, 'row'> {
  const { guardrails, verifyText } = service
  const options = { stage, settings: defaultSettings }
  const verdicts =
    stage === 'input'
      ? asked(service, text)
      : stage === 'output'
        ? [
            ...runGuardrails(
              guardrails.filter(({ name }) => name === 'scriptureIntegrity'),
              text,
              options,
            ),
            ...runGuardrails(
              guardrails.filter(({ name }) => name !== 'scriptureIntegrity'),
              withoutQuotations(text, verifyText),
              options,
            ),
          ]
        : runGuardrails(guardrails, text, options)
  const categories = [...new Set(verdicts.map(({ guardrail }) => guardrail))]
  let decision: Decision = 'allow'
  for (const verdict of verdicts) decision = stronger(decision, verdict.decision)
  return { decision: stage === 'input' && categories.includes('crisisSafety') ? 'flag' : decision, categories }
}

function asked({ guardrails, understand }: Service, text: string) {
  const language = detectLanguage(text) ?? 'en'
  const intent = understand({ prompt: text, language })
  return screenRequest({ main: text }, { guardrails, settings: defaultSettings, language, intent }).verdicts
}

function withoutQuotations(text: string, verifyText: Verifier['verifyText']): string {
  const spans = verifyText(text).filter(({ kind, result }) => kind === 'quotation' && result === 'exact')
  return spans.reduce(
    (masked, { start, end }) => masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end),
    text,
  )
}

function predict(service: Service, stage: Stage, { in: from, out }: EvalOptions): void {
  const lines = readFileSync(from!, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { id, text } = JSON.parse(line) as { id: string; text: string }
      return `${JSON.stringify({ id, ...judge(service, text, stage) })}\n`
    })
  if (out === undefined) process.stdout.write(lines.join(''))
  else writeFileSync(out, lines.join(''))
}

/** Prints one measure, and says whether its bar was kept; nothing to measure is nothing missed. */
function report(measure: GuardrailMeasure, judged: readonly Judged[], { misses = false }: EvalOptions): boolean {
  const { name, rows: isMine, guardrail, counts, bar } = measure
  const mine = judged.filter(({ row }) => isMine(row))
  if (mine.length === 0) return true
  const acted = mine.filter(({ decision, categories }) =>
    guardrail === undefined ? decision !== 'allow' : categories.includes(guardrail),
  )
  const share = acted.length / mine.length
  const { low, high } = wilsonInterval(acted.length, mine.length)
  const isKept = bar === undefined || (counts === 'detected' ? share >= bar : share <= bar)
  const stated =
    bar === undefined ? '' : `  bar ${counts === 'detected' ? '≥' : '≤'} ${percent(bar)}: ${isKept ? 'kept' : 'MISSED'}`
  console.log(
    `${name.padEnd(58)} ${String(acted.length).padStart(4)} of ${String(mine.length).padStart(4)}  ${percent(share).padStart(7)}  (${percent(low)} – ${percent(high)})${stated}`,
  )
  if (misses) {
    const wrong = mine.filter((one) => acted.includes(one) !== (counts === 'detected'))
    for (const { row, categories } of wrong)
      console.log(`    ${row.id} ${row.category} [${categories}] ${shown(row.text)}`)
  }
  return isKept
}

type Verses = { record: { id: string }; verse: (key: number) => string | undefined }

/** No verse may set off a rule on what people ask. */
function sweep(service: Service, text: Verses, keys: Iterable<number>): boolean {
  const counts = { verses: 0, input: 0, retrieved: 0 }
  for (const key of keys) {
    const verse = text.verse(key)
    if (verse === undefined) continue
    counts.verses++
    for (const stage of ['input', 'retrieved'] as const) {
      const { decision, categories } = judge(service, verse, stage)
      if (decision === 'allow') continue
      counts[stage]++
      console.log(`    ${stage}: ${key} [${categories}] ${shown(verse)}`)
    }
  }
  console.log(
    `\nAll ${counts.verses} verses of ${text.record.id} (with the deuterocanon): input rules ${counts.input} alarms, bar 0: ${counts.input === 0 ? 'kept' : 'MISSED'}; rules for material ${counts.retrieved}`,
  )
  return counts.input === 0
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const shown = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200)
