import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BibleText, type Corpus, openCorpus } from './corpus/index.ts'
import type { Engine } from './engine.ts'
import { openEngine, prepareEngine } from './index.ts'
import { createVerseSearch, type FindQuotation, openSearchIndex } from './retrieval/index.ts'
import { verseKey } from './scripture/index.ts'
import { createVerifier } from './verification/index.ts'

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

describe('a loaded translation of another language', () => {
  const verses = new Map([
    [verseKey('John', 3, 16), 'Denn also hat Gott die Welt geliebt, dass er seinen eingeborenen Sohn gab'],
    [verseKey('Ps', 23, 1), 'Der HERR ist mein Hirte, mir wird nichts mangeln.'],
  ])

  it.each([
    ['Der HERR ist mein Hirte', 'Ps.23.1'],
    ['Gott hat die Welt geliebt', 'John.3.16'],
    ['Johannes 3:16', 'John.3.16'],
  ])('is searched by reference and by its words: %s', async (query, osis) => {
    const { folder, corpusVersion } = await prepareEngine({ dataDir: resolve('var'), say: () => undefined })
    const shipped = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
    const web = shipped.findText('WEB')!
    const text: BibleText = {
      ...web,
      record: { ...web.record, id: 'MyGerman', module: 'MyGerman', language: 'de' },
      verse: (key) => verses.get(key),
      verseAt: (place) => verses.get(shipped.keys[place]!),
    }
    const corpus: Corpus = {
      ...shipped,
      texts: [...shipped.texts, text],
      findText: (name) => (name === 'MyGerman' ? text : shipped.findText(name)),
    }
    const verifier = createVerifier(corpus)
    const findQuotation: FindQuotation = (words, options) =>
      verifier.findQuotation(words, options).map(({ range, ...match }) => ({ ranges: [range], ...match }))
    const search = createVerseSearch({ corpus, index: openSearchIndex(join(folder, 'search.bin')), findQuotation })
    const [first] = search({ query, translation: 'MyGerman' }).results
    expect(first).toMatchObject({ osis, translation: 'MyGerman' })
  })
})
