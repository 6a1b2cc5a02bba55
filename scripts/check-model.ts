import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fails when the embedder is not the one that its card describes, or has grown beyond what a clone should carry. The
 * card names the file by its SHA-256, so that a new model needs a new look at its figures.
 */
const folder = join(import.meta.dirname, '../models')
const model = join(folder, 'verse-embedder.bin')
const mostBytes = 8_000_000

const hash = createHash('sha256').update(readFileSync(model)).digest('hex')
const problems = [
  readFileSync(join(folder, 'verse-embedder.md'), 'utf8').includes(hash)
    ? undefined
    : `models/verse-embedder.md does not describe this models/verse-embedder.bin (SHA-256 ${hash}): measure it anew and say so there.`,
  statSync(model).size <= mostBytes
    ? undefined
    : `models/verse-embedder.bin has ${statSync(model).size} bytes, and ${mostBytes} are allowed.`,
].filter((problem) => problem !== undefined)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
