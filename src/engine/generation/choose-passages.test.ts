import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCorpus } from '../corpus/index.ts'
import { prepareEngine } from '../prepare-engine.ts'
import { openSearchIndex } from '../retrieval/index.ts'
import { formatReference } from '../scripture/index.ts'
import { choosePassages } from './choose-passages.ts'
import type { Library } from './evidence.ts'

let library: Library
beforeAll(async () => {
  const { folder, corpusVersion } = await prepareEngine({
    dataDir: 'var',
    swordPath: process.env.SWORD_PATH,
    say: () => {},
  })
  const corpus = openCorpus(join(folder, 'corpus.bin'), corpusVersion)
  library = { corpus, index: openSearchIndex(join(folder, 'search.bin')) } as Library
}, 120_000)

const entryOf = (id: string) => library.corpus.guide.find(id)!
const chosenFor = (id: string, question: string, of = library) =>
  choosePassages(of, entryOf(id), { count: 4, question, language: 'en' })

describe('choosePassages', () => {
  it('keeps the order of teaching, the first passage, and what is said to somebody in need', () => {
    const { passages } = entryOf('depression')
    expect(chosenFor('depression', 'How do I deal with depression?')).toEqual(passages.slice(0, 4))
    const places = chosenFor('how-to-pray', 'How should I pray?').map((one) =>
      entryOf('how-to-pray').passages.indexOf(one),
    )
    expect(places[0]).toBe(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('prints what is near the question, and nothing twice', () => {
    const referencesFor = (question: string) =>
      chosenFor('how-to-pray', question).map(({ range }) => formatReference(range, 'en'))
    const prayer = referencesFor('How should I pray?')
    expect(prayer.filter((reference) => /^(?:Matthew 6:9|Luke 11)/.test(reference)).length).toBe(1)
    expect(referencesFor('praying when I am anxious about everything').join(' ')).toContain('Philippians 4:6')
  })

  it('works without the embedder', () => {
    const without = { ...library, index: { ...library.index, meaning: undefined } }
    expect(chosenFor('how-to-pray', 'How should I pray?', without)).toHaveLength(4)
  })
})
