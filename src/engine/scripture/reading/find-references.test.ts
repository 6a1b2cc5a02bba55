import { describe, expect, it } from 'vitest'
import { findReferences, fromOsis, toOsis } from '../index.ts'

const found = (text: string, options = {}) =>
  findReferences(text, options).map(({ text, ranges, problem }) => [
    text,
    ...ranges.map(toOsis),
    ...(problem ? [problem.kind] : []),
  ])

describe('findReferences', () => {
  it('says where each reference stands, in UTF-16 units of the text as given', () => {
    const text = '😀 **John 3:16**&nbsp;— see Ｒｏｍ 5：8.'
    for (const { start, end, text: slice } of findReferences(text)) expect(text.slice(start, end)).toBe(slice)
    expect(found(text)).toEqual([
      ['John 3:16', 'John.3.16'],
      ['Ｒｏｍ 5：8', 'Rom.5.8'],
    ])
  })

  it('takes a list behind one book as one reference', () => {
    expect(found('Matt 5:3-10, 14; 6:9; Luke 1:5')).toEqual([
      ['Matt 5:3-10, 14; 6:9', 'Matt.5.3-Matt.5.10', 'Matt.5.14', 'Matt.6.9'],
      ['Luke 1:5', 'Luke.1.5'],
    ])
  })

  it.each([
    'I am 3', 'mark 10 people', 'acts 2 ways', 'job 3', 'is 5', 'am 6:30 pm', 'the numbers 3:1 ratio?', 'so 5:5',
    'Mark 10 people as absent', 'Is 6:30 fine?', 'Luke 10 minutes ago', 'John 1984', 'Kickoff 7:30', 'Surah 2:255 says',
    'At Mark 4:30 pm', 'James gave 12,000, Daniel 10,000', 'Daniel 3 years old', 'the song 3:16 minutes', 'DT7 and mk0042',
    'I peter out at 3:1', 'chapter 3 of my book', 'Mark c. 30 AD', 'The Acts of kindness 3', 'May 5:30',
  ])('leaves %j alone', (text) => {
    expect(found(text)).toEqual([])
  }) // biome-ignore format: a table

  it.each([
    ['In John 3:16, 3 things stand out; verse 17 adds more.', ['John 3:16', 'John.3.16'], ['verse 17', 'John.3.17']],
    ['John 3:16 and 10 people came', ['John 3:16', 'John.3.16']],
    ['what does acts 2:38 mean', ['acts 2:38', 'Acts.2.38']],
    ['(Is 53:5; Jn 3:16)', ['Is 53:5', 'Isa.53.5'], ['Jn 3:16', 'John.3.16']],
    ['1. John 3:16\n2. Genesis 1:1', ['John 3:16', 'John.3.16'], ['Genesis 1:1', 'Gen.1.1']],
    ['Psalm 23 lyrics', ['Psalm 23', 'Ps.23.1-Ps.23.6']],
    ['the third chapter of Ruth, verse 9', ['the third chapter of Ruth, verse 9', 'Ruth.3.9']],
    ['in 1 Corinthians, chapter 13, verse 4', ['1 Corinthians, chapter 13, verse 4', '1Cor.13.4']],
    ['Isaiah 53:5, 1 Peter 2:24', ['Isaiah 53:5', 'Isa.53.5'], ['1 Peter 2:24', '1Pet.2.24']],
    ['En Juan 3, 16 se dice', ['Juan 3, 16', 'John.3.16']],
  ])('finds what is meant in %j', (text, ...expected) => {
    expect(found(text)).toEqual(expected)
  })

  it.each([
    ['as John 99:1 says', ['John 99:1', 'no_such_chapter']],
    ['John 3:99', ['John 3:99', 'no_such_verse']],
    ['John 3:18-16', ['John 3:18-16', 'reversed']],
    ['See Hezekiah 3:16.', ['Hezekiah 3:16', 'no_such_book']],
    ['See 1 Opinions 3:4.', ['1 Opinions 3:4', 'no_such_book']],
    ['3 Corinthians 1:1', ['3 Corinthians 1:1', 'no_such_book']],
    ['the Gospel of Thomas 1', ['Gospel of Thomas 1', 'no_such_book']],
    ['John 3:16, 99', ['John 3:16, 99', 'John.3.16', 'no_such_verse']],
  ])('reports that what %j names does not exist', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  it.each([
    ['and what about verse 9?', 'verse 9', 'John.3.9'],
    ['vv. 3-5', 'vv. 3-5', 'John.3.3-John.3.5'],
    ['then chapter 4', 'chapter 4', 'John.4.1-John.4.54'],
    ['verse 99?', 'verse 99', 'no_such_verse'],
  ])('reads %j in the light of John 3:16', (text, ...expected) => {
    expect(found(text, { context: fromOsis('John.3.16') })).toEqual([expected])
    expect(found(text)).toEqual([])
  })
})

it.each(['¿Quiénes eran sus cuatro hijos?', 'The table and its two sides', 'He had to judge one of them'])(
  'finds nothing in “%s”, which only counts',
  (text) => {
    expect(findReferences(text)).toEqual([])
  },
)

it('still reads numbers in words behind a book', () => {
  expect(findReferences('what does john three sixteen say').map(({ text }) => text)).toEqual(['john three sixteen'])
})
