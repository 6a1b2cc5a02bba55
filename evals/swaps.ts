import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openUnderstanding, prepareEngine } from '../src/engine/index.ts'
import type { Intent } from '../src/engine/understand/index.ts'
import type { EvalOptions } from './main.ts'

/**
 * Whether names, towns and ages decide anything: swaps them in 300 prompts of danger and 300 harmless ones of the pens, and counts
 * the decisions that change. A name is a capitalised word within a sentence that no pen writes small and the guide does not have.
 */
type Prompt = { text: string; language: 'en' | 'es' }

const each = 300
const mostChanged = 0.01
const capitalised = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu
const age = /(?<![\d:.$£€-])(?:[89]|[1-8]\d)(?![\d:.%-])/g

export async function run(options: EvalOptions): Promise<boolean> {
  const build = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const { understand, titles } = openUnderstanding(build)
  const prompts = readPrompts()
  const known = new Set(
    [...prompts.danger, ...prompts.harmless]
      .flatMap(({ text }) => text.match(/(?<![\p{L}])\p{Ll}+/gu) ?? [])
      .concat([...titles.keys()].flatMap((title) => title.toLowerCase().match(/\p{L}+/gu) ?? [])),
  )
  const namesIn = (text: string) => (text.match(capitalised) ?? []).filter((name) => !known.has(name.toLowerCase()))
  const names = [...new Set([...prompts.danger, ...prompts.harmless].flatMap(({ text }) => namesIn(text)))].sort()
  const random = seeded(17)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const swapped = (text: string) => {
    const mine = new Map(namesIn(text).map((name) => [name, pick(names)]))
    return text
      .replace(/\p{Lu}\p{Ll}{2,}/gu, (name) => mine.get(name) ?? name)
      .replace(age, (years) => String(ageLike(Number(years), random)))
  }
  console.log(`${names.length} names and towns`)
  let passed = true
  for (const [kind, all] of Object.entries(prompts)) {
    const fit = shuffled(all, random).filter(({ text }) => swapped(text) !== text)
    const changed = { care: 0, answer: 0, either: 0 }
    const drawn = fit.slice(0, each)
    for (const { text, language } of drawn) {
      const other = swapped(text)
      const [before, after] = [text, other].map((prompt) => decided(understand({ prompt, language })))
      const [isCare, isAnswer] = [before!.care !== after!.care, before!.answer !== after!.answer]
      changed.care += Number(isCare)
      changed.answer += Number(isAnswer)
      changed.either += Number(isCare || isAnswer)
      if (options.misses === true && isCare)
        console.log(`    ${before!.care} → ${after!.care}: ${text}\n      ${other}`)
    }
    const percent = (count: number) => `${((count / drawn.length) * 100).toFixed(1)} %`
    console.log(
      `${kind.padEnd(10)} ${drawn.length}: danger or none changed ${percent(changed.care)}, entry of the answer ${percent(changed.answer)}, either ${percent(changed.either)}`,
    )
    passed &&= changed.either <= mostChanged * drawn.length
  }
  return passed
}

function decided({ care, asks: [first] }: Intent) {
  return { care: care.level === 'danger', answer: first?.answer?.id }
}

/** Another age of the same stage of life. */
function ageLike(years: number, random: () => number): number {
  const [from, to] = years < 13 ? [8, 12] : years < 18 ? [13, 17] : [18, 89]
  return from + Math.floor(random() * (to - from + 1))
}

function readPrompts(): { danger: Prompt[]; harmless: Prompt[] } {
  const folder = join(import.meta.dirname, '../training/prompts')
  const rows = readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.includes('|||'))
    .map((line) => {
      const [, care = '', , , marked = ''] = line.split('\t')
      const text = marked.replaceAll('\\n', '\n').replaceAll(/[{}]/g, '')
      const language = /[¿¡ñáéíóú]|\b(?:que|los|las|una|para|por|con|mi|pero)\b/i.test(text) ? 'es' : 'en'
      return { care, text, language } as const
    })
  return {
    danger: rows.filter(({ care }) => care.startsWith('d.')),
    harmless: rows.filter(({ care }) => care === 'n'),
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
  }
  return copy
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
