import { mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type EmbedderCard,
  type EmbedderTable,
  packEmbedder,
} from '../../src/engine/retrieval/embedding/static-embedder.ts'
import { type PackedSections, writePackedFile } from '../../src/platform/packed-file.ts'
import { openTrainingData } from './data.ts'
import { seededRandom } from './random.ts'
import { createReduction, leastSquares } from './reduce.ts'
import { embedWithTeacher, teacherSize } from './teacher.ts'
import type { TrainingTexts } from './texts.ts'
import { createRowsOfText, type Vocabulary } from './token-rows.ts'
import { type Settings, type Table, train } from './train.ts'
import { chooseVocabulary, countWords, type GloveVectors, readGlove } from './words.ts'

const help = `npm run train -- [options]

Trains models/verse-embedder.bin from the corpus that ./berea setup built and the study guide.
What the teacher gave is kept in var/train-embedder, so that a second run begins with training.

  --out FILE       where the model is written   (default models/verse-embedder.bin)
  --seed N         (default 1)
  --epochs N       (default 12)
  --size N         numbers of an embedding, a multiple of 16   (default 192)
  --finding W      how much finding verses counts beside the teacher   (default 0.2)
  --without-guide  leave the study guide out, to see what it brings`

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '../../models/verse-embedder.bin') },
    seed: { type: 'string', default: '1' },
    epochs: { type: 'string', default: '12' },
    size: { type: 'string', default: '192' },
    finding: { type: 'string', default: '0.2' },
    'without-guide': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const words = { en: 22_000, es: 11_000, general: 15_000 }
const pieces = 3_000
/** Share of known words read as their pieces while training. */
const dropped = 0.05
/** Words this frequent among general English have the teacher's vector to start from, rarer ones GloVe's too. */
const frequent = 20_000
/** A word begins with the weight a / (a + p): one that is everywhere says little. */
const rarity = 1e-3

if (values.help) console.log(help)
else await run()

async function run(): Promise<void> {
  const say = (line: string) => console.log(line)
  const seed = Number(values.seed)
  const size = Number(values.size)
  const { texts: all, folder } = openTrainingData(seed)
  const texts = values['without-guide'] ? withoutGuide(all) : all
  say(
    `${texts.texts.length} texts; ${Object.entries(texts.groups)
      .map(([name, of]) => `${name} ${of.length}`)
      .join(', ')}`,
  )

  const glove = readGlove()
  const counts = countsByLanguage(texts)
  const vocabulary: Vocabulary = {
    en: chooseVocabulary(counts.en, glove.words, { size: words.en, general: words.general, least: 2 }),
    es: chooseVocabulary(counts.es, [], { size: words.es, general: 0, least: 2 }),
  }
  say(`${vocabulary.en.length} English and ${vocabulary.es.length} Spanish words`)

  const teachers = [...new Set(texts.texts.map(({ taughtBy }) => taughtBy).filter((place) => place >= 0))]
  say('teacher')
  const taught = await embedWithTeacher(
    [...teachers.map((place) => texts.texts[place]!.text), ...vocabulary.en],
    folder,
    say,
  )
  const random = seededRandom(seed + 1)
  const { share, reduce } = createReduction(taught.subarray(0, teachers.length * teacherSize), size, random)
  say(`${size} directions hold ${(100 * share).toFixed(1)} % of what the teacher tells apart`)
  const reduced = reduce(taught)
  const targets = new Float32Array(texts.texts.length * size)
  for (const [row, place] of teachers.entries())
    targets.set(reduced.subarray(row * size, (row + 1) * size), place * size)

  const table = startTable(vocabulary, counts, glove, reduced.subarray(teachers.length * size), size, random)
  const rowsOfText = createRowsOfText(vocabulary, pieces, dropped, random)
  startSpanish(texts, targets, vocabulary, table, size)
  const settings: Settings = {
    size,
    epochs: Number(values.epochs),
    taught: 512,
    pairs: 256,
    findingWeight: Number(values.finding),
    temperature: 0.05,
    rate: 1e-3,
    weightRate: 3e-3,
    shares: { guide: 0.35, notes: 0.1, topics: 0.25, commentary: 0.15, translations: 0.15 },
  }
  say('training')
  train(
    { texts, targets, hasTarget: (place) => texts.texts[place]!.taughtBy >= 0, rowsOfText, random, say },
    table,
    settings,
  )
  const out = resolve(values.out)
  mkdirSync(dirname(out), { recursive: true })
  writePackedFile(out, packed(vocabulary, table, { format: 1, size, pieces, seed }))
  say(`${out}: ${(statSync(out).size / 1e6).toFixed(2)} MB`)
}

