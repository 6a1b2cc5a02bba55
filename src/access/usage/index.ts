export { type EndpointDay, listEndpointDays } from './overview.repository.ts'
export { createRecordBatch, prepareWriteRecords, toRow } from './record-batch.ts'
export {
  findRequest,
  hasMoreRequests,
  listRequestLines,
  listRequests,
  type RequestFilter,
  type RequestLine,
  type RequestPlace,
} from './request-list.repository.ts'
export type { RecordedDecision, RequestRecord } from './request-record.ts'
export { forgetDanger, purgeRecords } from './retention.repository.ts'
export { type DailyUsage, listDailyUsage, readUsage, type UsageSummary } from './usage.repository.ts'
