import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, Unreachable } from './api/client.ts'
import { sessionEnded } from './shell/session-end.ts'

/** A wrong password is a 401 too, with a reason of its own. */
const isEnd = (error: Error) =>
  error instanceof ApiError &&
  error.code === 'not_signed_in' &&
  (error.detail.reason ?? 'UNAUTHORIZED') === 'UNAUTHORIZED'

const noticeEnd = (error: Error) => {
  if (isEnd(error)) sessionEnded.set(true)
}

/** A second try helps against a lost connection or a restart, not against a refusal. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && (error instanceof Unreachable || (error instanceof ApiError && error.status >= 500))

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEnd }),
  mutationCache: new MutationCache({ onError: noticeEnd }),
  defaultOptions: {
    // asked even when the browser believes itself offline: a service on this machine is reached all the same
    queries: { retry: isWorthRetrying, retryDelay: 500, staleTime: 5_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