function withoutGuide(texts: TrainingTexts): TrainingTexts {
  return { ...texts, groups: { ...texts.groups, guide: [], notes: [] } }
}

function countsByLanguage({ texts }: TrainingTexts) {
  const of = (wanted: string) => countWords(texts.filter(({ language }) => language === wanted).map(({ text }) => text))
  return { en: of('en'), es: of('es') }
}

function startTable(
  vocabulary: Vocabulary,
  counts: ReturnType<typeof countsByLanguage>,
  glove: GloveVectors,
  ofWords: Float32Array,
  size: number,
  random: () => number,
): Table {
  const { en, es } = vocabulary
  const rows = en.length + es.length + pieces
  const vectors = Float32Array.from({ length: rows * size }, () => (random() - 0.5) * 0.02)
  const weights = new Float32Array(rows).fill(0.5)
  const general = new Set(glove.words.slice(0, frequent))
  const both = en.flatMap((word, row) => (general.has(word) && glove.vectorOf(word) ? [{ word, row }] : []))
  const vectorAt = (row: number) => ofWords.subarray(row * size, (row + 1) * size)
  const map = leastSquares(
    both.map(({ word }) => glove.vectorOf(word)!),
    both.map(({ row }) => vectorAt(row)),
  )
  en.forEach((word, row) => {
    vectors.set(vectorAt(row), row * size)
    const inGlove = glove.vectorOf(word)
    if (general.has(word) || inGlove === undefined) return
    for (const [place, value] of map(inGlove).entries()) {
      const at = row * size + place
      vectors[at] = 0.5 * vectors[at]! + 0.5 * value
    }
  })
  const weigh = (list: readonly string[], count: ReadonlyMap<string, number>, first: number) => {
    const total = [...count.values()].reduce((sum, value) => sum + value, 0)
    for (const [place, word] of list.entries())
      weights[first + place] = rarity / (rarity + (count.get(word) ?? 0) / total)
  }
  weigh(en, counts.en, 0)
  weigh(es, counts.es, en.length)
  return { vectors, weights }
}

/** A Spanish word begins as the mean of what the texts that have it should be near. */
function startSpanish(
  { texts }: TrainingTexts,
  targets: Float32Array,
  vocabulary: Vocabulary,
  { vectors }: Table,
  size: number,
): void {
  const rowsOfWords = createRowsOfText(vocabulary, pieces, 0, () => 1)
  const first = vocabulary.en.length
  const end = first + vocabulary.es.length
  const mean = new Float32Array(targets.length === 0 ? 0 : size)
  const spanish = texts.filter(({ language, taughtBy }) => language === 'es' && taughtBy >= 0)
  for (const { taughtBy } of spanish)
    for (let i = 0; i < size; i++) mean[i]! += targets[taughtBy * size + i]! / spanish.length
  const counts = new Float32Array(end - first)
  for (const { text, taughtBy } of spanish) {
    for (const row of new Set(rowsOfWords(text, 'es').rows)) {
      if (row < first || row >= end) continue
      counts[row - first]!++
      for (let i = 0; i < size; i++) vectors[row * size + i]! += targets[taughtBy * size + i]! - 0.9 * mean[i]!
    }
  }
  for (let row = first; row < end; row++) {
    let squares = 0
    for (let i = 0; i < size; i++) squares += vectors[row * size + i]! ** 2
    const factor = counts[row - first]! === 0 ? 1 : 1 / Math.sqrt(squares)
    for (let i = 0; i < size; i++) vectors[row * size + i]! *= factor
  }
}

function packed({ en, es }: Vocabulary, { vectors, weights }: Table, card: EmbedderCard): PackedSections {
  const quantize = (first: number, count: number): EmbedderTable => {
    const bytes = new Int8Array(count * card.size)
    const scales = new Float32Array(count)
    for (let row = 0; row < count; row++) {
      const start = (first + row) * card.size
      const own = vectors.subarray(start, start + card.size).map((value) => value * weights[first + row]!)
      const largest = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
      scales[row] = largest / 127
      if (largest === 0) continue
      for (const [place, value] of own.entries()) bytes[row * card.size + place] = Math.round((value / largest) * 127)
    }
    return { vectors: bytes, scales }
  }
  const tables = {
    en: quantize(0, en.length),
    es: quantize(en.length, es.length),
    pieces: quantize(en.length + es.length, card.pieces),
  }
  const sections: PackedSections = new Map()
  packEmbedder(card, { en, es }, tables, sections)
  return sections
}
