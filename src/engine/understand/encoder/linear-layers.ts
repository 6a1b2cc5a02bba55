import { readFileSync } from 'node:fs'

/** A linear layer as it lies in the model file: signed bytes, a scale and a bias for each output. */
export type LinearWeights = { bytes: Int8Array; scales: Float32Array; bias: Float32Array }

/** Applies a layer to rows of numbers, one after another. @returns `count` rows of as many numbers as it has outputs; valid until the next call */
export type Linear = (input: Float32Array, count: number) => Float32Array

/** Rows that attend to one another: from `start`, `length` of them. */
export type Run = { start: number; length: number }

/**
 * Scaled dot-product attention within each run.
 * @param qkv queries, keys and values of a row beside one another, `3 × width` numbers
 * @returns `count` rows of `width` numbers; valid until the next call
 */
export type Attend = (qkv: Float32Array, shape: { width: number; heads: number; runs: readonly Run[] }) => Float32Array

type Kernel = {
  memory: WebAssembly.Memory
  quantize: (x: number, rows: number, size: number, most: number, out: number, scales: number) => void
  products: (queries: number, keys: number, stride: number, size: number, length: number, out: number) => void
  mix: (
    shares: number,
    values: number,
    stride: number,
    size: number,
    length: number,
    out: number,
    outStride: number,
  ) => void
  linear: (
    x: number,
    scales: number,
    rows: number,
    size: number,
    weights: number,
    weightScales: number,
    bias: number,
    outputs: number,
    out: number,
  ) => void
}
type Placed = { weights: number; scales: number; bias: number; size: number; outputs: number }

const pageBytes = 65_536
/** Inputs become whole numbers up to this: 1,024 products with a signed byte still fit into 32 bits. */
const most = 16_000
const kernelBytes = new Uint8Array(readFileSync(new URL('linear.wasm', import.meta.url)))

/**
 * Puts all layers of a model into the memory of one kernel in WebAssembly SIMD, as 16-bit numbers.
 * @param mostRows how many rows a call may have
 * @param longestRun how many rows may attend to one another
 */
export function createLinearLayers<Name extends string>(
  layers: Readonly<Record<Name, LinearWeights>>,
  mostRows: number,
  longestRun = 1,
): { linear: Record<Name, Linear>; attend: Attend } {
  const kernel = new WebAssembly.Instance(new WebAssembly.Module(kernelBytes)).exports as unknown as Kernel
  let end = 16
  const take = (bytes: number) => {
    const start = end
    end = Math.ceil((end + bytes) / 16) * 16
    return start
  }
  const placed = {} as Record<Name, Placed>
  const names = Object.keys(layers) as Name[]
  for (const name of names) {
    const { bytes, scales } = layers[name]
    const outputs = scales.length
    // rows of the kernel come in fours: what is missing are zeros
    const padded = Math.ceil(outputs / 4) * 4
    const size = bytes.length / outputs
    placed[name] = { weights: take(2 * size * padded), scales: take(4 * padded), bias: take(4 * padded), size, outputs }
  }
  const evenRows = Math.ceil(mostRows / 2) * 2
  const widest = Math.max(...names.map((name) => placed[name].size))
  const mostOutputs = Math.max(...names.map((name) => Math.ceil(placed[name].outputs / 4) * 4))
  const floatsAt = take(4 * widest * evenRows)
  const inputAt = take(2 * widest * evenRows)
  const inputScalesAt = take(4 * evenRows)
  const outputAt = take(4 * mostOutputs * evenRows)
  const sharesAt = take(4 * longestRun * longestRun)
  kernel.memory.grow(Math.ceil(end / pageBytes))
  const { buffer } = kernel.memory
  for (const name of names) {
    const { bytes, scales, bias } = layers[name]
    new Int16Array(buffer, placed[name].weights, bytes.length).set(bytes)
    new Float32Array(buffer, placed[name].scales, scales.length).set(scales)
    new Float32Array(buffer, placed[name].bias, bias.length).set(bias)
  }
  const inputs = new Int16Array(buffer, inputAt, widest * evenRows)
  const floats = new Float32Array(buffer, floatsAt, widest * evenRows)
  const shares = new Float32Array(buffer, sharesAt, longestRun * longestRun)

  const apply = ({ weights, scales, bias, size, outputs }: Placed): Linear => {
    const padded = Math.ceil(outputs / 4) * 4
    return (input, count) => {
      if (count > mostRows) throw new RangeError(`${count} rows, and ${mostRows} are the most`)
      const rows = count % 2 === 0 ? count : count + 1
      floats.set(input)
      kernel.quantize(floatsAt, count, size, most, inputAt, inputScalesAt)
      if (rows > count) inputs.fill(0, count * size, rows * size)
      kernel.linear(inputAt, inputScalesAt, rows, size, weights, scales, bias, padded, outputAt)
      const output = new Float32Array(buffer, outputAt, padded * count)
      return padded === outputs ? output : withoutPadding(output, { count, padded, outputs })
    }
  }

  const attend: Attend = (qkv, { width, heads, runs }) => {
    const count = qkv.length / (3 * width)
    if (count > mostRows) throw new RangeError(`${count} rows, and ${mostRows} are the most`)
    // the queries lie where the layer before has left them, unless they are somebody's own
    if (qkv.byteOffset !== outputAt || qkv.buffer !== buffer) new Float32Array(buffer, outputAt, qkv.length).set(qkv)
    const mixed = floats.subarray(0, count * width)
    const size = width / heads
    const stride = 4 * 3 * width
    for (const { start, length } of runs) {
      if (length > longestRun) throw new RangeError(`a run of ${length} rows, and ${longestRun} are the most`)
      for (let head = 0; head < heads; head++) {
        const queries = outputAt + start * stride + 4 * head * size
        kernel.products(queries, queries + 4 * width, stride, 4 * size, length, sharesAt)
        for (let row = 0; row < length; row++) softmax(shares, row * length, length, 1 / Math.sqrt(size))
        const to = floatsAt + 4 * (start * width + head * size)
        kernel.mix(sharesAt, queries + 8 * width, stride, 4 * size, length, to, 4 * width)
      }
    }
    return mixed
  }
  const linear = Object.fromEntries(names.map((name) => [name, apply(placed[name])])) as Record<Name, Linear>
  return { linear, attend }
}

/** Numbers become shares of 1, by their exponentials. */
export function softmax(numbers: Float32Array, start: number, length: number, factor: number): void {
  let largest = -Infinity
  for (let i = start; i < start + length; i++) largest = Math.max(largest, numbers[i]! * factor)
  let sum = 0
  for (let i = start; i < start + length; i++) {
    numbers[i] = Math.exp(numbers[i]! * factor - largest)
    sum += numbers[i]!
  }
  for (let i = start; i < start + length; i++) numbers[i] = numbers[i]! / sum
}

function withoutPadding(
  output: Float32Array,
  { count, padded, outputs }: { count: number; padded: number; outputs: number },
): Float32Array {
  const plain = new Float32Array(outputs * count)
  for (let row = 0; row < count; row++) {
    plain.set(output.subarray(row * padded, row * padded + outputs), row * outputs)
  }
  return plain
}
