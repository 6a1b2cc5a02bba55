import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeterministicEmbedder, type TextEmbedder } from '../../../platform/embeddings/index.ts'
import { bestOf } from '../best-of.ts'
import { buildVectors } from './build-vectors.ts'
import { someVerses } from './some-verses.test-data.ts'
import { isOfModel } from './vector-check.ts'
import { openVectorIndex, vectorOf } from './vector-file.ts'
import { openVectorStore } from './vector-store.ts'

const texts = someVerses(1_000) // 990 with a text: four parts
const size = 40 // no multiple of 16

let dataDir: string
let said: string[]
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vectors-'))
  said = []
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** An embedder that counts its texts, and to which something happens before each batch. */
function embedderOf({ name = 'one', size: own = size, before = async (_texts: number) => {} } = {}) {
  const { embed, ...rest } = createDeterministicEmbedder({ size: own, batch: 32 })
  const embedder = {
    ...rest,
    name,
    embedded: 0,
    embed: async (...[batch, purpose, signal]: Parameters<TextEmbedder['embed']>) => {
      await before(embedder.embedded)
      expect(batch.length).toBeLessThanOrEqual(32)
      expect(batch).not.toContain('')
      const vectors = await embed(batch, purpose, signal)
      embedder.embedded += batch.length
      return vectors
    },
  }
  return embedder
}
const build = (embedder: TextEmbedder, options: { signal?: AbortSignal; texts?: string[] } = {}) =>
  buildVectors({ dataDir, embedder, texts, say: (line) => said.push(line), ...options })
const storeOf = (embedder = 'one') => openVectorStore({ dataDir, embedder, texts })
const partsIn = (folder: string) => readdirSync(join(folder, 'parts'))

/** Leaves a build broken off after so many texts, and at least one part whole. */
async function brokenOff(after = 600): Promise<void> {
  const before = async (embedded: number) => {
    if (embedded >= after) throw new Error('power cut')
  }
  await expect(build(embedderOf({ before }))).rejects.toThrow('power cut')
  said = []
}

