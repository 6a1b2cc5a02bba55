import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCorpus } from '../../src/engine/corpus/index.ts'
import { prepareEngine } from '../../src/engine/index.ts'
import { matchGuide, openGuideIndex } from '../../src/engine/retrieval/index.ts'
import { decisions, openReaderModel } from '../../src/engine/understand/index.ts'
import { openPackedFile } from '../../src/platform/packed-file.ts'

/**
 * Writes what each voice says of rows: the reader on the whole and on each sentence, and the words of the guide's names. From
 * these the weights in src/engine/understand/decisions.ts are fitted, on pens that the reader was not trained on.
 * votes.ts ROWS.jsonl OUT.jsonl [MODEL]
 */
type Row = {
  id: string
  prompt: string
  lang?: string
  history?: { role: 'user' | 'assistant'; text?: string; content?: string }[]
}
const [rowsPath, outPath, modelPath = 'models/reader.bin'] = process.argv.slice(2) as [string, string, string?]
const { folder, corpusVersion } = await prepareEngine({ dataDir: 'var', say: () => {} })
const { guide } = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
const index = openGuideIndex(join(folder, 'search.bin'))
const { card, read, weighWords } = openReaderModel(openPackedFile(modelPath))
const top = (numbers: Float32Array, count: number) =>
  [...numbers.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([place, share]) => [card.entries[place] ?? 'none', Number(share.toFixed(5))])

const lines = readFileSync(rowsPath, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
const out = lines.map((line) => {
  const row = JSON.parse(line) as Row
  const language = row.lang === 'es' ? 'es' : 'en'
  const turns = (row.history ?? []).slice(-4).map((turn) => ({ by: turn.role, text: turn.text ?? turn.content ?? '' }))
  const reading = read([...turns, { by: 'prompt', text: row.prompt }])
  const words = (said: string) =>
    matchGuide({ guide, index }, said, language, { limit: 12, least: 0.1 }).map(({ entry, score }) => [entry.id, score])
  return JSON.stringify({
    ...row,
    whole: top(reading.entries, 30),
    segments: reading.segments.map(({ asks, entries }) => ({ asks: [...asks], entries: top(entries, 20) })),
    byWords: top(
      weighWords([
        ...reading.before.map((sentence) => ({ words: sentence, asks: false })),
        ...reading.segments.map((segment) => ({ words: segment.words, asks: segment.asks[0]! < 1 - decisions.asks })),
      ]),
      30,
    ),
    names: words(row.prompt),
    careOf: reading.care,
    off: reading.flags[0],
  })
})
writeFileSync(outPath, `${out.join('\n')}\n`)
