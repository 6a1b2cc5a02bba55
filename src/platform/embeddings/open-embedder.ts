import type { TextEmbedder } from './contract.ts'
import { type OnnxSettings, openOnnxEmbedder } from './onnx.ts'
import { createOpenAiEmbedder, type OpenAiSettings } from './openai-compatible.ts'

/** An embedder as plain data, which may be sent to another thread. */
export type EmbedderSettings = ({ kind: 'onnx' } & OnnxSettings) | ({ kind: 'openai' } & OpenAiSettings)

/**
 * Opens the embedder that the settings describe.
 * @throws EmbeddingError when the settings are wrong, or its package or model is not to be had
 */
export const openEmbedder = async (settings: EmbedderSettings): Promise<TextEmbedder> =>
  settings.kind === 'onnx' ? await openOnnxEmbedder(settings) : createOpenAiEmbedder(settings)
