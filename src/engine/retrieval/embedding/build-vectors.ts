import { randomInt } from 'node:crypto'
import { EmbeddingError, type TextEmbedder } from '../../../platform/embeddings/index.ts'
import type { PackedBytes } from '../../../platform/packed-file.ts'
import { areOfModel } from './vector-check.ts'
import { scannedSize } from './vector-file.ts'
import type { VectorParts } from './vector-parts.ts'
import { createVectorProgress } from './vector-progress.ts'
import { openVectorStore, type VectorStore } from './vector-store.ts'

type Options = {
  dataDir: string
  embedder: TextEmbedder
  /** One a verse in the order of the corpus, empty where there is none. */
  texts: readonly string[]
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Embeds all texts, unless it was done before. What a run that was broken off has made is used, if the model is still
 * the same. Two processes may build the same vectors at once: they share the work.
 * @returns the finished vectors, which threads can share
 * @throws EmbeddingError when the embedder fails for good; the signal's reason once it is aborted. What is made is kept
 */
export async function buildVectors(options: Options): Promise<PackedBytes> {
  const { dataDir, embedder, texts } = options
  const store = openVectorStore({ dataDir, embedder: embedder.name, texts })
  let finished = store.find()
  if (finished !== undefined) return finished
  try {
    finished = await build(store, options)
  } catch (error) {
    finished = store.find() // another process takes the parts away as it ends, which may be in the midst of our work
    if (finished === undefined) throw error
  }
  store.removeParts()
  return finished
}

async function build(store: VectorStore, { embedder, texts, say, signal }: Options): Promise<PackedBytes> {
  store.removeDamaged()
  const order = longestFirst(texts)
  if (order.length === 0) throw new Error('there are no texts to embed')
  const parts = store.parts(order.length)
  let size = await checkParts(parts, { embedder, texts, order, say, signal })
  const isMade = (part: number) => size !== undefined && parts.read(part, size) !== undefined
  const numbers = Array.from({ length: parts.count }, (_, part) => part)
  const made = numbers.filter(isMade).reduce((sum, part) => sum + parts.range(part).end - parts.range(part).start, 0)
  say(made === 0 ? `Embedding ${order.length} verses …` : `Embedding the verses: ${made} are there already …`)
  const progress = createVectorProgress({ total: order.length, done: made, say })

  const first = randomInt(parts.count) // so that two processes do not make each part both
  for (const part of [...numbers.slice(first), ...numbers.slice(0, first)]) {
    const byAnother = store.find()
    if (byAnother !== undefined) return byAnother
    if (isMade(part)) continue
    const { start, end } = parts.range(part)
    const ofPart = order.slice(start, end).map((verse) => texts[verse]!)
    const rows = await embedAll(ofPart, { embedder, size, progress, signal })
    size = rows[0]!.length
    parts.keep({ part, size, rows: joined(rows) })
  }
  say('All verses are embedded: making them ready to be searched …')
  return store.keep(inVerseOrder(parts, order, size!, texts.length), size!)
}

type Checked = Pick<Options, 'embedder' | 'texts' | 'say' | 'signal'> & { order: readonly number[] }

/**
 * Drops the parts that are not of the model of now, one text of each being embedded again.
 * @returns the size of the others, undefined when there are none
 */
async function checkParts(parts: VectorParts, checked: Checked): Promise<number | undefined> {
  const { embedder, texts, order, say, signal } = checked
  const found = parts.list()
  const samples = found.map(({ part, size, rows }) => ({
    text: texts[order[parts.range(part).start]!]!,
    vector: rows.subarray(0, size),
  }))
  const isSame = await areOfModel(embedder, samples, signal)
  const others = found.filter((_, row) => !isSame[row])
  if (others.length > 0)
    say(`The embedding model has changed: ${others.length} of ${found.length} parts are made anew.`)
  for (const other of others) parts.drop(other)
  return found.find((_, row) => isSame[row])?.size
}

type Embedding = {
  embedder: TextEmbedder
  /** How long each vector has to be, if that is known already. */
  size: number | undefined
  progress: (more: number) => void
  signal: AbortSignal | undefined
}

async function embedAll(
  texts: readonly string[],
  { embedder, size, progress, signal }: Embedding,
): Promise<Float32Array[]> {
  const rows: Float32Array[] = []
  for (let start = 0; start < texts.length; start += embedder.batch) {
    signal?.throwIfAborted()
    const vectors = await embedder.embed(texts.slice(start, start + embedder.batch), 'document', signal)
    const expected = size ?? rows[0]?.length ?? vectors[0]!.length
    const odd = vectors.find(({ length }) => length !== expected)
    if (odd !== undefined) {
      const message = `The embedding model gave ${expected} numbers a text and now gives ${odd.length}: it was changed meanwhile. Start again, and what it made before is made anew.`
      throw new EmbeddingError('wrong_shape', message)
    }
    rows.push(...vectors)
    progress(vectors.length)
  }
  return rows
}

/** Puts the parts together, each row in the place of its verse. */
function inVerseOrder(parts: VectorParts, order: readonly number[], size: number, verses: number): Float32Array {
  const vectors = new Float32Array(verses * scannedSize(size))
  for (let part = 0; part < parts.count; part++) {
    const rows = parts.read(part, size)
    if (rows === undefined) throw new Error(`part ${part} of the vectors is gone or damaged: start again`)
    const { start, end } = parts.range(part)
    for (let row = start; row < end; row++) {
      const from = (row - start) * size
      vectors.set(rows.subarray(from, from + size), order[row]! * scannedSize(size))
    }
  }
  return vectors
}

/** The longest first: texts of like length share a batch, and what is too much for the machine shows at once. */
const longestFirst = (texts: readonly string[]): number[] =>
  texts
    .map((_, verse) => verse)
    .filter((verse) => texts[verse] !== '')
    .sort((a, b) => texts[b]!.length - texts[a]!.length || a - b)

function joined(rows: readonly Float32Array[]): Float32Array {
  const size = rows[0]!.length
  const all = new Float32Array(rows.length * size)
  for (const [row, vector] of rows.entries()) all.set(vector, row * size)
  return all
}
