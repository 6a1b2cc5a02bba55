import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPackedFile, writePackedFile } from '../../platform/packed-file.ts'
import { openSpelling } from './spelling.ts'

const folder = mkdtempSync(join(tmpdir(), 'spelling-'))
const path = join(folder, 'words.bin')
// the most used first, as the index has them
writePackedFile(
  path,
  new Map([['spelling/en', ['lord', 'word', 'grace', 'trace', 'tomorrow', 'nebuchadnezzar', 'niño']]]),
)
const { nearest } = openSpelling(openPackedFile(path), 'en')
rmSync(folder, { recursive: true })

it.each([
  ['grase', 'grace'],
  ['garce', 'grace'],
  ['tomorow', 'tomorrow'],
  ['tomorrwo', 'tomorrow'],
  ['nebuchadnezer', 'nebuchadnezzar'],
  ['nino', 'niño'],
  ['brace', undefined],
  ['lrd', undefined],
  ['tomato', undefined],
  ['zzzz', undefined],
])('%s → %s', (typed, word) => {
  expect(nearest(typed)).toBe(word)
})
