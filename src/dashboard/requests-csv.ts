import type { ApiKey } from '../access/api-keys/index.ts'
import type { RequestRecord } from '../access/usage/index.ts'
import { csvLine } from './csv.ts'

const columns = [
  'request_id',
  'at',
  'endpoint',
  'status',
  'error_code',
  'credits_charged',
  'latency_ms',
  'live',
  'key_id',
  'key_name',
  'model',
  'input_tokens',
  'output_tokens',
  'replayed',
  'client_left',
  'via',
]

type Deps = {
  /** The next records after one, the newest first; fewer than the limit at the end. */
  readPage: (before: RequestRecord | undefined, limit: number) => Promise<RequestRecord[]>
  keys: ReadonlyMap<string, Pick<ApiKey, 'name'>>
}

const pageSize = 1_000

/** The lines of an export, page by page, so that no more than a page is ever in memory. */
export async function* requestsCsv({ readPage, keys }: Deps, mostRows: number): AsyncGenerator<string> {
  yield csvLine(columns)
  let before: RequestRecord | undefined
  for (let left = mostRows; left > 0; ) {
    const page = await readPage(before, Math.min(left, pageSize))
    yield page.map((record) => csvLine(cellsOf(record, keys.get(record.keyId)?.name ?? ''))).join('')
    if (page.length < Math.min(left, pageSize)) return
    left -= page.length
    before = page.at(-1)
  }
}

const cellsOf = (record: RequestRecord, keyName: string) => [
  record.id,
  record.at.toISOString(),
  record.endpoint,
  record.status,
  record.errorCode,
  record.creditsCharged,
  record.latencyMs,
  record.livemode,
  record.keyId,
  keyName,
  record.model,
  record.inputTokens,
  record.outputTokens,
  record.replayed,
  record.clientLeft,
  record.via,
]
