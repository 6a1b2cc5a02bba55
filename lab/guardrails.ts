import { openCorpus } from '../src/engine/corpus/index.ts'
import {
  createGuardrails,
  defaultSettings,
  type Guardrail,
  runGuardrails,
  type Stage,
} from '../src/engine/guardrails/index.ts'
import { everyPolicyRule } from '../src/engine/guardrails/policies/index.ts'
import { type Rule, tryRules } from '../src/engine/guardrails/rule.ts'
import { checkedText } from '../src/engine/guardrails/text/checked-text.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { createVerifier } from '../src/engine/verification/index.ts'
import type { LabOptions } from './main.ts'
import { nearMatches } from './near-matches.ts'
import { seeded } from './seeded.ts'

const stages: readonly Stage[] = ['input', 'retrieved', 'output']
const sizes = { small: 4_096, large: 65_536 }
/** Sixteen times the text may take twenty times as long. */
const mostTimes = 20
/** What nearly matches is read in pieces as long as a gap may be, and short texts lie in the caches; quadratic is 250 times. */
const mostTimesOfRule = 32
/** Reading a text allocates: what a short one leaves in the processor’s cache a long one does not. */
const mostTimesReading = 32
/** So many texts that nearly match are thrown at each rule. */
const nearMatchesARule = { quick: 4, full: 24 }
/** Little can be measured below this; what takes under 4 ms on 64 KB delays nobody. */
const leastMs = 0.2

/**
 * Throws texts of every sort at the guardrails, and times every rule and every guardrail on hostile text of two sizes.
 * @returns whether none broke down and none took more than its time
 */
export async function run({ full, seed }: LabOptions): Promise<boolean> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const secrets = ['sk-proj-7Qm2VbX9tLw4RzKd8HnYc3Jf', 'correct horse battery staple']
  const guarded = {
    secrets,
    promptTexts: ['Write only from the evidence that is numbered here.'],
    fingerprints: ['canary-1'],
    helpPhones: [],
  }
  const guardrails = createGuardrails(guarded, createVerifier(openCorpus(`${folder}/corpus.bin`, corpusVersion)))
  const rules = everyPolicyRule()
  const isSteady = fuzz(guardrails, rules, full ? 100_000 : 10_000, seed)
  const isLinear = timeAll(guardrails, rules, seeded(seed), full ? nearMatchesARule.full : nearMatchesARule.quick)
  return isSteady && isLinear
}

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz     ,.!?\n',
  '0123456789 -.:/()+',
  '<>[](){}!&#;:/"\'`*_~|\\ =\n',
  'áéíóúñüßæøåçİıſ ',
  'абвгдеΑβγ漢字かなहिन्दीעבריתعربي ',
  '\u200b\u200d\u202e\ufeff\u{e0041}\u{e0042}\u0301\u0000\t',
  '😀🙏🏽👨‍👩‍👧‍👦🇪🇸',
  '\ud800\udc00\ud834',
]

/** Texts from noise, from the rules' own words, and from both mixed; half of them short, a few long. */
function fuzz(guardrails: readonly Guardrail[], rules: readonly Rule[], count: number, seed: number): boolean {
  const random = seeded(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const words = rules.flatMap(({ needs }) => needs)
  const piece = (): string => {
    const kind = random()
    if (kind < 0.5) return `${pick(words)} `
    if (kind < 0.6) return `${pick(['you', 'your', 'i', 'me', 'is', 'are', 'the', 'of', 'dios', 'tu', 'mi', 'que'])} `
    if (kind < 0.65) return Buffer.from(pick(words).repeat(3)).toString(pick(['base64', 'hex']))
    const letters = [...pick(alphabets)]
    return Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(letters)).join('')
  }
  const started = performance.now()
  let broken = 0
  let wrongSpans = 0
  for (let n = 0; n < count; n++) {
    const pieces = 1 + Math.floor(random() ** 3 * (n % 100 === 0 ? 4_000 : 60))
    const text = Array.from({ length: pieces }, piece).join('')
    const stage = stages[n % stages.length]!
    try {
      const verdicts = runGuardrails(guardrails, text, { stage, settings: defaultSettings })
      if (!verdicts.every(({ finding }) => areInOrder(finding.redactions ?? [], text.length))) {
        wrongSpans++
        if (wrongSpans <= 5)
          console.log(`  redactions out of order or of the text: ${JSON.stringify(text.slice(0, 200))}`)
      }
    } catch (error) {
      broken++
      if (broken <= 5) console.log(`  ${(error as Error).stack}\n  on ${JSON.stringify(text.slice(0, 200))}`)
    }
  }
  const perText = (performance.now() - started) / count
  console.log(
    `${count} texts: ${broken} broke down, ${wrongSpans} with redactions that are none; ${(perText * 1_000).toFixed(0)} µs each`,
  )
  return broken === 0 && wrongSpans === 0
}

function areInOrder(redactions: readonly { start: number; end: number }[], length: number): boolean {
  let last = 0
  return redactions.every(({ start, end }) => {
    const isFine = start >= last && end >= start && end <= length
    last = end
    return isFine
  })
}

