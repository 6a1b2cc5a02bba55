import { readFileSync } from 'node:fs'
import type { ModelRequest } from '../../platform/llm/index.ts'
import { type JudgeQuestion, judgements, judgeQuestions, longestJudged } from '../guardrails/index.ts'
import type { Judgement } from '../guardrails/judge.ts'
import { markedData } from '../marked-data.ts'

/** The instructions of every judgement: static, and never with a caller's words in them. */
export const judgeInstructions = readFileSync(new URL('judge.md', import.meta.url), 'utf8').trim()

const systemFor = (question: string): string => `${judgeInstructions}\n\nThe question: ${question}`

const schema = {
  type: 'object',
  properties: { verdict: { type: 'string', enum: [...judgements] } },
  required: ['verdict'],
  additionalProperties: false,
}

/** The object that is asked for has some ten. */
const outputTokens = 64
/** A low figure on purpose, as in every estimate of what a request may cost. */
const bytesPerToken = 3
const longestQuestion = Math.max(...Object.values(judgeQuestions).map((question) => systemFor(question).length))

/** UTF-8 has three bytes at most for one unit of UTF-16. */
const mostBytesPerUnit = 3

/** The most that a judge is asked of one text, and what it reads and writes each time. */
export const judgeBounds = {
  questions: Object.keys(judgeQuestions).length,
  instructionTokens: Math.ceil((longestQuestion + 400) / bytesPerToken),
  textBytes: longestJudged * mostBytesPerUnit,
  outputTokens,
}

/** What a model is asked. The text stands in no other place than between the markers. */
export const judgeRequest = ({ question, text }: JudgeQuestion): ModelRequest => ({
  system: systemFor(question),
  messages: [{ role: 'user', content: markedData(text, 'Answer the question about it.') }],
  maxOutputTokens: outputTokens,
  temperature: 0,
  responseSchema: schema,
})

const fence = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i

/** @returns undefined for anything but the one object that was asked for */
export function readJudgement(written: string): Judgement | undefined {
  const text = written.trim()
  let reply: unknown
  try {
    reply = JSON.parse(fence.exec(text)?.[1] ?? text)
  } catch {
    return undefined
  }
  if (typeof reply !== 'object' || reply === null || Object.keys(reply).join() !== 'verdict') return undefined
  return judgements.find((known) => known === (reply as { verdict: unknown }).verdict)
}
