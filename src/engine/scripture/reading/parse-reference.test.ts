import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromOsis, parseReference, toOsis } from '../index.ts'

const read = (text: string, options = {}) => {
  const parsed = parseReference(text, options)
  return parsed.outcome === 'found' ? parsed.ranges.map(toOsis).join(',') : 'INVALID'
}
const cases = readFileSync(new URL('../../../../evals/references.cases.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1, -1)
  .map((line) => line.split('\t') as [id: string, input: string, expected: string, note: string])

describe('parseReference', () => {
  it('reads what people type', () => {
    const typed = cases.filter(([, , , note]) => !note.startsWith('sentences'))
    expect(typed.length).toBeGreaterThan(800)
    expect(typed.filter(([, input, expected]) => read(JSON.parse(input)) !== expected)).toEqual([])
  })

  it.each([
    ['John 99:1', 'John has 21 chapters, so there is no John 99:1.'],
    ['John 3:99', 'John 3 has 36 verses, so there is no John 3:99.'],
    ['Jude 26', 'Jude has 25 verses, so there is no Jude 1:26.'],
    ['Jude 2:1', 'Jude has only one chapter, so there is no Jude 2:1.'],
    ['Psalm 151:8', 'Psalm 151 has 7 verses, so there is no Psalm 151:8.'],
    ['John 3:18-16', 'John 3:18 comes after John 3:16: write the earlier one first.'],
    ['Hezekiah 3:16', '“Hezekiah” is not a book of the Bible.'],
    ['3 Corinthians 1:1', 'There is no 3 Corinthians: the Bible has 1 to 2 Corinthians.'],
    ['2 Genesis 1:1', 'There is no book called 2 Genesis.'],
    ['Corinthians 13', 'Say which book of Corinthians: 1 Corinthians or 2 Corinthians.'],
    ['3:16', 'Name the book as well, such as John 3:16.'],
    ['', 'Give a Bible reference, such as John 3:16 or Psalm 23.'],
  ])('says what is wrong with %j', (text, message) => {
    expect(parseReference(text)).toMatchObject({ outcome: 'invalid', message })
  })

  it.each([
    ['v. 3', 'John.3.3'],
    ['verse 9', 'John.3.9'],
    ['vv. 3-5', 'John.3.3-John.3.5'],
    ['16', 'John.3.16'],
    ['chapter 4', 'John.4.1-John.4.54'],
    ['4:2', 'John.4.2'],
    ['verse 99', 'INVALID'],
    ['Rom 8:1', 'Rom.8.1'],
  ])('reads %j in the light of John 3:16', (text, osis) => {
    expect(read(text, { context: fromOsis('John.3.16') })).toBe(osis)
  })

  it('takes the comma of Spanish texts for a colon', () => {
    expect([read('Jn 3, 16', { language: 'es' }), read('Jn 3, 16', { language: 'en' })]).toEqual([
      'John.3.16',
      'John.3.1-John.3.36,John.16.1-John.16.33',
    ])
  })

  it('tells what does not exist from what cannot be read', () => {
    expect(parseReference('John 99:1')).toMatchObject({ reason: 'missing' })
    expect(parseReference('love your neighbor')).toMatchObject({ reason: 'unreadable' })
  })
})
