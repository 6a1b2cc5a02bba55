import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  answerStatus,
  answerWell,
  type EmbeddingServer,
  startEmbeddingServer,
} from '../../../platform/embeddings/embedding-server.test-data.ts'
import { createDeterministicEmbedder, EmbeddingError, openEmbedder } from '../../../platform/embeddings/index.ts'
import { tinyVocabulary, writeTinyModel } from '../../../platform/embeddings/tiny-onnx-model.test-data.ts'
import { hasTransformers, packageFolder } from '../../../platform/embeddings/transformers-folder.test-data.ts'
import { buildVectorsInWorker } from './build-vectors-in-worker.ts'
import { someVerses } from './some-verses.test-data.ts'
import { openVectorIndex, vectorOf } from './vector-file.ts'

const texts = someVerses(600)

let dataDir: string
let server: EmbeddingServer
let said: string[]
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vectors-'))
  server = await startEmbeddingServer()
  said = []
})
afterEach(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const build = (signal?: AbortSignal, model = 'some') =>
  buildVectorsInWorker({
    settings: { kind: 'openai', url: server.url, model },
    dataDir,
    texts,
    say: (line) => said.push(line),
    signal,
  })

it('builds on a thread of its own and relays its progress', async () => {
  const vectors = await build()
  expect(openVectorIndex(vectors)).toMatchObject({ size: 8, count: 600 })
  const [expected] = await createDeterministicEmbedder({ size: 8 }).embed([texts[7]!], 'document')
  for (const [place, value] of vectorOf(vectors, 7).entries()) expect(value).toBeCloseTo(expected![place]!, 5)
  expect(said[0]).toBe('Embedding 594 verses …')
  expect(said.at(-2)).toBe('Embedded 594 of 594 verses (100 %).')
})

it('gives back the error that ended it, as it was thrown', async () => {
  server.behave(answerStatus(401))
  const error = await build().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(EmbeddingError)
  expect(error).toMatchObject({ kind: 'refused', message: expect.stringContaining('set BEREA_EMBEDDER_KEY') })
})

it('gives back a failure that is none of the embedder', async () => {
  rmSync(dataDir, { recursive: true })
  dataDir = '/dev/null/none'
  await expect(build()).rejects.toMatchObject({
    name: 'EmbeddingError',
    kind: 'broken_off',
    message: expect.stringMatching(/^The vectors of the verses cannot be built \(ENOTDIR/),
  })
})

it('ends when it is told to, and goes on with what it has when it is started again', async () => {
  const stop = new AbortController()
  server.behave((request, response, count) => {
    if (count === 6) stop.abort(new Error('enough'))
    else return answerWell()(request, response, count)
  })
  await expect(build(stop.signal)).rejects.toThrow('enough')
  await expect(build(stop.signal)).rejects.toThrow('enough')
  server.behave(answerWell())
  await build()
  expect(said.some((line) => / are there already …$/.test(line))).toBe(true)
  expect(server.requests.length).toBeLessThan(7 + 10)
})

it.skipIf(!hasTransformers('a build with an ONNX model'))('runs an ONNX model there', async () => {
  const rows = tinyVocabulary.map((_, token) => Array.from({ length: 16 }, (_, place) => Math.cos(7 * token + place)))
  writeTinyModel(join(dataDir, 'model'), rows)
  const settings = { kind: 'onnx', model: join(dataDir, 'model'), cacheDir: dataDir, packageFolder } as const
  const { embed, close } = await openEmbedder(settings)
  const vectors = await buildVectorsInWorker({
    settings,
    dataDir,
    texts: ['in the beginning', '', 'god made the heaven'],
    say: () => {},
  })
  const [expected] = await embed(['god made the heaven'], 'document')
  expect(vectorOf(vectors, 2)).toEqual(expected)
  await close()
})
