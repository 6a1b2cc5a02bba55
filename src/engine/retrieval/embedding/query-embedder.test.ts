import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { EmbeddingError, openEmbedder } from '../../../platform/embeddings/index.ts'
import { tinyVocabulary, writeTinyModel } from '../../../platform/embeddings/tiny-onnx-model.test-data.ts'
import { hasTransformers, packageFolder } from '../../../platform/embeddings/transformers-folder.test-data.ts'
import { openQueryEmbedder } from './query-embedder.ts'

const folder = mkdtempSync(join(tmpdir(), 'query-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.skipIf(!hasTransformers('queries to an ONNX model'))(
  'runs an ONNX model on a thread of its own, under the same name',
  async () => {
    const model = join(folder, 'tiny')
    const rows = tinyVocabulary.map((_, token) => Array.from({ length: 16 }, (_, place) => Math.cos(7 * token + place)))
    writeTinyModel(model, rows)
    const settings = { kind: 'onnx' as const, model, cacheDir: folder, packageFolder }
    const here = await openEmbedder(settings)
    const there = await openQueryEmbedder(settings)
    const query = tinyVocabulary.at(-1)!
    expect(there.name).toBe(here.name)
    expect(await there.embed(query, new AbortController().signal)).toEqual((await here.embed([query], 'query'))[0])
    const gone = AbortSignal.abort(new Error('left'))
    await expect(there.embed(query, gone)).rejects.toThrow('left')
    await Promise.all([here.close(), there.close()])
  },
)

it('says what is wrong with its settings', async () => {
  const settings = { kind: 'onnx' as const, model: join(folder, 'nowhere'), cacheDir: folder }
  await expect(openQueryEmbedder(settings)).rejects.toBeInstanceOf(EmbeddingError)
})
