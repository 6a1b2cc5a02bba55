import { ConnectionError, TimeoutError } from './errors.ts'

/** Ends a request when its caller wants it to, or when nothing has come for too long. */
export type Deadline = {
  signal: AbortSignal
  /** The time stops, as long as nothing is waited for. */
  rest: () => void
  /** Something is waited for again: the time begins anew. */
  renew: () => void
  /** All came: neither time nor caller end anything any more. */
  end: () => void
  /** What to throw for what ended the request; the reason of the caller's signal stays as it is. */
  explain: (cause: unknown) => unknown
}

/**
 * @param timeout milliseconds that may pass before something comes
 * @param caller the signal of whoever asked
 */
export function openDeadline(timeout: number, caller?: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const leave = () => controller.abort(caller?.reason)
  const run = () =>
    setTimeout(() => controller.abort(new TimeoutError(`Nothing came for ${timeout} milliseconds.`)), timeout)
  let timer = run()
  if (caller?.aborted) leave()
  caller?.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    rest: () => clearTimeout(timer),
    renew: () => {
      clearTimeout(timer)
      timer = run()
    },
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
    explain: (cause) => {
      if (controller.signal.aborted) return controller.signal.reason
      return new ConnectionError('The service could not be reached, or the connection to it broke.', { cause })
    },
  }
}
