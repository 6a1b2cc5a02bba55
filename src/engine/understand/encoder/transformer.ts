import type { Attend, Linear, Run } from './linear-layers.ts'

/** Weights of a pre-norm transformer layer beside its linear layers. */
export type LayerNorm = { weight: Float32Array; bias: Float32Array }
export type TransformerLayer = {
  norm1: LayerNorm
  norm2: LayerNorm
  attention: Linear
  projection: Linear
  inner: Linear
  outer: Linear
}
/** Applies a layer in place. @param rows `count` × `width` numbers; each run of rows attends to itself alone */
export function applyLayer(
  layer: TransformerLayer,
  rows: Float32Array,
  { attend, width, heads, runs }: { attend: Attend; width: number; heads: number; runs: readonly Run[] },
): void {
  const count = rows.length / width
  const mixed = attend(layer.attention(normalized(rows, layer.norm1, width), count), { width, heads, runs })
  add(rows, layer.projection(mixed, count))
  const inner = layer.inner(normalized(rows, layer.norm2, width), count).slice()
  for (let i = 0; i < inner.length; i++) inner[i] = gelu(inner[i]!)
  add(rows, layer.outer(inner, count))
}

function add(rows: Float32Array, change: Float32Array): void {
  for (let i = 0; i < rows.length; i++) rows[i] = rows[i]! + change[i]!
}

/** Rows brought to mean 0 and variance 1, then scaled. @returns a new array */
export function normalized(rows: Float32Array, { weight, bias }: LayerNorm, width: number): Float32Array {
  const out = new Float32Array(rows.length)
  for (let start = 0; start < rows.length; start += width) {
    let sum = 0
    let squares = 0
    for (let i = 0; i < width; i++) sum += rows[start + i]!
    const mean = sum / width
    for (let i = 0; i < width; i++) squares += (rows[start + i]! - mean) ** 2
    const factor = 1 / Math.sqrt(squares / width + 1e-5)
    for (let i = 0; i < width; i++) out[start + i] = (rows[start + i]! - mean) * factor * weight[i]! + bias[i]!
  }
  return out
}

/** Where the Gaussian error linear unit is read from a table: beyond, it is x or 0. */
const edge = 6
const stepsPerUnit = 512
const table = Float32Array.from({ length: 2 * edge * stepsPerUnit + 2 }, (_, i) => exactGelu(i / stepsPerUnit - edge))

function gelu(x: number): number {
  if (x >= edge) return x
  if (x <= -edge) return 0
  const place = (x + edge) * stepsPerUnit
  const low = place | 0
  const share = place - low
  return table[low]! * (1 - share) + table[low + 1]! * share
}

function exactGelu(x: number): number {
  return 0.5 * x * (1 + erf(x / Math.SQRT2))
}

/** Abramowitz and Stegun 7.1.26: within 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const y = 1 - poly * Math.exp(-x * x)
  return x < 0 ? -y : y
}
