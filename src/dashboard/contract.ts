/**
 * What the dashboard's web app and the routes under `/dashboard/api` say to each other, as JSON. Types only: the web app
 * imports them, and the schemas of the routes are checked against them. Moments are ISO 8601 UTC, credits whole numbers,
 * latencies milliseconds. Errors have the envelope of the public contract; those of `/auth` have an `error.reason` too.
 */

type Moment = string

/** GET /session: answered with or without a session. */
export type Session = {
  person: Person | null
  account: Account | null
  /** Which of the sessions listed at /auth/list-sessions this one is. */
  sessionId: string | null
  service: Service
}
export type Person = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  twoFactorEnabled: boolean
  isOperator: boolean
}
/** What the sign-in pages must know of the service. */
export type Service = {
  signUp: 'open' | 'invite' | 'closed'
  /** `log`: there is no mail server, and links are written to the server's log. */
  mail: 'smtp' | 'log'
  publicUrl: string
  /** `open`: whoever is signed in may make test keys, without API access; so many requests a UTC day work with them. */
  testKeys: { access: 'approved' | 'open'; requestsADay: number }
}

export type Plan = 'free' | 'standard' | 'enterprise'
export type ApiAccess = 'none' | 'pending' | 'approved' | 'declined'

/** GET /account */
export type Account = {
  id: string
  name: string
  plan: Plan
  apiAccess: ApiAccess
  isBlocked: boolean
  /** On this plan the holder switches API access on without asking. */
  maySwitchOn: boolean
  /** The latest application; null where there was none. */
  application: Application | null
  limits: AccountLimits
  credits: { day: CreditStatus; month: CreditStatus }
  createdAt: Moment
}
export type AccountLimits = {
  /** What the plan, or an agreement with the operator, gives. */
  dailyCredits: number
  monthlyCredits: number
  requestsPerMinute: number
  /** Charged requests under way at once. */
  concurrentRequests: number
  /** The holder's own caps; null for none below those. */
  dailyCap: number | null
  monthlyCap: number | null
}
export type CreditStatus = {
  used: number
  /** Held for requests under way. */
  reserved: number
  /** The cap that counts now, top-ups included. */
  cap: number
  resetsAt: Moment
}
export type Application = {
  id: string
  organisation: string
  purpose: string
  expectedVolume: string
  state: 'pending' | 'approved' | 'declined'
  /** What the operator wrote. */
  note: string | null
  createdAt: Moment
  decidedAt: Moment | null
}
/** POST /account/applications */
export type NewApplication = Pick<Application, 'organisation' | 'purpose' | 'expectedVolume'>
/** PATCH /account */
export type AccountChange = { name: string }
/** PUT /account/caps; null takes a cap away. */
export type AccountCaps = { dailyCap: number | null; monthlyCap: number | null }

/** GET /overview: the last seven UTC days, today being the last. */
export type Overview = {
  from: string
  to: string
  totals: UsageFigures
  days: (UsageFigures & { day: string })[]
  /** Most requests first. */
  endpoints: (UsageFigures & { endpoint: string })[]
}
export type UsageFigures = {
  requests: number
  /** Status 200. */
  completed: number
  credits: number
  /** Over the completed ones; null where there are none. */
  averageLatencyMs: number | null
}

/** GET /requests?limit&cursor&endpoint&status&keyId&requestId&from&to, newest first; `status` is `200`, `4xx`, `5xx` … */
export type RequestPage = { data: RequestSummary[]; nextCursor: string | null }
export type RequestSummary = {
  id: string
  at: Moment
  endpoint: string
  status: number
  errorCode: string | null
  creditsCharged: number
  latencyMs: number
  livemode: boolean
  keyId: string
  via: 'api' | 'mcp' | 'playground' | 'study'
}
/** GET /requests/{id}. GET /requests.csv takes the filters of the list. */
export type RequestDetail = RequestSummary & {
  replyId: string | null
  keyName: string
  keyPrefix: string
  model: string | null
  mode: string | null
  creditsEstimated: number
  inputTokens: number
  outputTokens: number
  firstByteMs: number | null
  abuseFlags: string[]
  safety: { guardrail: string; stage: string; decision: string; ruleSet: string; judge?: string }[]
  replayed: boolean
  clientLeft: boolean
}

