import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Account,
  ApplicationPage,
  AuditPage,
  CorporaInUse,
  Invitation,
  Key,
  MailTrouble,
  OperatorAccount,
  OperatorAccountPage,
  Overview,
  RequestDetail,
  RequestPage,
  Session,
  WaitingApplications,
  Webhook,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
} from '../../../src/dashboard/contract.ts'
import { listSessions } from './auth.ts'
import { addressOf, call } from './client.ts'

/** What the request list is narrowed to; empty fields narrow nothing. Days are UTC, both inclusive. */
export type RequestFilter = {
  status?: string | undefined
  endpoint?: string | undefined
  keyId?: string | undefined
  requestId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const pageSize = 25
const liveMs = 5_000

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call<Session>('/session', { signal }),
  staleTime: 60_000,
})

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call<Account>('/account', { signal }),
})

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call<Overview>('/overview', { signal }),
})

export const requestsQuery = (filter: RequestFilter, cursor?: string, limit = pageSize) =>
  queryOptions({
    queryKey: ['requests', filter, cursor, limit],
    queryFn: ({ signal }) => call<RequestPage>('/requests', { query: { ...span(filter), cursor, limit }, signal }),
    placeholderData: keepPreviousData,
  })

export const requestsCsvAddress = (filter: RequestFilter) => addressOf('/requests.csv', span(filter))

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => call<RequestDetail>(`/requests/${encodeURIComponent(id)}`, { signal }),
    // a record never changes
    staleTime: Number.POSITIVE_INFINITY,
  })

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: async ({ signal }) => (await call<{ data: Key[] }>('/keys', { signal })).data,
})

export const keyQuery = (id: string) =>
  queryOptions({
    queryKey: ['keys', id],
    queryFn: ({ signal }) => call<Key>(`/keys/${encodeURIComponent(id)}`, { signal }),
    // what still uses a rotated key is watched live
    refetchInterval: ({ state }) => (state.data?.state === 'rotating' ? liveMs : false),
  })

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await call<{ data: Webhook[] }>('/webhooks', { signal })).data,
  // whether one fails is learnt while the page is open
  refetchInterval: liveMs,
})

/** What waits is sent within seconds, so it is watched; one that is tried again much later is looked at less often. */
const watched = (messages: readonly { state: string; attempts: number }[]) => {
  const waiting = messages.filter(({ state }) => state === 'pending')
  if (waiting.length === 0) return false as const
  return waiting.some(({ attempts }) => attempts === 0) ? 1_000 : liveMs
}

export const deliveriesQuery = (webhookId: string, cursor?: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', cursor],
    queryFn: ({ signal }) =>
      call<WebhookDeliveryPage>(`/webhooks/${encodeURIComponent(webhookId)}/deliveries`, {
        query: { cursor, limit: pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => watched(state.data?.data ?? []),
  })

export const deliveryQuery = (webhookId: string, messageId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'delivery', messageId],
    queryFn: ({ signal }) =>
      call<WebhookDeliveryDetail>(
        `/webhooks/${encodeURIComponent(webhookId)}/deliveries/${encodeURIComponent(messageId)}`,
        { signal },
      ),
    refetchInterval: ({ state }) => watched(state.data === undefined ? [] : [state.data]),
  })

export const auditQuery = (subject: string, cursor?: string) =>
  queryOptions({
    queryKey: ['audit', subject, cursor],
    queryFn: ({ signal }) => call<AuditPage>('/audit', { query: { subject, cursor, limit: 20 }, signal }),
    placeholderData: keepPreviousData,
  })

export const browserSessionsQuery = queryOptions({
  queryKey: ['browser-sessions'],
  queryFn: listSessions,
})

export type ApplicationState = 'pending' | 'approved' | 'declined'
export const applicationsQuery = (state: ApplicationState, cursor?: string) =>
  queryOptions({
    queryKey: ['operator', 'applications', state, cursor],
    queryFn: ({ signal }) =>
      call<ApplicationPage>('/operator/applications', { query: { state, cursor, limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
  })

/** How many applications wait; looked at anew while an operator has the console open. */
export const waitingQuery = queryOptions({
  queryKey: ['operator', 'waiting'],
  queryFn: ({ signal }) => call<WaitingApplications>('/operator/waiting', { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

export const operatorAccountsQuery = (query: string, cursor?: string) =>
  queryOptions({
    queryKey: ['operator', 'accounts', query, cursor],
    queryFn: ({ signal }) =>
      call<OperatorAccountPage>('/operator/accounts', { query: { query, cursor, limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
  })

export const operatorAccountQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'account', id],
    queryFn: ({ signal }) => call<OperatorAccount>(`/operator/accounts/${encodeURIComponent(id)}`, { signal }),
  })

export const mailTroubleQuery = queryOptions({
  queryKey: ['operator', 'mails'],
  queryFn: ({ signal }) => call<MailTrouble>('/operator/mails', { signal }),
  staleTime: 60_000,
})

export const corporaInUseQuery = queryOptions({
  queryKey: ['operator', 'replicas'],
  queryFn: ({ signal }) => call<CorporaInUse>('/operator/replicas', { signal }),
  staleTime: 30_000,
})

export const invitationsQuery = queryOptions({
  queryKey: ['operator', 'invitations'],
  queryFn: async ({ signal }) => (await call<{ data: Invitation[] }>('/operator/invitations', { signal })).data,
})

const dayMs = 86_400_000

/** Whole UTC days as the moments that the API takes: from the first's start to before the last's end. */
function span({ from, to, ...rest }: RequestFilter): Record<string, string | undefined> {
  const end = to === undefined ? Number.NaN : Date.parse(`${to}T00:00:00Z`) + dayMs
  return {
    ...rest,
    from: from === undefined ? undefined : `${from}T00:00:00.000Z`,
    to: Number.isNaN(end) ? undefined : new Date(end).toISOString(),
  }
}
