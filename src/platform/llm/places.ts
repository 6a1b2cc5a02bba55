import type { LanguageModel } from './contract.ts'
import { ModelError } from './model-error.ts'

/** Places of one model, shared out between those who ask. */
export type Places = {
  /**
   * Waits for a place.
   * @param holder who the place is for; without one it counts as nobody's, and as many may be had as there are
   * @returns gives the place back; to call it twice does no harm
   * @throws ModelError `no_place` when none was to be had in time, `cancelled`
   */
  take: (signal: AbortSignal, holder?: string) => Promise<() => void>
  inUse: () => number
  waiting: () => number
}

type Settings = { places: number; longestWaitMs?: number }
type Waiting = { holder: string | undefined; onPlace: () => void }

/** Design 2.7: whoever has waited this long is told to come back. */
const standardWaitMs = 2_000
/** A call is over by its deadline; a reader that neither reads on nor leaves must not keep the place for ever. */
const graceMs = 1_000
/**
 * A holder may have so many times the places that are free, and the last one only when it has none: three quarters of
 * all when it asks alone, less the more others ask, and never all (dynamic thresholds, Choudhury and Hahne 1998).
 */
const mostOfFree = 3

/** Of those who wait and may have it, a free place goes to who holds fewest, and among equals to who came first. */
export function createPlaces({ places, longestWaitMs = standardWaitMs }: Settings): Places {
  let free = places
  const held = new Map<string, number>()
  const queue = new Set<Waiting>()

  const heldBy = (holder: string | undefined) => (holder === undefined ? 0 : (held.get(holder) ?? 0))
  const mayTake = (holder: string | undefined): boolean => {
    const mine = heldBy(holder)
    return free > 0 && (mine === 0 || (free > 1 && mine < mostOfFree * free))
  }
  const count = (holder: string | undefined, change: 1 | -1) => {
    free -= change
    if (holder === undefined) return
    const mine = heldBy(holder) + change
    if (mine === 0) held.delete(holder)
    else held.set(holder, mine)
  }
  const occupied = (holder: string | undefined): (() => void) => {
    count(holder, 1)
    let isMine = true
    return () => {
      if (!isMine) return
      isMine = false
      count(holder, -1)
      // handed on at once, so that nobody who comes just now is before those who wait
      for (let next = nextInLine(); next !== undefined; next = nextInLine()) next.onPlace()
    }
  }
  const nextInLine = (): Waiting | undefined =>
    [...queue]
      .filter(({ holder }) => mayTake(holder))
      .reduce<Waiting | undefined>(
        (best, one) => (best === undefined || heldBy(one.holder) < heldBy(best.holder) ? one : best),
        undefined,
      )
  return {
    take: (signal, holder) => {
      if (signal.aborted) return Promise.reject(cancelled())
      if (mayTake(holder)) return Promise.resolve(occupied(holder))
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.delete(waiting)
          clearTimeout(timer)
          signal.removeEventListener('abort', onAbort)
        }
        const waiting: Waiting = {
          holder,
          onPlace: () => {
            leave()
            resolve(occupied(holder))
          },
        }
        const onAbort = () => {
          leave()
          reject(cancelled())
        }
        const timer = setTimeout(() => {
          leave()
          reject(noPlace({ isOwnShare: free > 0, retryAfterMs: longestWaitMs }))
        }, longestWaitMs)
        queue.add(waiting)
        signal.addEventListener('abort', onAbort, { once: true })
      })
    },
    inUse: () => places - free,
    waiting: () => queue.size,
  }
}

const noPlace = (detail: { isOwnShare: boolean; retryAfterMs: number }) =>
  new ModelError(
    'no_place',
    detail.isOwnShare ? 'The holder has its share of the model’s places.' : 'All places of the model are taken.',
    detail,
  )

/** The model with so many calls at once at most. A place is held from the first event that is asked for to the end. */
export function withPlaces(model: LanguageModel, places: Places): LanguageModel {
  return {
    ...model,
    generate: async function* (request, call) {
      const askedAt = performance.now()
      const giveBack = await places.take(call.signal, call.holder)
      const deadlineMs = call.deadlineMs - (performance.now() - askedAt)
      const lease = setTimeout(giveBack, deadlineMs + graceMs).unref()
      try {
        yield* model.generate(request, { ...call, deadlineMs })
      } finally {
        clearTimeout(lease)
        giveBack()
      }
    },
  }
}

const cancelled = () => new ModelError('cancelled', 'The call was ended while it waited for a place.')
