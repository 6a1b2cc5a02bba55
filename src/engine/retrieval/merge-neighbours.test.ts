import { describe, expect, it } from 'vitest'
import type { Corpus } from '../corpus/index.ts'
import { verseKey } from '../scripture/index.ts'
import { mergeNeighbours } from './merge-neighbours.ts'
import type { RankedVerse } from './rank-verses.ts'

// positions 0 to 5 are John 3:14-19, 6 and 7 are John 4:1-2
const keys = Uint32Array.from([
  ...[14, 15, 16, 17, 18, 19].map((verse) => verseKey('John', 3, verse)),
  ...[1, 2].map((verse) => verseKey('John', 4, verse)),
])
const corpus = { keys } as Corpus
const verse = (index: number, score: number) => ({ index, score }) as RankedVerse
const spans = (ranked: RankedVerse[], options = {}) =>
  mergeNeighbours(corpus, ranked, options).map(({ first, last }) => [first, last])

describe('mergeNeighbours', () => {
  it('joins verses that follow one another and rank close together, where the best of them stood', () => {
    expect(spans([verse(2, 1), verse(7, 0.95), verse(3, 0.9), verse(1, 0.8)])).toEqual([
      [1, 3],
      [7, 7],
    ])
  })

  it('leaves a neighbour that ranks far below on its own', () => {
    expect(spans([verse(2, 1), verse(3, 0.4)])).toEqual([
      [2, 2],
      [3, 3],
    ])
  })

  it('does not reach over the end of a chapter', () => {
    expect(spans([verse(5, 1), verse(6, 1)])).toEqual([
      [5, 5],
      [6, 6],
    ])
  })

  it('keeps a passage short enough to read', () => {
    expect(spans([verse(0, 1), verse(1, 1), verse(2, 1)], { longest: 2 })).toEqual([
      [0, 1],
      [2, 2],
    ])
  })
})
