import { beforeAll, describe, expect, it } from 'vitest'
import { openStudies, type Study } from './studies.test-data.ts'

let study: Study
beforeAll(async () => {
  ;({ study } = await openStudies())
}, 120_000)

const referencesOf = (passage: string) => study(passage).crossReferences
const osisOf = (passage: string) => referencesOf(passage).map(({ osis }) => osis)

describe('cross-references', () => {
  it.each([
    ['Genesis 12:1-9', 'Heb.11.8-Heb.11.10'],
    ['Isaiah 40:1-5', 'Matt.3.3'],
    ['Psalm 103:1-14', 'Exod.34.6-Exod.34.7'],
    ['Romans 3:21-26', 'Gal.2.16'],
    ['Mark 9:14-29', 'Matt.17.14-Matt.17.21'],
    ['Jonah 4', 'Ps.103.8'],
  ])('of %s have %s', (passage, wanted) => {
    expect(osisOf(passage)).toContain(wanted)
  })

  it('begin with the New Testament’s quotations and the parallel accounts', () => {
    expect(osisOf('Jeremiah 31:31-34')[0]).toMatch(/^Heb\.8/)
    expect(osisOf('Deuteronomy 6:4-5')[0]).toMatch(/^(?:Mark|Matt|Luke)/)
    expect(osisOf('Matthew 13:1-9')[0]).toMatch(/^Mark\.4/)
  })

  it('are never tied by one shared word', () => {
    for (const passage of ['Obadiah', 'Luke 15:11-24', '1 Chronicles 4:9-10', 'Mateo 25:14-30', 'Sirach 2:1-11'])
      for (const { reason, osis } of referencesOf(passage))
        if (/^(?:Shares|Comparte|Has the|Tiene) /.test(reason))
          expect(reason.match(/“/g)!.length, `${passage} ${osis}`).toBeGreaterThan(1)
  })

  it('never overlap, nor stand right beside the passage by words alone', () => {
    for (const passage of ['John 3:16', 'Romans 8:28-30', 'Psalm 46', 'Exodus 20:1-17']) {
      const seen = osisOf(passage)
      expect(new Set(seen).size).toBe(seen.length)
    }
    expect(osisOf('John 3:16')).not.toContain('John.3.15')
  })

  it('have their reasons in Spanish, most with more than the name of a topic', () => {
    const reasons = ['Salmos 23', 'Efesios 2:1-10', 'Génesis 50:15-21', 'Isaías 9:1-7'].flatMap((passage) =>
      referencesOf(passage).map(({ reason }) => reason),
    )
    expect(reasons.join(' ')).not.toMatch(/\b(?:the|Listed|study guide|Takes|Hebrew)\b/)
    const bare = reasons.filter((reason) => reason.startsWith('La guía de estudio lo reúne'))
    expect(bare.length).toBeLessThan(reasons.length / 2)
  })
})
