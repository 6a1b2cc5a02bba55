import { beforeAll, describe, expect, it } from 'vitest'
import type { WriterDeps } from '../generation/write-answer.ts'
import { studyGlosses } from './glosses/study-gloss.ts'
import { openStudies, type Study } from './studies.test-data.ts'

let deps: WriterDeps
let study: Study
beforeAll(async () => {
  ;({ deps, study } = await openStudies())
}, 120_000)

const numbersOf = (passage: string) => study(passage).keyTerms.map(({ strongs }) => strongs)

describe('the words that carry a passage', () => {
  it.each([
    ['Proverbs 3:5-6', 'trust', ['H982']],
    ['Psalm 23', 'shepherd', ['H7462']],
    ['Luke 10:25-37', 'neighbor and compassion', ['G4139', 'G4697']],
    ['Jeremiah 31:31-34', 'covenant, new, forgive', ['H1285', 'H2319', 'H5545']],
    ['Ecclesiastes 3:1-8', 'time', ['H6256']],
    ['Ephesians 2:8-10', 'grace and faith', ['G5485', 'G4102']],
    ['Miqueas 6:6-8', 'misericordia y juicio', ['H2617', 'H4941']],
    ['Juan 15:1-8', 'permanecer', ['G3306']],
  ] as const)('of %s has %s', (passage, _, wanted) => {
    expect(numbersOf(passage)).toEqual(expect.arrayContaining([...wanted]))
  })

  it('names no word twice, and no name of God', () => {
    for (const passage of ['Romans 8', 'Exodus 3:1-15', 'John 17', 'Psalm 19']) {
      const words = study(passage).keyTerms.map(({ word }) => word.toLowerCase())
      expect(new Set(words).size).toBe(words.length)
      expect(words).not.toEqual(expect.arrayContaining(['god']))
    }
  })

  it('gives the headword of a Hebrew entry that has several forms, and its letters', () => {
    const lamb = study('Genesis 22:7-8').keyTerms.find(({ strongs }) => strongs === 'H7716')
    expect(lamb).toMatchObject({ word: 'lamb', lemma: 'שׂה', transliteration: 'śeh' })
  })

  it('shows the telling word alone, and names as they are printed', () => {
    const words = (passage: string) => study(passage).keyTerms.map(({ word }) => word)
    expect(words('Proverbs 26:4-5')).toEqual(['fool', 'wise'])
    expect(words('Obadiah')).not.toContain('may be cut')
    expect(words('Mark 5:25-34')).not.toContain('made')
    expect(
      study('Galatians 2:20')
        .crossReferences.map(({ reason }) => reason)
        .join(),
    ).not.toContain('“christ”')
  })

  it('tells the sense that is printed, of a word that has several', () => {
    const comfort = (passage: string) => study(passage).keyTerms.find(({ strongs }) => strongs === 'H5162')?.gloss
    expect(comfort('Isaiah 40:1')).toBe('comfort')
    expect(comfort('Salmos 23')).toBe('consolar')
  })
})

describe('the table of glosses', () => {
  it('has words of the dictionaries only, each with a meaning in both languages', () => {
    const numbers = new Set(deps.corpus.lexicon.numbers.map((number) => deps.corpus.lexicon.find(number)!.strongs))
    expect(studyGlosses.size).toBeGreaterThan(900)
    for (const [strongs, { en, es }] of studyGlosses) {
      expect(numbers, strongs).toContain(strongs)
      expect(en.join('').length * es.join('').length, strongs).toBeGreaterThan(0)
      expect(`${en.join()}${es.join()}`, strongs).not.toMatch(/[|*]/)
    }
  })
})
