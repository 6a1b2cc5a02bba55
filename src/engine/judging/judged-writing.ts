import type { WritingCall } from '../engine.ts'
import type { FinishTask, PreparedFor, PrepareTask, Writing, WritingDesks, Writings } from '../generative/index.ts'
import type { Judged, JudgeQuestion } from '../guardrails/index.ts'
import { askJudge, type ModelJudge } from './ask-judge.ts'

// threads that read text have no network: they say what is to be judged, this one asks, and they go on with the answer

/** Prepares what a model is to be asked, once a judge has had its say on what the rules flagged in the request. */
export async function prepareJudged<E extends Writing>(
  desks: Pick<WritingDesks, 'prepareWriting' | 'questionsForJudge'>,
  judge: ModelJudge | undefined,
  task: PrepareTask<E>,
  call: WritingCall,
): Promise<PreparedFor<E>> {
  const questions = judge === undefined ? [] : await desks.questionsForJudge(task)
  if (judge === undefined || questions.length === 0) return desks.prepareWriting(task)
  return desks.prepareWriting({ ...task, judged: await wordOf(judge, questions, call) })
}

/** Finishes what a model wrote, once a judge has had its say on what the rules flagged in it. */
export async function finishJudged<E extends Writing>(
  { finishWriting }: Pick<WritingDesks, 'finishWriting'>,
  judge: ModelJudge | undefined,
  task: FinishTask<E>,
  call: WritingCall,
): Promise<Writings[E]['result']> {
  const finished = await finishWriting(task)
  const { questions = [] } = finished.guard
  if (judge === undefined || questions.length === 0) return withoutQuestions(finished)
  return withoutQuestions(await finishWriting({ ...task, judged: await wordOf(judge, questions, call) }))
}

/**
 * Finishes the units of a text that is released while a model writes it, each once a judge has had its say on what the
 * rules flagged in it: what has left cannot be taken back.
 * @param left the call with the time that it has left
 */
export function unitFinisher(
  { finishUnit, finishStream }: Pick<WritingDesks, 'finishUnit' | 'finishStream'>,
  judge: ModelJudge | undefined,
  left: () => WritingCall,
): Pick<WritingDesks, 'finishUnit' | 'finishStream'> {
  return {
    finishStream: async (task) => withoutQuestions(await finishStream(task)),
    finishUnit: async (task) => {
      const finished = await finishUnit(task)
      if (judge === undefined || finished.outcome === 'hold' || finished.questions.length === 0) return finished
      return finishUnit({ ...task, judged: await wordOf(judge, finished.questions, left()) })
    },
  }
}

/** So much of the time that is left a judge may take at most; the rest is for writing, or for finishing again. */
const mostShare = 0.5

function wordOf(
  judge: ModelJudge,
  questions: readonly JudgeQuestion[],
  { signal, deadlineMs, onCost }: WritingCall,
): Promise<Judged> {
  const record = ({ costMicros }: { costMicros: number }) => onCost(costMicros)
  return askJudge(judge, questions, { signal, deadlineMs: deadlineMs * mostShare, record })
}

function withoutQuestions<Result extends { guard: { questions?: unknown } }>(result: Result): Result {
  const { questions: _questions, ...guard } = result.guard
  return { ...result, guard }
}
