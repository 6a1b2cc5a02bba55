import { readFileSync } from 'node:fs'

/** Rows of signed bytes with a scale each: row `r` stands for `bytes × scales[r]`. `size` is a multiple of 16. */
export type QuantizedRows = { bytes: Int8Array; scales: Float32Array; size: number }
/** From the first row of a run up to, not including, its end. */
export type RowRun = { start: number; end: number }

/** Signed bytes, as many as a row has. A score is the dot product times the row's scale times `factor`, less `shift`. */
export type ScanQuery = { bytes: Int8Array; factor: number; shift: number }

/**
 * Scores rows against a query.
 * @param scores one place a row; those outside of the runs stay as they are
 */
export type ScanRows = (query: ScanQuery, runs: readonly RowRun[], scores: Float32Array) => void

type Kernel = {
  memory: WebAssembly.Memory
  scan: (
    rows: number,
    scales: number,
    query: number,
    scores: number,
    count: number,
    size: number,
    factor: number,
    shift: number,
  ) => void
}

const pageBytes = 65_536
const kernelBytes = new Uint8Array(readFileSync(new URL('scan.wasm', import.meta.url)))

/**
 * Makes the exact scan of all rows, in WebAssembly SIMD where the machine has it: the rows are copied into the
 * kernel's memory once. The plain form gives the same scores, many times slower.
 */
export function createScan(rows: QuantizedRows, { plain = false } = {}): ScanRows {
  if (rows.size % 16 !== 0) throw new Error(`rows of ${rows.size} bytes cannot be scanned: a multiple of 16 can`)
  return plain || !WebAssembly.validate(kernelBytes) ? scanPlainly(rows) : scanWithKernel(rows)
}

function scanWithKernel({ bytes, scales, size }: QuantizedRows): ScanRows {
  const kernel = new WebAssembly.Instance(new WebAssembly.Module(kernelBytes)).exports as unknown as Kernel
  const rowsAt = 0
  const scalesAt = aligned(rowsAt + bytes.length)
  const queryAt = aligned(scalesAt + 4 * scales.length)
  const scoresAt = aligned(queryAt + 2 * size)
  kernel.memory.grow(Math.ceil((scoresAt + 4 * scales.length) / pageBytes))
  const { buffer } = kernel.memory
  new Int8Array(buffer, rowsAt, bytes.length).set(bytes)
  new Float32Array(buffer, scalesAt, scales.length).set(scales)
  const queryPlace = new Int16Array(buffer, queryAt, size)
  const scored = new Float32Array(buffer, scoresAt, scales.length)
  return ({ bytes: query, factor, shift }, runs, scores) => {
    queryPlace.set(query)
    for (const { start, end } of runs) {
      const [firstRow, firstScale, firstScore] = [rowsAt + start * size, scalesAt + 4 * start, scoresAt + 4 * start]
      kernel.scan(firstRow, firstScale, queryAt, firstScore, end - start, size, factor, shift)
      scores.set(scored.subarray(start, end), start)
    }
  }
}

const aligned = (address: number) => Math.ceil(address / 16) * 16

function scanPlainly({ bytes, scales, size }: QuantizedRows): ScanRows {
  const { fround } = Math
  return ({ bytes: query, factor, shift }, runs, scores) => {
    for (const { start, end } of runs) {
      for (let row = start; row < end; row++) {
        let sum = 0
        for (let place = 0; place < size; place++) sum += bytes[row * size + place]! * query[place]!
        // rounded where the kernel rounds
        scores[row] = fround(fround(factor) * fround(scales[row]! * fround(sum))) - fround(shift)
      }
    }
  }
}
