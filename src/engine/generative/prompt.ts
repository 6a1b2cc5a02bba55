import { readFileSync } from 'node:fs'
import { markedData } from '../marked-data.ts'
import {
  type Audience,
  type ContextItem,
  type Detail,
  type HistoryTurn,
  type Language,
  wordsInDetail,
} from '../writing.ts'
import type { Evidence } from './evidence.ts'
import { taskPrompts, type WritingEndpoint } from './prompts/tasks.ts'

/** The instructions that every request of one version has: static, and never with a caller's words in them. */
const instructions = readFileSync(new URL('prompts/writer.md', import.meta.url), 'utf8').trim()

/** What must never leave: passages of these are looked for in every answer. */
export const promptTexts: readonly string[] = [instructions, ...Object.values(taskPrompts)]

export type WriterPrompt = { system: string; messages: { role: 'user'; content: string }[] }

export type PromptInput = {
  endpoint: WritingEndpoint
  question: string
  language: Language
  evidence: readonly Evidence[]
  maxOutputTokens: number
  context?: string | ContextItem[] | undefined
  history?: readonly HistoryTurn[] | undefined
  detail?: Detail | undefined
  audience?: Audience | undefined
  /** What an endpoint adds: the views of a theology answer, the style of a prayer. */
  more?: Readonly<Record<string, unknown>>
}

const wordsPerToken = 0.6
const hasDetail: ReadonlySet<WritingEndpoint> = new Set(['answer', 'theology'])

/**
 * The prompt of one request. Instructions stand in the system role alone; everything that comes from a caller or a
 * source is one JSON string between markers that nobody could know, and is said to be material before and after.
 */
export function writerPrompt(input: PromptInput): WriterPrompt {
  const { endpoint, question, language, evidence, maxOutputTokens, context, history = [], more = {} } = input
  const most = hasDetail.has(endpoint) ? wordsInDetail[input.detail ?? 'standard'] : Infinity
  const material = typeof context === 'string' ? [{ kind: 'project', text: context }] : (context ?? [])
  const data = {
    language: language === 'es' ? 'Spanish' : 'English',
    words: Math.max(20, Math.min(most, Math.floor(maxOutputTokens * wordsPerToken))),
    ...(hasDetail.has(endpoint) ? { audience: input.audience ?? 'general' } : {}),
    question,
    ...more,
    evidence: listedEvidence(evidence),
    material: material.map((item) => ({ trust: 'unchecked', ...item })),
    conversation: history,
  }
  return {
    system: `${instructions}\n\nYour task: ${taskPrompts[endpoint]}`,
    messages: [{ role: 'user', content: markedData(data, 'Do your task.') }],
  }
}

/** Sources as a model is given them, each by its number. */
export const listedEvidence = (evidence: readonly Evidence[]) =>
  evidence.map(({ id, type, reference, translation, text }) => ({
    number: id,
    type,
    reference,
    ...(translation === null ? {} : { translation }),
    text,
  }))
