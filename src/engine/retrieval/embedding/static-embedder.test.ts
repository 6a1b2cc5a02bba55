import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openPackedFile, type PackedFile, type PackedSections, writePackedFile } from '../../../platform/packed-file.ts'
import { wordsIn } from './embed-words.ts'
import { copyEmbedder, openStaticEmbedder, packEmbedder } from './static-embedder.ts'
import { piecesOf } from './word-pieces.ts'

const folder = mkdtempSync(join(tmpdir(), 'embedder-'))
afterAll(() => rmSync(folder, { recursive: true }))
const size = 16
const pieces = 50

const along = (axis: number, value = 127) => Array.from({ length: size }, (_, place) => (place === axis ? value : 0))
const table = (rows: number[][]) => ({
  vectors: Int8Array.from(rows.flat()),
  scales: Float32Array.from(rows, () => 1 / 127),
})

function packed(write: (sections: PackedSections) => void, name: string): PackedFile {
  const sections: PackedSections = new Map()
  write(sections)
  const path = join(folder, name)
  writePackedFile(path, sections)
  return openPackedFile(path)
}
const model = packed(
  (sections) =>
    packEmbedder(
      { format: 1, size, pieces, seed: 1 },
      { en: ['love', 'peace'], es: ['amor'] },
      {
        en: table([along(0), along(1)]),
        es: table([along(0)]),
        pieces: table(Array.from({ length: pieces }, () => along(5))),
      },
      sections,
    ),
  'model.bin',
)

describe('the static embedder', () => {
  const { embed } = openStaticEmbedder(model)!

  it('adds up the vectors of the words, to length 1', () => {
    const both = embed('Love and PEACE’s', 'en')!
    expect(both[0]).toBeCloseTo(both[1]!)
    expect(Math.hypot(...both)).toBeCloseTo(1)
  })

  it('reads a word in its language', () => {
    expect(embed('amor', 'es')).toEqual(embed('love', 'en'))
    expect(embed('amor', 'en')![5]).toBeCloseTo(1)
  })

  it('makes an unknown word of its pieces', () => {
    expect(embed('shibboleth', 'en')![5]).toBeCloseTo(1)
  })

  it.each(['', '?! …', '   '])('has nothing for a text without words: “%s”', (text) => {
    expect(embed(text, 'en')).toBeUndefined()
  })

  it('is the same when it was copied into another file', () => {
    const copy = openStaticEmbedder(packed((sections) => copyEmbedder(model, sections), 'copy.bin'))!
    expect(copy.embed('love of unknownness', 'en')).toEqual(embed('love of unknownness', 'en'))
  })

  it('refuses another format', () => {
    const later = packed((sections) => {
      copyEmbedder(model, sections)
      sections.set('embedder/card', { json: { format: 2, size, pieces, seed: 1 } })
    }, 'later.bin')
    expect(() => openStaticEmbedder(later)).toThrow('the embedder has the unknown format 2')
  })

  it('is undefined for a file without a model', () => {
    expect(openStaticEmbedder(packed(() => {}, 'empty.bin'))).toBeUndefined()
  })
})

it('reads words without accents, case and possessive', () => {
  expect(wordsIn("God's Niño, o’er the 7 hills — Élan")).toEqual(['god', 'nino', "o'er", 'the', '7', 'hills', 'elan'])
})

it('finds misspelt words by the pieces they share', () => {
  const right = new Set(piecesOf('forgiveness', 'en', 3_000))
  const shared = (word: string) => piecesOf(word, 'en', 3_000).filter((piece) => right.has(piece)).length
  expect(shared('forgivness')).toBeGreaterThan(5 * shared('mountain') + 5)
})
