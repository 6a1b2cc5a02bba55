import { refuseKeyInBrowser } from './browser-key.ts'
import { ConfigurationError } from './errors.ts'
import { ReplyStream } from './reply-stream.ts'
import {
  type ChargedOptions,
  checkPatience,
  type Fetch,
  type RequestOptions,
  type Settings,
  send,
  sendForJson,
} from './transport.ts'
import type {
  AnswerRequest,
  AnswerResponse,
  Citation,
  EstimateRequest,
  EstimateResponse,
  InsightsRequest,
  InsightsResponse,
  PassageQuery,
  PassageResponse,
  PrayerRequest,
  PrayerResponse,
  TheologyRequest,
  TheologyResponse,
  Topic,
  TopicQuery,
  TopicResponse,
  TopicsQuery,
  TopicsResponse,
  Translation,
  TranslationsQuery,
  TranslationsResponse,
  UsageResponse,
  VerseSearchRequest,
  VerseSearchResponse,
  VerseVerifyRequest,
  VerseVerifyResponse,
} from './types.ts'

export type BereaOptions = {
  /** An API key. Null where the server at `baseUrl` is your own and adds the key itself. */
  apiKey: string | null
  /** Address of the service with its version. Default `http://127.0.0.1:4310/v1`. */
  baseUrl?: string | undefined
  /** Milliseconds that a reply may take, and a stream be silent. Default 75,000, more than the service takes at most. */
  timeout?: number | undefined
  /** How often a request that failed in passing is sent again. Default 2. */
  maxRetries?: number | undefined
  /** In the place of the global `fetch`. */
  fetch?: Fetch | undefined
  /** Lets a live key pass in a browser, where anybody can read it. */
  dangerouslyAllowBrowser?: boolean | undefined
}

const defaultBaseUrl = 'http://127.0.0.1:4310/v1'

/**
 * Client of one Berea service with one key. Every method throws `BereaError` or one of its classes, or the reason of a
 * signal that was aborted.
 * @throws ConfigurationError for options that cannot work, a live key in a browser among them
 */
export class Berea {
  readonly #settings: Settings

  constructor(options: BereaOptions) {
    this.#settings = settingsOf(options)
  }

  /** Questions, answered from Scripture. Scope `assistant`. */
  readonly assistant = {
    answer: (body: AnswerRequest, options?: ChargedOptions): Promise<AnswerResponse> =>
      this.#charged('/assistant/answer', body, options),
    stream: (body: AnswerRequest, options?: ChargedOptions): ReplyStream<AnswerResponse> =>
      this.#stream('/assistant/answer', body, options, ({ answerMarkdown }) => answerMarkdown),
  }

  /** Studies of a passage. Scope `insights`. */
  readonly insights = {
    create: (body: InsightsRequest, options?: ChargedOptions): Promise<InsightsResponse> =>
      this.#charged('/insights', body, options),
    stream: (body: InsightsRequest, options?: ChargedOptions): ReplyStream<InsightsResponse> =>
      this.#stream('/insights', body, options, ({ insightMarkdown }) => insightMarkdown),
  }

  /** Questions of doctrine, with each side's own words where Christians differ. Scope `theology`. */
  readonly theology = {
    ask: (body: TheologyRequest, options?: ChargedOptions): Promise<TheologyResponse> =>
      this.#charged('/theology/ask', body, options),
    stream: (body: TheologyRequest, options?: ChargedOptions): ReplyStream<TheologyResponse> =>
      this.#stream('/theology/ask', body, options, ({ answerMarkdown }) => answerMarkdown),
  }

  /** Prayers. Scope `prayer`. */
  readonly prayers = {
    generate: (body: PrayerRequest, options?: ChargedOptions): Promise<PrayerResponse> =>
      this.#charged('/prayer/generate', body, options),
    stream: (body: PrayerRequest, options?: ChargedOptions): ReplyStream<PrayerResponse> =>
      this.#stream('/prayer/generate', body, options, ({ prayerMarkdown }) => prayerMarkdown),
  }

