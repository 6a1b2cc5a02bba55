import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { EmbeddingError } from './embedding-error.ts'

/** How the numbers of a model are stored, with the ending that its file then has. */
const endings = {
  fp32: '',
  fp16: '_fp16',
  q8: '_quantized',
  int8: '_int8',
  uint8: '_uint8',
  q4: '_q4',
  q4f16: '_q4f16',
}
export type OnnxDtype = keyof typeof endings

const tokenizerFiles = ['config.json', 'tokenizer.json', 'tokenizer_config.json']

/**
 * The folder that a setting means, or undefined for a name on the Hugging Face hub. What looks like a path is one, so
 * that a slip in it never becomes a download.
 * @throws EmbeddingError `unusable_model` for a path that leads to no folder
 */
export function localFolder(model: string): string | undefined {
  const folder = resolve(model)
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder
  if (!isAbsolute(model) && !model.startsWith('.') && /^[^/\\]+\/[^/\\]+$/.test(model)) return undefined
  const message = `BEREA_EMBEDDER_MODEL names ${folder}, and there is no such folder: name one that holds an ONNX model.`
  throw new EmbeddingError('unusable_model', message)
}

/** Where in a model's folder the ONNX files lie: in `onnx`, as on the hub, or beside the tokenizer. */
export const onnxSubfolder = (folder: string, dtype: OnnxDtype): string =>
  existsSync(join(folder, modelFile(dtype))) ? '' : 'onnx'

/**
 * Hashes all that a model's vectors depend on: its weights, those that lie in files beside it too, and its tokenizer.
 * @returns 16 hexadecimal digits
 * @throws EmbeddingError `unusable_model` when one of the files is missing
 */
export async function hashModel(folder: string, dtype: OnnxDtype): Promise<string> {
  const subfolder = onnxSubfolder(folder, dtype)
  const missing = [...tokenizerFiles, join(subfolder, modelFile(dtype))].filter(
    (name) => !existsSync(join(folder, name)),
  )
  if (missing.length > 0) {
    const message = `${folder} has no ${missing.join(', no ')}: put the whole model there, or set BEREA_EMBEDDER_DTYPE to one that is there.`
    throw new EmbeddingError('unusable_model', message)
  }
  const weights = readdirSync(join(folder, subfolder))
    .filter((name) => name === modelFile(dtype) || name.startsWith(`${modelFile(dtype)}_data`))
    .sort()
  const hash = createHash('sha256')
  for (const path of [...tokenizerFiles, ...weights.map((name) => join(subfolder, name))]) {
    hash.update(`\0${path}\0${statSync(join(folder, path)).size}\0`)
    await pipeline(createReadStream(join(folder, path)), hash, { end: false })
  }
  return hash.digest('hex').slice(0, 16)
}

const modelFile = (dtype: OnnxDtype) => `model${endings[dtype]}.onnx`
