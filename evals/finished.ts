import { join } from 'node:path'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { scriptureSource } from '../src/engine/generation/sources.ts'
import { citationsOf } from '../src/engine/generative/cite-text.ts'
import { cutUnits } from '../src/engine/generative/cut-units.ts'
import type { Evidence } from '../src/engine/generative/evidence.ts'
import type { FinishDeps } from '../src/engine/generative/finish-deps.ts'
import { type FinishedText, type FinishInput, finishText } from '../src/engine/generative/finish-text.ts'
import { finishUnit, type StreamedText } from '../src/engine/generative/finish-unit.ts'
import {
  createGuardrails,
  defaultSettings,
  nothingGuarded,
  type OutputOptions,
} from '../src/engine/guardrails/index.ts'
import { prepareEngine } from '../src/engine/prepare-engine.ts'
import { nearnessToVerses, openSearchIndex } from '../src/engine/retrieval/index.ts'
import { formatReference, fromOsis, toOsis, type VerseKey } from '../src/engine/scripture/index.ts'
import { createVerifier, openWordIndex } from '../src/engine/verification/index.ts'
import { drawFrom, readVocabulary, wrongMutations } from './mutate-quotation.ts'
import { wilsonInterval } from './wilson.ts'

const seed = 20_261_121
const answers = 2_400
const shortest = 60
const longest = 320
const bars = { caught: 0.995, touched: 0.005 }

type Plant = {
  name: string
  isWrong: boolean
  quote: (verse: string) => string | undefined
  reference?: (own: string) => string
}

const prose = [
  'The passage speaks to anyone who is tired, and it does so without hurry.',
  'Read it slowly, and notice what is said first.',
  'That is where the comfort lies, and it was written for people who knew loss.',
  'Many have prayed with these words for a long time.',
]

/**
 * Finishes answers as a model may write them, each with one quotation that something was done to by code that knows
 * nothing of the verifier: prints what of the wrong leaves, and what of the right is touched.
 */
export async function run(): Promise<boolean> {
  console.log('As a whole')
  const whole = await measure(false)
  console.log('Unit by unit, as a stream releases it, in pieces of 1 to 40 characters')
  return (await measure(true)) && whole
}

