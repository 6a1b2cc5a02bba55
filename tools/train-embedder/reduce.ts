import { EigenvalueDecomposition, Matrix, solve } from 'ml-matrix'
import type { Random } from './random.ts'
import { teacherSize } from './teacher.ts'

const most = 30_000

/** Reduces rows of the teacher to so many numbers: the directions in which its embeddings differ most. */
export function createReduction(
  rows: Float32Array,
  size: number,
  random: Random,
): { share: number; reduce: (rows: Float32Array) => Float32Array } {
  const count = rows.length / teacherSize
  const covariance = new Float64Array(teacherSize * teacherSize)
  for (let drawn = 0; drawn < Math.min(most, count); drawn++) {
    const start = Math.floor(random() * count) * teacherSize
    for (let i = 0; i < teacherSize; i++) {
      const value = rows[start + i]!
      for (let j = 0; j <= i; j++) covariance[i * teacherSize + j]! += value * rows[start + j]!
    }
  }
  const matrix = Matrix.zeros(teacherSize, teacherSize)
  for (let i = 0; i < teacherSize; i++)
    for (let j = 0; j <= i; j++) {
      matrix.set(i, j, covariance[i * teacherSize + j]!)
      matrix.set(j, i, covariance[i * teacherSize + j]!)
    }
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(matrix, { assumeSymmetric: true })
  const order = realEigenvalues.map((value, place) => ({ value, place })).toSorted((a, b) => b.value - a.value)
  const total = order.reduce((sum, { value }) => sum + value, 0)
  const kept = order.slice(0, size)
  const axes = new Float32Array(size * teacherSize)
  kept.forEach(({ place }, axis) => {
    for (let i = 0; i < teacherSize; i++) axes[axis * teacherSize + i] = eigenvectorMatrix.get(i, place)
  })
  return {
    share: kept.reduce((sum, { value }) => sum + value, 0) / total,
    reduce: (from) => {
      const out = new Float32Array((from.length / teacherSize) * size)
      for (let row = 0; row < from.length / teacherSize; row++) {
        let squares = 0
        for (let axis = 0; axis < size; axis++) {
          let sum = 0
          for (let i = 0; i < teacherSize; i++) sum += from[row * teacherSize + i]! * axes[axis * teacherSize + i]!
          out[row * size + axis] = sum
          squares += sum * sum
        }
        const factor = squares === 0 ? 0 : 1 / Math.sqrt(squares)
        for (let axis = 0; axis < size; axis++) out[row * size + axis]! *= factor
      }
      return out
    },
  }
}

/** The linear map from one kind of vectors to another that is nearest in least squares, with a little ridge. */
export function leastSquares(
  from: readonly number[][],
  to: readonly ArrayLike<number>[],
): (vector: readonly number[]) => number[] {
  const x = new Matrix(from as number[][])
  const y = new Matrix(to.map((row) => Array.from(row)))
  const left = x.transpose().mmul(x)
  for (let i = 0; i < left.rows; i++) left.set(i, i, left.get(i, i) + 1)
  const map = solve(left, x.transpose().mmul(y))
  return (vector) => new Matrix([vector as number[]]).mmul(map).getRow(0)
}
