import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { GuardrailName, Stage } from '../src/engine/guardrails/index.ts'

/** One labelled text. */
export type GuardrailRow = {
  id: string
  text: string
  category: string
  isPositive: boolean
  stage: Stage
  /** Which guardrail should act; undefined where the row says nothing of one. */
  guardrail?: GuardrailName | undefined
  /** Who wrote it; own rows and those of public collections are counted apart. */
  source: string
  level?: string | undefined
  set: string
}

type RawRow = {
  id: string
  text: string
  label: string
  category: string
  stage?: Stage
  guardrail?: string
  source?: string
  level?: string
  half?: 'seen' | 'unseen'
}

const openSets = {
  attacks: { stage: 'input' },
  benign: { stage: 'input' },
  crisis: { stage: 'input', guardrail: 'crisisSafety' },
  indirect: { stage: 'retrieved', guardrail: 'promptInjection' },
  outputs: { stage: 'output' },
  sensitive: { stage: 'input', guardrail: 'sensitiveData' },
} as const satisfies Record<string, { stage: Stage; guardrail?: GuardrailName }>

const ownSets = {
  'hateful-content': 'hatefulContent',
  'divine-impersonation': 'divineImpersonation',
  'doctrinal-balance': 'doctrinalBalance',
  'cost-abuse': 'costAbuse',
  'crisis-safety': 'crisisSafety',
} as const satisfies Record<string, GuardrailName>

/** The same guardrails by another author, who had seen neither rules nor the first sets. */
const secondSets = {
  'hateful-content': 'hatefulContent',
  'divine-impersonation': 'divineImpersonation',
  'doctrinal-balance': 'doctrinalBalance',
  'crisis-safety': 'crisisSafety',
} as const satisfies Record<string, GuardrailName>

const positives = ['attack', 'positive', 'bad', 'crisis', 'sensitive']
/** Off-topic use is a rule group of costAbuse. */
const actingFor: Readonly<Record<string, GuardrailName>> = { offTopicScope: 'costAbuse' }

/** The project's own development sets, the unseen half of the second ones, and, where BEREA_EVAL_DIR is set, the open data. */
export function guardrailRows(evalDir: string | undefined): GuardrailRow[] {
  const own = Object.entries(ownSets).flatMap(([set, guardrail]) =>
    readRows(new URL(`guardrails/${set}.jsonl`, import.meta.url)).map((row) => rowOf(row, { set, guardrail })),
  )
  const second = Object.entries(secondSets).flatMap(([set, guardrail]) =>
    readRows(new URL(`guardrails/second/${set}.jsonl`, import.meta.url))
      // rules were widened with the other half in view; only this one says what they are worth
      .filter(({ half }) => half === 'unseen')
      .map((row) => rowOf(row, { set: `${set}, second author`, guardrail })),
  )
  if (evalDir === undefined) return [...own, ...second]
  const open = Object.entries(openSets).flatMap(([set, usual]) => {
    const plain = join(evalDir, 'guardrails', `${set}.jsonl`)
    const path = existsSync(plain) ? plain : `${plain}.gz`
    return readRows(path).map((row) => rowOf(row, { set, ...usual }))
  })
  return [...own, ...second, ...open]
}

function rowOf(
  { id, text, label, category, stage, guardrail, source = 'own', level }: RawRow,
  usual: { set: string; stage?: Stage; guardrail?: GuardrailName },
): GuardrailRow {
  const named = guardrail === undefined ? usual.guardrail : (actingFor[guardrail] ?? (guardrail as GuardrailName))
  return {
    id,
    text,
    category,
    isPositive: positives.includes(label),
    stage: stage ?? usual.stage ?? 'input',
    guardrail: named,
    source,
    level,
    set: usual.set,
  }
}

function readRows(path: string | URL): RawRow[] {
  const bytes = readFileSync(path)
  const lines = String(path).endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8')
  return lines
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as RawRow)
}
