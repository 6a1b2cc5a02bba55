import { openCorpus } from '../../src/engine/corpus/index.ts'
import { type AnswerFeatures, describeAnswers, featuresOf } from '../../src/engine/generation/answer-features.ts'
import { prepareEngine } from '../../src/engine/index.ts'
import { readEngineFiles } from '../../src/engine/open-reader.ts'
import { openSearchIndex } from '../../src/engine/retrieval/index.ts'
import { frames, openReaderModel } from '../../src/engine/understand/index.ts'
import { openPackedFile } from '../../src/platform/packed-file.ts'

const help = `scripts/run-node training/pipeline/fit-answers.ts

Fits what speaks for an answer of an entry (src/engine/generation/choose-answer.ts) on the guide's own wordings, each left out in
its turn: three entries of four are fitted, the fourth measures. Prints the weights and the share that is chosen rightly.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit(0)
}

/** What speaks for each answer of an entry, and which of them is right. */
type Row = { features: number[][]; right: number }
const names = ['wording', 'says', 'counted', 'telling', 'frame'] as const

const build = await prepareEngine({
  dataDir: process.env.BEREA_DATA_DIR ?? 'var',
  swordPath: process.env.SWORD_PATH,
  say: (line) => console.error(line),
})
const files = readEngineFiles(build)
const { guide } = openCorpus(files.corpus, files.corpusVersion)
const index = openSearchIndex(files.search)
const reader = openReaderModel(openPackedFile(files.reader))

const [fitted, measured]: [Row[], Row[]] = [[], []]
guide.entries
  .filter(({ answers }) => answers.length > 1)
  .forEach(({ answers }, place) => {
    for (const language of ['en', 'es'] as const) {
      const described = describeAnswers(index, answers, language)
      answers.forEach(({ asks }, right) => {
        asks[language].forEach((text, wording) => {
          const shares = reader.read([{ text, by: 'prompt' }]).frame
          const features = featuresOf(index, described, { text, language }, described[right]!.forms[wording])
          const row = features.map((one: AnswerFeatures, at) => [
            one.wording,
            one.says,
            one.counted,
            one.telling,
            Math.log(shares[frames.indexOf(answers[at]!.frame)]! + 1e-3),
          ])
          ;(place % 4 === 0 ? measured : fitted).push({ features: row, right })
        })
      })
    }
  })

const weights = names.map(() => 0)
const steps = 400
const momentum = names.map(() => 0)
const scale = names.map(() => 0)
for (let step = 1; step <= steps; step++) {
  const slope = names.map(() => 0)
  for (const { features, right } of fitted) {
    const shares = softmax(features.map((one) => dot(one, weights)))
    features.forEach((one, place) => {
      const miss = shares[place]! - Number(place === right)
      one.forEach((value, name) => {
        slope[name]! += (miss * value) / fitted.length
      })
    })
  }
  // Adam, since what is measured in nearness and what in logarithms differ in size
  names.forEach((_, name) => {
    momentum[name] = 0.9 * momentum[name]! + 0.1 * slope[name]!
    scale[name] = 0.99 * scale[name]! + 0.01 * slope[name]! ** 2
    const [mean, square] = [momentum[name]! / (1 - 0.9 ** step), scale[name]! / (1 - 0.99 ** step)]
    weights[name]! -= (0.1 * mean) / (Math.sqrt(square) + 1e-8)
  })
}

console.log(Object.fromEntries(names.map((name, place) => [name, Number(weights[place]!.toFixed(2))])))
console.log(`chosen rightly: ${share(fitted, weights)} of ${fitted.length} that were fitted`)
console.log(`chosen rightly: ${share(measured, weights)} of ${measured.length} that were not`)
console.log(`by the nearest wording alone: ${share(measured, [1, 0, 0, 0, 0])}`)

function share(rows: readonly Row[], by: readonly number[]): string {
  const hits = rows.filter(({ features, right }) => {
    const worth = features.map((one) => dot(one, by))
    return worth.indexOf(Math.max(...worth)) === right
  })
  return (hits.length / rows.length).toFixed(3)
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + value * other[place]!, 0)
}

function softmax(scores: readonly number[]): number[] {
  const largest = Math.max(...scores)
  const all = scores.map((score) => Math.exp(score - largest))
  const sum = all.reduce((a, b) => a + b, 0)
  return all.map((one) => one / sum)
}
