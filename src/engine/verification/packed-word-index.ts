import { openPackedFile, type PackedBytes, type PackedSections } from '../../platform/packed-file.ts'
import type { WordIndexParts } from './word-index.ts'

const section = 'verification'
const numberSections = ['words', 'starts', 'slots', 'looseIds', 'places', 'placeStarts'] as const
const wordSections = ['spelled', 'looseForms'] as const

/** Adds a word index to the sections of a packed file. */
export function packWordIndex(parts: WordIndexParts, sections: PackedSections): void {
  for (const name of numberSections) sections.set(`${section}/${name}`, parts[name])
  // one piece of JSON is read many times faster than tens of thousands of strings
  for (const name of wordSections) sections.set(`${section}/${name}`, { json: parts[name] })
}

/**
 * Opens what `packWordIndex` kept; the numbers stay where they are.
 * @param source the path of `search.bin`, or the file when it has been read
 */
export function openWordIndex(source: string | PackedBytes): WordIndexParts {
  const file = openPackedFile(source)
  const numbers = numberSections.map((name) => [name, file.u32(`${section}/${name}`)])
  const words = wordSections.map((name) => [name, file.json(`${section}/${name}`)])
  return Object.fromEntries([...numbers, ...words]) as WordIndexParts
}
