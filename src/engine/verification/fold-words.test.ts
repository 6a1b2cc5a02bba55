import { describe, expect, it } from 'vitest'
import { foldWords } from './fold-words.ts'

const folded = (text: string) => foldWords(text).map((word) => word.text)

describe('foldWords', () => {
  it('gives equal words for texts that differ in typography only', () => {
    const plain = folded("God's own: don't go.")
    for (const other of ['“GOD’S own”; don`t—go', 'God’s\nown   don\u2019t go!', 'God\u00ads own don\u02bct go']) {
      expect(folded(other)).toEqual(plain)
    }
  })

  it('parts words at hyphens and dashes', () => {
    expect(folded('self-control—seventy–seven')).toEqual(['self', 'control', 'seventy', 'seven'])
  })

  it('composes letters and resolves ligatures', () => {
    expect(folded('Amo\u0301 Cæsar')).toEqual(['amó', 'caesar'])
  })

  it('keeps numbers apart from letters and drops superscripts', () => {
    expect(folded('world2 ¹⁶For 16For')).toEqual(['world', '2', 'for', '16', 'for'])
  })

  it('says where each word stands in the text as it was given', () => {
    const text = '  “Amo\u0301 Dios”'
    expect(foldWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Amo\u0301', 'Dios'])
  })
})
