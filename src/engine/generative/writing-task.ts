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
import type { Generated, PreparedWriting } from './writing-desk.ts'

/** What each endpoint is asked and gives. */
export type Writings = {
  answer: { request: AnswerRequest; result: Answer }
  insights: { request: InsightsRequest; result: Insights }
  prayer: { request: PrayerRequest; result: Prayer }
  theology: { request: TheologyRequest; result: Theology }
}
export type Writing = keyof Writings

type Prepared<E extends Writing> = PreparedWriting<Writings[E]['request'], Writings[E]['result']>
export type AskedWriting<E extends Writing> = Extract<Prepared<E>, { outcome: 'ask' }>

export type PrepareTask<E extends Writing = Writing> = { endpoint: E; request: Writings[E]['request'] }
export type FinishTask<E extends Writing = Writing> = {
  endpoint: E
  prepared: AskedWriting<E>
  generated: Generated | undefined
}

/** What an engine does for models, beside writing by itself. */
export type WritingDesks = {
  prepareWriting: <E extends Writing>(task: PrepareTask<E>) => Promise<Prepared<E>>
  finishWriting: <E extends Writing>(task: FinishTask<E>) => Promise<Writings[E]['result']>
}
