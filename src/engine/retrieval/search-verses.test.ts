import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import { openCorpus } from '../corpus/index.ts'
import type { SearchRequest, VerseSearch } from '../engine.ts'
import { prepareEngine } from '../prepare-engine.ts'
import { fromOsis } from '../scripture/index.ts'
import { correctSpelling } from './correct-spelling.ts'
import type { FindQuotation } from './look-up-passages.ts'
import type { VerseSearchDeps } from './run-search.ts'
import { openSearchIndex } from './search-index.ts'
import { createQueryRanking, createVerseSearch, type RankQuery, type SearchVerses } from './search-verses.ts'

const dataDir = process.env.BEREA_DATA_DIR ?? 'var'

/** Knows two sayings, one exactly and one nearly. */
const findQuotation: FindQuotation = (text) => {
  const known: Record<string, [osis: string, score: number, exact: boolean]> = {
    'the truth will set you free': ['John.8.32', 0.76, false],
    'god so loved the world': ['John.3.16', 1, true],
  }
  const [osis, score, exact] = known[text.toLowerCase()] ?? []
  return osis === undefined ? [] : [{ ranges: [fromOsis(osis)!], score: score!, exact: exact! }]
}

describe.skipIf(!existsSync(join(dataDir, 'corpus')))('searchVerses on the shipped texts', () => {
  let deps: VerseSearchDeps
  let search: SearchVerses
  let rank: RankQuery
  beforeAll(async () => {
    const { folder, corpusVersion } = await prepareEngine({ dataDir, say: () => undefined })
    const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
    const index = openSearchIndex(join(folder, 'search.bin'))
    deps = { corpus, index, findQuotation }
    search = createVerseSearch(deps)
    rank = createQueryRanking(deps)
  }, 120_000)

  const osisOf = ({ results }: Pick<VerseSearch, 'results'>) => results.map(({ osis }) => osis)
  const refusal = (request: SearchRequest): AppError => {
    try {
      search(request)
    } catch (error) {
      if (error instanceof AppError) return error
    }
    throw new Error('was not refused')
  }

  it('finds a topic, says why, and quotes the translation', () => {
    const found = search({ query: 'What does the Bible say about forgiveness?' })
    const verse = found.results.flatMap(({ verses }) => verses).find(({ osis }) => osis === 'Matt.6.12')
    expect(verse?.text).toBe('Forgive us our debts, as we also forgive our debtors.')
    expect(found.results.flatMap(({ matched }) => matched.map(({ kind }) => kind))).toContain('guide')
    const byIndex = search({ query: 'vineyards' }).results.flatMap(({ matched }) => matched)
    expect(byIndex).toContainEqual({ kind: 'topic', label: 'Vineyard' })
    expect(found).toMatchObject({ language: 'en', mode: 'extractive', citations: [], totalSearched: 31_095 })
    expect(found.usage).toEqual({ inputTokens: 11, outputTokens: 0, totalTokens: 11 })
  })

  it('scores from 1 to 0, never rising, and gives no verse twice', () => {
    for (const query of ['love', 'John 3:16-18 and eternal life', 'the truth will set you free', 'shepherd']) {
      const { results } = search({ query, limit: 50 })
      const scores = results.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
      const verses = results.flatMap((result) => result.verses.map(({ osis }) => osis))
      expect(new Set(verses).size).toBe(verses.length)
      expect(results.length).toBeLessThanOrEqual(50)
    }
  })

  it.each(['my dog died', 'verses for a wedding', 'I feel like giving up'])(
    'opens with what the guide lists where it surely has the subject: %s',
    (query) => {
      const first = search({ query, limit: 4 }).results.map(({ matched }) => matched.map(({ kind }) => kind))
      expect(first.every((kinds) => kinds.includes('guide'))).toBe(true)
    },
  )

  it('takes a word that is common in one language, and a rare name in the other, for the common word', () => {
    expect(search({ query: 'no temas' })).toMatchObject({ language: 'es' })
    expect(search({ query: 'Tema in Arabia' })).toMatchObject({ language: 'en' })
  })

  it('puts a passage that is named first, and ranks by the rest of the query', () => {
    const found = search({ query: 'love in 1 Corinthians 13' })
    expect(found.results[0]).toMatchObject({ osis: '1Cor.13.1-1Cor.13.13', reference: '1 Corinthians 13', score: 1 })
    expect(found.results[0]?.matched).toEqual([{ kind: 'reference', label: null }])
    expect(found.results.length).toBe(10)
    expect(osisOf(search({ query: 'Jn 3:16' }))).toEqual(['John.3.16'])
  })

  it('puts a quotation first, half-remembered ones too', () => {
    for (const [query, osis] of [
      ['the truth will set you free', 'John.8.32'],
      ['God so loved the world', 'John.3.16'],
    ]) {
      const [first] = search({ query: query! }).results
      expect(first).toMatchObject({ osis, matched: [{ kind: 'quotation', label: null }] })
    }
  })

  it('refuses a query that is a reference to nothing', () => {
    expect(refusal({ query: 'John 99:1' })).toMatchObject({ code: 'bad_request', detail: { param: '/query' } })
    expect(refusal({ query: 'John 99:1' }).message).toMatch(/21 chapters/)
  })

  it('explains a reference that leads nowhere and still searches for the other words', () => {
    const found = search({ query: 'love in John 99:1' })
    expect(found.safety.notes.join(' ')).toMatch(/21 chapters/)
    expect(found.results.length).toBeGreaterThan(0)
  })

  it('searches Spanish in the Reina-Valera, through English sources too', () => {
    const found = search({ query: '¿Qué dice la Biblia sobre la oración?' })
    expect(found.language).toBe('es')
    expect(found.results.every(({ translation }) => translation === 'RV1909')).toBe(true)
    expect(found.results.flatMap(({ matched }) => matched)).toContainEqual({ kind: 'topic', label: 'Prayer' })
    expect(search({ query: 'Salmo 23', language: 'es' }).results[0]?.reference).toBe('Salmos 23')
  })

  it('keeps to the testament, the books and the canon asked for', () => {
    const bookOf = (osis: string) => osis.split('.')[0]
    const two = osisOf(search({ query: 'love', books: ['1 Corintios', 'psalm'], limit: 100 })).map(bookOf)
    expect(new Set(two)).toEqual(new Set(['1Cor', 'Ps']))
    const old = search({ query: 'love', testament: 'old' })
    expect(old.totalSearched).toBe(23_145)
    expect(osisOf(old).map(bookOf)).not.toContain('John')
    expect(search({ query: 'alms', canon: 'all' }).totalSearched).toBeGreaterThan(37_000)
    expect(osisOf(search({ query: 'alms', books: ['Tobit'] })).map(bookOf)).toContain('Tob')
  })

  it('says that a passage lies outside what was searched', () => {
    expect(search({ query: 'Tobit 4:15', canon: 'protestant' })).toMatchObject({ results: [] })
    expect(search({ query: 'Tobit 4:15', canon: 'protestant' }).safety.notes).toEqual([
      expect.stringMatching(/deuterocanonical/),
    ])
    expect(osisOf(search({ query: 'Tobit 4:15', canon: 'all' }))).toEqual(['Tob.4.15'])
    expect(search({ query: 'John 3:16', testament: 'old' }).safety.notes[0]).toMatch(/outside/)
  })

  it('shows a deuterocanonical passage that is named, and says what it is', () => {
    const found = search({ query: 'Tobit 4:15' })
    expect(osisOf(found)).toEqual(['Tob.4.15'])
    expect(found.safety.notes).toEqual([expect.stringMatching(/deuterocanonical; it is shown/)])
  })

  it('answers a query without content with a note, not with an error', () => {
    for (const query of ['the and of', '???', 'xyzzyq']) {
      const found = search({ query })
      expect(found.results).toEqual([])
      expect(found.safety.notes.length).toBe(1)
    }
  })

  it('puts right what is misspelt, and says so', () => {
    const found = search({ query: "Nebuchadnezar's dream" })
    expect(found.safety.notes).toEqual(['Searched for “nebuchadnezzar” instead of “nebuchadnezar”.'])
    expect(osisOf(found).every((osis) => osis.startsWith('Dan.'))).toBe(true)
    const { text } = correctSpelling(deps.index, "Nebuchadnezar's dream of forgivness", 'en')
    expect(text).toBe("Nebuchadnezzar's dream of forgivness") // the index has the stem of the second
    const spanish = search({ query: 'esperansa' })
    expect(spanish).toMatchObject({ language: 'es', safety: { notes: [expect.stringContaining('“esperanza”')] } })
    for (const query of ['agape', 'transgender', 'cannabis']) expect(search({ query }).safety.notes).toEqual([])
  })

  it('knows by which name Scripture calls somebody', () => {
    expect(osisOf(search({ query: 'Cephas called to follow', limit: 5 })).join(' ')).toMatch(/John\.1\.4|Matt\.4\.1/)
    expect(osisOf(search({ query: 'the conversion of Saul', limit: 3 })).join(' ')).toMatch(/Acts\.(?:9|22|26)/)
    expect(osisOf(search({ query: 'King Saul rejected', limit: 5 })).join(' ')).toMatch(/1Sam\.15/)
  })

  it('lists parallels beside a passage, of the canon asked for', () => {
    const parallelsOf = (request: SearchRequest) => search(request).results[0]!.parallels
    expect(parallelsOf({ query: 'Matthew 3:17' })).toEqual(expect.arrayContaining(['Mark.1.11', 'Luke.3.22']))
    expect(parallelsOf({ query: 'Isaiah 37:1-7' })[0]).toMatch(/^2Kgs\.19\.\d+-2Kgs\.19\.\d+$/)
    expect(parallelsOf({ query: 'John 6:56' })).toEqual([])
    expect(parallelsOf({ query: 'John 6:56', canon: 'all' })).toEqual(['2Esd.15.58'])
    expect(parallelsOf({ query: 'Psalm 23:1' })).toEqual([])
  })

  it('finds by meaning what shares no word, and nothing for what is no word', () => {
    const found = search({ query: 'grandparents', limit: 10 })
    expect(found.results.flatMap(({ matched }) => matched.map(({ kind }) => kind))).toContain('meaning')
    expect(search({ query: 'xyzzyq brrrfl' }).results).toEqual([])
  })

  it('works without the embedder', () => {
    const plain = createVerseSearch({ ...deps, index: { ...deps.index, meaning: undefined } })
    const found = plain({ query: 'comfort for those who mourn' })
    expect(osisOf(found)).toContain('Matt.5.4')
    expect(found.results.flatMap(({ matched }) => matched.map(({ kind }) => kind))).not.toContain('meaning')
  })

  it('names the field and the nearest book or the known translations when it refuses', () => {
    const book = refusal({ query: 'love', books: ['Ps', 'Pslams'] })
    expect([book.code, book.detail.param]).toEqual(['bad_request', '/books/1'])
    expect(book.message).toMatch(/“Psalms”/)
    const translation = refusal({ query: 'love', translation: 'NIV' })
    expect(translation.detail.param).toBe('/translation')
    expect(translation.message).toMatch(/WEB, KJV, RV1909/)
  })

  it('ranks verses one by one for whoever judges rankings, the same each time', () => {
    const ranking = rank({ query: 'patience', limit: 20 })
    expect(ranking.length).toBe(20)
    expect(new Set(ranking.map(({ verse }) => verse)).size).toBe(20)
    rank({ query: 'something else altogether' })
    expect(rank({ query: 'patience', limit: 20 })).toEqual(ranking)
  })

  it('takes whatever a caller may type', () => {
    const strange = ['\u0000', '💀💀', 'a'.repeat(500), '__proto__ constructor', '(((', '1 2 3 4 5', 'Ⅷ ½', '\ud800']
    for (const query of strange) expect(() => search({ query })).not.toThrow()
  })
})
