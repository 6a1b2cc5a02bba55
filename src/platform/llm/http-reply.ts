import type { Dispatcher } from 'undici'

/** The start of a reply, and its body as it comes. */
export type HttpReply = { statusCode: number; headers: Headers; body: ReplyBody }
type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2]

/** A body that is read piece by piece, no faster than it is asked for. */
export type ReplyBody = {
  /** @returns undefined at the end @throws what broke the connection, or the reason for which it was ended */
  next: () => Promise<Uint8Array | undefined>
  /**
   * Ends the reading. A body that has said that it is over gets a moment to end, so that its connection can be used
   * again; of any other the connection is closed.
   */
  leave: (isOver: boolean) => void
}

/** So much is taken in before it is read. */
const mostWaitingBytes = 65_536
const lastBytesWithinMs = 250

/**
 * Sends a request and waits for the start of its reply. It is what undici's `request` does, without a stream for each
 * reply, which costs more than all else that is done with it.
 * @param signal ends it, before the reply and within
 * @throws what kept the reply from coming, or the signal's reason
 */
export function askFor(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<HttpReply> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpReply>()
  const pieces: Uint8Array[] = []
  let waitingBytes = 0
  let controller: Dispatcher.DispatchController | undefined
  let hasBegun = false
  let isLeft = false
  let end: { error?: unknown } | undefined
  let wake: (() => void) | undefined
  let impatient: NodeJS.Timeout | undefined

  const close = (reason: unknown) => {
    if (end === undefined) controller?.abort(reason as Error)
  }
  const finish = (how: { error?: unknown }) => {
    end ??= how
    clearTimeout(impatient)
    signal.removeEventListener('abort', onAbort)
    if (!hasBegun && 'error' in how) reject(how.error)
    wake?.()
  }
  const onAbort = () => {
    // one that still waits for its connection has no controller, and is ended when it gets it
    if (controller === undefined) finish({ error: signal.reason })
    else close(signal.reason)
  }

  const body: ReplyBody = {
    next: async () => {
      if (pieces.length === 0 && end === undefined) {
        controller!.resume()
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const piece = pieces.shift()
      if (piece !== undefined) {
        waitingBytes -= piece.length
        return piece
      }
      if (end !== undefined && 'error' in end) throw end.error
      return undefined
    },
    leave: (isOver) => {
      if (isLeft || end !== undefined) return
      isLeft = true
      if (!isOver) return close(new Error('nobody reads on'))
      impatient = setTimeout(() => close(new Error('the end did not come in time')), lastBytesWithinMs)
      controller!.resume()
    },
  }

  signal.addEventListener('abort', onAbort, { once: true })
  dispatcher.dispatch(request, {
    onRequestStart: (given) => {
      controller = given
      if (signal.aborted) controller.abort(signal.reason)
    },
    onResponseStart: (_controller, statusCode, headers) => {
      if (statusCode < 200) return
      hasBegun = true
      resolve({ statusCode, headers, body })
    },
    onResponseData: (given, piece) => {
      if (isLeft) return
      pieces.push(piece)
      waitingBytes += piece.length
      if (waitingBytes > mostWaitingBytes) given.pause()
      wake?.()
    },
    onResponseEnd: () => finish({}),
    onResponseError: (_controller, error) => finish({ error }),
  })
  return promise
}
