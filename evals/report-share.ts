import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bootstrapInterval } from './bootstrap.ts'
import type { EvalOptions } from './main.ts'

type Committed = { right: number; cases: number }

/**
 * Prints the share of cases that came out right, with its bootstrap interval and the change since the committed
 * result in `results/<kind>.json`; `--commit-result` writes that file.
 * @param outcomes one a case: whether it came out as expected
 * @param bar the least share
 * @returns whether the bar was reached
 */
export function reportShare(kind: string, outcomes: readonly boolean[], bar: number, options: EvalOptions): boolean {
  const path = new URL(`results/${kind}.json`, import.meta.url)
  const right = outcomes.filter(Boolean).length
  const share = right / outcomes.length
  const { low, high } = bootstrapInterval(outcomes.map(Number))
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Committed) : undefined
  const change =
    before === undefined
      ? 'no committed result'
      : `${percent(share - before.right / before.cases, true)} since the last result`
  console.log(
    `${kind}: ${right} of ${outcomes.length}, ${percent(share)} (95 % interval ${percent(low)} – ${percent(high)}), ` +
      `${change}, bar ${percent(bar)}${share >= bar ? ' reached' : ' MISSED'}`,
  )
  if (options['commit-result'] === true) {
    writeFileSync(path, `${JSON.stringify({ right, cases: outcomes.length } satisfies Committed, null, 2)}\n`)
  }
  return share >= bar
}

const percent = (share: number, isSigned = false) => `${isSigned && share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
