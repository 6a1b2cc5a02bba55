import type { ModelAttempt, ModelCall, ModelChain } from '../../platform/llm/index.ts'
import type { Judged, JudgeQuestion } from '../guardrails/index.ts'
import { judgeRequest, readJudgement } from './judge-request.ts'

/** A model that judges flags, and how long it may take. */
export type ModelJudge = {
  /** Of one model: where it fails the rules stand, and nobody else is asked. */
  chain: Pick<ModelChain, 'generate'>
  deadlineMs: number
  /** Told of a judge that gave no word: what only the log may know. */
  report: (error: unknown) => void
}

/** An answer is a few bytes; whoever writes more says something else. */
const longestReply = 2_000

/** Asks all questions at once. Never throws: whatever is no answer in the form and the time is `unavailable`. */
export async function askJudge(
  { chain, deadlineMs, report }: ModelJudge,
  questions: readonly JudgeQuestion[],
  call: Pick<ModelCall, 'signal' | 'deadlineMs'> & { record: (attempt: ModelAttempt) => void },
): Promise<Judged> {
  const ends = { ...call, deadlineMs: Math.min(deadlineMs, call.deadlineMs) }
  const ask = async (question: JudgeQuestion) => {
    try {
      const said = readJudgement(await replyOf(chain.generate(judgeRequest(question), ends)))
      if (said !== undefined) return said
      report(new Error('the judge answered in another form'))
    } catch (error) {
      if (!call.signal.aborted) report(error)
    }
    return 'unavailable' as const
  }
  return Object.fromEntries(
    await Promise.all(questions.map(async (question) => [question.guardrail, await ask(question)] as const)),
  )
}

async function replyOf(events: ReturnType<ModelChain['generate']>): Promise<string> {
  let text = ''
  for await (const event of events) {
    if (event.type === 'finished') return event.reason === 'stop' ? text : ''
    text += event.text
    if (text.length > longestReply) break
  }
  return ''
}