  /** Verses: searched for (charged), and quotations of them checked (free). Scope `verses`. */
  readonly verses = {
    search: (body: VerseSearchRequest, options?: ChargedOptions): Promise<VerseSearchResponse> =>
      this.#charged('/verses/search', body, options),
    verify: (body: VerseVerifyRequest, options?: RequestOptions): Promise<VerseVerifyResponse> =>
      sendForJson(this.#settings, { method: 'POST', path: '/verses/verify', body }, options),
  }

  /** Passages as a translation prints them; at most 200 verses. Free, scope `verses`. */
  readonly passages = {
    get: async (reference: string, query?: PassageQuery, options?: RequestOptions): Promise<PassageResponse> =>
      this.#get(`/passages/${segment('reference', reference)}`, query, options),
  }

  /** The translations that are loaded. Free, scope `verses`. */
  readonly translations = {
    list: (query?: TranslationsQuery, options?: RequestOptions): Promise<TranslationsResponse> =>
      this.#get('/translations', query, options),
    /** All of them, page after page. */
    all: (query?: TranslationsQuery, options?: RequestOptions): AsyncGenerator<Translation, void, undefined> =>
      pages((cursor) => this.translations.list({ ...query, ...cursor }, options)),
  }

  /** The study guide. Free, scope `verses`. */
  readonly topics = {
    list: (query?: TopicsQuery, options?: RequestOptions): Promise<TopicsResponse> =>
      this.#get('/topics', query, options),
    /** All that `list` finds, page after page. */
    all: (query?: TopicsQuery, options?: RequestOptions): AsyncGenerator<Topic, void, undefined> =>
      pages((cursor) => this.topics.list({ ...query, ...cursor }, options)),
    get: async (id: string, query?: TopicQuery, options?: RequestOptions): Promise<TopicResponse> =>
      this.#get(`/topics/${segment('id', id)}`, query, options),
  }

  /** What the key and its account have used, and of which caps. Free, any scope. */
  readonly usage = {
    get: (options?: RequestOptions): Promise<UsageResponse> => this.#get('/usage', undefined, options),
  }

  /** The most that a charged request can cost, without running it. Free, needs the scope of what is priced. */
  estimate(body: EstimateRequest, options?: RequestOptions): Promise<EstimateResponse> {
    return sendForJson(this.#settings, { method: 'POST', path: '/estimate', body }, options)
  }

  #charged<T>(path: string, body: object, options?: ChargedOptions): Promise<T> {
    return sendForJson(this.#settings, { method: 'POST', path, body, isCharged: true }, options)
  }

  #get<T>(path: string, query: Record<string, string | number | undefined> | undefined, options?: RequestOptions) {
    return sendForJson<T>(this.#settings, { method: 'GET', path, query }, options)
  }

  #stream<T extends { citations: Citation[] }>(
    path: string,
    body: object,
    options: ChargedOptions | undefined,
    mainText: (reply: T) => string,
  ): ReplyStream<T> {
    const call = { method: 'POST', path, body, isCharged: true, isStream: true } as const
    const open = (signal: AbortSignal) =>
      send(this.#settings, call, { ...options, signal }, async (response, deadline) => ({ response, deadline }))
    return new ReplyStream<T>(open, mainText, options?.signal)
  }
}

function settingsOf({
  apiKey,
  baseUrl = defaultBaseUrl,
  timeout = 75_000,
  maxRetries = 2,
  fetch: given,
  dangerouslyAllowBrowser = false,
}: BereaOptions): Settings {
  if (apiKey !== null) {
    // its value stands in no message
    if (typeof apiKey !== 'string' || !/^[\x21-\x7e]+$/.test(apiKey))
      throw new ConfigurationError(
        'apiKey must be an API key, without white space; null where your own server adds it.',
      )
    refuseKeyInBrowser(apiKey, dangerouslyAllowBrowser)
  }
  checkPatience({ timeout, maxRetries })
  // looked up at each call, for whoever replaces it later, and never called as a method
  const send: Fetch = given ?? ((url, init) => globalThis.fetch(url, init))
  return { apiKey, baseUrl: baseUrl.replace(/\/+$/, ''), timeout, maxRetries, fetch: send }
}

/** A value as one segment of a path; `.` and `..` would be taken for steps. */
function segment(name: string, value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new ConfigurationError(`${name} must not be “${value}”.`, { param: name })
  return encodeURIComponent(value)
}

type Page<Item> = { data: Item[]; nextCursor: string | null }

async function* pages<Item>(fetchPage: (cursor: { cursor?: string }) => Promise<Page<Item>>) {
  let cursor: string | null = null
  do {
    const page: Page<Item> = await fetchPage(cursor ? { cursor } : {})
    yield* page.data
    cursor = page.nextCursor
  } while (cursor !== null)
}
