import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { type Prefixes, prefixed, type TextEmbedder } from './contract.ts'
import { EmbeddingError } from './embedding-error.ts'
import { hashModel, localFolder, type OnnxDtype, onnxSubfolder } from './onnx-files.ts'
import { type Pooling, pooledRows } from './pool-tokens.ts'
import { loadTransformers, type Model, type Tokenizer, type Transformers } from './transformers-package.ts'

export type OnnxSettings = {
  /** A folder with an ONNX model and its tokenizer, or a name on the Hugging Face hub such as `Xenova/e5-small`. */
  model: string
  /** Where a model from the hub is kept, so that it is fetched once. Nothing is fetched for a folder. */
  cacheDir: string
  /** How the vectors of the tokens become one: the model's card says it. */
  pooling?: Pooling | undefined
  dtype?: OnnxDtype | undefined
  prefixes?: Prefixes | undefined
  batch?: number | undefined
  /** Of the processor; half of them where nothing is said. */
  threads?: number | undefined
  /** Whose node_modules has @huggingface/transformers; the project's where nothing is said. */
  packageFolder?: string | undefined
}

const standardBatch = 16
/** What is longer is cut off. A verse has some 40 tokens, and what a text costs grows with the square of them. */
const mostTokens = 512
const silent = 50

/**
 * Opens a sentence-embedding model in the ONNX format. It runs on the thread that asks, which does nothing else
 * meanwhile: some milliseconds for a query, and for many texts `buildVectorsInWorker` has a thread of its own.
 * @throws EmbeddingError `not_installed`, `unusable_model`, or `unreachable` for a model that cannot be fetched
 */
export async function openOnnxEmbedder(settings: OnnxSettings): Promise<TextEmbedder> {
  const { pooling = 'mean', dtype = 'fp32', prefixes = {}, batch = standardBatch } = settings
  const local = localFolder(settings.model)
  const transformers = loadTransformers(settings.packageFolder ?? join(import.meta.dirname, '../../..'))
  const folder = local ?? join(resolve(settings.cacheDir), settings.model)
  if (local !== undefined) await hashModel(local, dtype) // says what is missing in better words
  const { tokenizer, model } = await open(transformers, settings, local, dtype)
  const hash = await hashModel(folder, dtype)
  const from = `The model ${settings.model}`
  const most = Math.min(mostTokens, tokenizer.model_max_length)

  return {
    name: JSON.stringify(['onnx', hash, pooling, dtype, prefixes.query ?? '', prefixes.document ?? '']),
    batch,
    embed: async (texts, purpose, signal) => {
      signal?.throwIfAborted()
      if (texts.length === 0) return []
      const inputs = tokenizer(prefixed(texts, purpose, prefixes), {
        padding: true,
        truncation: true,
        max_length: most,
      })
      const outputs = await model(inputs).catch((cause: unknown) => {
        throw new EmbeddingError('unusable_model', `${from} fails (${(cause as Error).message}).`, { cause })
      })
      signal?.throwIfAborted()
      return pooledRows(outputs, inputs.attention_mask, pooling, from)
    },
    close: async () => {
      await model.dispose()
    },
  }
}

async function open(
  { env, AutoTokenizer, AutoModel }: Transformers,
  { model: name, cacheDir, threads }: OnnxSettings,
  folder: string | undefined,
  dtype: OnnxDtype,
): Promise<{ tokenizer: Tokenizer; model: Model }> {
  env.logLevel = silent // it would log the texts of a call that failed
  env.cacheDir = resolve(cacheDir)
  env.allowRemoteModels = folder === undefined
  const options = {
    dtype,
    device: 'cpu',
    local_files_only: folder !== undefined,
    subfolder: folder === undefined ? 'onnx' : onnxSubfolder(folder, dtype),
    session_options: { intraOpNumThreads: threads ?? Math.max(1, Math.floor(availableParallelism() / 2)) },
  }
  try {
    const tokenizer = await AutoTokenizer.from_pretrained(folder ?? name, options)
    return { tokenizer, model: await AutoModel.from_pretrained(folder ?? name, options) }
  } catch (cause) {
    const reason = (cause as Error).message
    if (folder !== undefined) {
      throw new EmbeddingError('unusable_model', `The model in ${folder} cannot be opened (${reason}).`, { cause })
    }
    const message = `The model ${name} cannot be fetched or opened (${reason}): put its folder on this machine and set BEREA_EMBEDDER_MODEL to it.`
    throw new EmbeddingError('unreachable', message, { cause })
  }
}
