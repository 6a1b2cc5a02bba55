import type {
  Account,
  AuditEntry,
  Invitation,
  Key,
  MailTrouble,
  OperatorAccount,
  OperatorApplication,
  Overview,
  RequestDetail,
  RequestSummary,
  UsageFigures,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '../../src/dashboard/contract.ts'

/** Believable data for working on the pages, the same at every start. Never shipped. */
const dayMs = 86_400_000
const midnight = Math.floor(Date.now() / dayMs) * dayMs
const endOfMonth = Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1)
export const iso = (ms: number) => new Date(ms).toISOString()
export const ago = (days: number, hours = 0) => iso(Date.now() - days * dayMs - hours * 3_600_000)
const resets = { day: iso(midnight + dayMs), month: iso(endOfMonth) }

/** A small generator with a fixed seed. */
let seed = 7
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

export const account: Account = {
  id: 'acct_01HV3K2M9QX7T4',
  name: 'Grace Chapel App',
  plan: 'standard',
  apiAccess: 'approved',
  isBlocked: false,
  maySwitchOn: true,
  application: null,
  limits: {
    dailyCredits: 1_000,
    monthlyCredits: 10_000,
    requestsPerMinute: 100,
    concurrentRequests: 8,
    dailyCap: 800,
    monthlyCap: null,
  },
  credits: {
    day: { used: 664, reserved: 12, cap: 800, resetsAt: resets.day },
    month: { used: 4_381, reserved: 12, cap: 10_000, resetsAt: resets.month },
  },
  createdAt: ago(212),
}

export const application = {
  id: 'appl_01',
  organisation: 'Iglesia Casa de Paz',
  purpose: 'Daily verse and short study questions in our app for about 3,000 members.\nSpanish and English.',
  expectedVolume: 'About 500 requests a day',
  state: 'pending' as const,
  note: null,
  createdAt: ago(1, 3),
  decidedAt: null,
}

const endpointShares = [
  ['assistant.answer', 0.46],
  ['verses.search', 0.31],
  ['insights', 0.12],
  ['theology.ask', 0.07],
  ['prayer.generate', 0.04],
] as const

export function overview(isEmpty: boolean): Overview {
  const counts = isEmpty ? [0, 0, 0, 0, 0, 0, 0] : [412, 388, 97, 530, 611, 574, 268]
  const figures = (requests: number): UsageFigures => ({
    requests,
    completed: Math.round(requests * 0.962),
    credits: Math.round(requests * 1.84),
    averageLatencyMs: requests === 0 ? null : 320 + (requests % 97) * 9,
  })
  const total = counts.reduce((sum, count) => sum + count, 0)
  const day = (place: number) => iso(midnight - (6 - place) * dayMs).slice(0, 10)
  return {
    from: day(0),
    to: day(6),
    totals: figures(total),
    days: counts.map((count, place) => ({ day: day(place), ...figures(count) })),
    endpoints: isEmpty
      ? []
      : endpointShares.map(([endpoint, share]) => ({ endpoint, ...figures(Math.round(total * share)) })),
  }
}

const outcomes = [
  [200, null],
  [200, null],
  [200, null],
  [200, null],
  [429, 'rate_limited'],
  [200, null],
  [200, null],
  [402, 'insufficient_credits'],
  [200, null],
  [400, 'bad_request'],
  [200, null],
  [500, 'server_error'],
] as const

const noUse = { used: 0, reserved: 0 }
const base = {
  livemode: true,
  state: 'active' as const,
  expiresAt: null,
  revokedAt: null,
  ipList: [],
  dailyCap: null,
  monthlyCap: null,
  requestsPerMinute: null,
  rotation: null,
  usage: {
    day: { used: 402, reserved: 8, cap: null, resetsAt: resets.day },
    month: { used: 2_950, reserved: 8, cap: null, resetsAt: resets.month },
  },
}

export const requests: RequestSummary[] = Array.from({ length: 130 }, (_, place) => {
  const [status, errorCode] = outcomes[place % outcomes.length]!
  const endpoint = endpointShares[place % 7 < 3 ? 0 : place % endpointShares.length]![0]
  return {
    id: `req_01J${String(98_000 - place)}QZ8N4VX2M7TKC5RHBW${String(place).padStart(3, '0')}`,
    at: iso(Date.now() - place * 411_000 - 9_000),
    endpoint,
    status,
    errorCode,
    creditsCharged: status === 200 ? (endpoint === 'verses.search' ? 1 : 1 + Math.floor(random() * 5)) : 0,
    latencyMs: Math.round(status === 200 ? 180 + random() * 1_600 : 4 + random() * 30),
    livemode: place % 9 !== 4,
    keyId: place % 3 === 0 ? 'key_old' : 'key_server',
    via: place % 17 === 5 ? 'playground' : place % 17 === 9 ? 'mcp' : 'api',
  }
})

