import type { Random } from './random.ts'
import type { TrainingTexts } from './texts.ts'
import type { RowsOfText } from './token-rows.ts'

export type Settings = {
  size: number
  epochs: number
  /** Texts of one step that learn from the teacher. */
  taught: number
  /** Pairs of one step that learn to find each other among the rest. */
  pairs: number
  /** How much finding counts beside the teacher. */
  findingWeight: number
  temperature: number
  rate: number
  weightRate: number
  /** From which group pairs are drawn, as shares. */
  shares: Readonly<Record<keyof TrainingTexts['groups'], number>>
}

/** Vectors and the weight of each row; what is added up is their product. */
export type Table = { vectors: Float32Array; weights: Float32Array }

type Deps = {
  texts: TrainingTexts
  /** Directions that texts should come near, by their place; of length 1. */
  targets: Float32Array
  hasTarget: (text: number) => boolean
  rowsOfText: RowsOfText
  random: Random
  say: (line: string) => void
}

/**
 * Trains the table in place: texts come near the teacher's embedding (1 − cosine), and what leads to a verse comes
 * nearer to it than to the other verses of a step (softmax in both directions, verses that it also leads to left out).
 */
export function train(
  { texts, targets, hasTarget, rowsOfText, random, say }: Deps,
  table: Table,
  settings: Settings,
): void {
  const { size, epochs, taught, pairs } = settings
  const taughtTexts = texts.texts.flatMap((_, place) => (hasTarget(place) ? [place] : []))
  const steps = Math.ceil(taughtTexts.length / taught)
  const optimizer = createOptimizer(table, settings)
  const drawPair = createPairs(texts, settings.shares, random)
  const started = Date.now()
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(taughtTexts, random)
    let loss = 0
    let finding = 0
    for (let step = 0; step < steps; step++) {
      const part = taughtTexts.slice(step * taught, (step + 1) * taught)
      for (const place of part) {
        const one = sumOf(place)
        if (one.length === 0) continue
        const target = targets.subarray(targetOf(place) * size, (targetOf(place) + 1) * size)
        let cosine = 0
        for (let i = 0; i < size; i++) cosine += one.unit[i]! * target[i]!
        loss += 1 - cosine
        const gradient = new Float32Array(size)
        for (let i = 0; i < size; i++) gradient[i] = -target[i]! / part.length
        backward(one, gradient)
      }
      finding += learnToFind()
      optimizer.step((epoch * steps + step) / (epochs * steps))
    }
    const seconds = Math.round((Date.now() - started) / 1_000)
    say(
      `  epoch ${epoch + 1} of ${epochs}: 1 − cosine ${(loss / taughtTexts.length).toFixed(4)}, finding ${(finding / steps).toFixed(3)}, ${seconds} s`,
    )
  }

  function targetOf(place: number): number {
    return texts.texts[place]!.taughtBy
  }

  function sumOf(place: number): Summed {
    const { text, language } = texts.texts[place]!
    const { rows, weights } = rowsOfText(text, language)
    const unit = new Float32Array(size)
    rows.forEach((row, at) => {
      const weight = weights[at]! * table.weights[row]!
      const start = row * size
      for (let i = 0; i < size; i++) unit[i]! += weight * table.vectors[start + i]!
    })
    let squares = 0
    for (let i = 0; i < size; i++) squares += unit[i]! * unit[i]!
    const length = Math.sqrt(squares)
    if (length > 0) for (let i = 0; i < size; i++) unit[i]! /= length
    return { rows, weights, unit, length }
  }

  /** Passes the gradient of a unit vector on to the rows that it was made of. */
  function backward({ rows, weights, unit, length }: Summed, gradient: Float32Array): void {
    let along = 0
    for (let i = 0; i < size; i++) along += gradient[i]! * unit[i]!
    for (let i = 0; i < size; i++) gradient[i] = (gradient[i]! - along * unit[i]!) / length
    for (const [at, row] of rows.entries()) optimizer.add(row, weights[at]!, gradient)
  }

  function learnToFind(): number {
    const drawn = Array.from({ length: pairs }, drawPair)
    const queries = drawn.map(({ query }) => sumOf(query.text))
    const verses = drawn.map(({ verse }) => sumOf(verse))
    const leadsTo = drawn.map(({ query }) => new Set(query.verses))
    const scores = new Float32Array(pairs * pairs)
    for (let q = 0; q < pairs; q++) {
      const own = queries[q]!.unit
      for (let v = 0; v < pairs; v++) {
        if (q !== v && leadsTo[q]!.has(drawn[v]!.verse)) {
          scores[q * pairs + v] = Number.NEGATIVE_INFINITY
          continue
        }
        scores[q * pairs + v] = dot(own, verses[v]!.unit) / settings.temperature
      }
    }
    const gradient = new Float32Array(pairs * pairs)
    const factor = settings.findingWeight / (2 * pairs * settings.temperature)
    let loss = 0
    for (let q = 0; q < pairs; q++) loss += softmax(scores, gradient, q * pairs, 1, pairs, q, factor)
    for (let v = 0; v < pairs; v++) loss += softmax(scores, gradient, v, pairs, pairs, v, factor)
    for (let q = 0; q < pairs; q++) {
      const sum = new Float32Array(size)
      for (let v = 0; v < pairs; v++) addScaled(sum, verses[v]!.unit, gradient[q * pairs + v]!)
      if (queries[q]!.length > 0) backward(queries[q]!, sum)
    }
    for (let v = 0; v < pairs; v++) {
      const sum = new Float32Array(size)
      for (let q = 0; q < pairs; q++) addScaled(sum, queries[q]!.unit, gradient[q * pairs + v]!)
      if (verses[v]!.length > 0) backward(verses[v]!, sum)
    }
    return loss / (2 * pairs)
  }
}

