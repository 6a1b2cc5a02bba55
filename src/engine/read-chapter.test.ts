import { beforeAll, expect, it } from 'vitest'
import { builtCorpus } from './corpus/built-corpus.test-data.ts'
import type { Corpus } from './corpus/index.ts'
import { listChapters, readChapter } from './read-chapter.ts'
import { listWords, readWord } from './read-word.ts'

let corpus: Corpus
beforeAll(async () => {
  corpus = await builtCorpus()
})

it('reads a chapter with red letters, margin and words at their places', () => {
  const web = readChapter(corpus, { osis: 'John.14', translation: 'web' })!
  expect(web).toMatchObject({ reference: 'John 14', translation: 'WEB', language: 'en' })
  expect(web.verses).toHaveLength(31)
  expect(web.verses[0]!.redLetters).not.toEqual([])
  const kings = readChapter(corpus, { osis: '2Kgs.12', translation: 'WEB' })!
  expect(kings.verses[3]!.notes).toContainEqual(
    expect.objectContaining({ kind: 'cross_reference', passages: ['Exod.30.12'] }),
  )
  const kjv = readChapter(corpus, { osis: 'John.3', translation: 'KJV' })!
  const verse = kjv.verses[15]!
  const loved = verse.words.find(({ strongs }) => strongs.includes('G25'))!
  expect(verse.text!.slice(loved.start, loved.end)).toContain('loved')
})

it('keeps the place of a verse that the translation does not print', () => {
  const { verses } = readChapter(corpus, { osis: 'Acts.8', translation: 'WEB' })!
  expect(verses[36]).toMatchObject({ osis: 'Acts.8.37', number: 37 })
})

it.each([
  ['John.99', 'WEB'],
  ['John', 'WEB'],
  ['John.3.16', 'WEB'],
  ['Tob.4', 'KJV'],
  ['John.3', 'NIV'],
])('knows nothing of %s in %s', (osis, translation) => {
  expect(readChapter(corpus, { osis, translation })).toBeUndefined()
})

it('lists the chapters of a translation, all of which can be read', () => {
  expect(listChapters(corpus, { translation: 'KJV' })).toHaveLength(1_189)
  const web = listChapters(corpus, { translation: 'WEB' })
  expect(web).toEqual(expect.arrayContaining(['Gen.1', 'Tob.4', 'Rev.22']))
  for (const osis of web.slice(900, 1_150)) expect(readChapter(corpus, { osis, translation: 'WEB' })).toBeDefined()
  expect(listChapters(corpus, { translation: 'NIV' })).toEqual([])
})

it('reads every word that it lists, and none beside', () => {
  const all = listWords(corpus)
  expect(all.length).toBeGreaterThan(14_000)
  for (const strongs of all.filter((_, at) => at % 500 === 0))
    expect(readWord(corpus, { strongs })?.strongs).toBe(strongs)
  const agape = readWord(corpus, { strongs: 'G26' })!
  expect(agape).toMatchObject({ language: 'greek', lemma: 'ἀγάπη', isGrammar: false })
  expect(agape.verses).toContain('1Cor.13.4')
  expect(readWord(corpus, { strongs: 'G9999' })).toBeUndefined()
  expect(readWord(corpus, { strongs: 'love' })).toBeUndefined()
})
