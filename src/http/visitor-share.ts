import { addressLimits } from '../access/rate-limits/index.ts'

type Options = { now: () => Date; perDay: number; mostNetworks?: number }

/** What one visitor may ask of what all visitors may ask together. */
export type VisitorShare = {
  /** Takes one of the day's from an address, and of IPv6 from its networks. @returns whether one was left */
  take: (address: string) => boolean
  /** Gives back one that came to nothing. */
  giveBack: (address: string) => void
}

/**
 * Counts by UTC day in the memory of this process: addresses are written nowhere, and forgotten with the day. It keeps
 * one visitor from using up what is there for all; what is spent in all is held by the ledger.
 */
export function createVisitorShare({ now, perDay, mostNetworks = 100_000 }: Options): VisitorShare {
  let day = ''
  const taken = new Map<string, number>()
  const add = (address: string, count: number) => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day || taken.size > mostNetworks) taken.clear()
    day = today
    const limits = addressLimits('ip_all', address, perDay)
    if (count > 0 && limits.some(({ identity, limit }) => (taken.get(identity) ?? 0) + count > limit)) return false
    for (const { identity } of limits) taken.set(identity, Math.max(0, (taken.get(identity) ?? 0) + count))
    return true
  }
  return { take: (address) => add(address, 1), giveBack: (address) => void add(address, -1) }
}
