import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutUnits } from './cut-units.ts'

function unitsOf(text: string, chunk = 1): string[] {
  const cutter = cutUnits()
  const units: string[] = []
  for (let from = 0; from < text.length; from += chunk) units.push(...cutter.push(text.slice(from, from + chunk)))
  return [...units, ...cutter.end()].filter((unit) => unit !== '')
}

describe('a text that is cut while it is written', () => {
  it('is cut at its sentences, with their markers', () => {
    expect(unitsOf('God forgives. [1] So do we, cf. Matt. 6:12. [2] Amen.')).toEqual([
      'God forgives. [1]',
      ' So do we, cf. Matt. 6:12. [2]',
      ' Amen.',
    ])
  })

  it('is cut in no quotation, tag, placeholder or list number', () => {
    const text =
      'He says: “Come to me. I will give you rest.” [1] <bible ref="John 1.1">In the beginning. The Word.</bible> Then {quote: 2} stands.\n\n1. First. 2. Second.'
    const units = unitsOf(text)
    expect(units).toContain('He says: “Come to me. I will give you rest.” [1]')
    expect(units.every((unit) => (unit.match(/“/g) ?? []).length === (unit.match(/”/g) ?? []).length)).toBe(true)
    expect(units.some((unit) => unit.includes('<bible') && !unit.includes('</bible>'))).toBe(false)
    expect(units.some((unit) => /^\s*\d\.$/.test(unit))).toBe(false)
  })

  it('keeps what leads in with what it leads to, and a heading with its paragraph', () => {
    const text =
      '## Grace\n\nIt is free. Paul writes:\n\n> By grace you have been saved.\n> It is the gift of God.\n\nSo trust him.'
    expect(unitsOf(text)).toEqual([
      '## Grace\n\nIt is free.',
      ' Paul writes:\n\n> By grace you have been saved.\n> It is the gift of God.',
      '\n\nSo trust him.',
    ])
  })

  it('is cut to its end, though its last letters came too few to be looked at', () => {
    // found by the property below: the opening mark alone came behind 35 letters that had been looked at
    const text = 'Love. é God is love. [1] : Love. \n\n“'
    expect(unitsOf(text, 2)).toEqual(unitsOf(text, 1))
    expect(unitsOf(text, 1).at(-1)).toBe(' \n\n“')
  })

  it('does not depend on how it arrives, and loses nothing', () => {
    const piece = fc.constantFrom(
      'Love. ',
      'God is love. [1] ',
      '“',
      '”',
      '\n\n',
      '> ',
      'John 3:16',
      ': ',
      '<b>',
      '1. ',
      'é ',
      'Amen! ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (pieces, size) => {
        const text = pieces.join('')
        expect(unitsOf(text, size).join('')).toBe(text)
        expect(unitsOf(text, size)).toEqual(unitsOf(text, 1))
      }),
      { numRuns: 2000 },
    )
  })
})
