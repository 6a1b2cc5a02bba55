import type {
  Answer,
  AnswerRequest,
  Insights,
  InsightsRequest,
  Prayer,
  PrayerRequest,
  Theology,
  TheologyRequest,
} from '../engine.ts'
import type { Judged, JudgeQuestion } from '../guardrails/index.ts'
import type { FinishedUnit, StreamedText } from './finish-unit.ts'
import type { Generated, PreparedWriting, Preparing, StreamedEnd } from './writing-desk.ts'

/** What each endpoint is asked and gives. */
export type Writings = {
  answer: { request: AnswerRequest; result: Answer }
  insights: { request: InsightsRequest; result: Insights }
  prayer: { request: PrayerRequest; result: Prayer }
  theology: { request: TheologyRequest; result: Theology }
}
export type Writing = keyof Writings

export type PreparedFor<E extends Writing> = PreparedWriting<Writings[E]['request'], Writings[E]['result']>
export type AskedWriting<E extends Writing> = Extract<PreparedFor<E>, { outcome: 'ask' }>

export type PrepareTask<E extends Writing = Writing> = { endpoint: E; request: Writings[E]['request'] } & Preparing
export type FinishTask<E extends Writing = Writing> = {
  endpoint: E
  prepared: AskedWriting<E>
  generated: Generated | undefined
  /** What a judge said of the flags on the finished text, where one was asked. */
  judged?: Judged
}

export type UnitTask<E extends Writing = Writing> = {
  endpoint: E
  prepared: AskedWriting<E>
  /** With the white space before it. */
  unit: string
  /** Undefined before the first release. */
  streamed: StreamedText | undefined
  /** What a judge said of the flags on this unit, where one was asked. */
  judged?: Judged
}
export type StreamEndTask<E extends Writing = Writing> = {
  endpoint: E
  prepared: AskedWriting<E>
  streamed: StreamedText
  end: StreamedEnd
}

/** What an engine does for models, beside writing by itself. */
export type WritingDesks = {
  /** What a judge is to be asked before the request is prepared; mostly nothing. */
  questionsForJudge: <E extends Writing>(task: PrepareTask<E>) => Promise<JudgeQuestion[]>
  prepareWriting: <E extends Writing>(task: PrepareTask<E>) => Promise<PreparedFor<E>>
  finishWriting: <E extends Writing>(task: FinishTask<E>) => Promise<Writings[E]['result']>
  finishUnit: <E extends Writing>(task: UnitTask<E>) => Promise<FinishedUnit>
  finishStream: <E extends Writing>(task: StreamEndTask<E>) => Promise<Writings[E]['result']>
}
