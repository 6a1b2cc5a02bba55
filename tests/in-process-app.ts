import type { Authenticate, Caller } from '../src/access/callers/index.ts'
import { buildApp } from '../src/app.ts'
import { AppError } from '../src/errors.ts'
import { createReadiness } from '../src/http/index.ts'
import { createIds } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { fakeEngine } from './fake-engine.ts'

type Over = Partial<Parameters<typeof buildApp>[0]>

export const LIVE_KEY = 'the-live-key'
export const TEST_KEY = 'the-test-key'
export const WRONG_SCOPE_KEY = 'a-key-without-these-scopes'

/** A caller with every scope, unless the test says otherwise. */
function aCaller(over: Partial<Caller> = {}): Caller {
  const scopes = ['assistant', 'insights', 'verses', 'theology', 'prayer'] as const
  return { keyId: 'key_1', accountId: 'acct_1', livemode: true, scopes, ...over }
}

const callers: Record<string, Caller> = {
  [LIVE_KEY]: aCaller(),
  [TEST_KEY]: aCaller({ keyId: 'key_2', livemode: false }),
  [WRONG_SCOPE_KEY]: aCaller({ keyId: 'key_3', scopes: ['prayer'] }),
}

const authenticate: Authenticate = async (rawKey) => {
  const caller = callers[rawKey]
  if (!caller) throw new AppError('invalid_api_key', 'There is no such key.')
  return caller
}

/** The whole HTTP side over a fake engine and three keys; no database, no port. */
export function inProcessApp(over: Over = {}) {
  const now = () => new Date('2026-05-01T12:00:00.000Z')
  return buildApp({
    config: { publicUrl: 'http://127.0.0.1:4310', securityContact: 'mailto:security@localhost', trustedProxies: [] },
    engine: fakeEngine(),
    authenticate,
    readiness: createReadiness({}),
    logger: createLogger({ level: 'silent' }),
    newId: createIds(now),
    now,
    ...over,
  })
}

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
