import type {
  Account,
  AccountCaps,
  AccountChange,
  Decision,
  Key,
  KeyChange,
  MadeInvitation,
  MadeKey,
  MadeWebhook,
  NewApplication,
  NewInvitation,
  NewKey,
  NewWebhook,
  OperatorAccountChange,
  Revocation,
  Webhook,
  WebhookChange,
  WebhookDelivery,
} from '../../../src/dashboard/contract.ts'
import { call } from './client.ts'

/** What changes something, one function a route. Every one throws what `call` throws. */
const at = (path: string, id: string, action = '') => `${path}/${encodeURIComponent(id)}${action}`

export const renameAccount = (body: AccountChange) => call<Account>('/account', { method: 'PATCH', body })
export const setCaps = (body: AccountCaps) => call<Account>('/account/caps', { method: 'PUT', body })
export const apply = (body: NewApplication) => call<unknown>('/account/applications', { method: 'POST', body })
export const switchOn = () => call<Account>('/account/access', { method: 'POST' })

export const createKey = (body: NewKey) => call<MadeKey>('/keys', { method: 'POST', body })
export const changeKey = (id: string, body: KeyChange) => call<Key>(at('/keys', id), { method: 'PATCH', body })
export const pauseKey = (id: string) => call<Key>(at('/keys', id, '/pause'), { method: 'POST' })
export const resumeKey = (id: string) => call<Key>(at('/keys', id, '/resume'), { method: 'POST' })
export const rotateKey = (id: string, graceDays: number) =>
  call<MadeKey>(at('/keys', id, '/rotate'), { method: 'POST', body: { graceDays } })
export const revokeKey = (id: string, body: Revocation) =>
  call<Key>(at('/keys', id, '/revoke'), { method: 'POST', body })

export const createWebhook = (body: NewWebhook) => call<MadeWebhook>('/webhooks', { method: 'POST', body })
export const changeWebhook = (id: string, body: WebhookChange) =>
  call<Webhook>(at('/webhooks', id), { method: 'PATCH', body })
export const deleteWebhook = (id: string) => call<unknown>(at('/webhooks', id), { method: 'DELETE' })
export const rotateWebhookSecret = (id: string) =>
  call<MadeWebhook>(at('/webhooks', id, '/rotate-secret'), { method: 'POST' })
export const testWebhook = (id: string) => call<WebhookDelivery>(at('/webhooks', id, '/test'), { method: 'POST' })
export const replayDelivery = (id: string, messageId: string) =>
  call<WebhookDelivery>(at(at('/webhooks', id, '/deliveries'), messageId, '/replay'), { method: 'POST' })

export const decide = (id: string, body: Decision) =>
  call<unknown>(at('/operator/applications', id, '/decide'), { method: 'POST', body })
export const changeOperatorAccount = (id: string, body: OperatorAccountChange) =>
  call<unknown>(at('/operator/accounts', id), { method: 'PATCH', body })
export const invite = (body: NewInvitation) => call<MadeInvitation>('/operator/invitations', { method: 'POST', body })
export const takeInvitationBack = (id: string) => call<unknown>(at('/operator/invitations', id), { method: 'DELETE' })
