import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { openEngine, prepareEngine } from './index.ts'

let engine: Engine
beforeAll(async () => {
  engine = openEngine(await prepareEngine({ dataDir: resolve('var'), say: () => undefined }))
})

const german = 'Was sagt die Bibel über Vergebung?'

describe('a request in a language that is not served', () => {
  const asked: Readonly<
    Record<
      string,
      (text: string) => Promise<{ text: string; result: Awaited<ReturnType<Engine['writeAnswer']>> | object }>
    >
  > = {
    answer: async (prompt) => {
      const result = await engine.writeAnswer({ prompt })
      return { text: result.answerMarkdown, result }
    },
    theology: async (question) => {
      const result = await engine.writeTheology({ question })
      return { text: result.answerMarkdown, result }
    },
    prayer: async (topic) => {
      const result = await engine.writePrayer({ topic })
      return { text: result.prayerMarkdown, result }
    },
  }

  it.each(Object.keys(asked))('is told so, in it and in ours, and costs nothing: %s', async (endpoint) => {
    const { text, result } = await asked[endpoint]!(german)
    expect(text).toContain('Dieser Dienst antwortet auf Englisch und Spanisch.')
    expect(text).toContain('I answer in English and Spanish')
    expect(result).toMatchObject({
      citations: [],
      usage: { totalTokens: 0 },
      safety: { decision: 'refuse', notes: [expect.stringContaining('German')] },
      guard: { isFree: true },
    })
  })

  it('is told so in English and Spanish where it is one of the less spoken', async () => {
    const { answerMarkdown } = await engine.writeAnswer({ prompt: 'Co Biblia mówi o przebaczeniu?' })
    expect(answerMarkdown).toMatch(/Polish.*English and Spanish[\s\S]*polaco/)
  })

  it('gets help first when it tells of danger', async () => {
    const { safety } = await engine.writeAnswer({ prompt: 'Ich will mich umbringen, ich kann nicht mehr.' })
    expect(safety.resources.length).toBeGreaterThan(0)
  })

  it('is still searched for, by reference and by the words of what is loaded, with a note', async () => {
    const byReference = await engine.searchVerses({ query: 'Johannes 3:16', limit: 3 })
    expect(byReference.results[0]?.osis).toBe('John.3.16')
    const byWords = await engine.searchVerses({ query: german, limit: 3 })
    expect(byWords.safety.notes.join(' ')).toContain('German')
    expect(byWords.guard.isFree).toBe(false)
  })

  it('leaves what is served as it was', async () => {
    for (const prompt of ['What does the Bible say about forgiveness?', '¿Qué dice la Biblia del perdón?']) {
      const { citations, guard } = await engine.writeAnswer({ prompt })
      expect(citations.length).toBeGreaterThan(0)
      expect(guard.isFree).toBe(false)
    }
  })
})
