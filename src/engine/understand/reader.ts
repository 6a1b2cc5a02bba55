import type { PackedFile } from '../../platform/packed-file.ts'
import { createLinearLayers, type LinearWeights, type Run, softmax } from './encoder/linear-layers.ts'
import { applyLayer, type LayerNorm, normalized, type TransformerLayer } from './encoder/transformer.ts'
import { openWordVectors } from './encoder/word-vectors.ts'
import { longestSegment, segmentsOf } from './segments.ts'
import { tokensOf } from './tokens.ts'
import { openWordings, type WeighedWords } from './wordings.ts'

/** What the model file says of itself. Names of outputs are in the order of their numbers. */
export type ReaderCard = {
  format: 5
  /** Transformer layers over the words of a sentence, and over the sentences of a prompt. */
  layers: number
  documentLayers: number
  /** Numbers of a word, and of a sentence among others. */
  width: number
  documentWidth: number
  heads: number
  /** Ids of the guide's entries that it was trained on; one more output stands for none of them. */
  entries: string[]
  /** To how many prompts to learn from each entry was the first that is right. */
  asked: number[]
  frames: string[]
  kinds: string[]
  flags: string[]
  temperature: number
}

/** A turn of a conversation, or the prompt itself, which comes last. */
export type ReadTurn = { text: string; by: 'prompt' | 'user' | 'assistant' }

/** What the model says of one segment of the prompt. All numbers are probabilities. */
export type SegmentReading = {
  start: number
  end: number
  /** That it asks nothing, the first thing that is asked, the second, or a later one. */
  asks: Float32Array
  /** What it asks, by entry; the last one is none. */
  entries: Float32Array
  words: readonly string[]
}

/** What the model says of a prompt. All numbers are probabilities, by the order of the card's names. */
export type Reading = {
  segments: SegmentReading[]
  entries: Float32Array
  /** Sentences of earlier turns of the user. */
  before: readonly (readonly string[])[]
  care: { none: number; note: number; danger: number }
  kind: Float32Array
  whose: { own: number; other: number }
  frame: Float32Array
  flags: Float32Array
}

export type Reader = {
  card: ReaderCard
  read: (turns: readonly ReadTurn[]) => Reading
  /** The sentences of each text as vectors of length 1, which lie near where they mean the same in the one or the other language. */
  vectorsOf: (texts: readonly string[]) => Float32Array[][]
  /** How much the words of some sentences speak for each entry, without the encoder; the last one is none. No probabilities. */
  weighWords: (sentences: readonly WeighedWords[]) => Float32Array
}

/** A prompt of more segments is read at its beginning and its end, where people say what they want. */
const mostSegments = 24
const fromBeginning = 6
/** No single sentence says more. */
const mostSign = 8
const mostWords = 400

/**
 * Opens the reader: some 10 MB of this thread's own beside the file.
 * @param file models/reader.bin
 * @throws Error for a file of another format
 */
