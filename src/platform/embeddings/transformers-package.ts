import { createRequire } from 'node:module'
import { join } from 'node:path'
import { EmbeddingError } from './embedding-error.ts'

/** What is used of the package; it is not installed with the service, so its own types are not at hand. */
export type Transformers = {
  env: { allowRemoteModels: boolean; cacheDir: string; logLevel: number }
  AutoTokenizer: { from_pretrained: (model: string, options: object) => Promise<Tokenizer> }
  AutoModel: { from_pretrained: (model: string, options: object) => Promise<Model> }
}

export type Tensor = { type: string; dims: readonly number[]; data: ArrayLike<number | bigint> }
export type Tokenizer = {
  (texts: readonly string[], options: object): { attention_mask: Tensor }
  /** Tokens; infinite, or a number beyond all sense, where the model's maker left it out. */
  model_max_length: number
}
export type Model = {
  (inputs: object): Promise<Record<string, Tensor | undefined>>
  dispose: () => Promise<unknown>
}

const packageName = '@huggingface/transformers'
const install = `npm install --ignore-scripts ${packageName}@4.3.1`

/**
 * Loads the package that runs ONNX models. It takes half a gigabyte and few want it, so the service does not bring it.
 * @param folder whose node_modules it is looked for in, and in those of the folders above it
 * @throws EmbeddingError `not_installed`
 */
export function loadTransformers(folder: string): Transformers {
  const require = createRequire(join(folder, 'package.json'))
  let path: string
  try {
    path = require.resolve(packageName)
  } catch (cause) {
    const message = `An ONNX model needs the package ${packageName}, which is not installed in ${folder}: run \`${install}\` there.`
    throw new EmbeddingError('not_installed', message, { cause })
  }
  try {
    return require(path) as Transformers
  } catch (cause) {
    const [reason] = (cause as Error).message.split('\n')
    const message = `The package ${packageName} is installed and cannot be loaded on this machine (${reason}): run \`${install}\` again in ${folder}, on a system with glibc.`
    throw new EmbeddingError('not_installed', message, { cause })
  }
}
