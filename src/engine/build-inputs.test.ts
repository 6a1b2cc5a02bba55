import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { compilerFiles } from './build-inputs.ts'

const engine = import.meta.dirname

/** A source file and every one that it takes code from, and so on; imports of types alone shape nothing. */
function reachedFrom(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const source = readFileSync(path, 'utf8')
  for (const [, file] of source.matchAll(/^(?:import|export) (?!type )(?:[^'\n]*|\{[^}]*\}) from '(\.[^']*)'/gm)) {
    reachedFrom(join(dirname(path), file!), seen)
  }
  return seen
}

it('counts every source that the corpus and its indexes are compiled with', () => {
  const counted = new Set(compilerFiles().map(({ path }) => path))
  const builders = [
    'corpus/compile-corpus.ts',
    'corpus/compile-concordance.ts',
    'guide/compile-guide.ts',
    'retrieval/build-index.ts',
    'verification/word-index.ts',
    'verification/packed-word-index.ts',
  ]
  const reached = builders.flatMap((name) => [...reachedFrom(join(engine, name))])
  expect(reached.length).toBeGreaterThan(30)
  const forgotten = reached.filter((path) => !counted.has(path)).map((path) => relative(engine, path))
  expect(forgotten.filter((path) => !path.endsWith('errors.ts'))).toEqual([])
})
