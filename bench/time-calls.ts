/** Times in milliseconds of every input, `rounds` times after one round to warm up. */
export async function timeCalls<Input>(
  inputs: readonly Input[],
  rounds: number,
  call: (input: Input) => unknown,
): Promise<number[]> {
  for (const input of inputs) await call(input)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const input of inputs) {
      const start = performance.now()
      await call(input)
      times.push(performance.now() - start)
    }
  }
  return times
}
