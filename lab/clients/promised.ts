import assert from 'node:assert/strict'
import { env } from 'node:process'

/** Where the programs find the service, and the key they call it with. */
export const baseUrl = `${env.BEREA_ADDRESS}/v1`
export const key = env.BEREA_KEY!

type Whole = { citations: unknown[]; billing: { creditsCharged: number }; usage: { totalTokens: number } }

/** A written reply has a text, and says what it rests on and what it cost. */
export function isWritten(text: string, { citations, billing, usage }: Whole): void {
  assert.ok(text.length > 20 && citations.length > 0, 'a text with sources')
  assert.ok(billing.creditsCharged >= 1 && usage.totalTokens > 0, 'tokens and credits')
}

/** The events of a stream as it came over the wire. */
export const eventsIn = (wire: string): { event: string; data: string }[] =>
  [...wire.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, event, data]) => ({ event: event!, data: data! }))

/** A stream starts, has a text that joins to the whole one, and completes. */
export function isStream(names: readonly string[], deltas: readonly string[], text: string): void {
  assert.equal(names[0], 'response.started')
  assert.equal(names.at(-1), 'response.completed')
  assert.equal(deltas.join(''), text)
}

/** The chunks of a chat completion end as that API's do, and have a text that joins to the whole one. */
export function isChunked(wire: string, text: string): void {
  const data = [...wire.matchAll(/^data: (.+)$/gm)].map(([, each]) => each!)
  assert.equal(data.at(-1), '[DONE]')
  const chunks = data.slice(0, -1).map((each) => JSON.parse(each))
  assert.equal(chunks.flatMap(({ choices }) => choices.map((each: Choice) => each.delta.content ?? '')).join(''), text)
}
type Choice = { delta: { content?: string } }

/** A chat completion that each program asks for, plain and as a stream. */
export const chat = { model: 'berea', messages: [{ role: 'user' as const, content: 'What is grace?' }] }
