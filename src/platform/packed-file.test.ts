import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openPackedFile, writePackedFile } from './packed-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('gives back every section as it was', () => {
  const path = join(folder, 'all')
  writePackedFile(
    path,
    new Map<string, string[] | Uint32Array | Uint16Array | Float32Array | { json: unknown }>([
      ['words', ['', 'a', 'שׁלום', 'ἀγάπη']],
      ['odd', Uint16Array.from([1, 2, 3])],
      ['numbers', Uint32Array.from([7, 4_000_000_000])],
      ['scores', Float32Array.from([0.5, -1])],
      ['about', { json: { id: 'WEB' } }],
    ]),
  )
  const file = openPackedFile(path)
  const words = file.strings('words')
  expect(Array.from({ length: words.length }, (_, index) => words.at(index))).toEqual(['', 'a', 'שׁלום', 'ἀγάπη'])
  expect([...file.u16('odd')]).toEqual([1, 2, 3])
  expect([...file.u32('numbers')]).toEqual([7, 4_000_000_000])
  expect([...file.f32('scores')]).toEqual([0.5, -1])
  expect(file.json('about')).toEqual({ id: 'WEB' })
})

it('says what is wrong with a file that is not one, or is cut off', () => {
  const path = join(folder, 'bad')
  writeFileSync(path, 'something else altogether')
  expect(() => openPackedFile(path)).toThrow(/not a packed file/)
  writePackedFile(path, new Map([['words', ['one', 'two']]]))
  truncateSync(path, 60)
  expect(() => openPackedFile(path).strings('words')).toThrow()
})