export const keys: Key[] = [
  {
    ...base,
    id: 'key_server',
    name: 'Production server',
    prefix: 'ssa_live_K7q',
    scopes: ['assistant', 'insights', 'verses', 'theology', 'prayer'],
    createdAt: ago(41),
    lastUsedAt: ago(0, 0.02),
    ipList: ['203.0.113.0/24', '2001:db8:12::/48'],
    dailyCap: 500,
    monthlyCap: 6_000,
    requestsPerMinute: 60,
    usage: {
      day: { used: 402, reserved: 8, cap: 500, resetsAt: resets.day },
      month: { used: 2_950, reserved: 8, cap: 6_000, resetsAt: resets.month },
    },
  },
  {
    ...base,
    id: 'key_old',
    name: 'Sunday screens',
    prefix: 'ssa_live_d0P',
    scopes: ['verses'],
    state: 'rotating',
    createdAt: ago(170),
    lastUsedAt: ago(0, 0.2),
    rotation: {
      successorId: 'key_new',
      graceEndsAt: iso(Date.now() + 5 * dayMs),
      uses: 37,
      recent: requests.filter(({ keyId }) => keyId === 'key_old').slice(0, 4),
      lastSeenAt: ago(0, 0.2),
      quietHours: 24,
      safeFrom: ago(-1, 0.2),
      isQuiet: false,
    },
  },
  {
    ...base,
    id: 'key_new',
    name: 'Sunday screens',
    prefix: 'ssa_live_x9A',
    scopes: ['verses'],
    createdAt: ago(2),
    lastUsedAt: ago(0, 5),
  },
  {
    ...base,
    id: 'key_test',
    name: 'Continuous integration, with a rather long name to see how it wraps',
    prefix: 'ssa_test_2Bv',
    livemode: false,
    state: 'paused',
    scopes: ['assistant', 'verses'],
    createdAt: ago(12),
    lastUsedAt: null,
    expiresAt: iso(Date.now() + 80 * dayMs),
    usage: {
      day: { ...noUse, cap: null, resetsAt: resets.day },
      month: { ...noUse, cap: null, resetsAt: resets.month },
    },
  },
  {
    ...base,
    id: 'key_gone',
    name: 'Prototype',
    prefix: 'ssa_live_p3R',
    state: 'revoked',
    scopes: ['assistant'],
    createdAt: ago(200),
    revokedAt: ago(90),
    lastUsedAt: ago(91),
  },
]

export function detail(summary: RequestSummary): RequestDetail {
  const key = keys.find(({ id }) => id === summary.keyId) ?? keys[0]!
  const isDone = summary.status === 200
  return {
    ...summary,
    replyId: isDone ? `ans_${summary.id.slice(4)}` : null,
    keyName: key.name,
    keyPrefix: key.prefix,
    model: isDone ? 'extractive-1' : null,
    mode: isDone ? 'extractive' : null,
    creditsEstimated: isDone ? 14 : 0,
    inputTokens: isDone ? 1_842 : 0,
    outputTokens: isDone ? 411 : 0,
    firstByteMs: isDone ? summary.latencyMs - 3 : null,
    abuseFlags: summary.status === 429 ? ['burst'] : [],
    safety: isDone
      ? [
          { guardrail: 'promptInjection', stage: 'input', decision: 'flag', ruleSet: 'prompt-injection-3f9a21c0' },
          { guardrail: 'scriptureIntegrity', stage: 'output', decision: 'redact', ruleSet: 'scripture-integrity-91bd' },
        ]
      : [],
    replayed: false,
    clientLeft: false,
  }
}

export const audit: AuditEntry[] = [
  { id: 4, at: ago(2), by: 'you', action: 'key.rotated', subject: 'key_old', detail: { successorId: 'key_new' } },
  { id: 3, at: ago(20), by: 'operator', action: 'key.changed', subject: 'key_old', detail: { dailyCap: 500 } },
  { id: 2, at: ago(21), by: 'you', action: 'key.resumed', subject: 'key_old', detail: { state: 'active' } },
  { id: 1, at: ago(22), by: 'you', action: 'key.paused', subject: 'key_old', detail: { state: 'paused' } },
]

export const applications: OperatorApplication[] = [
  {
    ...application,
    createdAt: ago(4),
    account: {
      id: 'acct_2',
      name: 'Casa de Paz',
      plan: 'free',
      holder: { name: 'Marta Ruiz', email: 'marta@casadepaz.example' },
    },
  },
  {
    ...application,
    id: 'appl_02',
    organisation: 'Northside Bible Fellowship',
    purpose: 'Small-group leaders look up cross references.',
    expectedVolume: '50 a day',
    account: {
      id: 'acct_3',
      name: 'Northside',
      plan: 'free',
      holder: { name: 'Dan Wu', email: 'dan@northside.example' },
    },
  },
]

