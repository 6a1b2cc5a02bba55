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

it('counts what is unpacked, whatever the ZIP says of its files', () => {
  const bytes = zipSync({ 'modules/a': new Uint8Array(400_000) })
  const lying = new DataView(bytes.buffer)
  for (const [signature, place] of [
    [0x04034b50, 22],
    [0x02014b50, 24],
  ] as const) {
    for (let at = 0; at + 4 < bytes.length; at++)
      if (lying.getUint32(at, true) === signature) lying.setUint32(at + place, 10, true)
  }
  const zip = join(box, 'lying.zip')
  writeFileSync(zip, bytes)
  expect(() => unpackZip(zip, join(box, 'lies'), { bytes: 300_000, files: 10 })).toThrow(/which no SWORD module is/)
})

it('refuses one that is cut off', () => {
  const bytes = zipSync({ 'modules/a': crypto.getRandomValues(new Uint8Array(50_000)) })
  const zip = join(box, 'cut.zip')
  writeFileSync(zip, bytes.subarray(0, 30_000))
  expect(() => unpackZip(zip, join(box, 'cut'))).toThrow(/neither a folder nor a readable ZIP/)
})
