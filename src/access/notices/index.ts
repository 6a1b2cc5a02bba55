export type { FindHolder, Holder } from './holder.ts'
export { noteErrorSpikes } from './note-error-spikes.ts'
export { noteReachedCaps } from './note-reached-caps.ts'
export { writeNotice } from './write-notice.ts'
