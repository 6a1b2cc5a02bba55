import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Deadline } from './deadline.ts'
import { ConfigurationError, errorOfEnvelope, StreamError } from './errors.ts'
import type { Citation, ErrorBody, StreamData, StreamEvent } from './types.ts'

export type OpenStream = { response: Response; deadline: Deadline }
type WithCitations = { citations: Citation[] }

const known = new Set<string>(['response.started', 'response.delta', 'response.citation', 'response.completed'])

/**
 * A reply that is read while it is written. The request is sent, once, when its events are iterated over or
 * `finalReply()` is called; listeners are added before. The text that came before an error is no answer.
 */
export class ReplyStream<Reply extends WithCitations> implements AsyncIterable<StreamEvent<Reply>> {
  readonly #open: () => Promise<OpenStream>
  readonly #mainText: (reply: Reply) => string
  readonly #caller: AbortSignal | undefined
  readonly #listeners: ((event: StreamEvent<Reply>) => void)[] = []
  readonly #leaving = new AbortController()
  #reply: Promise<Reply> | undefined
  #resolve: (reply: Reply) => void = () => {}
  #reject: (error: unknown) => void = () => {}
  #isRead = false
  #text = ''
  #citations: Citation[] = []

  /**
   * @param open sends the request; ends it when the signal is aborted
   * @param mainText the field of a reply that the deltas join to
   * @param caller the signal of whoever asked
   */
  constructor(
    open: (signal: AbortSignal) => Promise<OpenStream>,
    mainText: (reply: Reply) => string,
    caller?: AbortSignal | undefined,
  ) {
    this.#open = () => open(this.#leaving.signal)
    this.#mainText = mainText
    this.#caller = caller
  }

  /** The main text as far as it has come. */
  get text(): string {
    return this.#text
  }

  /** The sources that have come up so far. */
  get citations(): readonly Citation[] {
    return this.#citations
  }

  /** Calls `listener` with the data of every event of that type. What goes wrong is thrown by `finalReply()`. */
  on<Type extends keyof StreamData<Reply>>(type: Type, listener: (data: StreamData<Reply>[Type]) => void): this {
    this.#listeners.push((event) => {
      if (event.type === type) listener(event.data as StreamData<Reply>[Type])
    })
    return this
  }

  /**
   * The whole reply, once it is there: the same object as without streaming.
   * @throws StreamError where the stream was cut or left, BereaError where the service ended it, or the signal's reason
   */
  finalReply(): Promise<Reply> {
    const reply = this.#whole()
    if (!this.#isRead) void drain(this.#events())
    return reply
  }

  /** Leaves the stream and ends the request; what was delivered is charged. */
  abort(reason: unknown = new StreamError('The stream was left before its end.')): void {
    this.#leaving.abort(reason)
    this.#reject(this.#leaving.signal.reason)
  }

  [Symbol.asyncIterator](): AsyncGenerator<StreamEvent<Reply>, void, undefined> {
    if (this.#isRead) throw new ConfigurationError('A stream can be read once; finalReply() has all of it.')
    return this.#events()
  }

  #whole(): Promise<Reply> {
    this.#reply ??= new Promise<Reply>((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    return this.#reply
  }

  #events(): AsyncGenerator<StreamEvent<Reply>, void, undefined> {
    this.#isRead = true
    // whoever iterates is told there of what goes wrong, and need not ask for the whole reply
    this.#whole().catch(() => {})
    return this.#read()
  }

  async *#read(): AsyncGenerator<StreamEvent<Reply>, void, undefined> {
    let reply: Reply | undefined
    const leave = () => this.abort(this.#caller?.reason)
    if (this.#caller?.aborted) leave()
    this.#caller?.addEventListener('abort', leave)
    try {
      const stream = await this.#open()
      for await (const event of eventsOf<Reply>(stream)) {
        for (const each of event.type === 'response.completed' ? this.#withMissingText(event) : [event]) {
          this.#note(each)
          if (each.type === 'response.completed') reply = each.data
          yield each
        }
        if (reply !== undefined) return
      }
    } catch (error) {
      this.#reject(error)
      throw error
    } finally {
      this.#caller?.removeEventListener('abort', leave)
      if (reply === undefined) this.abort()
      else this.#resolve(reply)
    }
  }

  /** A stored reply that is given again comes without its text in pieces: whoever reads only pieces must have it all the same. */
  #withMissingText(completed: StreamEvent<Reply> & { type: 'response.completed' }): StreamEvent<Reply>[] {
    const delta = this.#mainText(completed.data)
    if (this.#text !== '' || delta === '') return [completed]
    const citations = completed.data.citations.map(
      (citation) => ({ type: 'response.citation', data: { citation } }) as const,
    )
    return [{ type: 'response.delta', data: { delta } }, ...citations, completed]
  }

  #note(event: StreamEvent<Reply>): void {
    if (event.type === 'response.delta') this.#text += event.data.delta
    if (event.type === 'response.citation') this.#citations = [...this.#citations, event.data.citation]
    if (event.type === 'response.completed') this.#citations = event.data.citations
    for (const listener of this.#listeners) listener(event)
  }
}

async function drain(events: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _ of events);
  } catch {
    // finalReply() throws it
  }
}

/**
 * The events that this client knows, until its reader leaves: it is an error if it ends before. Of other events
 * nothing is said, since later revisions may add some.
 */
async function* eventsOf<Reply>({
  response,
  deadline,
}: OpenStream): AsyncGenerator<StreamEvent<Reply>, void, undefined> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined
  const reader = response.body?.getReader()
  try {
    if (reader === undefined || !response.headers.get('Content-Type')?.startsWith('text/event-stream'))
      throw new StreamError('The reply is no stream: is baseUrl right?', { requestId })
    let messages: EventSourceMessage[] = []
    const parser = createParser({ onEvent: (message) => messages.push(message) })
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = await readNext(reader, deadline, requestId)
      if (done) throw new StreamError('The stream was cut before its last event.', { requestId })
      messages = []
      parser.feed(decoder.decode(value, { stream: true }))
      for (const { event = '', data } of messages) {
        if (event === 'response.error') throw errorOfEnvelope(parsed<ErrorBody>(data, requestId), { requestId })
        // the name says which data it has
        if (known.has(event)) yield { type: event, data: parsed(data, requestId) } as StreamEvent<Reply>
      }
    }
  } finally {
    deadline.end()
    reader?.cancel().catch(() => {})
  }
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>, deadline: Deadline, requestId?: string) {
  deadline.renew()
  try {
    return await reader.read()
  } catch (cause) {
    if (deadline.signal.aborted) throw deadline.explain(cause)
    throw new StreamError('The connection broke in the middle of the stream.', { cause, requestId })
  } finally {
    deadline.rest() // whoever reads may take their time
  }
}

function parsed<T>(data: string, requestId: string | undefined): T {
  try {
    return JSON.parse(data) as T
  } catch (cause) {
    throw new StreamError('An event of the stream is not JSON.', { cause, requestId })
  }
}