export type Scope = 'assistant' | 'insights' | 'verses' | 'theology' | 'prayer'
export type KeyState = 'active' | 'paused' | 'rotating' | 'revoked' | 'expired'

/** GET /keys: `{ data: Key[] }`, newest first; GET /keys/{id}: Key */
export type Key = {
  id: string
  name: string
  /** First 12 characters of the raw key. */
  prefix: string
  livemode: boolean
  scopes: Scope[]
  state: KeyState
  createdAt: Moment
  expiresAt: Moment | null
  lastUsedAt: Moment | null
  revokedAt: Moment | null
  ipList: string[]
  dailyCap: number | null
  monthlyCap: number | null
  /** Null for the plan's. */
  requestsPerMinute: number | null
  /** What it used of its caps; `cap` is null where it has none of its own. */
  usage: { day: KeyUsage; month: KeyUsage }
  /** While both work: the key that takes its place, and what still uses this one. */
  rotation: Rotation | null
}
export type KeyUsage = { used: number; reserved: number; cap: number | null; resetsAt: Moment }
export type Rotation = {
  successorId: string
  graceEndsAt: Moment
  /** Uses of the old key since it was rotated. */
  uses: number
  /** Latest requests that still used it, ten at most. */
  recent: RequestSummary[]
  /** The last request with the old key, one of before the rotation too; null where there was none. */
  lastSeenAt: Moment | null
  /** How long no request must come with it until it counts as unused. */
  quietHours: number
  /** When it has been quiet for so long, if nothing comes until then. */
  safeFrom: Moment
  /** Whether it is `safeFrom` now. */
  isQuiet: boolean
}
/** POST /keys */
export type NewKey = {
  name: string
  livemode: boolean
  scopes: Scope[]
  expiresAt?: Moment | null
  ipList?: string[]
  dailyCap?: number | null
  monthlyCap?: number | null
  requestsPerMinute?: number | null
}
/** PATCH /keys/{id}: what is not named stays. */
export type KeyChange = Partial<Omit<NewKey, 'livemode'>>
/** Reply of POST /keys and POST /keys/{id}/rotate `{ graceDays }`: the raw key is here and nowhere else. */
export type MadeKey = { key: Key; rawKey: string }
/** POST /keys/{id}/revoke: the first 12 characters, typed by the holder. POST /keys/{id}/pause and /resume have no body. */
export type Revocation = { prefix: string }

export type WebhookEvent = 'cap.reached' | 'key.rotated' | 'key.revoked' | 'access.decided' | 'error.spike'
/**
 * GET /webhooks: `{ data: Webhook[] }`, newest first, five at most. DELETE /webhooks/{id} has no reply;
 * POST /webhooks/{id}/test, without a body, is answered with the WebhookDelivery that it makes.
 */
export type Webhook = {
  id: string
  url: string
  events: WebhookEvent[]
  isEnabled: boolean
  /** Who switched it off: its holder, or the service because nothing succeeded for days; null while it is on. */
  disabledBy: 'holder' | 'failures' | null
  disabledAt: Moment | null
  /** The first attempt that failed since one succeeded. */
  failingSince: Moment | null
  /** Until when the secret of before signs too; null where it does not. */
  oldSecretUntil: Moment | null
  createdAt: Moment
}
/** POST /webhooks */
export type NewWebhook = { url: string; events: WebhookEvent[] }
/** PATCH /webhooks/{id}: what is not named stays. */
export type WebhookChange = { url?: string; events?: WebhookEvent[]; isEnabled?: boolean }
/** Reply of POST /webhooks and POST /webhooks/{id}/rotate-secret: the secret is here and nowhere else. */
export type MadeWebhook = { webhook: Webhook; secret: string }

