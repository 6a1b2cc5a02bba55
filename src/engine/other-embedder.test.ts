import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  answerStatus,
  answerWell,
  type EmbeddingServer,
  startEmbeddingServer,
} from '../platform/embeddings/embedding-server.test-data.ts'
import { builtCorpus } from './corpus/built-corpus.test-data.ts'
import type { Corpus } from './corpus/index.ts'
import { openEngine } from './open-engine.ts'
import { readEngineFiles } from './open-reader.ts'
import { type OtherEmbedder, startOtherEmbedder } from './other-embedder.ts'
import { prepareEngine } from './prepare-engine.ts'
import { verseKey } from './scripture/index.ts'

const size = 16
const dataDir = mkdtempSync(join(tmpdir(), 'other-'))
let server: EmbeddingServer
let corpus: Corpus
let said: string[] = []

beforeAll(async () => {
  server = await startEmbeddingServer()
  corpus = await builtCorpus()
}, 120_000)
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function start(model = 'some'): OtherEmbedder {
  said = []
  const settings = { kind: 'openai' as const, url: server.url, model, batch: 2048 }
  return startOtherEmbedder({ settings, dataDir, corpus, say: (line) => said.push(line) })
}

/** Asks until the verses are embedded. */
async function nearOnceReady(other: OtherEmbedder, query: string) {
  for (;;) {
    const near = await other.near(query)
    if (near !== undefined) return near
    await pause(100)
  }
}

it('embeds the verses once, in the background, and ranks by what it says of a query', async () => {
  server.behave(answerWell({ size }))
  const other = start()
  expect(await other.near('love')).toBeUndefined()
  const text = corpus.texts[0]!.verse(verseKey('2Tim', 1, 5))!
  const near = await nearOnceReady(other, text)
  expect(said[0]).toMatch(/^The verses are being embedded\. Until then/)

  const build = await prepareEngine({ dataDir: 'var', swordPath: process.env.SWORD_PATH, say: () => {} })
  const { searchVerses } = openEngine(readEngineFiles(build))
  const { results } = await searchVerses({ query: 'grandparents', limit: 3 }, near)
  expect(results[0]).toMatchObject({ osis: '2Tim.1.5' })
  await other.close()

  const asked = server.requests.length
  const again = start()
  await nearOnceReady(again, 'love')
  await again.close()
  expect(said).toEqual([])
  expect(server.requests.slice(asked).map(({ body }) => body.input.length)).toEqual([1, 1]) // is it the same; the query
}, 60_000)

it('embeds anew when the service has another model under the same name', async () => {
  server.behave(answerWell({ size: size + 8 }))
  const other = start()
  const { direction } = await nearOnceReady(other, 'love')
  expect(direction.length).toBe(size + 8)
  expect(said[0]).toMatch(/its model has changed/)
  await other.close()
}, 60_000)

it('says what is wrong and lets searches go on without it', async () => {
  server.behave(answerStatus(401))
  const refused = start('another')
  await expect.poll(() => said.join(' '), { timeout: 10_000 }).toMatch(/set BEREA_EMBEDDER_KEY.+Until then/)
  expect(await refused.near('love')).toBeUndefined()
  await refused.close()

  server.behave(answerWell({ size: size + 8 }))
  const other = start()
  await nearOnceReady(other, 'love')
  server.behave(answerStatus(500))
  expect(await other.near('love')).toBeUndefined()
  expect(said).toHaveLength(1)
  await other.close()
}, 60_000)
