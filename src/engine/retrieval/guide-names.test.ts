import { beforeAll, describe, expect, it } from 'vitest'
import { openCorpus } from '../corpus/index.ts'
import type { Guide } from '../guide/guide.ts'
import { prepareEngine } from '../index.ts'
import { readEngineFiles } from '../open-reader.ts'
import { nameTerms } from './guide-names.ts'
import { type GuideIndex, openGuideIndex } from './index.ts'

let guide: Guide
let index: GuideIndex
beforeAll(async () => {
  const files = readEngineFiles(
    await prepareEngine({ dataDir: 'var', swordPath: process.env.SWORD_PATH, say: () => {} }),
  )
  guide = openCorpus(files.corpus, files.corpusVersion).guide
  index = openGuideIndex(files.search)
})

describe('the names of the guide', () => {
  it.each(['en', 'es'] as const)('lead to the entry they stand in, from the first to the last (%s)', (language) => {
    const { named, entryOf } = index.guideNames[language]
    const lost = guide.entries.flatMap(({ id, title, aliases }, place) =>
      [title[language], ...aliases[language]]
        .filter((name) =>
          nameTerms(name, language).some((term) => !Array.from(named(term), (at) => entryOf[at]).includes(place)),
        )
        .map((name) => `${id}: ${name}`),
    )
    expect(lost).toEqual([])
  })
})
