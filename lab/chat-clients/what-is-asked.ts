/** Where a client finds the service, and the key it calls it with. */
export type Service = { baseURL: string; apiKey: string }

/** What every client asks, and what it sets that the service ignores. */
export const prompt = 'Explain Romans 8:28'
export const system = 'You help the members of a church app. Answer in one sentence.'
export const ignored = { temperature: 0.3, top_p: 0.9, seed: 7 } as const

/** Refused when the stream has begun: the engine alone knows the translations. */
export const failsInStream = { berea: { translation: 'NIV' } } as const
export const saysOfIt = /no translation “NIV”/

/** A key of the right form that nobody has. */
export const wrongKey = 'ssa_live_nobody'

/** An answer to `prompt`, with its markers. */
export const isAnswer = (text: string): boolean =>
  text.length > 200 && text.includes('[1]') && text.includes('Romans 8:28')

/** Everything that a stream of a client's gave. */
export async function allOf<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of stream) all.push(each)
  return all
}
