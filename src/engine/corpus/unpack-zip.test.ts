import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { unpackZip } from './unpack-zip.ts'

const box = mkdtempSync(join(tmpdir(), 'zip-'))
afterAll(() => rmSync(box, { recursive: true, force: true }))

it('stops at what a ZIP unpacks to, not at how small it is packed', () => {
  const zip = join(box, 'bomb.zip')
  writeFileSync(zip, zipSync({ 'modules/a': new Uint8Array(100_000), 'modules/b': new Uint8Array(100_000) }))
  const folder = join(box, 'unpacked')
  expect(() => unpackZip(zip, folder, { bytes: 150_000, files: 10 })).toThrow(/which no SWORD module is/)
  expect(() => unpackZip(zip, folder, { bytes: 1_000_000, files: 1 })).toThrow(/which no SWORD module is/)
  unpackZip(zip, folder, { bytes: 200_000, files: 2 })
  expect(readdirSync(join(folder, 'modules'))).toEqual(['a', 'b'])
})
