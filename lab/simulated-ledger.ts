import type { CreditStore } from '../src/access/credits/index.ts'

type Hold = CreditStore['hold']
type Close = CreditStore['close']
type Window = {
  ownerId: string
  period: 'day' | 'month'
  startsOn: string
  spent: number
  reserved: number
  cap: number
}
type Held = {
  windows: string[]
  credits: number
  leaseEndsAt: Date
  state: 'open' | 'settled' | 'released' | 'expired'
  charged: number
}

/** The statements of the credit store as one pure state machine, each call a whole transaction, with its own checks. */
export type SimulatedLedger = {
  hold: (...args: Parameters<Hold>) => Awaited<ReturnType<Hold>>
  openWindows: (...args: Parameters<CreditStore['open']>) => void
  close: (...args: Parameters<Close>) => Awaited<ReturnType<Close>>
  findOverdue: (...args: Parameters<CreditStore['findOverdue']>) => string[]
  /** The first thing that is wrong, if anything is. */
  breach: (caps: { cap: number; keyCap: number }) => string | undefined
  /** What is still open, if anything is. */
  open: () => string | undefined
}

export function simulatedLedger(): SimulatedLedger {
  const windows = new Map<string, Window>()
  const reservations = new Map<string, Held>()
  const nameOf = ({ ownerId, period, startsOn }: { ownerId: string; period: string; startsOn: string }) =>
    `${ownerId} ${period} ${startsOn}`
  return {
    hold: (reservation, wanted) => {
      const states = wanted.map((one) => {
        const window = windows.get(nameOf(one))
        const { spent, reserved } = window ?? { spent: 0, reserved: 0 }
        const { ownerId, period, amount, cap } = one
        return { ownerId, period, known: window !== undefined, spent, reserved, amount, limit: cap }
      })
      const fits = states.every((one) => one.known && one.spent + one.reserved + one.amount <= one.limit)
      if (!fits || reservations.has(reservation.id)) return states
      for (const one of wanted) {
        const window = windows.get(nameOf(one))!
        window.reserved += one.amount
        window.cap = one.cap
      }
      const { id, credits, leaseEndsAt } = reservation
      reservations.set(id, { windows: wanted.map(nameOf), credits, leaseEndsAt, state: 'open', charged: 0 })
      return states
    },
    openWindows: (wanted) => {
      for (const { ownerId, period, startsOn, cap } of wanted) {
        const name = nameOf({ ownerId, period, startsOn })
        if (!windows.has(name)) windows.set(name, { ownerId, period, startsOn, spent: 0, reserved: 0, cap })
      }
    },
    close: ({ id, state, creditsCharged }) => {
      const held = reservations.get(id)
      if (held === undefined || held.state !== 'open') return undefined
      held.state = state
      held.charged = Math.min(creditsCharged, held.credits)
      const moved = held.windows.map((name) => {
        const window = windows.get(name)!
        window.reserved -= held.credits
        window.spent += held.charged
        const { ownerId, period, spent, reserved, cap } = window
        return { ownerId, period, spent, reserved, cap }
      })
      return { creditsCharged: held.charged, windows: moved }
    },
    findOverdue: (now, limit) =>
      [...reservations]
        .filter(([, { state, leaseEndsAt }]) => state === 'open' && leaseEndsAt < now)
        .slice(0, limit)
        .map(([id]) => id),
    breach: ({ cap, keyCap }) => {
      for (const [name, { ownerId, period, spent, reserved }] of windows) {
        const of = [...reservations.values()].filter((one) => one.windows.includes(name))
        const charged = of.reduce((sum, one) => sum + one.charged, 0)
        const held = of.filter(({ state }) => state === 'open').reduce((sum, one) => sum + one.credits, 0)
        if (spent !== charged || reserved !== held) return `${name}: the balance is not the sum of its reservations`
        const most = ownerId.startsWith('key') ? (period === 'day' ? keyCap : Number.POSITIVE_INFINITY) : cap
        if (spent + reserved > most) return `${name}: ${spent} + ${reserved} is above the cap of ${most}`
      }
      return undefined
    },
    open: () => {
      const open = [...reservations].filter(([, { state }]) => state === 'open').map(([id]) => id)
      return open.length === 0 ? undefined : `still open: ${open.join(', ')}`
    },
  }
}
