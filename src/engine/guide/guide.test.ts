import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { builtCorpus } from '../corpus/built-corpus.test-data.ts'
import type { Corpus } from '../corpus/index.ts'
import { books } from '../scripture/index.ts'
import { checkGuide, foldAlias } from './check-guide.ts'
import { guideFolder } from './compile-guide.ts'
import { readGuide } from './read-guide.ts'

let corpus: Corpus
beforeAll(async () => {
  corpus = await builtCorpus()
}, 120_000)

const read = readGuide(guideFolder)
const count = (kind: string) => read.entries.filter((entry) => entry.kind === kind).length

describe('the study guide', () => {
  it('has no problem: references, quotations, support, names, links, required parts, lengths', () => {
    const ambiguous = parse(readFileSync(join(guideFolder, 'ambiguous.yaml'), 'utf8')) as string[]
    const { problems } = checkGuide(corpus, read, new Set(ambiguous.map(foldAlias)))
    expect(problems).toEqual([])
  })

  it('holds as many entries of each kind as the first half needs', () => {
    expect(count('topic')).toBeGreaterThanOrEqual(250)
    expect(count('disputed')).toBeGreaterThanOrEqual(25)
    expect(count('person') + count('event')).toBeGreaterThanOrEqual(120)
    expect(count('word')).toBeGreaterThanOrEqual(50)
    expect(count('saying')).toBeGreaterThanOrEqual(60)
    expect(count('false_premise')).toBeGreaterThanOrEqual(40)
  })

  it('has an entry for every book, the deuterocanon too', () => {
    const codes = read.entries.flatMap(({ book }) => (book === undefined ? [] : [book.code]))
    expect(codes.toSorted()).toEqual(books.map(({ code }) => code as string).toSorted())
  })

  it('is compiled into the corpus whole', () => {
    expect(corpus.guide.entries.map(({ id }) => id)).toEqual(read.entries.map(({ id }) => id).toSorted())
    expect(corpus.guide.find('anxiety')?.title).toEqual({ en: 'Anxiety and worry', es: 'Ansiedad y preocupación' })
    expect(corpus.guide.find('no-such-entry')).toBeUndefined()
  })
})
