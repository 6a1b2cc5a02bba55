import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cpuTime } from '../../../tests/cpu-time.ts'
import { createSseParser, type SseEvent } from './sse-events.ts'

const parse = (...pieces: (string | Uint8Array)[]): SseEvent[] => {
  const parser = createSseParser(10_000)
  const events = pieces.flatMap((piece) => parser.push(typeof piece === 'string' ? Buffer.from(piece) : piece))
  return [...events, ...parser.end()]
}

it('reads names and data, joins data lines, and leaves out comments and other fields', () => {
  const text = ': hello\nevent: a\ndata: 1\ndata:2\nid: 9\nretry: 5\nother\n\n\n\ndata\n\ndata:  x\n\nevent: alone\n\n'
  expect(parse(text)).toEqual([
    { name: 'a', data: '1\n2' },
    { name: 'message', data: '' },
    { name: 'message', data: ' x' },
  ])
})

it('gives the last event although its empty line is missing', () => {
  expect(parse('data: a\n\ndata: b')).toEqual([
    { name: 'message', data: 'a' },
    { name: 'message', data: 'b' },
  ])
})

it('reads the same events wherever the bytes are cut, and with each of the three line ends', () => {
  const event = fc.record({
    name: fc.constantFrom('message', 'delta'),
    data: fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n\uFEFF]/g, '')),
  })
  const cuts = fc.array(fc.nat(400), { maxLength: 30 })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), fc.constantFrom('\n', '\r', '\r\n'), cuts, (events, end, places) => {
      const text = events.map(({ name, data }) => `event: ${name}${end}: note${end}data: ${data}${end}${end}`).join('')
      const bytes = Buffer.from(text)
      const sorted = [0, ...places.filter((place) => place < bytes.length).sort((a, b) => a - b), bytes.length]
      const pieces = sorted.slice(1).map((place, n) => bytes.subarray(sorted[n], place))
      expect(parse(...pieces)).toEqual(events)
    }),
    { numRuns: 300 },
  )
})

it('does not hold more than one event may have, however it comes', () => {
  const parser = createSseParser(100)
  expect(() => {
    for (let n = 0; n < 200; n++) parser.push(Buffer.from('x'))
  }).toThrow(expect.objectContaining({ kind: 'too_large' }))
  const inLines = createSseParser(100)
  expect(() => {
    for (let n = 0; n < 200; n++) inLines.push(Buffer.from('data: x\n'))
  }).toThrow(expect.objectContaining({ kind: 'too_large' }))
})

it('lets comments go on for ever', () => {
  const parser = createSseParser(100)
  for (let n = 0; n < 1_000; n++) expect(parser.push(Buffer.from(': still here\n'))).toEqual([])
  expect(parser.push(Buffer.from('data: x\n\n'))).toEqual([{ name: 'message', data: 'x' }])
})

it('takes a long line in single bytes in linear time', () => {
  const readInBytes = () => {
    const parser = createSseParser(2_000_000)
    for (let n = 0; n < 500_000; n++) parser.push(Buffer.of(120))
  }
  expect(cpuTime(readInBytes)).toBeLessThan(5_000)
})
