import { expect, it } from 'vitest'
import { createLinearLayers } from './linear-layers.ts'

/** Whole numbers that look like weights, the same every time. */
const numbers = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, i) => Math.sin(i * 12.9898 + seed * 78.233) * 3)

function byHand(input: Float32Array, count: number, bytes: Int8Array, scales: Float32Array, bias: Float32Array) {
  const outputs = scales.length
  const size = bytes.length / outputs
  return Array.from({ length: count * outputs }, (_, at) => {
    const [row, output] = [Math.floor(at / outputs), at % outputs]
    let sum = 0
    for (let i = 0; i < size; i++) sum += input[row * size + i]! * bytes[output * size + i]!
    return sum * scales[output]! + bias[output]!
  })
}

it.each([
  ['an even number of rows and outputs in fours', 4, 8, 16],
  ['an odd number of rows', 3, 8, 16],
  ['outputs that are no multiple of four', 5, 7, 24],
  ['one row and one output', 1, 1, 8],
])('applies a layer to %s', (_name, count, outputs, size) => {
  const bytes = Int8Array.from({ length: outputs * size }, (_, i) => ((i * 37) % 255) - 127)
  const scales = numbers(outputs, 1).map((x) => Math.abs(x) / 100 + 0.001)
  const bias = numbers(outputs, 2)
  const input = numbers(count * size, 3)
  const { linear } = createLinearLayers({ layer: { bytes, scales, bias } }, 6)
  const output = linear.layer(input, count)
  const expected = byHand(input, count, bytes, scales, bias)
  const largest = Math.max(...expected.map(Math.abs))
  expect(output.length).toBe(expected.length)
  // inputs are rounded to one part in 16,000
  for (const [i, value] of expected.entries()) expect(Math.abs(output[i]! - value)).toBeLessThan(largest * 1e-3)
})

it('does not overflow on the largest weights and inputs of the widest layer', () => {
  const size = 1024
  const bytes = new Int8Array(4 * size).fill(127)
  const scales = new Float32Array(4).fill(1)
  const { linear } = createLinearLayers({ layer: { bytes, scales, bias: new Float32Array(4) } }, 2)
  const [value] = linear.layer(new Float32Array(size).fill(5), 1)
  expect(value! / (5 * 127 * size)).toBeCloseTo(1, 3)
})

it('refuses more rows than there is room for', () => {
  const layers = { layer: { bytes: new Int8Array(8), scales: new Float32Array(1), bias: new Float32Array(1) } }
  expect(() => createLinearLayers(layers, 2).linear.layer(new Float32Array(24), 3)).toThrow(RangeError)
})

it('lets rows attend within their runs and not beyond', () => {
  const [width, heads, count] = [8, 2, 5]
  const layers = { layer: { bytes: new Int8Array(8 * 24), scales: new Float32Array(24), bias: new Float32Array(24) } }
  const { attend } = createLinearLayers(layers, 6, 3)
  const runs = [
    { start: 0, length: 2 },
    { start: 2, length: 3 },
  ]
  const qkv = numbers(count * 3 * width, 4)
  const at = (row: number, part: number, i: number) => qkv[(row * 3 + part) * width + i]!
  const expected = runs.flatMap(({ start, length }) =>
    Array.from({ length }, (_, own) =>
      Array.from({ length: width }, (_, i) => {
        const size = width / heads
        const first = Math.floor(i / size) * size
        const others = Array.from({ length }, (_, k) => start + k)
        const products = others.map((other) => {
          let sum = 0
          for (let j = first; j < first + size; j++) sum += at(start + own, 0, j) * at(other, 1, j)
          return Math.exp(sum / Math.sqrt(size))
        })
        const all = products.reduce((sum, product) => sum + product, 0)
        return others.reduce((sum, other, k) => sum + (products[k]! / all) * at(other, 2, i), 0)
      }),
    ).flat(),
  )
  const mixed = attend(qkv, { width, heads, runs })
  for (const [i, value] of expected.entries()) expect(mixed[i]).toBeCloseTo(value, 4)
  expect(() => attend(qkv, { width, heads, runs: [{ start: 0, length: 4 }] })).toThrow(RangeError)
})
