import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartError } from '../errors.ts'
import { prepareDataDir } from './data-dir.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes the folder and those above it, for its owner alone', () => {
  const dataDir = join(folder, 'a', 'b')
  prepareDataDir(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  prepareDataDir(dataDir)
})

it.each([
  ['is a file', () => join(folder, 'file')],
  ['lies below a file', () => join(folder, 'file', 'x')],
  ['lies where nothing can be made', () => '/proc/berea/x'],
])('refuses a folder that %s', (_, path) => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => prepareDataDir(path())).toThrow(StartError)
  expect(() => prepareDataDir(path())).toThrow(/cannot be written .+ BEREA_DATA_DIR/)
})
