import { readFileSync } from 'node:fs'

/** A linear layer as it lies in the model file: signed bytes, a scale and a bias for each output. */
export type LinearWeights = { bytes: Int8Array; scales: Float32Array; bias: Float32Array }

/** Applies a layer to rows of numbers, one after another. @returns `count` rows of as many numbers as it has outputs; valid until the next call */
export type Linear = (input: Float32Array, count: number) => Float32Array

type Kernel = {
  memory: WebAssembly.Memory
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
 */
export function createLinearLayers<Name extends string>(
  layers: Readonly<Record<Name, LinearWeights>>,
  mostRows: number,
): Record<Name, Linear> {
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
  const inputAt = take(2 * widest * evenRows)
  const inputScalesAt = take(4 * evenRows)
  const outputAt = take(4 * mostOutputs * evenRows)
  kernel.memory.grow(Math.ceil(end / pageBytes))
  const { buffer } = kernel.memory
  for (const name of names) {
    const { bytes, scales, bias } = layers[name]
    new Int16Array(buffer, placed[name].weights, bytes.length).set(bytes)
    new Float32Array(buffer, placed[name].scales, scales.length).set(scales)
    new Float32Array(buffer, placed[name].bias, bias.length).set(bias)
  }
  const inputs = new Int16Array(buffer, inputAt, widest * evenRows)
  const inputScales = new Float32Array(buffer, inputScalesAt, evenRows)

  const apply = ({ weights, scales, bias, size, outputs }: Placed): Linear => {
    const padded = Math.ceil(outputs / 4) * 4
    return (input, count) => {
      if (count > mostRows) throw new RangeError(`${count} rows, and ${mostRows} are the most`)
      const rows = count % 2 === 0 ? count : count + 1
      quantize(input, { count, size, inputs, inputScales })
      if (rows > count) inputs.fill(0, count * size, rows * size)
      kernel.linear(inputAt, inputScalesAt, rows, size, weights, scales, bias, padded, outputAt)
      const output = new Float32Array(buffer, outputAt, padded * count)
      return padded === outputs ? output : withoutPadding(output, { count, padded, outputs })
    }
  }
  return Object.fromEntries(names.map((name) => [name, apply(placed[name])])) as Record<Name, Linear>
}

type Quantized = { count: number; size: number; inputs: Int16Array; inputScales: Float32Array }

function quantize(input: Float32Array, { count, size, inputs, inputScales }: Quantized): void {
  for (let row = 0; row < count; row++) {
    const start = row * size
    let largest = 1e-9
    for (let i = start; i < start + size; i++) {
      const value = Math.abs(input[i]!)
      if (value > largest) largest = value
    }
    const factor = most / largest
    for (let i = start; i < start + size; i++) inputs[i] = input[i]! * factor + (input[i]! < 0 ? -0.5 : 0.5)
    inputScales[row] = 1 / factor
  }
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
