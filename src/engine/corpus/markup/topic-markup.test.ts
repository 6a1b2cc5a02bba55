import { expect, it } from 'vitest'
import { toOsis } from '../../scripture/index.ts'
import { readTopicMarkup } from './topic-markup.ts'

const read = (body: string) =>
  readTopicMarkup(`<entryFree n="X"> <def>${body}</def> </entryFree>`).map((line) => ({
    ...line,
    passages: line.passages.map(toOsis),
  }))

it('reads lines, their sub-lists and their links', () => {
  const lines = read(
    '<lb/>→ INSTANCES OF <list> <item>Esau forgives Jacob <ref osisRef="Gen.33.4">Ge 33:4</ref>,<ref osisRef="Gen.33.11">11</ref></item> <item>See <ref target="Nave:ENEMY">ENEMY</ref></item> </list>',
  )
  expect(lines).toEqual([
    { under: null, text: 'INSTANCES OF', passages: [], see: [] },
    { under: 'INSTANCES OF', text: 'Esau forgives Jacob', passages: ['Gen.33.4', 'Gen.33.11'], see: [] },
    { under: 'INSTANCES OF', text: 'See ENEMY', passages: [], see: ['ENEMY'] },
  ])
})

it('takes the verses of a book of one chapter from the text behind its tag', () => {
  const [line] = read(
    '<lb/>→ OF ENEMIES <ref osisRef="Col.3.13">Col 3:13</ref>; <ref osisRef="Phlm.1.1">Phm 1</ref>:10-18,20',
  )
  expect(line?.passages).toEqual(['Col.3.13', 'Phlm.1.10-Phlm.1.18', 'Phlm.1.20'])
})

it('leaves out what only joined references', () => {
  const [line] = read(
    '<lb/>→ David forgives <ref osisRef="2Sam.19.23">2Sa 19:23</ref>; with <ref osisRef="1Kgs.2.8">1Ki 2:8</ref>',
  )
  expect(line?.text).toBe('David forgives')
})

it('gives the number of a book back that was taken for a part of the name before it', () => {
  const [line] = read('<lb/>→ Son of <ref osisRef="Ezra.1">Ezra 1</ref>Ch 4:17,19')
  expect(line).toMatchObject({ text: 'Son of Ezra', passages: ['1Chr.4.17', '1Chr.4.19'] })
})
