import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCorpus } from '../../src/engine/corpus/index.ts'
import { type AnswerFeatures, openAnswerIndex } from '../../src/engine/generation/answer-features.ts'
import { openUnderstanding, prepareEngine } from '../../src/engine/index.ts'
import { readEngineFiles } from '../../src/engine/open-reader.ts'
import { correctSpelling, detectLanguage, openSearchIndex } from '../../src/engine/retrieval/index.ts'
import { openReaderModel } from '../../src/engine/understand/index.ts'
import { openPackedFile } from '../../src/platform/packed-file.ts'

const help = `scripts/run-node training/pipeline/fit-answers.ts

Fits what speaks for an answer of an entry (src/engine/generation/choose-answer.ts) on every fourth row of
training/answers-to-learn.tsv: prompts, each with its entry and the answers that somebody who read them called right. Prints the
weights, and how many prompts get a right answer: of these by ten folds, and of training/answers.tsv, whose prompts are held out; beside
the first answer of the entry and the nearest wording. What somebody asked (content/heard.tsv) is left out where it is asked. Takes some
ten minutes.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit(0)
}

/** What speaks for each answer of an entry, and which of them are right. */
type Row = { features: number[][]; isRight: boolean[] }
const names = [
  ...['asked', 'prompt'].flatMap((text) =>
    ['wording', 'says', 'telling', 'heard', 'worded'].map((name) => `${text}.${name}`),
  ),
  'often',
  'frame',
  'first',
]
const numbersOf = ({ wording, says, telling, heard, worded }: AnswerFeatures) => [wording, says, telling, heard, worded]

const build = await prepareEngine({
  dataDir: process.env.BEREA_DATA_DIR ?? 'var',
  swordPath: process.env.SWORD_PATH,
  say: (line) => console.error(line),
})
const files = readEngineFiles(build)
const { guide } = openCorpus(files.corpus, files.corpusVersion)
const index = openSearchIndex(files.search)
const answerIndex = openAnswerIndex(index, openReaderModel(openPackedFile(files.reader)))
const { understand } = openUnderstanding(build)

const every = 4
const rows = rowsOf('answers-to-learn.tsv', every)
const heldOut = rowsOf('answers.tsv')

/** @param step one row in so many */
function rowsOf(file: string, step = 1): Row[] {
  const lines = readFileSync(join(import.meta.dirname, '..', file), 'utf8').split('\n')
  return lines
    .filter((line, place) => line !== '' && place % step === 0)
    .flatMap((line): Row[] => {
      const [id, right, marked] = line.split('\t') as [string, string, string]
      const answers = guide.find(id)?.answers ?? []
      const isRight = answers.map((answer) => right.split(',').includes(answer.id))
      if (!isRight.includes(true)) return []
      const prompt = marked.replace(/[{}]/g, '').replaceAll('\\n', '\n')
      const language = detectLanguage(prompt) ?? 'en'
      const { asks, frameShares } = understand({ prompt, language })
      const marks = [...marked.matchAll(/\{([^}]*)\}/g)].map(([, question]) => question!)
      const heard = (marks.length === 0 ? marked : marks.join(' ')).replaceAll('\\n', ' ').replace(/\s+/g, ' ').trim()
      const featuresOf = (said: string) =>
        answerIndex.featuresOf(answers, { text: correctSpelling(index, said, language).text, language }, { heard })
      const [byAsked, byPrompt] = [featuresOf(asks[0]!.text), featuresOf(prompt)]
      const features = answers.map(({ frame }, place) => [
        ...numbersOf(byAsked[place]!),
        ...numbersOf(byPrompt[place]!),
        byAsked[place]!.often,
        Math.log(frameShares[frame] + 1e-3),
        Number(place === 0),
      ])
      return [{ features, isRight }]
    })
}

const folds = 10
let right = 0
for (let fold = 0; fold < folds; fold++) {
  const own = rows.filter((_, place) => place % folds === fold)
  right += hits(own, fitted(rows.filter((_, place) => place % folds !== fold)))
}
const weights = fitted(rows)
console.log(Object.fromEntries(names.map((name, place) => [name, Number(weights[place]!.toFixed(2))])))
console.log(`${rows.length} prompts, a right answer: ${(right / rows.length).toFixed(3)} by ten folds`)
console.log(`${heldOut.length} held out: ${(hits(heldOut, weights) / heldOut.length).toFixed(3)}`)
const only = (name: string) => names.map((one) => Number(one === name))
console.log(`the first answer: ${(hits(heldOut, only('first')) / heldOut.length).toFixed(3)}`)
console.log(`the nearest wording: ${(hits(heldOut, only('asked.wording')) / heldOut.length).toFixed(3)}`)

/** Weights that make right answers likely, by Adam: nearness and logarithms differ in size. Small weights are preferred. */
function fitted(some: readonly Row[]): number[] {
  const all = some.flatMap(({ features }) => features)
  const sizes = names.map((_, name) => {
    const mean = all.reduce((sum, one) => sum + one[name]!, 0) / all.length
    return Math.sqrt(all.reduce((sum, one) => sum + (one[name]! - mean) ** 2, 0) / all.length) + 1e-6
  })
  const [own, momentum, scale] = [names.map(() => 0), names.map(() => 0), names.map(() => 0)]
  for (let step = 1; step <= 300; step++) {
    const slope = own.map((weight) => 0.04 * weight)
    for (const { features, isRight } of some) {
      const scaled = features.map((one) => one.map((value, name) => value / sizes[name]!))
      const shares = softmax(scaled.map((one) => product(one, own)))
      const ofRight = shares.reduce((sum, share, place) => sum + (isRight[place] ? share : 0), 0)
      scaled.forEach((one, place) => {
        const miss = shares[place]! - (isRight[place] ? shares[place]! / ofRight : 0)
        one.forEach((value, name) => {
          slope[name]! += (miss * value) / some.length
        })
      })
    }
    names.forEach((_, name) => {
      momentum[name] = 0.9 * momentum[name]! + 0.1 * slope[name]!
      scale[name] = 0.99 * scale[name]! + 0.01 * slope[name]! ** 2
      const [mean, square] = [momentum[name]! / (1 - 0.9 ** step), scale[name]! / (1 - 0.99 ** step)]
      own[name]! -= (0.05 * mean) / (Math.sqrt(square) + 1e-8)
    })
  }
  return own.map((weight, name) => weight / sizes[name]!)
}

function hits(some: readonly Row[], by: readonly number[]): number {
  return some.filter(({ features, isRight }) => {
    const worth = features.map((one) => product(one, by))
    return isRight[worth.indexOf(Math.max(...worth))]
  }).length
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + value * other[place]!, 0)
}

function softmax(scores: readonly number[]): number[] {
  const largest = Math.max(...scores)
  const all = scores.map((score) => Math.exp(score - largest))
  const sum = all.reduce((a, b) => a + b, 0)
  return all.map((one) => one / sum)
}
