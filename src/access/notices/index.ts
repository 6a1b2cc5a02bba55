export type { FindHolder, Holder, Mailer } from './mailer.ts'
export { sendCapNotices } from './send-cap-notices.ts'
export { tellDecision } from './tell-decision.ts'
