import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\uff1d1'])('disarms %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})

it('keeps any text as one cell that begins no formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const cells = cellsOf(csvLine(texts))
      expect(cells.map((cell) => cell.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')))
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})

/** A reader of RFC 4180, to check the writer by. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  let at = 0
  for (;;) {
    if (line[at] === '"') {
      let text = ''
      for (at++; line[at] !== '"' || line[at + 1] === '"'; at++) {
        if (line[at] === '"') at++
        text += line[at]
      }
      at++
      cells.push(text)
    } else {
      const end = line.slice(at).search(/,|\r\n/) + at
      cells.push(line.slice(at, end))
      at = end
    }
    if (line[at] !== ',') return cells
    at++
  }
}
