export { createRecordBatch, prepareWriteRecords, toRow } from './record-batch.ts'
export type { RequestRecord } from './request-record.ts'
export { purgeRecords } from './retention.repository.ts'
export { type DailyUsage, listDailyUsage, readUsage, type UsageSummary } from './usage.repository.ts'
