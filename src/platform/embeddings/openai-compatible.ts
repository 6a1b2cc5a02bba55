import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddingPurpose, type Prefixes, prefixed, type TextEmbedder } from './contract.ts'
import { EmbeddingError } from './embedding-error.ts'
import { failureOf, problemOf } from './openai-problems.ts'
import { vectorsIn } from './openai-reply.ts'
import { type Patience, retryAfterMs, type Try, tryPatiently } from './patience.ts'
import { readText } from './read-text.ts'

export type OpenAiSettings = {
  /** All before `/embeddings`, the version included: `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`. */
  url: string
  model: string
  apiKey?: string | undefined
  /** Numbers of a vector, for a model that can give fewer than it has. */
  dimensions?: number | undefined
  batch?: number | undefined
  prefixes?: Prefixes | undefined
}

type Options = {
  patience?: Record<EmbeddingPurpose, Patience>
  pause?: (ms: number, signal?: AbortSignal) => Promise<void>
  now?: () => number
}

/** Somebody waits for a query; the verses may wait for a provider that starts again, or for the next minute's quota. */
const standardPatience: Record<EmbeddingPurpose, Patience> = {
  query: { timeoutMs: 5_000, tries: 2, longestPauseMs: 1_000 },
  document: { timeoutMs: 120_000, tries: 8, longestPauseMs: 60_000 },
}
const standardBatch = 64
/** A batch of 64 vectors of 4,096 numbers takes some 6 MB as JSON. */
const mostReplyBytes = 64 * 2 ** 20

/**
 * Embeds over HTTP as OpenAI does, and with it Ollama, llama.cpp, vLLM, Text Embeddings Inference, LM Studio and most
 * hosted providers. Nothing is asked of the provider before the first text.
 * @see https://platform.openai.com/docs/api-reference/embeddings
 * @throws EmbeddingError `wrong_setting`
 */
export function createOpenAiEmbedder(settings: OpenAiSettings, options: Options = {}): TextEmbedder {
  const { patience = standardPatience, pause = sleepUntilAborted, now = Date.now } = options
  const { model, dimensions, batch = standardBatch, prefixes = {} } = settings
  const endpoint = endpointOf(settings.url)
  const headers = headersOf(settings.apiKey)
  const asked = { endpoint, model, hasKey: settings.apiKey !== undefined }

  const ask = async (input: string[], timeoutMs: number, signal?: AbortSignal): Promise<Try<string>> => {
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: JSON.stringify({ model, input, encoding_format: 'float', ...(dimensions && { dimensions }) }),
        redirect: 'manual', // the key and the texts go to nobody but who was named
        signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      })
      if (response.ok) return { answer: await readText(response, mostReplyBytes) }
      await response.body?.cancel()
      const { status } = response
      return {
        problem: problemOf(status, asked),
        passes: status === 429 || status >= 500,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now()),
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof EmbeddingError) throw error
      return { problem: failureOf(error, asked, timeoutMs), passes: true }
    }
  }

  return {
    name: JSON.stringify([
      'openai',
      endpoint,
      model,
      dimensions ?? null,
      prefixes.query ?? '',
      prefixes.document ?? '',
    ]),
    batch,
    embed: async (texts, purpose, signal) => {
      signal?.throwIfAborted()
      if (texts.length === 0) return []
      const input = prefixed(texts, purpose, prefixes)
      const { timeoutMs } = patience[purpose]
      const answer = await tryPatiently(
        () => ask(input, timeoutMs, signal),
        patience[purpose],
        (ms) => pause(ms, signal),
      )
      return vectorsIn(answer, texts.length, { endpoint, dimensions })
    },
    close: async () => {},
  }
}

function endpointOf(base: string): string {
  const url = URL.parse(base)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new EmbeddingError('wrong_setting', 'BEREA_EMBEDDER_URL is no http or https address.')
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    const message = 'BEREA_EMBEDDER_URL may hold a host and a path only: the key goes into BEREA_EMBEDDER_KEY.'
    throw new EmbeddingError('wrong_setting', message)
  }
  return `${url.href.replace(/\/+$/, '')}/embeddings`
}

function headersOf(apiKey: string | undefined): Record<string, string> {
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  if (apiKey === undefined) return json
  // fetch would say the key itself in its complaint
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    const message = 'BEREA_EMBEDDER_KEY is empty or has a space, a line break or a character that no key has.'
    throw new EmbeddingError('wrong_setting', message)
  }
  return { ...json, authorization: `Bearer ${apiKey}` }
}

async function sleepUntilAborted(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { ...(signal && { signal }) }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw error
  })
}
