import { DatabaseBusy, DatabaseDown } from './database-failure.ts'
import { afterPatience, attentiveClock } from './patience.ts'

/** How long a statement waits for a connection, milliseconds: usually, and one that ends what was begun. */
export type LongestWaits = { usualMs: number; urgentMs: number }

/** Who holds a connection. `isUrgent` ones go before all others: they end what was begun. */
export type ConnectionQueue = {
  /** @returns undefined where there is a connection at once; else a promise that rejects with DatabaseBusy or DatabaseDown */
  enter: (options: { isUrgent: boolean }) => Promise<void> | undefined
  /** A connection is free again that was held for so long; undefined where none came of it. */
  leave: (heldMs?: number) => void
  /** There are so many connections now: as many hold one, and a few more make one. */
  setOpen: (count: number) => void
  /** The database answered, if only by an error of its own. */
  noteAnswer: () => void
  /** The database does not answer: nobody waits for it any longer, and one at a time finds out whether it is back. */
  noteDown: (cause: unknown) => void
  /** Whether it answered within so many milliseconds. */
  hasAnswered: (withinMs: number) => boolean
}

type Waiter = { resolve: () => void; reject: (error: Error) => void; stopWaiting: () => void }
/** `clock` gives milliseconds. */
type Options = { most: number; longest: LongestWaits; clock?: () => number }

/** How much the last statement counts in the mean time of one. */
const weightOfLast = 0.1
/** To make one costs a server more than many statements do: a rush makes few and uses them again. */
const mostBeingMade = 3

/**
 * Lets as many in as there are connections and has the others wait in order, no longer than is sensible. Who would wait
 * longer than that, by what statements take at the moment, is turned away at once.
 */
export function createConnectionQueue({ most, longest, clock = attentiveClock }: Options): ConnectionQueue {
  const urgent = new Set<Waiter>()
  const usual = new Set<Waiter>()
  let held = 0
  let open = 0
  let meanMs = 0
  let answeredAt = Number.NEGATIVE_INFINITY
  let promised = 0
  let down: { cause: unknown } | undefined

  /** The refused come again one after another, as the database can take them, and not all at once. */
  function busy(): DatabaseBusy {
    promised = Math.max(promised, clock()) + meanMs / places()
    const retryAfterMs = promised - clock()
    return new DatabaseBusy('more statements wait for the database than it can do in time', { retryAfterMs })
  }
  const gone = (cause: unknown) => new DatabaseDown({ cause, mayHaveRun: false })
  const places = () => Math.min(most, open + mostBeingMade)

  function wait(line: Set<Waiter>, longestMs: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stopWaiting = afterPatience(longestMs, () => {
      if (line.delete(waiter)) reject(busy())
    })
    const waiter: Waiter = { resolve, reject, stopWaiting }
    line.add(waiter)
    return promise
  }

  function admit(): void {
    for (const line of [urgent, usual]) {
      for (const waiter of line) {
        if (held >= places()) return
        line.delete(waiter)
        waiter.stopWaiting()
        held++
        waiter.resolve()
      }
    }
  }

  return {
    enter: ({ isUrgent }) => {
      if (down !== undefined && held > 0) return Promise.reject(gone(down.cause))
      if (held < places()) {
        held++
        return undefined
      }
      if (isUrgent) return wait(urgent, longest.urgentMs)
      const ahead = urgent.size + usual.size + 1
      // so few are no rush, however slow the last statements were
      if (ahead > places() && (ahead * meanMs) / places() > longest.usualMs) return Promise.reject(busy())
      return wait(usual, longest.usualMs)
    },
    leave: (heldMs = meanMs) => {
      meanMs += weightOfLast * (heldMs - meanMs)
      held--
      admit()
    },
    setOpen: (count) => {
      open = count
      admit()
    },
    noteAnswer: () => {
      answeredAt = clock()
      down = undefined
    },
    noteDown: (cause) => {
      down = { cause }
      for (const line of [urgent, usual]) {
        for (const { stopWaiting, reject } of line) {
          stopWaiting()
          reject(gone(cause))
        }
        line.clear()
      }
    },
    hasAnswered: (withinMs) => clock() - answeredAt <= withinMs,
  }
}
