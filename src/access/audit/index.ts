export { type AuditEntry, listAudit, recordAudit } from './audit.repository.ts'
