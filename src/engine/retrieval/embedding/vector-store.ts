import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedBytes } from '../../../platform/packed-file.ts'
import { readVectorFile, type VectorOrigin, writeVectorFile } from './vector-file.ts'
import { openVectorParts, rowsPerPart, type VectorParts } from './vector-parts.ts'

/** Which vectors: those of these texts by the embedder of this name. */
export type VectorsWanted = {
  dataDir: string
  embedder: string
  /** One a verse in the order of the corpus, empty where there is none. */
  texts: readonly string[]
}

/** Where vectors are made and kept: a folder for each embedder and set of texts, below `embeddings`. */
export type VectorStore = {
  folder: string
  /** The finished vectors; undefined unless they are there and whole. */
  find: () => PackedBytes | undefined
  /** Where they are made; `rowCount` is how many verses have a text. */
  parts: (rowCount: number) => VectorParts
  /** Moves vectors into place whole: a row a verse, as `writeVectorFile` takes them. The parts must be there still. */
  keep: (vectors: Float32Array, size: number) => PackedBytes
  /** Takes away finished vectors that `find` does not take for such. */
  removeDamaged: () => void
  /** Takes away what finished vectors were made of. */
  removeParts: () => void
  /** Takes away all there is. */
  remove: () => void
}

/** Opens a store, which need not be there. Other texts, or another embedder, have another. */
export function openVectorStore({ dataDir, embedder, texts }: VectorsWanted): VectorStore {
  const origin: VectorOrigin = { embedder, texts: hashOf(texts) }
  const name = hashOf([1, rowsPerPart, origin.embedder, origin.texts]).slice(0, 24)
  const folder = join(dataDir, 'embeddings', name)
  const partsFolder = join(folder, 'parts')
  const finished = join(folder, 'vectors.bin')
  const find = () => readVectorFile(finished, origin)
  return {
    folder,
    find,
    parts: (rowCount) => openVectorParts(partsFolder, rowCount),
    keep: (vectors, size) => {
      const unfinished = join(partsFolder, `finished-${randomUUID()}`)
      writeVectorFile(unfinished, origin, vectors, size)
      renameSync(unfinished, finished)
      flushFolder(folder)
      const kept = find()
      if (kept === undefined) throw new Error(`the vectors in ${folder} cannot be read back: see to the disk`)
      return kept
    },
    removeDamaged: () => {
      if (find() === undefined) rmSync(finished, { force: true })
    },
    removeParts: () => rmSync(partsFolder, { recursive: true, force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** So that the new name outlasts a power cut before the parts are taken away. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
