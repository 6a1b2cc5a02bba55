import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of one part: what a run that is broken off loses at most. */
export const rowsPerPart = 256

/** Rows made already, one vector of length 1 each, in the order they were made. */
export type VectorPart = { part: number; size: number; rows: Float32Array }

/**
 * Vectors that are being made, in files of 256 rows. A part is there whole or not at all, so that a run may end at any
 * moment and two at once do no harm: both make the same parts, and find those of one another.
 */
export type VectorParts = {
  /** How many parts there are once all are made. */
  count: number
  /** Rows of a part, from the first up to, not including, the end. */
  range: (part: number) => { start: number; end: number }
  /** All that are there and whole, whatever their size. */
  list: () => VectorPart[]
  /** Undefined unless it is there, whole and of this size. */
  read: (part: number, size: number) => Float32Array | undefined
  keep: (made: VectorPart) => void
  drop: (made: VectorPart) => void
}

/** Opens the parts in a folder, which need not be there. */
export function openVectorParts(folder: string, rowCount: number): VectorParts {
  const pathOf = ({ part, size }: Omit<VectorPart, 'rows'>) => join(folder, `${part}-${size}.f32`)
  const range = (part: number) => ({ start: part * rowsPerPart, end: Math.min(rowCount, (part + 1) * rowsPerPart) })
  const read = (part: number, size: number) => {
    const { start, end } = range(part)
    return readRows(pathOf({ part, size }), end - start, size)
  }
  return {
    count: Math.ceil(rowCount / rowsPerPart),
    range,
    read,
    list: () =>
      namesIn(folder).flatMap((name) => {
        const [, part, size] = (/^(\d+)-(\d+)\.f32$/.exec(name) ?? []).map(Number) as [number, number?, number?]
        const rows = part === undefined || size === undefined ? undefined : read(part, size)
        return rows === undefined ? [] : [{ part: part!, size: size!, rows }]
      }),
    keep: (made) => {
      mkdirSync(folder, { recursive: true })
      const whole = pathOf(made)
      const unfinished = `${whole}.${randomUUID()}`
      writeFileSync(unfinished, made.rows, { flush: true })
      renameSync(unfinished, whole)
    },
    drop: (made) => rmSync(pathOf(made), { force: true }),
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // none made yet
  }
}

/** Undefined for a file that is missing, cut off, or holds what is no direction: zeros after a power cut, say. */
function readRows(path: string, count: number, size: number): Float32Array | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    return undefined
  }
  if (count <= 0 || size === 0 || bytes.length !== count * size * Float32Array.BYTES_PER_ELEMENT) return undefined
  const rows = new Float32Array(new Uint8Array(bytes).buffer)
  for (let row = 0; row < count; row++) {
    const squares = rows.subarray(row * size, (row + 1) * size).reduce((sum, value) => sum + value * value, 0)
    if (!(Math.abs(squares - 1) < 0.01)) return undefined
  }
  return rows
}
