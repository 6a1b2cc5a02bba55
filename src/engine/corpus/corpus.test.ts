import { beforeAll, describe, expect, it } from 'vitest'
import { bookOf, fromOsis, toOsis, verseKey } from '../scripture/index.ts'
import { builtCorpus } from './built-corpus.test-data.ts'
import type { Corpus } from './corpus.ts'

let corpus: Corpus
beforeAll(async () => {
  corpus = await builtCorpus()
}, 120_000)

const text = (id: string) => corpus.findText(id)!
const inProtestantCanon = (key: number) => bookOf(key).testament !== 'deuterocanon'

describe('the three texts', () => {
  it('have the verses that they print: 31,095 of the 66 books in the WEB, 31,102 in the KJV', () => {
    const count = (id: string) =>
      corpus.keys.filter((key) => inProtestantCanon(key) && text(id).verse(key) !== undefined).length
    expect(count('WEB')).toBe(31_095)
    expect(count('KJV')).toBe(31_102)
    expect(count('RV1909')).toBe(31_084)
  })

  it('lack what they do not print, and keep the note in its place', () => {
    for (const verse of [
      verseKey('Acts', 8, 37),
      verseKey('Acts', 15, 34),
      verseKey('Acts', 24, 7),
      verseKey('Luke', 17, 36),
    ]) {
      expect(text('WEB').verse(verse)).toBeUndefined()
      expect(text('WEB').notes(verse).length).toBeGreaterThan(0)
      expect(text('KJV').verse(verse)).toBeDefined()
    }
    expect(text('WEB').verse(verseKey('Rom', 16, 25))).toBeUndefined()
    expect(text('WEB').verse(verseKey('Rom', 14, 23))).toMatch(/forever! Amen\.$/)
  })

  it('read as print does: no markup, no doubled or stray space, a space behind punctuation and none before', () => {
    for (const { verseAt, record } of corpus.texts) {
      corpus.keys.forEach((key, index) => {
        const verse = verseAt(index)
        if (verse !== undefined && /[<>\\¶]|\s\s|^\s|\s$|\s[,.;:!?”]|[.,;:!?”»]’?\p{L}/u.test(verse)) {
          expect.fail(`${record.id} ${toOsis(key)}: ${verse}`)
        }
      })
    }
  })

  it('hold no verse longer than a verse is, Greek Esther’s additions apart', () => {
    for (const { verseAt, record } of corpus.texts) {
      corpus.keys.forEach((key, index) => {
        const length = verseAt(index)?.length ?? 0
        if (length > 700 && bookOf(key).code !== 'EsthGr')
          expect.fail(`${record.id} ${toOsis(key)} has ${length} characters`)
      })
    }
  })

  it('tag words inside the verse, with numbers that the dictionaries have', () => {
    const unknown = new Set<number>()
    for (const key of corpus.keys) {
      const verse = text('KJV').verse(key) ?? ''
      for (const { start, end, strongs } of text('KJV').words(key)) {
        if (start >= end || end > verse.length) expect.fail(`${toOsis(key)}: ${start} to ${end} of ${verse.length}`)
        if (corpus.lexicon.find(strongs) === undefined) unknown.add(strongs)
      }
    }
    // numbers that Strong's Greek dictionary leaves without a headword
    expect([...unknown].length).toBeLessThan(20)
  })

  it('mark the words of Jesus over notes and quotation marks', () => {
    const key = verseKey('John', 3, 16)
    const verse = text('WEB').verse(key)!
    expect(text('WEB').redLetters(key)).toEqual([{ start: 0, end: verse.length }])
  })

  it('carry their licence, and answer to their module name in any case', () => {
    for (const { record } of corpus.texts) expect(record.license).toBe('Public Domain')
    expect(corpus.findText('engweb2015eb')).toBe(text('web'))
  })
})

describe('the commentaries', () => {
  it('are about the verses they say, not the ones they hang on', () => {
    const sections = corpus.commentaries.touching({ start: verseKey('John', 3, 16), end: verseKey('John', 3, 16) })
    const henry = sections.filter(({ source, kind }) => source.id === 'MHCC' && kind === 'section')
    expect(henry.map(toOsis)).toEqual(['John.3.1-John.3.21'])
    expect(henry[0]?.text()).toMatch(/^Nicodemus was afraid/)
  })

  it('cover nearly every verse of the 66 books once in Matthew Henry, and never overlap', () => {
    const covered = new Map<number, number>()
    for (let index = 0; index < corpus.commentaries.count; index++) {
      const section = corpus.commentaries.at(index)
      if (section.source.id !== 'MHCC' || section.kind !== 'section') continue
      for (let key = section.start; key <= section.end; key++) covered.set(key, (covered.get(key) ?? 0) + 1)
    }
    expect([...covered.values()].filter((count) => count > 1)).toEqual([])
    expect(covered.size).toBeGreaterThan(30_900) // the rest are verses that Henry passes over
  })
})

describe('the topical index and the dictionaries', () => {
  it('list passages that exist, about 154,000 verses', () => {
    let verses = 0
    for (let index = 0; index < corpus.topics!.count; index++) {
      for (const range of corpus.topics!.at(index).passages) {
        const again = fromOsis(toOsis(range))
        if (again?.start !== range.start || again.end !== range.end) expect.fail(toOsis(range))
        verses += corpus.indexOf(range.end) - corpus.indexOf(range.start) + 1
      }
    }
    expect(verses).toBeGreaterThan(140_000)
  })

  it('find the lines of a verse and the words of a number', () => {
    const lines = corpus.topics!.linesAt(verseKey('Phlm', 1, 15))
    expect(lines.map((line) => line.heading)).toContain('FORGIVENESS')
    expect(corpus.lexicon.find(26)).toMatchObject({ strongs: 'G26', transliteration: 'agápē' })
    expect(corpus.concordance!.renderingsOf(26)[0]).toEqual({ text: 'love', count: 81 })
  })
})