type Summed = { rows: number[]; weights: number[]; unit: Float32Array; length: number }

function dot(a: Float32Array, b: Float32Array): number {
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  for (let i = 0; i < a.length; i += 4) {
    s0 += a[i]! * b[i]!
    s1 += a[i + 1]! * b[i + 1]!
    s2 += a[i + 2]! * b[i + 2]!
    s3 += a[i + 3]! * b[i + 3]!
  }
  return s0 + s1 + s2 + s3
}

function addScaled(sum: Float32Array, vector: Float32Array, factor: number): void {
  if (factor > -1e-9 && factor < 1e-9) return
  for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]! * factor
}

/** Adds the gradient of −log softmax of one row or column; gives the loss. */
function softmax(
  scores: Float32Array,
  gradient: Float32Array,
  start: number,
  stride: number,
  count: number,
  own: number,
  factor: number,
): number {
  let largest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) largest = Math.max(largest, scores[start + i * stride]!)
  let sum = 0
  for (let i = 0; i < count; i++) sum += Math.exp(scores[start + i * stride]! - largest)
  for (let i = 0; i < count; i++) {
    const share = Math.exp(scores[start + i * stride]! - largest) / sum
    gradient[start + i * stride]! += factor * (share - (i === own ? 1 : 0))
  }
  return largest + Math.log(sum) - scores[start + own * stride]!
}

/** Draws pairs: a group by its share, something of it, and one of the verses that it leads to, earlier ones more often. */
function createPairs({ groups }: TrainingTexts, shares: Settings['shares'], random: Random) {
  const names = (Object.keys(groups) as (keyof TrainingTexts['groups'])[]).filter((name) => groups[name].length > 0)
  const total = names.reduce((sum, name) => sum + shares[name], 0)
  return () => {
    let left = random() * total
    const name =
      names.find((one) => {
        left -= shares[one]
        return left < 0
      }) ?? names.at(-1)!
    const query = groups[name][Math.floor(random() * groups[name].length)]!
    const verse = query.verses[Math.floor(random() ** 1.5 * query.verses.length)]!
    return { query, verse }
  }
}

const momentum = 0.9
const spread = 0.999

/** Adam on the rows that a step touched. */
function createOptimizer({ vectors, weights }: Table, { size, rate, weightRate }: Settings) {
  const gradients = new Float32Array(vectors.length)
  const weightGradients = new Float32Array(weights.length)
  const first = new Float32Array(vectors.length)
  const second = new Float32Array(vectors.length)
  const firstOfWeight = new Float32Array(weights.length)
  const secondOfWeight = new Float32Array(weights.length)
  const isTouched = new Uint8Array(weights.length)
  const touched: number[] = []
  let steps = 0
  return {
    add: (row: number, count: number, gradient: Float32Array) => {
      if (isTouched[row] === 0) {
        isTouched[row] = 1
        touched.push(row)
      }
      const start = row * size
      const factor = count * weights[row]!
      let along = 0
      for (let i = 0; i < size; i++) {
        gradients[start + i]! += factor * gradient[i]!
        along += gradient[i]! * vectors[start + i]!
      }
      weightGradients[row]! += count * along
    },
    /** @param done share of the training that is done; the rate falls to a tenth */
    step: (done: number) => {
      steps++
      const slower = 1 - 0.9 * done
      const correction = Math.sqrt(1 - spread ** steps) / (1 - momentum ** steps)
      for (const row of touched) {
        isTouched[row] = 0
        const start = row * size
        for (let i = start; i < start + size; i++) {
          const g = gradients[i]!
          gradients[i] = 0
          first[i] = momentum * first[i]! + (1 - momentum) * g
          second[i] = spread * second[i]! + (1 - spread) * g * g
          vectors[i]! -= (slower * rate * correction * first[i]!) / (Math.sqrt(second[i]!) + 1e-8)
        }
        const g = weightGradients[row]!
        weightGradients[row] = 0
        firstOfWeight[row] = momentum * firstOfWeight[row]! + (1 - momentum) * g
        secondOfWeight[row] = spread * secondOfWeight[row]! + (1 - spread) * g * g
        weights[row]! -=
          (slower * weightRate * correction * firstOfWeight[row]!) / (Math.sqrt(secondOfWeight[row]!) + 1e-8)
      }
      touched.length = 0
    },
  }
}

function shuffle(items: number[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[items[last], items[other]] = [items[other]!, items[last]!]
  }
}
