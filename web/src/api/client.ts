/** A refusal or failure that the service told in its envelope; `reason` is Better Auth's own code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly detail: Detail
  constructor(status: number, code: string, message: string, detail: Detail = {}) {
    super(message)
    this.status = status
    this.code = code
    this.detail = detail
  }
}
type Detail = { reason?: string; param?: string; requestId?: string; retryAfterSeconds?: number }

/** The service was not reached at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

type Query = Record<string, string | number | undefined | null>
type Options = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  body?: object
  query?: Query
  signal?: AbortSignal
}

const root = '/dashboard/api'

/** Address of a route with the query fields that have a value. */
export function addressOf(path: string, query: Query = {}): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? `${root}${path}` : `${root}${path}?${search}`
}

/**
 * Asks the dashboard's API and gives the JSON body back.
 * @param path below `/dashboard/api`
 * @throws ApiError for what is not 2xx, Unreachable where no reply came
 */
export async function call<Body>(path: string, { method = 'GET', body, query, signal }: Options = {}): Promise<Body> {
  let response: Response
  try {
    response = await fetch(addressOf(path, query), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(signal === undefined ? {} : { signal }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Unreachable('The service was not reached.', { cause })
  }
  const text = await response.text()
  const parsed = parse(text)
  if (!response.ok) throw refusal(response, parsed)
  return parsed as Body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusal(response: Response, body: unknown): ApiError {
  const { error = {}, request_id: requestId } = (body ?? {}) as {
    error?: { message?: string; code?: string; reason?: string; param?: string }
    request_id?: string
  }
  const { message = '', code = `http_${response.status}`, reason, param } = error
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(response.status, code, message, {
    ...(reason === undefined ? {} : { reason }),
    ...(param === undefined ? {} : { param }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(Number.isFinite(wait) ? { retryAfterSeconds: wait } : {}),
  })
}
