import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedQuestions, longestSegment, segmentsOf } from './segments.ts'
import { tokensOf } from './tokens.ts'

const texts = (text: string) => segmentsOf(text).map(({ start, end }) => text.slice(start, end))

describe('segmentsOf', () => {
  it('parts sentences and lines', () => {
    expect(texts('My wife died in March. Is it ok to be angry?\nPeople say she is fine')).toEqual([
      'My wife died in March.',
      'Is it ok to be angry?',
      'People say she is fine',
    ])
  })

  it('cuts a long text without punctuation at its clauses', () => {
    const voice =
      'so my brother who is 22 moved back in with us in june and he sleeps till noon and my mom cooks for him and i pay the light bill and he never says thank you so how do i love him when i want to throw his shoes out'
    const pieces = texts(voice)
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.join(' ')).toBe(voice)
  })

  it('finds nothing in what has no word', () => {
    expect(segmentsOf('')).toEqual([])
    expect(segmentsOf(' … !! 😭')).toEqual([])
  })

  it('gives stretches in order, without overlaps, none longer than the encoder can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        let end = 0
        for (const segment of segmentsOf(text)) {
          expect(segment.start).toBeGreaterThanOrEqual(end)
          expect(segment.end).toBeGreaterThan(segment.start)
          expect(tokensOf(text.slice(segment.start, segment.end), 1000).length).toBeLessThanOrEqual(longestSegment + 1)
          end = segment.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('joinedQuestions', () => {
  const parts = (sentence: string) => {
    const cuts = joinedQuestions(sentence)
    return [0, ...cuts].map((cut, place) => sentence.slice(cut, cuts[place]).trim())
  }

  it.each([
    [
      'whats grace in plain words and can a christian lose it',
      ['whats grace in plain words', 'and can a christian lose it'],
    ],
    [
      '¿Qué dice la Biblia de las deudas y cómo oro cuando no duermo?',
      ['¿Qué dice la Biblia de las deudas', 'y cómo oro cuando no duermo?'],
    ],
    ['is it a sin to drink, and also what about smoking', ['is it a sin to drink,', 'and also what about smoking']],
  ])('parts “%s”', (sentence, expected) => {
    expect(parts(sentence)).toEqual(expected)
  })

  it.each(['how do Ruth and Naomi differ', 'why and how', 'is it wrong to laugh and cry', '¿quién es y qué?'])(
    'leaves “%s” whole',
    (sentence) => {
      expect(joinedQuestions(sentence)).toEqual([])
    },
  )
})
