import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documentedReplies, examplesFolder } from './documented-replies.ts'

it('the replies that the documentation shows are those of the engine: run `npm run examples` when this fails', async () => {
  const fresh = await documentedReplies()
  expect(fresh.size).toBeGreaterThan(10)
  for (const [name, content] of fresh) expect(readFileSync(join(examplesFolder, name), 'utf8'), name).toBe(content)
}, 120_000)