/** GET /webhooks/{id}/deliveries?limit&cursor&state, newest first */
export type WebhookDeliveryPage = { data: WebhookDelivery[]; nextCursor: string | null }
export type WebhookDelivery = {
  /** As receivers see it in `webhook-id`. */
  id: string
  type: WebhookEvent | 'webhook.test'
  createdAt: Moment
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
  /** When it is sent next; null once it is over. */
  nextTryAt: Moment | null
  /** Of the last attempt; `status` is null where there was no reply, and `error` then a code such as `TIMED_OUT`. */
  last: { status: number | null; error: string | null } | null
}
/** GET /webhooks/{id}/deliveries/{messageId}; POST …/replay, without a body, sends it again and is answered with a WebhookDelivery. */
export type WebhookDeliveryDetail = WebhookDelivery & {
  /** The body as it is sent. */
  payload: string
  /** In the order in which they ended; the latest hundred. */
  tries: WebhookTry[]
}
export type WebhookTry = {
  at: Moment
  latencyMs: number
  status: number | null
  error: string | null
  /** How the reply began, 1 KB at most. */
  reply: string | null
}

/** GET /audit?limit&cursor&subject */
export type AuditPage = { data: AuditEntry[]; nextCursor: string | null }
export type AuditEntry = {
  id: number
  at: Moment
  /** `you`, `operator`, or `system`. */
  by: 'you' | 'operator' | 'system'
  action: string
  subject: string
  detail: Record<string, unknown>
}

/** GET /operator/applications?state=pending|approved|declined&limit&cursor, oldest first where they wait */
export type ApplicationPage = { data: OperatorApplication[]; nextCursor: string | null }
export type OperatorApplication = Application & {
  account: { id: string; name: string; plan: Plan; holder: { name: string; email: string } | null }
}
/** GET /operator/waiting: applications that nobody has decided; `oldestAt` is null where there are none. */
export type WaitingApplications = { applications: number; oldestAt: Moment | null }
/** POST /operator/applications/{id}/decide */
export type Decision =
  | { outcome: 'approved'; plan: 'standard' | 'enterprise'; note?: string }
  | { outcome: 'declined'; note: string }
/** GET /operator/accounts?query&limit&cursor; GET /operator/accounts/{id}: OperatorAccount */
export type OperatorAccountPage = { data: OperatorAccount[]; nextCursor: string | null }
export type OperatorAccount = {
  id: string
  name: string
  plan: Plan
  apiAccess: ApiAccess
  isBlocked: boolean
  holder: { name: string; email: string } | null
  limits: AccountLimits
  credits: { day: CreditStatus; month: CreditStatus }
  createdAt: Moment
}
/** PATCH /operator/accounts/{id}: null takes an agreed figure back to the plan's. */
export type OperatorAccountChange = {
  plan?: Plan
  grantedDailyCredits?: number | null
  grantedMonthlyCredits?: number | null
  grantedRequestsPerMinute?: number | null
  grantedConcurrentRequests?: number | null
  isBlocked?: boolean
}
/** GET /operator/mails: what the mail server has not taken; of the given up the last 20 of a week. */
export type MailTrouble = {
  /** Mails that failed once or more and are tried again. */
  failing: number
  givenUp: {
    id: string
    kind: 'cap_reached' | 'application_decided' | 'application_waits' | 'webhook_switched_off' | 'link'
    account: { id: string; name: string } | null
    createdAt: Moment
    gaveUpAt: Moment
    /** `SMTP 550`, or a code such as `ECONNREFUSED`. */
    lastError: string
  }[]
}
/** GET /operator/replicas: the corpora that processes of this database answer from; more than one is a fault. */
export type CorporaInUse = { corpora: { corpusVersion: string; processes: number }[] }
/** GET /operator/invitations: `{ data }`, newest first */
export type Invitation = {
  id: string
  email: string | null
  createdAt: Moment
  expiresAt: Moment
  usedAt: Moment | null
}
/** POST /operator/invitations; DELETE /operator/invitations/{id} takes one back. */
export type NewInvitation = { email?: string }
/** The address to open is here and nowhere else: `/dashboard/sign-up?invitation=…` */
export type MadeInvitation = { invitation: Invitation; url: string }