export function openReaderModel(file: PackedFile): Reader {
  const card = file.json<ReaderCard>('card')
  if (card.format !== 5) throw new Error(`the reader has the unknown format ${card.format}`)
  const { width, documentWidth, heads, entries } = card
  const words = openWordVectors(file)
  const linears = [...layerNames(card), ...headNames]
  const { linear, attend } = createLinearLayers(
    Object.fromEntries(linears.map((name) => [name, linearWeights(file, name)])),
    mostWords + longestSegment,
    longestSegment,
  )
  const norm = (name: string): LayerNorm => ({ weight: file.f32(`${name}/weight`), bias: file.f32(`${name}/bias`) })
  const layer = (name: string): TransformerLayer => ({
    norm1: norm(`${name}/norm1`),
    norm2: norm(`${name}/norm2`),
    attention: linear[`${name}/attention`]!,
    projection: linear[`${name}/projection`]!,
    inner: linear[`${name}/inner`]!,
    outer: linear[`${name}/outer`]!,
  })
  const encoderLayers = Array.from({ length: card.layers }, (_, i) => layer(`encoder/${i}`))
  const documentLayers = Array.from({ length: card.documentLayers }, (_, i) => layer(`document/${i}`))
  const [encoderNorm, documentNorm] = [norm('encoder/norm'), norm('document/norm')]
  const positions = file.f32('positions')
  const turnRows = file.f32('turns')
  const placeRows = file.f32('places')
  const outputs = entries.length + 1
  const wordings = openWordings(file, outputs)

  /** Segments as rows: the mean of the last layer, the mean by what is looked at, and the mean word. */
  function encode(pieces: readonly string[][]): Float32Array {
    const total = pieces.reduce((sum, { length }) => sum + length, 0)
    const embedded = new Float32Array(total * words.size)
    const runs: Run[] = []
    let row = 0
    for (const piece of pieces) {
      runs.push({ start: row, length: piece.length })
      for (const word of piece) words.write(word, embedded, row++ * words.size)
    }
    const hidden = linear.project!(embedded, total).slice()
    for (const { start, length } of runs) {
      for (let i = 0; i < length * width; i++) hidden[start * width + i] = hidden[start * width + i]! + positions[i]!
    }
    for (const one of encoderLayers) applyLayer(one, hidden, { attend, width, heads, runs })
    const last = normalized(hidden, encoderNorm, width)
    const looks = linear.look!(last, total).slice()
    const size = 2 * width + words.size
    const rows = new Float32Array(pieces.length * size)
    runs.forEach(({ start, length }, place) => {
      softmax(looks, start, length, 1)
      const at = place * size
      for (let i = start; i < start + length; i++) {
        for (let j = 0; j < width; j++) {
          const number = last[i * width + j]!
          rows[at + j] = rows[at + j]! + number / length
          rows[at + width + j] = rows[at + width + j]! + number * looks[i]!
        }
        for (let j = 0; j < words.size; j++) {
          rows[at + 2 * width + j] = rows[at + 2 * width + j]! + embedded[i * words.size + j]! / length
        }
      }
    })
    return rows
  }

  function probabilitiesOfEntries(rows: Float32Array, count: number): Float32Array {
    const vectors = rows.slice()
    for (let row = 0; row < count; row++) toLength(1, vectors, row * documentWidth, documentWidth)
    const scores = linear.entries!(vectors, count).slice()
    for (let row = 0; row < count; row++) softmax(scores, row * outputs, outputs, card.temperature)
    return scores
  }

  function read(turns: readonly ReadTurn[]): Reading {
    const pieces = piecesOf(turns)
    const count = pieces.length
    if (count === 0) return nothingRead(card)
    const encoded = encode(pieces.map((piece) => piece.words))
    const sentences = linear.segment!(encoded, count).slice()
    const signs = linear.sign!(encoded, count).map((sign) => mostSign * Math.tanh(sign / mostSign))
    const turnNumber = { prompt: 0, user: 1, assistant: 2 }
    pieces.forEach(({ by }, place) => {
      toLength(Math.sqrt(documentWidth), sentences, place * documentWidth, documentWidth)
      const where = count === 1 ? 3 : place === count - 1 ? 2 : place === 0 ? 0 : 1
      const [at, turn, order] = [place, turnNumber[by], where].map((row) => row * documentWidth) as [
        number,
        number,
        number,
      ]
      for (let i = 0; i < documentWidth; i++) {
        sentences[at + i] = sentences[at + i]! + turnRows[turn + i]! + placeRows[order + i]!
      }
    })
    for (const one of documentLayers) {
      applyLayer(one, sentences, { attend, width: documentWidth, heads, runs: [{ start: 0, length: count }] })
    }
    const rows = normalized(sentences, documentNorm, documentWidth)
    const isOwn = pieces.map(({ by }) => by === 'prompt')
    const asked = pooled(rows, { weights: linear.pool!(rows, count), width: documentWidth, isCounted: isOwn })
    const told = pooled(rows, {
      weights: linear.pool_care!(rows, count),
      width: documentWidth,
      isCounted: isOwn.map(() => true),
    })
    const asks = linear.ask!(rows, count).slice()
    const entriesOfSegments = probabilitiesOfEntries(linear.entry_of_segment!(rows, count), count)
    const ofUser = pieces.filter(({ by }) => by !== 'assistant')
    const byWords = wordings.needOf(ofUser.map(({ words }) => words))
    const care = softmaxed(
      logSoftmaxed(withSigns(linear.care!(told, 1).slice(), signs)).map((x, i) => x + byWords.care[i]!),
    )
    const whose = softmaxed(linear.whose!(told, 1))
    return {
      segments: pieces.flatMap(({ by, start, end }, place) => {
        if (by !== 'prompt') return []
        return {
          start,
          end,
          asks: softmaxed(asks.subarray(4 * place, 4 * place + 4)),
          entries: entriesOfSegments.subarray(place * outputs, (place + 1) * outputs),
          words: pieces[place]!.words,
        }
      }),
      entries: probabilitiesOfEntries(linear.entry!(asked, 1), 1),
      before: pieces.flatMap(({ by, words }) => (by === 'user' ? [words] : [])),
      care: { none: care[0]!, note: care[1]!, danger: care[2]! },
      kind: softmaxed(linear.kind!(told, 1)),
      whose: { own: whose[0]!, other: whose[1]! },
      frame: softmaxed(linear.frame!(asked, 1)),
      flags: Float32Array.from(
        linear.flags!(told, 1),
        (x, i) => 1 / (1 + Math.exp(-x - (card.flags[i] === 'x' ? byWords.offTopic : 0))),
      ),
    }
  }

  function vectorsOf(texts: readonly string[]): Float32Array[][] {
    const pieces = texts.map((text) => piecesOf([{ text, by: 'prompt' }]).map(({ words: own }) => own))
    const rows: Float32Array[] = []
    // what is encoded at once is bounded as a prompt is
    let together: string[][] = []
    const encodeTogether = () => {
      if (together.length === 0) return
      const vectors = linear.segment!(encode(together), together.length)
      for (let row = 0; row < together.length; row++) {
        const vector = vectors.slice(row * documentWidth, (row + 1) * documentWidth)
        toLength(1, vector, 0, documentWidth)
        rows.push(vector)
      }
      together = []
    }
    let total = 0
    for (const piece of pieces.flat()) {
      if (total + piece.length > mostWords) {
        encodeTogether()
        total = 0
      }
      together.push(piece)
      total += piece.length
    }
    encodeTogether()
    return pieces.map(({ length }) => rows.splice(0, length))
  }
  return { card, read, vectorsOf, weighWords: wordings.entriesOf }
}

