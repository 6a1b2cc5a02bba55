import { expect, it } from 'vitest'
import { readLexiconMarkup } from './lexicon-markup.ts'

it('reads a Greek entry and parts the meaning from the renderings', () => {
  const entry = readLexiconMarkup(
    '<entryFree n="00026"><orth>ἀγάπη</orth> <orth type="writing">A)GA/PH</orth> <orth rend="bold" type="trans">agápē</orth> <pron>ag-ah\'-pay</pron><lb/> <def><orig>from <ref target="StrongsGreek:25">G25</ref>;</orig><lb/> love, i.e. affection:--charity, love. </def></entryFree>',
  )
  expect(entry).toEqual({
    lemma: 'ἀγάπη',
    transliteration: 'agápē',
    pronunciation: "ag-ah'-pay",
    definition: 'from G25; love, i.e. affection',
    renderings: 'charity, love',
  })
})

it('takes the braces out of a Hebrew entry', () => {
  const entry = readLexiconMarkup(
    '<entryFree n="1"><orth>אב</orth><lb/><orth rend="bold" type="trans">\'âb</orth><pron>awb</pron><lb/><def>A primitive word;<lb/> <hi>father</hi> in an {immediate} <hi>application:</hi> - {chief} father.</def></entryFree>',
  )
  expect(entry).toMatchObject({
    definition: 'A primitive word; father in an immediate application',
    renderings: 'chief father',
  })
})
