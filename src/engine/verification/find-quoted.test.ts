import { describe, expect, it } from 'vitest'
import { findQuoted, type Quoted } from './find-quoted.ts'

/** What is quoted, as nested lists: `[text, …what is within]`. */
type Tree = [string, ...Tree[]]
const treeOf = (text: string) => {
  const tree = ({ inner, within }: Quoted): Tree => [text.slice(inner.start, inner.end), ...within.map(tree)]
  return findQuoted(text).map(tree)
}

describe('findQuoted', () => {
  it('finds curly, straight, angle and single marks', () => {
    expect(treeOf('“one” "two" «three» ‘four’ \'five\' ‹six›').map(([text]) => text)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
    ])
  })

  it('nests', () => {
    expect(treeOf('“he said, ‘I am,’ and left”')).toEqual([['he said, ‘I am,’ and left', ['I am,']]])
    expect(treeOf('"God said, "Let there be light," and so"')).toEqual([
      ['God said, "Let there be light," and so', ['Let there be light,']],
    ])
  })

  it('takes a mark within a word for an apostrophe', () => {
    expect(treeOf("don't and won't, the disciples' feet")).toEqual([])
  })

  it('gives the outer marks the last one that closes when a verse brings its own', () => {
    expect(treeOf('He says ““Blessed are the poor.” It goes on.')[0]![0]).toBe('“Blessed are the poor.')
  })

  it('goes on over paragraphs that open with the mark again', () => {
    expect(treeOf('“one.\n\n“two.” three')).toEqual([['one.\n\n“two.']])
  })

  it('finds block quotations', () => {
    expect(treeOf('so:\n> one\n> two\n\nend')[0]![0]).toBe('> one\n> two')
  })
})
