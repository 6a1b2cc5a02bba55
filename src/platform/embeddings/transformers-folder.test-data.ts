import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** Where @huggingface/transformers is installed, which those only do who use it: here, or where a test is told. */
export const packageFolder = resolve(process.env.TEST_TRANSFORMERS_DIR ?? '.')

/** Whether it is there; says loudly what is skipped where it is not. */
export function hasTransformers(suite: string): boolean {
  try {
    createRequire(join(packageFolder, 'package.json')).resolve('@huggingface/transformers')
    return true
  } catch {
    console.warn(`\n!!! No @huggingface/transformers in ${packageFolder}: ${suite} is SKIPPED !!!\n`)
    return false
  }
}
