import { builtCorpus } from '../corpus/built-corpus.test-data.ts'
import { createVerifier, type Verifier } from './verifier.ts'

let built: Promise<Verifier> | undefined

/** A verifier over the corpus that set-up built, made once for a test file. */
export function builtVerifier(): Promise<Verifier> {
  built ??= builtCorpus().then(createVerifier)
  return built
}