async function measure(streams: boolean): Promise<boolean> {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: process.env.BEREA_DATA_DIR ?? 'var',
    swordPath: process.env.SWORD_PATH,
    say: (line) => console.error(line),
  })
  const corpus = openCorpus(`${folder}/corpus.bin`, corpusVersion)
  const search = join(folder, 'search.bin')
  const verifier = createVerifier(corpus, openWordIndex(search), nearnessToVerses(openSearchIndex(search)))
  const { verifyText } = verifier
  const web = corpus.findText('WEB')!
  const kjv = corpus.findText('KJV')!
  const source = (osis: string, translation: string): Omit<Evidence, 'id'> | undefined => {
    const found = scriptureSource(corpus.findText(translation)!, fromOsis(osis)!)
    if (found === undefined) return undefined
    const { key: _key, ...cited } = found
    return { ...cited, verified: true }
  }
  const deps: FinishDeps = { verifyText, sourceOf: source }
  const keys = [...corpus.keys].filter((key) => {
    const length = web.verse(key)?.length ?? 0
    return length >= shortest && length <= longest && kjv.verse(key) !== undefined
  })
  const vocabulary = readVocabulary(keys.map((key) => web.verse(key)!))
  const draw = drawFrom(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)]!
  const plants: Plant[] = [
    ...Object.entries(wrongMutations).map(([name, mutate]) => ({
      name,
      isWrong: true,
      quote: (verse: string) => mutate(verse, vocabulary, draw),
    })),
    {
      name: 'a reference that does not exist',
      isWrong: true,
      quote: (verse) => verse,
      reference: () => pick(['John 99:1', 'Romans 17:3', 'Psalm 152:4', 'Jude 2:1', 'Genesis 51:2']),
    },
    {
      name: 'an invented verse',
      isWrong: true,
      quote: () =>
        `Walk gently, ${pick(['friend', 'child', 'beloved'])}, for the ${pick(['river', 'garden', 'lamp'])} of heaven ${pick(['remembers', 'carries', 'awaits'])} every small kindness`,
    },
    { name: 'as it stands', isWrong: false, quote: (verse) => verse },
  ]
  const guardrails = createGuardrails(nothingGuarded, verifier)
  const screening = { guardrails, settings: defaultSettings, language: 'en', translation: 'WEB' } as const
  const tallies = new Map<string, { count: number; wrong: number; spans: number; none: number; example: string }>()
  for (let n = 0; n < answers; n++) {
    const plant = n % 3 === 0 ? plants.at(-1)! : plants[n % (plants.length - 1)]!
    const key: VerseKey = pick(keys)
    const verse = web.verse(key)!
    const quote = plant.quote(verse)
    if (quote === undefined || (plant.isWrong && quote === verse && plant.reference === undefined)) continue
    const reference = (plant.reference ?? ((own: string) => own))(formatReference({ start: key, end: key }))
    const evidence: Evidence[] = [
      { id: 1, ...source(toOsis({ start: key, end: key }), 'WEB')! },
      { id: 2, ...source('Ps.46.1', 'WEB')! },
    ]
    const written = `${pick(prose)} [2]\n\nIn ${reference} it is written: “${quote}” [1] ${pick(prose)} [2]`
    const input: Omit<FinishInput, 'written'> = {
      evidence,
      language: 'en',
      translation: 'WEB',
      maxOutputTokens: 2_048,
      linkHosts: [],
    }
    const finished = streams
      ? finishInUnits(deps, written, input, screening, draw)
      : finishText(deps, { ...input, written })
    const tally = tallies.get(plant.name) ?? { count: 0, wrong: 0, spans: 0, none: 0, example: '' }
    tallies.set(plant.name, tally)
    tally.count++
    if (finished === undefined) {
      tally.none++
      if (!plant.isWrong) tally.wrong++
      continue
    }
    const isBad = plant.isWrong
      ? plant.reference === undefined
        ? finished.text.includes(quote) && !corpus.texts.some((text) => text.verse(key)?.includes(quote))
        : finished.text.includes(reference)
      : !finished.text.includes(verse)
    if (isBad) {
      tally.wrong++
      tally.example ||= `${reference}: ${quote} → ${finished.text.slice(0, 300)}`
    }
    for (const { text, spans, role } of finished.citations)
      if (
        role === 'quoted' &&
        !(spans.length > 0 && spans.every(({ start, end }) => finished.text.slice(start, end) === text))
      )
        tally.spans++
  }
  let isGood = true
  for (const [name, { count, wrong, spans, none, example }] of tallies) {
    const isWrong = name !== 'as it stands'
    const share = isWrong ? 1 - wrong / count : wrong / count
    const { low, high } = wilsonInterval(isWrong ? count - wrong : wrong, count)
    const kept = (isWrong ? share >= bars.caught : share <= bars.touched) && spans === 0
    isGood &&= kept
    console.log(
      `${kept ? ' ' : '!'} ${name.padEnd(34)} ${isWrong ? 'caught ' : 'touched'} ${(share * 100).toFixed(2).padStart(6)} % of ${String(count).padStart(4)} (${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)} %), wrong spans ${spans}, no answer ${none}`,
    )
    if (example !== '') console.log(`      ${example.replace(/\s+/g, ' ').slice(0, 420)}`)
  }
  return isGood
}

/** Finishes a text as it is finished while a model writes it. @returns undefined when nothing of it is released */
function finishInUnits(
  deps: FinishDeps,
  written: string,
  input: Omit<FinishInput, 'written'>,
  screening: OutputOptions,
  draw: () => number,
): Pick<FinishedText, 'text' | 'citations'> | undefined {
  const cutter = cutUnits(input.evidence.map(({ text }) => text))
  let streamed: StreamedText | undefined
  let held = ''
  const finish = (unit: string) => {
    held += unit
    const finished = finishUnit(deps, { ...input, unit: held, streamed, screening })
    if (finished.outcome === 'hold') return
    held = ''
    streamed = finished.streamed
  }
  for (let from = 0; from < written.length; ) {
    const size = 1 + Math.floor(draw() * longestPiece)
    for (const unit of cutter.push(written.slice(from, from + size))) finish(unit)
    from += size
  }
  if (streamed !== undefined) for (const unit of cutter.end()) finish(unit)
  // what could not begin is finished as a whole
  if (streamed === undefined) return finishText(deps, { ...input, written })
  const { text, sources } = streamed as StreamedText
  return { text, citations: citationsOf(sources) }
}

const longestPiece = 40
