import type { RequestFilter } from '../access/usage/index.ts'
import { momentFrom } from './moment-from.ts'
import type { RequestFilters } from './requests.schemas.ts'

/** What a list is narrowed to, from its query: `4xx` is every status from 400 to 499. @throws AppError bad_request */
export function filterFrom({ endpoint, status, keyId, requestId, from, to }: RequestFilters): RequestFilter {
  return {
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keyId === undefined ? {} : { keyId }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(status === undefined ? {} : { status: { least: statusAt(status, '0'), most: statusAt(status, '9') } }),
    ...(from === undefined ? {} : { from: momentFrom(from, 'from') }),
    ...(to === undefined ? {} : { to: momentFrom(to, 'to') }),
  }
}

const statusAt = (status: string, digit: string) => Number(status.replaceAll('x', digit))
