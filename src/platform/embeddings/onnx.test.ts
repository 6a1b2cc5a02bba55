import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TextEmbedder } from './contract.ts'
import { type OnnxSettings, openOnnxEmbedder } from './onnx.ts'
import { tinyMaxTokens, tinyVocabulary, writeTinyModel } from './tiny-onnx-model.test-data.ts'
import { hasTransformers, packageFolder } from './transformers-folder.test-data.ts'

const rows = tinyVocabulary.map((_, token) => Array.from({ length: 16 }, (_, place) => Math.sin(7 * token + place + 1)))

let folder: string
let cacheDir: string
let fetched: unknown[]
const opened: TextEmbedder[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onnx-'))
  cacheDir = mkdtempSync(join(tmpdir(), 'onnx-cache-'))
  writeTinyModel(folder, rows)
  fetched = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (what) => {
    fetched.push(what)
    throw new TypeError('fetch failed')
  })
})
afterEach(async () => {
  for (const embedder of opened.splice(0)) await embedder.close()
  for (const made of [folder, cacheDir]) rmSync(made, { recursive: true, force: true })
})

const open = async (settings: Partial<OnnxSettings> = {}) => {
  const embedder = await openOnnxEmbedder({ model: folder, cacheDir, packageFolder, threads: 1, ...settings })
  opened.push(embedder)
  return embedder
}
const tokens = (...words: string[]) => words.map((word) => rows[tinyVocabulary.indexOf(word)]!)
/** The direction of the sum of vectors. */
function direction(vectors: readonly number[][]): number[] {
  const sum = vectors[0]!.map((_, place) => vectors.reduce((total, vector) => total + vector[place]!, 0))
  return sum.map((value) => value / Math.hypot(...sum))
}
function expectNear(vector: Float32Array | undefined, expected: readonly number[]): void {
  expect(vector).toHaveLength(expected.length)
  for (const [place, value] of expected.entries()) expect(vector![place]).toBeCloseTo(value, 5)
}

describe.skipIf(!hasTransformers('the suite on ONNX models'))('openOnnxEmbedder', () => {
  it('gives the mean of the tokens, whatever a text is batched with, and fetches nothing', async () => {
    const { embed } = await open()
    const [long, short] = await embed(['In the beginning God', 'God'], 'document')
    expectNear(long, direction(tokens('[CLS]', 'in', 'the', 'beginning', 'god', '[SEP]')))
    expectNear(short, direction(tokens('[CLS]', 'god', '[SEP]')))
    expect(await embed([], 'document')).toEqual([])
    expect(fetched).toEqual([])
  })

  it('gives the first token where the model wants it', async () => {
    const { embed } = await open({ pooling: 'cls' })
    for (const vector of await embed(['God', 'the heaven'], 'document')) {
      expectNear(vector, direction(tokens('[CLS]')))
    }
  })

  it('cuts off what is longer than the model reads', async () => {
    const { embed } = await open()
    const [vector] = await embed(
      [
        Array(tinyMaxTokens * 3)
          .fill('god')
          .join(' '),
      ],
      'document',
    )
    expectNear(vector, direction(tokens('[CLS]', ...Array(tinyMaxTokens - 1).fill('god'))))
  })

  it('puts the prefix of the purpose first', async () => {
    const { embed } = await open({ prefixes: { query: 'the ', document: 'made ' } })
    expectNear((await embed(['God'], 'query'))[0], direction(tokens('[CLS]', 'the', 'god', '[SEP]')))
    expectNear((await embed(['God'], 'document'))[0], direction(tokens('[CLS]', 'made', 'god', '[SEP]')))
  })

  it('has another name when its files, or how they are used, are others, and wherever they lie the same', async () => {
    const { name } = await open()
    const used = await Promise.all([open({ pooling: 'cls' }), open({ prefixes: { query: 'the ' } })])
    writeTinyModel(cacheDir, rows, 'model.onnx')
    const beside = await open({ model: cacheDir })
    expect((await beside.embed(['God'], 'query'))[0]).toBeDefined()
    copyFileSync(join(folder, 'onnx/model.onnx'), join(folder, 'onnx/model_quantized.onnx'))
    const quantized = await open({ dtype: 'q8' })
    writeTinyModel(folder, [...rows].reverse())
    const changed = await open()
    expect(new Set([name, ...used.map((embedder) => embedder.name), quantized.name, changed.name]).size).toBe(5)
    writeTinyModel(folder, rows)
    expect((await open()).name).toBe(name)
  })

  it('opens a model of the hub from where it was kept', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'onnx-hub-'))
    writeTinyModel(join(kept, 'some/tiny'), rows)
    const embedder = await open({ model: 'some/tiny', cacheDir: kept })
    expect(embedder.name).toBe((await open()).name)
    expect(fetched).toEqual([])
    rmSync(kept, { recursive: true })
  })

  it('says what to do when a model of the hub cannot be fetched', async () => {
    await expect(open({ model: 'some/tiny' })).rejects.toMatchObject({
      name: 'EmbeddingError',
      kind: 'unreachable',
      message: expect.stringContaining('put its folder on this machine and set BEREA_EMBEDDER_MODEL to it'),
    })
    expect(fetched.length).toBeGreaterThan(0)
  })

  it('says what a folder lacks, and what is broken', async () => {
    await expect(open({ dtype: 'q8' })).rejects.toMatchObject({
      kind: 'unusable_model',
      message: expect.stringContaining('has no onnx/model_quantized.onnx'),
    })
    writeFileSync(join(folder, 'onnx/model.onnx'), 'no model at all')
    await expect(open()).rejects.toMatchObject({
      kind: 'unusable_model',
      message: expect.stringContaining(`The model in ${folder} cannot be opened`),
    })
    rmSync(join(folder, 'tokenizer.json'))
    await expect(open()).rejects.toMatchObject({ message: expect.stringContaining('has no tokenizer.json') })
    expect(fetched).toEqual([])
  })

  it('stops before a batch once it is aborted', async () => {
    const { embed } = await open()
    await expect(embed(['God'], 'query', AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
  })
})

describe('without what it needs', () => {
  const empty = mkdtempSync(join(tmpdir(), 'onnx-empty-'))
  afterAll(() => rmSync(empty, { recursive: true }))

  it('names the package that is to be installed', async () => {
    await expect(open({ packageFolder: empty })).rejects.toMatchObject({
      kind: 'not_installed',
      message: expect.stringContaining('npm install --ignore-scripts @huggingface/transformers@4.3.1'),
    })
  })

  it.each(['./models/none', '/models/none', '../none', 'none', 'a/b/c'])('takes %s for a path', async (model) => {
    await expect(open({ model, packageFolder: empty })).rejects.toMatchObject({
      kind: 'unusable_model',
      message: expect.stringMatching(/^BEREA_EMBEDDER_MODEL names \/.*, and there is no such folder/),
    })
  })
})
