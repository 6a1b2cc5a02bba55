import { noPreferences } from '../src/access/accounts/index.ts'
import type { Authenticate, Caller } from '../src/access/callers/index.ts'
import { defaultPriceList } from '../src/access/credits/index.ts'
import { createMemoryLimiter } from '../src/access/rate-limits/index.ts'
import { buildApp } from '../src/app.ts'
import { AppError } from '../src/errors.ts'
import { createReadiness } from '../src/http/index.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { fakeEngine } from './fake-engine.ts'
import { inMemoryAllowance } from './in-memory-allowance.ts'
import { inMemoryCredits } from './in-memory-credits.ts'
import { inMemoryReplies } from './in-memory-replies.ts'

type Over = Partial<Parameters<typeof buildApp>[0]>

export const LIVE_KEY = 'the-live-key'
export const TEST_KEY = 'the-test-key'
export const WRONG_SCOPE_KEY = 'a-key-without-these-scopes'
/** The same for the routes of prayers. */
export const OTHER_WRONG_SCOPE_KEY = 'a-key-without-the-scope-prayer'

/** A caller with every scope, unless the test says otherwise. */
export function aCaller(over: Partial<Caller> = {}): Caller {
  const scopes = ['assistant', 'insights', 'verses', 'theology', 'prayer'] as const
  const { keyId = 'key_1', accountId = 'acct_1', lineageId = keyId } = over
  return {
    keyId,
    keyPrefix: 'ssa_live_abc',
    accountId,
    lineageId,
    livemode: true,
    scopes,
    credits: {
      accountId,
      lineageId,
      accountCaps: { day: 1_000, month: 10_000 },
      keyCaps: { day: null, month: null },
    },
    requestsPerMinute: { key: 10_000, account: 10_000 },
    concurrentRequests: 1_000,
    guardrails: noPreferences,
    ...over,
  }
}

const callers: Record<string, Caller> = {
  [LIVE_KEY]: aCaller(),
  [TEST_KEY]: aCaller({ keyId: 'key_2', livemode: false }),
  [WRONG_SCOPE_KEY]: aCaller({ keyId: 'key_3', scopes: ['prayer'] }),
  [OTHER_WRONG_SCOPE_KEY]: aCaller({ keyId: 'key_4', scopes: ['insights'] }),
}

const authenticate: Authenticate = async (rawKey) => {
  const caller = callers[rawKey]
  if (!caller) throw new AppError('invalid_api_key', 'There is no such key.')
  return caller
}

const none = { requests: 0, completed: 0, credits: 0 }
const noUsage = { today: none, month: none }

/** The whole HTTP side over a fake engine and three keys; no database, no port. */
export function inProcessApp(over: Over = {}) {
  const now = () => new Date('2026-05-01T12:00:00.000Z')
  return buildApp({
    config: {
      publicUrl: 'http://127.0.0.1:4310',
      securityContact: 'mailto:security@localhost',
      trustedProxies: [],
      study: { enabled: true },
    },
    engine: fakeEngine(),
    authenticate,
    readiness: createReadiness({}),
    logger: createLogger({ level: 'silent' }),
    newId: createIds(now),
    now,
    prices: defaultPriceList,
    credits: { store: inMemoryCredits(), now, leaseMs: 90_000, ceilings: { day: null, month: null } },
    testAllowance: { store: inMemoryAllowance(), now, requestsADay: 50 },
    limiter: createMemoryLimiter(now),
    providers: { models: [], extractiveFallback: true },
    limits: { ipFailures: 6_000, ipRequests: 30_000, global: 100_000, route: 30_000, ipAuthenticated: 30_000 },
    usage: {
      readUsage: async () => ({ caps: [], key: noUsage, account: noUsage }),
      priceRequest: async () => ({ creditsMax: 3, wouldExceed: null, priceList: '2026-05' }),
    },
    idempotency: {
      store: inMemoryReplies(),
      now,
      secret: Buffer.alloc(32),
      ttlSeconds: 86_400,
      deadlineMs: 60_000,
    },
    noteRecord: () => {},
    helpLines: { lines: { NZ: [{ label: 'A line in New Zealand', phone: '1737' }] }, languages: {} },
    ...over,
  })
}

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
