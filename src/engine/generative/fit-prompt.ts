import { bytesPerToken } from '../token-usage.ts'
import type { ContextItem, HistoryTurn } from '../writing.ts'
import type { Evidence } from './evidence.ts'
import { listedEvidence, type PromptInput, type WriterPrompt, writerPrompt } from './prompt.ts'

/** How many turns of the conversation and pieces of material a model was not given. */
export type Dropped = { turns: number; items: number }

export type FittedPrompt = { prompt: WriterPrompt; evidence: Evidence[]; maxOutputTokens: number; dropped: Dropped }

/** A low figure on purpose: a prompt that is too long by one token is refused whole. */
const leastBytesPerToken = 3

type Limits = {
  /** What the request and the answer may have together, by the model that takes least. */
  contextTokens: number
  /** What of it sources may take. */
  evidenceTokens: number
}

/**
 * The prompt that fits the model: the instructions, the question and room for the answer first, then sources by their
 * value, then what the caller sent along. Of that the oldest goes first and whole: turns of the conversation from the
 * first on, then pieces of material from the first on.
 * @returns undefined where no source fits
 */
export function fitPrompt(input: PromptInput, { contextTokens, evidenceTokens }: Limits): FittedPrompt | undefined {
  const maxOutputTokens = Math.min(input.maxOutputTokens, Math.floor(contextTokens / 2))
  const bare = { ...input, maxOutputTokens, evidence: [], history: [], context: [] }
  const room = (contextTokens - maxOutputTokens) * leastBytesPerToken - bytesOf(writerPrompt(bare))
  const evidence = packed(input.evidence, Math.min(evidenceTokens * bytesPerToken, room))
  if (evidence.length === 0) return undefined
  const left = room - sizeOf(listedEvidence(evidence))
  const { context = [], history = [] } = input
  const given = typeof context === 'string' ? [{ kind: 'project' as const, text: context }] : context
  const { turns, items } = newestThatFit(history, given, left)
  return {
    prompt: writerPrompt({ ...input, maxOutputTokens, evidence, history: turns, context: items }),
    evidence,
    maxOutputTokens,
    dropped: { turns: history.length - turns.length, items: given.length - items.length },
  }
}

/** Sources that fit together. The extractive writer says the best first, so their order is their value. */
function packed(evidence: readonly Evidence[], budget: number): Evidence[] {
  let used = 0
  return evidence.filter((source) => {
    const size = sizeOf(listedEvidence([source]))
    if (used + size > budget) return false
    used += size
    return true
  })
}

function newestThatFit(history: readonly HistoryTurn[], items: readonly ContextItem[], room: number) {
  const oldestFirst = [...history, ...items]
  // `trust` is added to each piece of material in the prompt
  const sizes = oldestFirst.map((one) => sizeOf(one) + ('kind' in one ? addedToItem : separator))
  let total = sizes.reduce((sum, size) => sum + size, 0)
  let dropped = 0
  while (dropped < sizes.length && total > room) total -= sizes[dropped++]!
  return { turns: history.slice(dropped), items: items.slice(Math.max(0, dropped - history.length)) }
}

const separator = 1
const addedToItem = sizeOf({ trust: 'unchecked' }) + separator

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

const bytesOf = ({ system, messages }: WriterPrompt): number =>
  messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), Buffer.byteLength(system))
