export { createRecordBatch, prepareWriteRecords, toRow } from './record-batch.ts'
export type { RecordedDecision, RequestRecord } from './request-record.ts'
export { forgetDanger, purgeRecords } from './retention.repository.ts'
export { type DailyUsage, listDailyUsage, readUsage, type UsageSummary } from './usage.repository.ts'
