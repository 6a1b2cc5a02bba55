import type { Usage } from './engine.ts'

/** One token is four bytes of UTF-8 wherever no provider counted (design 2.7). */
export const bytesPerToken = 4

/** Tokens of a text by our own count. */
const countTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken)

/**
 * Usage of an answer that no model wrote.
 * @param input the request's text and the evidence that was chosen
 * @param output the main text
 */
export function extractiveUsage(input: string, output: string): Usage {
  const inputTokens = countTokens(input)
  const outputTokens = countTokens(output)
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens }
}