const headNames = [
  'project',
  'look',
  'segment',
  'pool',
  'pool_care',
  'ask',
  'entry',
  'entry_of_segment',
  'entries',
  'sign',
  'care',
  'kind',
  'whose',
  'frame',
  'flags',
] as const

const layerNames = ({ layers, documentLayers }: ReaderCard) =>
  [
    ...Array.from({ length: layers }, (_, i) => `encoder/${i}`),
    ...Array.from({ length: documentLayers }, (_, i) => `document/${i}`),
  ].flatMap((name) => ['attention', 'projection', 'inner', 'outer'].map((part) => `${name}/${part}`))

const linearWeights = (file: PackedFile, name: string): LinearWeights => ({
  bytes: file.i8(`${name}/weights`),
  scales: file.f32(`${name}/scales`),
  bias: file.f32(`${name}/bias`),
})

type Piece = { by: ReadTurn['by']; start: number; end: number; words: string[] }

/** The segments of all turns that are read, in order. */
function piecesOf(turns: readonly ReadTurn[]): Piece[] {
  const pieces = turns.flatMap(({ text, by }) =>
    segmentsOf(text).flatMap(({ start, end }): Piece[] => {
      const words = tokensOf(text.slice(start, end), longestSegment)
      return words.length === 0 ? [] : [{ by, start, end, words }]
    }),
  )
  const kept =
    pieces.length <= mostSegments
      ? pieces
      : [...pieces.slice(0, fromBeginning), ...pieces.slice(fromBeginning - mostSegments)]
  let total = kept.reduce((sum, { words }) => sum + words.length, 0)
  // what stands in the middle is dropped first
  while (total > mostWords && kept.length > 1) {
    const [dropped] = kept.splice(Math.floor(kept.length / 3), 1)
    total -= dropped!.words.length
  }
  return kept
}

type Pooling = { weights: Float32Array; width: number; isCounted: readonly boolean[] }

/** One row: the rows that count, each by its weight. */
function pooled(rows: Float32Array, { weights, width, isCounted }: Pooling): Float32Array {
  const shares = softmaxed(Float32Array.from(isCounted, (counts, i) => (counts ? weights[i]! : -1e4)))
  const row = new Float32Array(width)
  shares.forEach((share, place) => {
    for (let i = 0; i < width; i++) row[i] = row[i]! + share * rows[place * width + i]!
  })
  return row
}

/** Care by the whole, and by its sentences one by one: none where no sentence is a sign of need, more where any is. */
function withSigns(care: Float32Array, signs: Float32Array): Float32Array {
  for (let level = 0; level < 3; level++) {
    const sign = level === 0 ? -1 : 1
    let sum = 0
    for (let i = level; i < signs.length; i += 3) sum += Math.exp(sign * signs[i]!)
    care[level] = care[level]! + sign * Math.log(sum)
  }
  return care
}

const logSoftmaxed = (scores: Float32Array): Float32Array => softmaxed(scores).map((share) => Math.log(share + 1e-9))

const softmaxed = (scores: Float32Array): Float32Array => {
  const out = scores.slice()
  softmax(out, 0, out.length, 1)
  return out
}

/** Scales a row to a length. */
function toLength(wanted: number, numbers: Float32Array, start: number, length: number): void {
  let squares = 1e-12
  for (let i = start; i < start + length; i++) squares += numbers[i]! ** 2
  const factor = wanted / Math.sqrt(squares)
  for (let i = start; i < start + length; i++) numbers[i] = numbers[i]! * factor
}

/** Of a text without a word: no entry, nothing asked, no danger. */
function nothingRead({ entries, frames, kinds, flags }: ReaderCard): Reading {
  const none = new Float32Array(entries.length + 1)
  none[entries.length] = 1
  return {
    segments: [],
    before: [],
    entries: none,
    care: { none: 1, note: 0, danger: 0 },
    kind: new Float32Array(kinds.length),
    whose: { own: 0, other: 0 },
    frame: new Float32Array(frames.length),
    flags: new Float32Array(flags.length),
  }
}
