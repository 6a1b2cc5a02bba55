import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fails when a model is not the one that its card describes, or has grown beyond what a clone should carry. A card names its
 * file by SHA-256, so that a new model needs a new look at its figures.
 */
const folder = join(import.meta.dirname, '../models')
const models = [
  { file: 'verse-embedder.bin', card: 'verse-embedder.md', mostBytes: 8_000_000 },
  { file: 'reader.bin', card: 'reader.md', mostBytes: 30_000_000 },
]

const problems = models.flatMap(({ file, card, mostBytes }) => {
  const path = join(folder, file)
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
  const { size } = statSync(path)
  return [
    ...(readFileSync(join(folder, card), 'utf8').includes(hash)
      ? []
      : [`models/${card} does not describe this models/${file} (SHA-256 ${hash}): measure it anew and say so there.`]),
    ...(size <= mostBytes ? [] : [`models/${file} has ${size} bytes, and ${mostBytes} are allowed.`]),
  ]
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
