import { beforeAll, describe, expect, it } from 'vitest'
import type { WriterDeps } from '../generation/write-answer.ts'
import { toOsis, versesIn } from '../scripture/index.ts'
import { hardTextOf, hardTexts } from './hard-texts.ts'
import { readStudiedPassage } from './studied-passage.ts'
import { openStudies, type Study } from './studies.test-data.ts'

let deps: WriterDeps
let study: Study
beforeAll(async () => {
  ;({ deps, study } = await openStudies())
}, 120_000)

const isHard = (passage: string) =>
  hardTextOf(readStudiedPassage(deps.corpus, { passage, language: 'en' })) !== undefined

describe('the list of hard texts', () => {
  it('names verses that are printed and entries that the guide has', () => {
    const web = deps.corpus.findText('WEB')!
    const ids = new Set(deps.corpus.guide.entries.map(({ id }) => id))
    expect(hardTexts.length).toBeGreaterThan(50)
    for (const { range, matter } of hardTexts) {
      for (const key of versesIn(range)) expect(web.verse(key), toOsis(range)).toBeDefined()
      if (matter !== undefined) expect(ids).toContain(matter)
    }
  })

  it('holds for a part of a text and a passage around it, and for no longer one that only has it', () => {
    expect(['Judges 11:34-36', 'Judges 11', 'Deuteronomy 22:28'].map(isHard)).toEqual([true, true, true])
    expect(['Judges 10-12', 'Deuteronomy 6:4-9', 'Matthew 27:11-26'].map(isHard)).toEqual([false, false, false])
  })
})

describe('a hard text', () => {
  it.each([
    ['Deuteronomy 22:28-29', /marry|virgin birth|wedding/i],
    ['Judges 11:29-40', /danc/i],
    ['Matthew 27:3-10', /trusted/i],
    ['Genesis 34', /marry|wedding/i],
    ['Judges 19:22-30', /Rahab/],
  ])('%s has no theme, reason or summary that makes light of it', (passage, trifle) => {
    const { themes, crossReferences, summary } = study(passage)
    const said = [summary, ...themes.map(({ name }) => name), ...crossReferences.map(({ reason }) => reason)]
    expect(said.filter((one) => trifle.test(one))).toEqual([])
  })

  it('is set beside what the guide has on what it tells', () => {
    expect(study('Deuteronomy 22:28-29').themes.map(({ name }) => name)).toEqual(['Sexual abuse and rape'])
  })
})

describe('any passage', () => {
  it('takes nothing from an entry that names it in passing', () => {
    const said = (passage: string) => JSON.stringify([study(passage).themes, study(passage).crossReferences])
    expect(said('Proverbs 26:4-5')).not.toContain('Can the Bible be trusted')
    expect(said('Isaías 53:4-6')).not.toContain('Autolesiones')
    expect(said('Rut 1:16-17')).not.toContain('Deut.7.3')
    expect(study('Isaías 53:4-6').insightMarkdown).not.toContain('alimentarios')
    expect(
      study('Isaías 53:4-6')
        .citations.map(({ reference }) => reference)
        .join(),
    ).not.toContain('alimentarios')
  })
})
