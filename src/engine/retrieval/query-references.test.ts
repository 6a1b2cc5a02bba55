import { describe, expect, it } from 'vitest'
import { toOsis } from '../scripture/index.ts'
import { readQueryReferences } from './query-references.ts'

const osisOf = (query: string) => readQueryReferences(query, 'en').passages.map(toOsis)

describe('readQueryReferences', () => {
  it('reads a query that is a reference, and leaves nothing to rank by', () => {
    expect(osisOf('John 3:16')).toEqual(['John.3.16'])
    expect(readQueryReferences('John 3:16', 'en').rest).toBe('')
  })

  it('takes references out of a sentence', () => {
    expect(osisOf('love in 1 Corinthians 13')).toEqual(['1Cor.13.1-1Cor.13.13'])
    expect(readQueryReferences('love in 1 Corinthians 13', 'en').rest).toBe('love in')
  })

  it.each(['Ruth', 'Acts', 'Job', 'numbers'])('searches for “%s” as a word, since it names a whole book', (query) => {
    expect(readQueryReferences(query, 'en')).toMatchObject({ passages: [], rest: query, problem: null })
  })

  it.each(['Peter denies Jesus', 'Timothy', 'Samuel anoints 3 kings'])(
    'takes the name in “%s” for a person',
    (query) => {
      expect(readQueryReferences(query, 'en')).toMatchObject({ passages: [], rest: query, problem: null })
    },
  )

  it('says why a reference leads nowhere, and keeps its words', () => {
    const { passages, rest, problem } = readQueryReferences('John 99:1', 'en')
    expect(passages).toEqual([])
    expect(rest).toBe('John 99:1')
    expect(problem).toMatch(/21 chapters/)
  })

  it('tells a reference that leads nowhere from one in a sentence', () => {
    const isNowhere = (query: string) => readQueryReferences(query, 'en').isNowhere
    expect(['John 99:1', '(John 99:1)'].map(isNowhere)).toEqual([true, true])
    expect(['John 3:16', 'John 99:1 and love', 'Kings', 'love'].map(isNowhere)).toEqual([false, false, false, false])
  })
})
