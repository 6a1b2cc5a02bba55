export type { EmbeddingPurpose, Prefixes, TextEmbedder } from './contract.ts'
export { createDeterministicEmbedder } from './deterministic.ts'
export { EmbeddingError, type EmbeddingErrorKind } from './embedding-error.ts'
export { type EmbedderSettings, openEmbedder } from './open-embedder.ts'
