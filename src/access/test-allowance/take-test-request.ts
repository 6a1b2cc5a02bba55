import type { Now } from '../../platform/clock.ts'
import { windowEnd, windowStart } from '../credits/index.ts'
import type { TestAllowanceStore } from './test-allowance.repository.ts'

export type TestAllowanceDeps = {
  store: TestAllowanceStore
  now: Now
  /** What the test keys of one account may ask in a UTC day, together. */
  requestsADay: number
}

export type TestRequest =
  | { outcome: 'taken'; giveBack: () => Promise<void> }
  | { outcome: 'used_up'; requestsADay: number; resetsAt: Date }

/**
 * Counts a request of a test key against the day's allowance of its account: test keys cost nothing, and are no way to
 * have the whole product for nothing.
 * @throws whatever the store throws: without it nothing is served
 */
export async function takeTestRequest(
  { store, now, requestsADay }: TestAllowanceDeps,
  accountId: string,
): Promise<TestRequest> {
  const at = now()
  const day = windowStart('day', at)
  if (await store.take(accountId, day, requestsADay))
    return { outcome: 'taken', giveBack: () => store.giveBack(accountId, day) }
  return { outcome: 'used_up', requestsADay, resetsAt: windowEnd('day', at) }
}