/** Text that makes a machine look back and forth: one word or sign again and again, and a rule's own words. */
const hostileSeeds = [
  'a',
  ' ',
  '\n',
  '"',
  '<',
  '<a ',
  '&',
  '&#',
  '=',
  'a ',
  '1',
  '1-',
  'a@',
  'a.',
  '. ',
  '[',
  '![](',
  '[a](',
  '> ',
  '- ',
  '`',
  '*',
  '_',
  'i g ',
  '%41',
  '.-',
  'A1b',
  'é',
  '\u200b',
  'x\u0301',
]

function timeAll(
  guardrails: readonly Guardrail[],
  rules: readonly Rule[],
  random: () => number,
  nearMatchesOfEach: number,
): boolean {
  let isLinear = true
  const judge = (
    name: string,
    seeds: readonly string[],
    check: (text: ReturnType<typeof checkedText>) => unknown,
    most = mostTimes,
  ) => {
    let worst = { times: 0, largeMs: 0, seed: '' }
    for (const seed of new Set(seeds)) {
      const long = seed.repeat(Math.ceil(sizes.large / seed.length))
      const large = timed(long.slice(0, sizes.large), check)
      const small = large < leastMs * mostTimes ? large : timedAsLong(long.slice(0, sizes.small), check)
      const times = large < leastMs * mostTimes ? 0 : large / Math.max(small, leastMs)
      if (times > worst.times || (times === worst.times && large > worst.largeMs))
        worst = { times, largeMs: large, seed }
    }
    const isKept = worst.times <= most
    isLinear &&= isKept
    return { name, ...worst, isKept }
  }
  let nearTexts = 0
  const byRule = rules.map((rule) => {
    const own = rule.needs.slice(0, 8)
    const near = nearMatches(rule.pattern, random, nearMatchesOfEach)
    nearTexts += near.length
    const seeds = [...hostileSeeds.slice(0, 6), ...own.map((word) => `${word} `), `${own.join(' ')} `, ...near]
    return judge(rule.id, seeds, (text) => tryRules(text, [rule]), mostTimesOfRule)
  })
  const slowRules = byRule.filter(({ isKept }) => !isKept)
  for (const { name, times, seed } of slowRules)
    console.log(`  rule ${name}: ${times.toFixed(1)} times as long on ${JSON.stringify(seed)}`)
  const slowest = byRule.toSorted((a, b) => b.largeMs - a.largeMs)[0]
  console.log(
    `${rules.length} rules, ${nearTexts} near-matches of them: ${slowRules.length} take more than ${mostTimesOfRule} times as long on 64 KB as on 4 KB; the slowest ${slowest?.largeMs.toFixed(1)} ms (${slowest?.name})`,
  )
  const words = [...new Set(rules.map(({ needs }) => needs[0] ?? 'a'))]
  const mixed = [`${words.slice(0, 40).join(' ')} `, `${words.slice(40, 80).join('. ')} `]
  for (const guardrail of guardrails) {
    for (const stage of guardrail.stages) {
      const result = judge(`${guardrail.name} ${stage}`, [...hostileSeeds, ...mixed], (text) =>
        guardrail.check(text, { stage, settings: defaultSettings }),
      )
      console.log(
        `  ${result.name.padEnd(32)} worst ${result.largeMs.toFixed(1).padStart(8)} ms on 64 KB, ${result.times.toFixed(1)} times 4 KB${result.isKept ? '' : '  MISSED'} (${JSON.stringify(result.seed.slice(0, 20))})`,
      )
    }
  }
  const slow = hostileSeeds
    .map((seed) => ({ seed, times: timesAsLong(seed, reading) }))
    .filter(({ times }) => times > mostTimesReading)
  isLinear &&= slow.length === 0
  console.log(
    `  reading and decoding: ${slow.length} of ${hostileSeeds.length} hostile texts take more than ${mostTimesReading} times as long on 64 KB ${JSON.stringify(slow)}`,
  )
  return isLinear
}

type Timed = (text: string) => number

/** How many times as long a text takes that is sixteen times as long. */
function timesAsLong(seed: string, time: Timed): number {
  const long = seed.repeat(Math.ceil(sizes.large / seed.length))
  return time(long.slice(0, sizes.large)) / Math.max(time(long.slice(0, sizes.small)), leastMs)
}

/** Milliseconds of checking a text that was read before. */
function timed(text: string, check: (text: ReturnType<typeof checkedText>) => unknown): number {
  const read = checkedText(text)
  read.decoded()
  return best(() => check(read))
}

/** The same of a short one, measured as a long one is, so that the two can be compared. */
function timedAsLong(text: string, check: (text: ReturnType<typeof checkedText>) => unknown): number {
  const read = checkedText(text)
  read.decoded()
  return gathered(() => check(read))
}

const reading: Timed = (text) => best(() => checkedText(text).decoded())

/**
 * Milliseconds of work. What takes longer than a clock can tell fairly is measured in processor time of this thread, since
 * on a machine that others share a clock counts their work too; that is counted in steps, so it is gathered for a while.
 */
function best(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && least >= leastMs; round++) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }
  return least < leastMs * mostTimes ? least : Math.min(gathered(work), gathered(work), gathered(work))
}

const gatheredMs = 40

function gathered(work: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let rounds = 1; ; rounds++) {
    work()
    const { user, system } = process.threadCpuUsage(before)
    const spent = (user + system) / 1_000
    if (spent >= gatheredMs) return spent / rounds
  }
}
