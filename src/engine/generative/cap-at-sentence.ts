import { bytesPerToken } from '../token-usage.ts'

const sentenceEnd = /[.!?]["”’»)\]]*(?:\s*\[\d+\])*(?=\s|$)/g

/** The text up to the last sentence that fits; whole where it fits. A heading never stands last. */
export function capAtSentence(text: string, maxOutputTokens: number): string {
  const budget = maxOutputTokens * bytesPerToken
  if (Buffer.byteLength(text) <= budget) return text
  let fitting = ''
  for (const { index, 0: mark } of text.matchAll(sentenceEnd)) {
    const candidate = text.slice(0, index + mark.length)
    if (Buffer.byteLength(candidate) > budget) break
    if (isBalanced(candidate)) fitting = candidate
  }
  return fitting.replace(/\n+#{1,6} [^\n]*$/, '').trimEnd()
}

/** No quotation is cut in its middle. */
const isBalanced = (text: string): boolean => count(text, '“') <= count(text, '”')

const count = (text: string, sign: string): number => text.split(sign).length - 1