describe('buildVectors', () => {
  it('gives each verse the vector of its text, and none to one without', async () => {
    const embedder = embedderOf()
    const vectors = await build(embedder)
    expect(embedder.embedded).toBe(990)
    const expected = await createDeterministicEmbedder({ size }).embed([texts[3]!, texts[500]!], 'document')
    expect(vectorOf(vectors, 3)).toEqual(expected[0])
    expect(vectorOf(vectors, 500)).toEqual(expected[1])
    expect(vectorOf(vectors, 99)).toEqual(new Float32Array(size))
    expect(said[0]).toBe('Embedding 990 verses …')
    expect(said.at(-2)).toBe('Embedded 990 of 990 verses (100 %).')
    expect(said.length).toBeLessThan(25)
  })

  it('makes what finds the verses with the words of a query, in whatever thread', async () => {
    const index = openVectorIndex(await build(embedderOf()))
    expect(index.size).toBe(size)
    const [query] = await createDeterministicEmbedder({ size }).embed([texts[123]!], 'query')
    const scores = new Float32Array(texts.length)
    index.score(query!, scores)
    expect(bestOf(scores, 1)).toEqual([123])
    expect(() => index.score(new Float32Array(48), scores)).toThrow(
      'The embedder gives 48 numbers for a query, and gave 40 for the verses: its model has changed.',
    )
  })

  it('does nothing a second time, and leaves nothing but the finished file', async () => {
    await build(embedderOf())
    const again = embedderOf()
    expect(openVectorIndex(await build(again)).size).toBe(size)
    expect(again.embedded).toBe(0)
    expect(readdirSync(storeOf().folder)).toEqual(['vectors.bin'])
  })

  it('goes on where a run was broken off', async () => {
    await brokenOff()
    const parts = partsIn(storeOf().folder).length
    expect(parts).toBeGreaterThan(0)
    const embedder = embedderOf()
    const vectors = await build(embedder)
    expect(said[0]).toMatch(/^Embedding the verses: \d+ are there already …$/)
    expect(embedder.embedded).toBeLessThan(990 - (parts - 1) * 256)
    const whole = join(dataDir, 'whole')
    const fresh = await buildVectors({ dataDir: whole, texts, embedder: embedderOf(), say: () => {} })
    expect(Buffer.from(vectors.bytes).equals(Buffer.from(fresh.bytes))).toBe(true)
  })

  it('stops where it is told to, with the reason it is told', async () => {
    const stop = new AbortController()
    const before = async (embedded: number) => {
      if (embedded >= 300) stop.abort(new Error('enough'))
    }
    await expect(build(embedderOf({ before }), { signal: stop.signal })).rejects.toThrow('enough')
    expect(storeOf().find()).toBeUndefined()
  })

  it.each([
    ['cut off', (path: string) => truncateSync(path, 4 * size * 100 + 2)],
    ['full of zeros', (path: string) => writeFileSync(path, Buffer.alloc(4 * size * 256))],
    ['full of noise', (path: string) => writeFileSync(path, Buffer.alloc(4 * size * 256, 0xff))],
    ['gone', (path: string) => rmSync(path)],
  ])('makes a part anew that is %s', async (_, damage) => {
    await brokenOff(900)
    const { folder } = storeOf()
    const [whole] = partsIn(folder).filter((name) => !name.startsWith('3-')) // the last part has fewer rows
    damage(join(folder, 'parts', whole!))
    const vectors = await build(embedderOf())
    const expected = await createDeterministicEmbedder({ size }).embed(texts, 'document')
    for (const [verse, text] of texts.entries()) {
      if (text !== '') expect(vectorOf(vectors, verse)).toEqual(expected[verse])
    }
  })

  it('takes nothing for a part that was never finished', async () => {
    await brokenOff()
    writeFileSync(join(storeOf().folder, 'parts', '0-40.f32.some'), 'half')
    expect(vectorOf(await build(embedderOf()), 0)).toHaveLength(size)
  })

  it('builds anew what is finished and damaged', async () => {
    await build(embedderOf())
    truncateSync(join(storeOf().folder, 'vectors.bin'), 10_000)
    expect(storeOf().find()).toBeUndefined()
    const again = embedderOf()
    await build(again)
    expect(again.embedded).toBe(990)
    expect(storeOf().find()).toBeDefined()
  })

  it('keeps the vectors of each model and each set of texts apart', async () => {
    await build(embedderOf())
    const other = embedderOf({ name: 'other', size: 24 })
    expect(openVectorIndex(await build(other)).size).toBe(24)
    const fewer = embedderOf()
    expect(openVectorIndex(await build(fewer, { texts: texts.slice(0, 300) })).count).toBe(300)
    expect([other.embedded, fewer.embedded]).toEqual([990, 297])
    expect(openVectorIndex(storeOf('one').find()!).size).toBe(size)
    storeOf('other').remove()
    expect(storeOf('other').find()).toBeUndefined()
    expect(storeOf('one').find()).toBeDefined()
  })

  it('refuses a model that gives vectors of another size midway', async () => {
    const small = createDeterministicEmbedder({ size: 16 })
    const embedder = embedderOf()
    const changing: TextEmbedder = {
      ...embedder,
      embed: (batch, purpose) => (embedder.embedded < 400 ? embedder : small).embed(batch, purpose),
    }
    await expect(build(changing)).rejects.toMatchObject({
      name: 'EmbeddingError',
      kind: 'wrong_shape',
      message: expect.stringContaining('gave 40 numbers a text and now gives 16'),
    })
    expect(storeOf().find()).toBeUndefined()
  })

  it.each([
    ['of another size', (size: number) => createDeterministicEmbedder({ size: 2 * size }).embed],
    [
      'of the same size',
      (size: number): TextEmbedder['embed'] => {
        const { embed } = createDeterministicEmbedder({ size })
        return (batch, purpose) =>
          embed(
            batch.map((text) => [...text].reverse().join('')),
            purpose,
          )
      },
    ],
  ])('mixes nothing when a model %s goes by the same name after a break', async (_, embedOf) => {
    await brokenOff()
    const changed = { ...embedderOf(), embed: embedOf(size) }
    const vectors = await build(changed)
    expect(said[0]).toMatch(/^The embedding model has changed: (\d) of \1 parts are made anew\.$/)
    const [expected] = await changed.embed([texts[0]!], 'document')
    for (const verse of [0, 250, 500, 750, 998]) {
      const [vector] = await changed.embed([texts[verse]!], 'document')
      expect(vectorOf(vectors, verse)).toEqual(vector)
    }
    expect(expected).toEqual(vectorOf(vectors, 0))
    expect(await isOfModel(changed, vectors, texts)).toBe(true)
    expect(await isOfModel(embedderOf(), vectors, texts)).toBe(false)
  })

  it('lets two build the same at once', async () => {
    const before = () => new Promise<void>((resolve) => setImmediate(resolve))
    const both = [embedderOf({ before }), embedderOf({ before })]
    const [one, other] = await Promise.all(both.map((embedder) => build(embedder)))
    expect(Buffer.from(one!.bytes).equals(Buffer.from(other!.bytes))).toBe(true)
    expect(readdirSync(storeOf().folder)).toEqual(['vectors.bin'])
  })

  it('refuses to build nothing', async () => {
    await expect(build(embedderOf(), { texts: ['', ''] })).rejects.toThrow('there are no texts to embed')
  })
})
