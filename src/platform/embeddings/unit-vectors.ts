import { EmbeddingError } from './embedding-error.ts'

/**
 * Vectors of length 1 in the directions that a model gave.
 * @param rows numbers of one vector each, as they came: nothing of them is believed
 * @param from who gave them, for the message
 * @throws EmbeddingError `wrong_shape` for an empty row, one of another size than the first, and for what is no
 * direction: a number that is none or not finite, or nothing but zeros
 */
export function unitVectors(rows: readonly ArrayLike<unknown>[], from: string): Float32Array[] {
  const size = rows[0]?.length
  return rows.map((row) => {
    if (row.length === 0) throw new EmbeddingError('wrong_shape', `${from} gives an empty vector.`)
    if (row.length !== size) {
      throw new EmbeddingError('wrong_shape', `${from} gives vectors of ${size} and of ${row.length} numbers at once.`)
    }
    return unitVector(row, from)
  })
}

function unitVector(row: ArrayLike<unknown>, from: string): Float32Array {
  let squares = 0
  for (let place = 0; place < row.length; place++) {
    const value = row[place]
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      throw new EmbeddingError('wrong_shape', `${from} gives a vector with something in it that is no finite number.`)
    }
    squares += value * value
  }
  const length = Math.sqrt(squares)
  if (length === 0 || !Number.isFinite(length)) {
    throw new EmbeddingError('wrong_shape', `${from} gives a vector whose length is ${length}.`)
  }
  return Float32Array.from(row as ArrayLike<number>, (value) => value / length)
}
