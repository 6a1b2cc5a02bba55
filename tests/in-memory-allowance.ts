import type { TestAllowanceStore } from '../src/access/test-allowance/index.ts'

/** Counts of test requests without a database. */
export function inMemoryAllowance(): TestAllowanceStore {
  const counts = new Map<string, number>()
  const nameOf = (accountId: string, day: string) => `${accountId} ${day}`
  return {
    take: async (accountId, day, most) => {
      const had = counts.get(nameOf(accountId, day)) ?? 0
      if (had >= most) return false
      counts.set(nameOf(accountId, day), had + 1)
      return true
    },
    giveBack: async (accountId, day) => {
      counts.set(nameOf(accountId, day), counts.get(nameOf(accountId, day))! - 1)
    },
    forget: async () => {},
  }
}
