import type { Reader } from '../open-reader.ts'
import type { EngineCall } from './engine-call.ts'

/**
 * One call of each sort, so that the first callers need not wait for what every thread makes on first use: compiled
 * patterns of book names (200 ms), tables of the topical index and the concordance, hot code.
 */
export const warmUpCalls: readonly EngineCall[] = [
  { operation: 'searchVerses', input: { query: 'comfort in grief' } },
  { operation: 'writeAnswer', input: { prompt: 'Explain Romans 8:28' } },
  { operation: 'writeAnswer', input: { prompt: 'Who was the father of David?' } },
  { operation: 'writeAnswer', input: { prompt: 'What does agape mean?' } },
  { operation: 'writeAnswer', input: { prompt: '¿Qué dice la Biblia sobre el perdón?' } },
  { operation: 'writeTheology', input: { question: 'Should infants be baptized?' } },
  { operation: 'writeInsights', input: { passage: 'Psalm 23' } },
  { operation: 'writeInsights', input: { passage: 'Juan 3:16' } },
  { operation: 'writePrayer', input: { topic: 'for my friend in Peru' } },
  { operation: 'writePrayer', input: { topic: 'por mi amigo en Perú' } },
  { operation: 'verifyVerses', input: { text: '“For God so loved the world” (John 3:16)' } },
]

/** The same for the thread that reads passages: a name that no book has makes it compile the patterns. */
export function warmUpReader({ readPassage }: Reader): void {
  try {
    readPassage({ reference: 'no book' })
  } catch {
    // refused, as it must be
  }
}
