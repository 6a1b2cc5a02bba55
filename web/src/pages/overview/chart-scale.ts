/**
 * The lines of an axis from 0 to a round figure that is not below the largest value.
 * @param isWhole the values are counts, so that no line lies between two of them
 */
export function axisLines(largest: number, { isWhole }: { isWhole: boolean }): number[] {
  if (largest <= 0) return [0, 1]
  const wanted = largest / 4
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= wanted)!
  const used = isWhole ? Math.max(1, Math.ceil(step)) : step
  return Array.from({ length: Math.ceil(largest / used) + 1 }, (_, line) => line * used)
}
