import type { LanguageModel } from './contract.ts'
import { ModelError } from './model-error.ts'

/** Places of one model, given in the order in which they were asked for. */
export type Places = {
  /**
   * Waits for a place.
   * @returns gives the place back; to call it twice does no harm
   * @throws ModelError `no_place` when none was free in time, `cancelled`
   */
  take: (signal: AbortSignal) => Promise<() => void>
  inUse: () => number
  waiting: () => number
}

type Settings = { places: number; longestWaitMs?: number }

/** Design 2.7: whoever has waited this long is told to come back. */
const standardWaitMs = 2_000
/** A call is over by its deadline; a reader that neither reads on nor leaves must not keep the place for ever. */
const graceMs = 1_000

export function createPlaces({ places, longestWaitMs = standardWaitMs }: Settings): Places {
  let free = places
  const queue = new Set<() => void>()

  const occupied = (): (() => void) => {
    let isMine = true
    return () => {
      if (!isMine) return
      isMine = false
      const next = queue.values().next().value
      // the place is handed on, so that nobody who comes just now is before those who wait
      if (next !== undefined) next()
      else free++
    }
  }
  return {
    take: (signal) => {
      if (signal.aborted) return Promise.reject(cancelled())
      if (free > 0) {
        free--
        return Promise.resolve(occupied())
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.delete(onPlace)
          clearTimeout(timer)
          signal.removeEventListener('abort', onAbort)
        }
        const onPlace = () => {
          leave()
          resolve(occupied())
        }
        const onAbort = () => {
          leave()
          reject(cancelled())
        }
        const timer = setTimeout(() => {
          leave()
          reject(new ModelError('no_place', 'All places of the model are taken.', { retryAfterMs: longestWaitMs }))
        }, longestWaitMs)
        queue.add(onPlace)
        signal.addEventListener('abort', onAbort, { once: true })
      })
    },
    inUse: () => places - free,
    waiting: () => queue.size,
  }
}

/** The model with so many calls at once at most. A place is held from the first event that is asked for to the end. */
export function withPlaces(model: LanguageModel, places: Places): LanguageModel {
  return {
    ...model,
    generate: async function* (request, call) {
      const askedAt = performance.now()
      const giveBack = await places.take(call.signal)
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
