export { cutUnits } from './cut-units.ts'
export type { StreamedText } from './finish-unit.ts'
export { promptTexts } from './prompt.ts'
export {
  type EndpointWriter,
  type Generated,
  openWritingDesk,
  type StreamedEnd,
  type WritingDesk,
} from './writing-desk.ts'
export type {
  AskedWriting,
  FinishTask,
  PreparedFor,
  PrepareTask,
  StreamEndTask,
  UnitTask,
  Writing,
  WritingDesks,
  Writings,
} from './writing-task.ts'
