import { type Deadline, openDeadline } from './deadline.ts'
import { BereaError, ConfigurationError, ConnectionError, errorOfResponse } from './errors.ts'
import { isWorthRetrying, pause, waitBeforeRetry } from './retry.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type Settings = {
  baseUrl: string
  /** Null where the server at `baseUrl` is the caller's own and adds the key. */
  apiKey: string | null
  timeout: number
  maxRetries: number
  fetch: Fetch
}

/** What came with a reply beside its body. */
export type ResponseInfo = {
  status: number
  requestId: string | null
  /** Whether a stored reply was given again, free of charge. */
  isReplayed: boolean
  /** Requests that the key may make in this window; `resetsAt` in Unix seconds. Null where the service did not say. */
  rateLimit: { limit: number; remaining: number; resetsAt: number } | null
}

export type RequestOptions = {
  /** Ends the request, its retries included; what is thrown is the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds that a reply may take, and a stream be silent. */
  timeout?: number | undefined
  /** How often a failed request is sent again. */
  maxRetries?: number | undefined
  /** Told of the reply that is taken; of a stream before its first event. */
  onResponse?: ((info: ResponseInfo) => void) | undefined
}

export type ChargedOptions = RequestOptions & {
  /**
   * Requests of the same key and body are charged once. By default each call has a key of its own, the same over its
   * retries. Null sends none: the service then keeps no copy of the reply, and what may have been charged is not sent again.
   */
  idempotencyKey?: string | null | undefined
}

export type Call = {
  method: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string | number | undefined>> | undefined
  body?: object
  isCharged?: boolean
  isStream?: boolean
}

const longestTimeout = 2 ** 31 - 1

/**
 * Sends a request, again where it failed in passing and doing so costs nothing.
 * @param read takes the reply; a failure in it counts as one of the request
 * @throws BereaError, or the reason of the caller's signal
 */
export async function send<T>(
  settings: Settings,
  call: Call,
  options: ChargedOptions,
  read: (response: Response, deadline: Deadline) => Promise<T>,
): Promise<T> {
  const { signal, maxRetries = settings.maxRetries, timeout = settings.timeout } = options
  checkPatience({ timeout, maxRetries })
  const idempotencyKey = call.isCharged ? idempotencyKeyOf(options) : null
  const init = { method: call.method, headers: headersOf(settings, call, idempotencyKey), ...bodyOf(call) }
  const isSafe = !call.isCharged || idempotencyKey !== null
  for (let retries = 0; ; retries++) {
    signal?.throwIfAborted()
    const deadline = openDeadline(timeout, signal)
    let taken: { reply: T; info: ResponseInfo }
    try {
      const response = await settings.fetch(urlOf(settings, call), { ...init, signal: deadline.signal })
      if (!response.ok) throw await errorOfResponse(response)
      taken = { reply: await read(response, deadline), info: infoOf(response) }
    } catch (cause) {
      deadline.end()
      const error = cause instanceof BereaError ? cause : deadline.explain(cause)
      if (retries >= maxRetries || !isWorthRetrying(error, isSafe)) throw error
      await pause(waitBeforeRetry(error, retries), signal)
      continue
    }
    options.onResponse?.(taken.info) // what it throws is its caller's and no failure of the request
    return taken.reply
  }
}

/** @throws ConfigurationError for what a timer cannot hold, or cannot be counted */
export function checkPatience({ timeout, maxRetries }: Pick<Settings, 'timeout' | 'maxRetries'>): void {
  if (!(timeout > 0 && timeout <= longestTimeout))
    throw new ConfigurationError(`timeout must be milliseconds above 0, at most ${longestTimeout}.`)
  if (!Number.isInteger(maxRetries) || maxRetries < 0)
    throw new ConfigurationError('maxRetries must be a whole number, 0 or more.')
}

/** A reply as JSON. */
export function sendForJson<T>(settings: Settings, call: Call, options: ChargedOptions = {}): Promise<T> {
  return send(settings, call, options, async (response, deadline) => {
    const text = await response.text()
    deadline.end()
    try {
      return JSON.parse(text) as T
    } catch (cause) {
      const requestId = response.headers.get('X-Request-Id') ?? undefined
      throw new ConnectionError('The reply is not JSON: is baseUrl right?', { cause, requestId })
    }
  })
}

function urlOf({ baseUrl }: Settings, { path, query = {} }: Call): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value))
  const asked = given.toString()
  return `${baseUrl}${path}${asked === '' ? '' : `?${asked}`}`
}

const headersOf = ({ apiKey }: Settings, { body, isStream }: Call, idempotencyKey: string | null) => ({
  Accept: isStream ? 'text/event-stream' : 'application/json',
  ...(apiKey !== null && { Authorization: `Bearer ${apiKey}` }),
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
})

function bodyOf({ body, isStream }: Call): { body?: string } {
  if (body === undefined) return {}
  // a reply in the other form could not be read, and would have been charged
  if ('stream' in body) throw new ConfigurationError('Leave out `stream`: call stream() for a stream.')
  return { body: JSON.stringify(isStream ? { ...body, stream: true } : body) }
}

function idempotencyKeyOf({ idempotencyKey }: ChargedOptions): string | null {
  // crypto.randomUUID is only there in secure contexts
  if (idempotencyKey === undefined) return hex(crypto.getRandomValues(new Uint8Array(16)))
  if (idempotencyKey === null || /^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) return idempotencyKey
  const param = 'Idempotency-Key'
  throw new ConfigurationError('idempotencyKey must be 1 to 255 printable ASCII characters without spaces.', { param })
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function infoOf({ status, headers }: Response): ResponseInfo {
  const [limit, remaining, resetsAt] = ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`X-RateLimit-${name}`))
  const isTold = limit != null && remaining != null && resetsAt != null
  return {
    status,
    requestId: headers.get('X-Request-Id'),
    isReplayed: headers.get('Idempotency-Replayed') === 'true',
    rateLimit: isTold ? { limit: Number(limit), remaining: Number(remaining), resetsAt: Number(resetsAt) } : null,
  }
}
