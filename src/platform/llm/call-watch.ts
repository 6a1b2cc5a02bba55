import { ModelError } from './model-error.ts'

export type CallLimits = {
  /** Until the first text. */
  firstTokenMs: number
  /** Of silence while we listen. */
  stallMs: number
  /** In all. */
  totalMs: number
}

/** Ends a call that takes too long or is no longer wanted. */
export type CallWatch = {
  /** Aborted with a ModelError when the call has to end. */
  signal: AbortSignal
  /** We wait for the provider from here on. */
  listen: () => void
  /** Whoever reads the answer is busy with it: the provider's silence is not its own fault. */
  pause: () => void
  /** The first text has come. */
  begun: () => void
  /** Only a formality is awaited: no silence longer than this. */
  endSoon: (withinMs: number) => void
  stop: () => void
}

/** @param wanted the caller's signal; a time-out among its reasons is told as one */
export function watchCall(wanted: AbortSignal, { firstTokenMs, stallMs, totalMs }: CallLimits): CallWatch {
  const controller = new AbortController()
  const end = (kind: 'timeout' | 'cancelled', message: string) =>
    controller.abort(new ModelError(kind, message, { mayHaveCost: true }))
  const timeOut = (what: string) => end('timeout', `The provider ${what}.`)

  const total = setTimeout(() => timeOut(`did not end within ${Math.round(totalMs)} ms`), totalMs)
  const first =
    firstTokenMs < totalMs
      ? setTimeout(() => timeOut(`sent no text within ${firstTokenMs} ms`), firstTokenMs)
      : undefined

  let patienceMs = stallMs
  let listeningSince: number | undefined
  let silence: NodeJS.Timeout | undefined
  // one timer that looks at the clock, instead of one for every piece
  const wait = (ms: number) => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      const quietMs = listeningSince === undefined ? 0 : performance.now() - listeningSince
      if (quietMs < patienceMs - 1) wait(patienceMs - quietMs)
      else timeOut(`was silent for ${patienceMs} ms`)
    }, ms)
  }

  const onUnwanted = () => {
    const isTimeout = (wanted.reason as Error | undefined)?.name === 'TimeoutError'
    if (isTimeout) timeOut('did not end in time')
    else end('cancelled', 'The call was ended from our side.')
  }
  if (wanted.aborted) onUnwanted()
  else wanted.addEventListener('abort', onUnwanted, { once: true })

  return {
    signal: controller.signal,
    listen: () => {
      listeningSince = performance.now()
      if (silence === undefined) wait(patienceMs)
    },
    pause: () => {
      listeningSince = undefined
    },
    begun: () => clearTimeout(first),
    endSoon: (withinMs) => {
      if (withinMs >= patienceMs) return
      patienceMs = withinMs
      wait(patienceMs)
    },
    stop: () => {
      for (const timer of [total, first, silence]) clearTimeout(timer)
      wanted.removeEventListener('abort', onUnwanted)
    },
  }
}
