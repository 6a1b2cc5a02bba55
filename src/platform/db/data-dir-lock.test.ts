import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'berea-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const lockFile = () => join(dataDir, 'database.lock')

it('lets one holder in and the next one after the first has left', () => {
  const release = lockDataDir(dataDir)
  expect(release).toBeTypeOf('function')
  expect(lockDataDir(dataDir)).toBeUndefined()
  release?.()
  expect(existsSync(lockFile())).toBe(false)
  expect(lockDataDir(dataDir)).toBeTypeOf('function')
})

it.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
  ['of another process that had our number', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['that was never written in full', '{"pid":'],
])('takes over a lock %s', (_, content) => {
  writeFileSync(lockFile(), content)
  expect(lockDataDir(dataDir)).toBeTypeOf('function')
  expect(lockDataDir(dataDir)).toBeUndefined()
})
