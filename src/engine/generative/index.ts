export { promptTexts } from './prompt.ts'
export { type EndpointWriter, type Generated, openWritingDesk, type WritingDesk } from './writing-desk.ts'
export type { FinishTask, PrepareTask, Writing, WritingDesks, Writings } from './writing-task.ts'
