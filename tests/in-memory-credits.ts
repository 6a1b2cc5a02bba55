import type { CreditStore } from '../src/access/credits/index.ts'

type Window = { spent: number; reserved: number; cap: number }

/** A credit store without a database, for what is not about the store: the same answers, one request at a time. */
export function inMemoryCredits(): CreditStore {
  const windows = new Map<string, Window>()
  const open = new Map<string, Parameters<CreditStore['hold']>>()
  const nameOf = ({ ownerId, period }: { ownerId: string; period: string }) => `${ownerId} ${period}`
  return {
    hold: async (reservation, wanted) => {
      const states = wanted.map((one) => {
        const { spent, reserved } = windows.get(nameOf(one)) ?? { spent: 0, reserved: 0 }
        return {
          ownerId: one.ownerId,
          period: one.period,
          known: true,
          spent,
          reserved,
          limit: one.cap,
          amount: one.amount,
        }
      })
      if (states.some(({ spent, reserved, amount, limit }) => spent + reserved + amount > limit)) return states
      wanted.forEach((one, place) => {
        const { spent, reserved } = states[place]!
        windows.set(nameOf(one), { spent, reserved: reserved + one.amount, cap: one.cap })
      })
      open.set(reservation.id, [reservation, wanted])
      return states
    },
    open: async () => {},
    close: async ({ id, creditsCharged }) => {
      const held = open.get(id)
      if (held === undefined) return undefined
      open.delete(id)
      const closed = held[1].map((one) => {
        const { spent, reserved, cap } = windows.get(nameOf(one))!
        const now = { spent: spent + creditsCharged, reserved: reserved - one.amount, cap }
        windows.set(nameOf(one), now)
        return { ownerId: one.ownerId, period: one.period, ...now }
      })
      return { creditsCharged, windows: closed }
    },
    findOverdue: async () => [],
  }
}
