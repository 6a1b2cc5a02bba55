import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
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

it('closes what was there before to everybody else, but for public texts and links', () => {
  const dataDir = join(folder, 'there')
  const modes = (...names: string[]) => names.map((name) => statSync(join(dataDir, name)).mode & 0o777)
  mkdirSync(join(dataDir, 'database', 'base', '1'), { recursive: true })
  mkdirSync(join(dataDir, 'sword'))
  writeFileSync(join(dataDir, 'database', 'base', '1', '1259'), '')
  writeFileSync(join(dataDir, 'demo-key'), '')
  writeFileSync(join(folder, 'elsewhere'), '')
  symlinkSync(join(folder, 'elsewhere'), join(dataDir, 'database', 'link'))
  for (const name of ['database/base/1/1259', 'demo-key', '../elsewhere']) chmodSync(join(dataDir, name), 0o666)
  for (const name of ['.', 'database', 'database/base', 'sword']) chmodSync(join(dataDir, name), 0o777)
  prepareDataDir(dataDir)
  expect(modes('database/base/1/1259', 'demo-key')).toEqual([0o600, 0o600])
  expect(modes('.', 'database', 'database/base', 'database/base/1')).toEqual([0o700, 0o700, 0o700, 0o700])
  expect(modes('sword', '../elsewhere')).toEqual([0o777, 0o666])
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
