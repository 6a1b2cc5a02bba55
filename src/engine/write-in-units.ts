import type { OnUnit } from './engine.ts'
import {
  type AskedWriting,
  cutUnits,
  type Generated,
  type StreamedEnd,
  type StreamedText,
  type Writing,
  type WritingDesks,
  type Writings,
} from './generative/index.ts'

type Input<E extends Writing> = { endpoint: E; prepared: AskedWriting<E>; onUnit: OnUnit }

/** A heading without its text, or words that lead in what never came. */
const leadsNowhere = (unit: string) => /^\s*#{1,6}\s[^\n]*$/.test(unit.trimEnd()) || unit.trimEnd().endsWith(':')
const endsSentence = /[.!?…]["”’»)\]*_]*(?:\s*\[[\d,; ]+\])*\s*$/

/**
 * Checks and releases a text while a model writes it, unit by unit. What is released stays: the reply is made of it.
 * Nothing is released before it shows that the text is an answer that leans on a source.
 */
export function writeInUnits<E extends Writing>(
  engine: Pick<WritingDesks, 'finishUnit' | 'finishStream'>,
  { endpoint, prepared, onUnit }: Input<E>,
): {
  push: (text: string) => Promise<void>
  /** @returns undefined where nothing was released: the text is to be finished as a whole */
  end: (generated: Generated, ended: StreamedEnd['ended']) => Promise<Writings[E]['result'] | undefined>
} {
  const cutter = cutUnits(prepared.evidence.map(({ text }) => text))
  const slim = withoutPrompt(prepared)
  let held = ''
  let streamed: StreamedText | undefined
  const finish = async (unit: string) => {
    if (streamed?.isClosed) return
    held += unit
    const finished = await engine.finishUnit({ endpoint, prepared: slim, unit: held, streamed })
    if (finished.outcome === 'hold') return
    held = ''
    streamed = finished.streamed
    if (finished.delta !== '') await onUnit(finished)
  }
  return {
    push: async (text) => {
      for (const unit of cutter.push(text)) await finish(unit)
    },
    end: async ({ model, usage }, ended) => {
      if (streamed === undefined) return undefined
      const rest = cutter.end()
      const last = rest.pop() ?? ''
      for (const unit of rest) await finish(unit)
      const isOfUse = last.trim() !== '' && !leadsNowhere(last) && (ended === 'whole' || endsSentence.test(last))
      if (isOfUse) await finish(last)
      return engine.finishStream({ endpoint, prepared, streamed, end: { model, usage, ended } })
    },
  }
}

/** What a unit is checked by: neither the prompt, nor the caller's material, nor the other writer's text has to travel. */
function withoutPrompt<E extends Writing>(prepared: AskedWriting<E>): AskedWriting<E> {
  const { context: _context, history: _history, ...request } = prepared.request as Record<string, unknown>
  return { ...prepared, request, base: undefined, prompt: { system: '', messages: [] } } as unknown as AskedWriting<E>
}
