import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export const teacherSize = 512
const batch = 64
const rowBytes = teacherSize * 4
const keyBytes = 12

/**
 * Embeds texts with the Universal Sentence Encoder, one thread a core. What was embedded before is read from `folder`,
 * so that a run that was broken off goes on where it stopped.
 * @returns one row of `teacherSize` numbers a text
 */
export async function embedWithTeacher(
  texts: readonly string[],
  folder: string,
  say: (line: string) => void,
): Promise<Float32Array> {
  mkdirSync(folder, { recursive: true })
  const keyFile = join(folder, 'teacher-keys.bin')
  const rowFile = join(folder, 'teacher-rows.bin')
  const known = readKnown(keyFile, rowFile)
  // texts of one length together: the shorter ones of a batch wait for the longest
  const missing = texts.filter((text) => !known.has(keyOf(text))).toSorted((a, b) => a.length - b.length)
  let next = 0
  let done = 0
  const work = async () => {
    const worker = new Worker(new URL('./teacher-worker.ts', import.meta.url))
    while (next < missing.length) {
      const part = missing.slice(next, next + batch)
      next += part.length
      worker.postMessage(part)
      const [rows] = (await once(worker, 'message')) as [Float32Array]
      appendFileSync(rowFile, Buffer.from(rows.buffer))
      appendFileSync(keyFile, Buffer.concat(part.map((text) => Buffer.from(keyOf(text), 'hex'))))
      done += part.length
      if (Math.floor(done / 5_000) > Math.floor((done - part.length) / 5_000))
        say(`  ${done} of ${missing.length} texts embedded by the teacher`)
    }
    await worker.terminate()
  }
  if (missing.length > 0) await Promise.all(Array.from({ length: availableParallelism() }, work))
  const places = readKnown(keyFile, rowFile)
  const rows = readFileSync(rowFile)
  const all = new Float32Array(rows.buffer, rows.byteOffset, rows.length / 4)
  const out = new Float32Array(texts.length * teacherSize)
  texts.forEach((text, place) => {
    const row = places.get(keyOf(text))!
    out.set(all.subarray(row * teacherSize, (row + 1) * teacherSize), place * teacherSize)
  })
  return out
}

const keyOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * keyBytes)

/** The row of each text; rows whose key was not written any more are cut off. */
function readKnown(keyFile: string, rowFile: string): Map<string, number> {
  if (!existsSync(keyFile)) return new Map()
  const keys = readFileSync(keyFile)
  const count = Math.floor(keys.length / keyBytes)
  if (statSync(rowFile).size > count * rowBytes) truncateSync(rowFile, count * rowBytes)
  return new Map(
    Array.from({ length: count }, (_, row) => [keys.toString('hex', row * keyBytes, (row + 1) * keyBytes), row]),
  )
}