const names = ['Grace Chapel App', 'Casa de Paz', 'Northside', 'Lectio Daily', 'Open Bible Tools', 'St Anne’s Parish']
export const operatorAccounts: OperatorAccount[] = names.map((name, place) => ({
  id: place === 0 ? account.id : `acct_${place + 1}`,
  name,
  plan: (['standard', 'free', 'free', 'enterprise', 'standard', 'standard'] as const)[place]!,
  apiAccess: (['approved', 'pending', 'pending', 'approved', 'declined', 'approved'] as const)[place]!,
  isBlocked: place === 5,
  holder: place === 3 ? null : { name: `Person ${place}`, email: `office@${name.toLowerCase().split(' ')[0]}.example` },
  limits: account.limits,
  credits: account.credits,
  createdAt: ago(30 * (place + 1)),
}))

export const invitations: Invitation[] = [
  { id: 'inv_1', email: 'elena@example.org', createdAt: ago(1), expiresAt: iso(Date.now() + 13 * dayMs), usedAt: null },
  { id: 'inv_2', email: null, createdAt: ago(2), expiresAt: iso(Date.now() + 12 * dayMs), usedAt: null },
  {
    id: 'inv_3',
    email: 'dan@northside.example',
    createdAt: ago(9),
    expiresAt: iso(Date.now() + 5 * dayMs),
    usedAt: ago(8),
  },
  { id: 'inv_4', email: 'late@example.org', createdAt: ago(30), expiresAt: ago(16), usedAt: null },
]

export const noMailTrouble: MailTrouble = { failing: 0, givenUp: [] }
export const mailTrouble: MailTrouble = {
  failing: 3,
  givenUp: [
    {
      id: 'decided:appl_1',
      kind: 'application_decided',
      account: { id: 'acct_2', name: 'Casa de Paz' },
      createdAt: ago(3),
      gaveUpAt: ago(2),
      lastError: 'SMTP 550',
    },
    { id: 'mail_1', kind: 'link', account: null, createdAt: ago(1), gaveUpAt: ago(1), lastError: 'ECONNREFUSED' },
  ],
}

const webhook: Webhook = {
  id: 'wh_1',
  url: 'https://hooks.gracechapel.example/berea/account-1/of-the-church-app?token=kept-by-the-holder',
  events: ['cap.reached', 'key.rotated', 'key.revoked', 'access.decided', 'error.spike'],
  isEnabled: true,
  disabledBy: null,
  disabledAt: null,
  failingSince: null,
  oldSecretUntil: ago(-1),
  createdAt: ago(20),
}
export const webhooks: Webhook[] = [
  webhook,
  { ...webhook, id: 'wh_2', url: 'https://example.org/hook', events: ['key.revoked'], failingSince: ago(2) },
  {
    ...webhook,
    id: 'wh_3',
    url: 'https://old.example.org/hook',
    isEnabled: false,
    disabledBy: 'failures',
    disabledAt: ago(3),
    failingSince: ago(8),
    oldSecretUntil: null,
  },
]

const delivered: WebhookDelivery = {
  id: 'msg_0123456789abcdef0123456789abcdef',
  type: 'key.revoked',
  createdAt: ago(0, 2),
  state: 'delivered',
  attempts: 1,
  nextTryAt: null,
  last: { status: 204, error: null },
}
export const deliveries: WebhookDelivery[] = [
  { ...delivered, type: 'webhook.test', state: 'pending', attempts: 0, nextTryAt: ago(0), last: null },
  {
    ...delivered,
    id: 'msg_1123456789abcdef0123456789abcdef',
    type: 'error.spike',
    state: 'pending',
    attempts: 4,
    nextTryAt: ago(-1),
    last: { status: null, error: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  },
  { ...delivered, id: 'msg_2123456789abcdef0123456789abcdef' },
  {
    ...delivered,
    id: 'msg_3123456789abcdef0123456789abcdef',
    type: 'cap.reached',
    state: 'failed',
    attempts: 8,
    last: { status: 503, error: null },
    createdAt: ago(4),
  },
]
export const deliveryDetail = (delivery: WebhookDelivery): WebhookDeliveryDetail => ({
  ...delivery,
  payload: JSON.stringify({ type: delivery.type, timestamp: delivery.createdAt, data: { keyId: 'key_server' } }),
  tries:
    delivery.last === null
      ? []
      : [
          { at: ago(4), latencyMs: 10_000, status: null, error: 'TIMED_OUT', reply: null },
          {
            at: ago(3),
            latencyMs: 212,
            ...delivery.last,
            reply: delivery.last.status === null ? null : 'Service unavailable',
          },
        ],
})
