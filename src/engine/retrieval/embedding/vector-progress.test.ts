import { expect, it } from 'vitest'
import { createVectorProgress } from './vector-progress.ts'

it('says a line for each twentieth, or after ten seconds, and at the end', () => {
  const said: string[] = []
  let ms = 0
  const progress = createVectorProgress({ total: 1_000, done: 200, say: (line) => said.push(line), now: () => ms })
  const after = (seconds: number, more: number) => {
    ms += 1_000 * seconds
    progress(more)
  }
  after(1, 49)
  expect(said).toEqual([])
  after(1, 1)
  after(9, 10)
  after(1, 0)
  after(188, 540)
  after(1, 199)
  after(0, 1)
  expect(said).toEqual([
    'Embedded 250 of 1000 verses (25 %), less than a minute left.',
    'Embedded 260 of 1000 verses (26 %), about 2 min left.',
    'Embedded 800 of 1000 verses (80 %), about 1 min left.',
    'Embedded 999 of 1000 verses (99 %), less than a minute left.',
    'Embedded 1000 of 1000 verses (100 %).',
  ])
})
