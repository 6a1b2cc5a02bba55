import { useCallback, useEffect, useRef, useState } from 'react'
import type { Berea } from './client.ts'
import type { AnswerRequest, AnswerResponse, Citation } from './types.ts'

export type BereaAnswerState = {
  /** `waiting` until the first words come, `writing` while they do. */
  status: 'idle' | 'waiting' | 'writing' | 'done' | 'failed' | 'stopped'
  /** The answer as far as it has come; with `failed` and `stopped` it is no whole one. */
  text: string
  citations: readonly Citation[]
  /** The whole reply, once it is there. */
  reply: AnswerResponse | null
  /** What went wrong, with `failed`. */
  error: unknown
}

export type UseBereaAnswer = BereaAnswerState & {
  /** Asks anew; what was being written is left. */
  ask: (request: AnswerRequest) => void
  /** Leaves what is being written; what was delivered is charged. */
  stop: () => void
}

const idle: BereaAnswerState = { status: 'idle', text: '', citations: [], reply: null, error: null }

/**
 * An answer that is shown while it is written. Whatever is under way ends with the component.
 * @param client one that may be in a page: of a server of your own (`apiKey: null`), or with a test key
 */
export function useBereaAnswer(client: Pick<Berea, 'assistant'>): UseBereaAnswer {
  const [state, setState] = useState(idle)
  const current = useRef<AbortController | null>(null)

  const ask = useCallback(
    (request: AnswerRequest) => {
      current.current?.abort()
      const asked = new AbortController()
      current.current = asked
      setState({ ...idle, status: 'waiting' })
      void follow(client, request, asked.signal, setState)
    },
    [client],
  )
  const stop = useCallback(() => {
    if (current.current === null) return
    current.current.abort()
    current.current = null
    setState((state) =>
      state.status === 'done' || state.status === 'failed' ? state : { ...state, status: 'stopped' },
    )
  }, [])
  useEffect(() => () => current.current?.abort(), [])
  return { ...state, ask, stop }
}

async function follow(
  client: Pick<Berea, 'assistant'>,
  request: AnswerRequest,
  signal: AbortSignal,
  show: (next: (state: BereaAnswerState) => BereaAnswerState) => void,
): Promise<void> {
  try {
    const stream = client.assistant.stream(request, { signal })
    for await (const event of stream) {
      if (signal.aborted) return
      const { text, citations } = stream
      if (event.type === 'response.completed')
        show(() => ({ ...idle, status: 'done', text, citations, reply: event.data }))
      else if (text !== '') show((state) => ({ ...state, status: 'writing', text, citations }))
    }
  } catch (error) {
    if (!signal.aborted) show((state) => ({ ...state, status: 'failed', error }))
  }
}
