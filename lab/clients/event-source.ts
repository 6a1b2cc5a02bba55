import assert from 'node:assert/strict'
import { EventSource } from 'eventsource'
import { baseUrl, key } from './promised.js'

const authorization = { Authorization: `Bearer ${key}` }

async function creditsUsed(): Promise<number> {
  const reply = await fetch(`${baseUrl}/usage`, { headers: authorization })
  return (await reply.json()).key.today.credits
}

/**
 * An event-source client that nobody closes: it connects again by itself after the end, is told by 204 that there is no
 * more, stays closed, and is charged once.
 */
const before = await creditsUsed()
const statuses: number[] = []
const source = new EventSource(`${baseUrl}/assistant/answer`, {
  fetch: async (url, init) => {
    const response = await fetch(url, {
      ...(init as RequestInit),
      method: 'POST',
      headers: { ...init?.headers, ...authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: 'What is grace?', stream: true }),
    })
    statuses.push(response.status)
    return response
  },
})
const completed: { billing: { creditsCharged: number } }[] = []
source.addEventListener('response.completed', ({ data }) => completed.push(JSON.parse(data)))
await new Promise<void>((resolve) => {
  source.addEventListener('error', () => {
    if (source.readyState === source.CLOSED) resolve()
  })
})
assert.equal(completed.length, 1)
assert.deepEqual(statuses, [200, 204])
assert.ok(completed[0]!.billing.creditsCharged >= 1)
assert.equal(await creditsUsed(), before + completed[0]!.billing.creditsCharged)
