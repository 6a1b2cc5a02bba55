import type { Library } from '../generation/evidence.ts'
import { directionOf } from '../retrieval/index.ts'
import type { StudiedPassage } from './studied-passage.ts'

const mostRead = 6_000
const known = new WeakMap<StudiedPassage, Float32Array | undefined>()

/** The direction of what a passage says, of its English words; undefined without an embedder. */
export function directionOfPassage({ index }: Library, passage: StudiedPassage): Float32Array | undefined {
  if (!known.has(passage)) known.set(passage, directionOf(index, passage.english.slice(0, mostRead), 'en'))
  return known.get(passage)
}
