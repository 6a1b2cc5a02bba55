/** One guard taken out of the code, and the tests that must notice. */
export type Mutant = {
  guard: string
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
  tests: readonly string[]
}

const credits = 'src/access/credits/credits.repository.ts'
const creditTests = ['src/access/credits/credits.test.ts']
const gate = 'src/http/gate.ts'
const gateTests = ['tests/gate-limits.test.ts']
const idempotency = 'src/access/idempotency/idempotency.repository.ts'
const idempotencyTests = ['src/access/idempotency/idempotency.test.ts']
const leavingTests = 'tests/leaving.test.ts'
const testKeyTests = 'tests/test-keys.test.ts'
const limiterTests = ['src/access/rate-limits/rate-limits.test.ts']

/** Each guardrail, and its line among the ten. */
const guardrails: readonly (readonly [string, string])[] = [
  ['costAbuse', '  openCostAbuse(),\n'],
  ['crisisSafety', '  openCrisisSafety(),\n'],
  ['sensitiveData', '  createSensitiveData(guarded.helpPhones),\n'],
  ['promptInjection', '  openPromptInjection(),\n'],
  [
    'internalExposure',
    '  createInternalExposure({ ...guarded, secrets: [...guarded.secrets, ...guarded.fingerprints] }),\n',
  ],
  ['hatefulContent', '  openHatefulContent(),\n'],
  ['divineImpersonation', '  openDivineImpersonation(),\n'],
  ['unsafeOutput', '  openUnsafeOutput(),\n'],
  ['doctrinalBalance', '  openDoctrinalBalance(),\n'],
  ['scriptureIntegrity', '  createScriptureIntegrity(verifier.verifyText, verifier.corpusVersion),\n'],
]

export const mutants: readonly Mutant[] = [
  {
    guard: 'what does not fit is held in no window',
    file: credits,
    find: 'where v.fits and c.owner_id',
    replace: 'where c.owner_id',
    tests: creditTests,
  },
  {
    guard: 'what does not fit makes no reservation',
    file: credits,
    find: 'from verdict v where v.fits\n), entry as (',
    replace: 'from verdict v\n), entry as (',
    tests: creditTests,
  },
  {
    guard: 'what does not fit is not in the ledger',
    file: credits,
    find: 'from verdict v where v.fits\n)\nselect',
    replace: 'from verdict v\n)\nselect',
    tests: creditTests,
  },
  {
    guard: 'windows are locked before they are judged',
    file: credits,
    find: 'for update of c\n), judged',
    replace: '\n), judged',
    tests: creditTests,
  },
  {
    guard: 'a reservation ends once',
    file: credits,
    find: "where id = $1::text and state = 'open'",
    replace: 'where id = $1::text',
    tests: creditTests,
  },
  {
    guard: 'a reservation is not overdue before its lease ends',
    file: credits,
    find: "where state = 'open' and lease_ends_at < $1::timestamptz",
    replace: "where state = 'open' and $1::timestamptz is not null",
    tests: creditTests,
  },
  {
    guard: 'what is overdue is ended',
    file: 'src/access/credits/expire-reservations.ts',
    find: 'if ((await store.close(closing)) !== undefined) ended++',
    replace: 'if (closing.id === undefined) ended++',
    tests: creditTests,
  },
  {
    guard: 'the service looks for what is overdue',
    file: 'src/open-access.ts',
    find: '() => expireReservations(credits),',
    replace: 'async () => 0,',
    tests: ['tests/expiry-sweep.test.ts'],
  },
  {
    guard: 'the ledger is append-only',
    file: 'migrations/0001_access_and_metering.sql',
    find: 'CREATE TRIGGER "credit_ledger_append_only" BEFORE UPDATE OR DELETE ON "credit_ledger" FOR EACH ROW EXECUTE FUNCTION "keep_credit_ledger"();',
    replace: 'SELECT 1;',
    tests: creditTests,
  },
  {
    guard: 'what was held is released when the work fails',
    file: 'src/http/metered.ts',
    find: 'if (!request.isSettled) await release(credits, held, request)',
    replace: '',
    tests: ['tests/every-route.test.ts'],
  },
  {
    guard: 'a settlement whose answer was lost is a success',
    file: 'src/http/metered.ts',
    find: 'if (isUnsure) return',
    replace: 'if (tried > settleTries) return',
    tests: ['tests/metered.test.ts'],
  },
  {
    guard: 'a settled request has one record',
    file: 'src/http/recorded.ts',
    find: 'if (request.caller && !request.isSettled)',
    replace: 'if (request.caller)',
    tests: ['tests/metered.test.ts'],
  },
  {
    guard: 'an idempotency key in use is not taken',
    file: idempotency,
    find: "  where i.expires_at <= $5::timestamptz or (i.state = 'running' and i.lease_ends_at <= $5::timestamptz)\n",
    replace: '  where $5::timestamptz is not null\n',
    tests: idempotencyTests,
  },
  {
    guard: 'who lost an idempotency key keeps no reply under it',
    file: idempotency,
    find: "expires_at = $5::timestamptz\nwhere lineage_id = $1::text and key_hash = $2::text and request_id = $3::text and state = 'running'",
    replace:
      'expires_at = $5::timestamptz\nwhere lineage_id = $1::text and key_hash = $2::text and $3::text is not null',
    tests: idempotencyTests,
  },
  {
    guard: 'a reply that was not charged in full is not kept',
    file: 'src/access/idempotency/run-once.ts',
    find: 'if (isWhole && ',
    replace: 'if (',
    tests: [...idempotencyTests, leavingTests],
  },
  {
    guard: 'a caller who left is recorded as one',
    file: 'src/http/metered.ts',
    find: 'status: isCutShort ? 499 : 200',
    replace: 'status: 200',
    tests: [leavingTests],
  },
  {
    guard: '`ledger verify` finds whole replies kept for callers who left',
    file: 'src/access/credits/verify-ledger.repository.ts',
    find: 'q.status <> 200 or i.tokens',
    replace: 'i.tokens',
    tests: [leavingTests],
  },
  {
    guard: '`ledger verify` finds whole replies of which a part was charged',
    file: 'src/access/credits/verify-ledger.repository.ts',
    find: ' or i.tokens <> q.input_tokens + q.output_tokens',
    replace: '',
    tests: [leavingTests],
  },
  {
    guard: 'a successor goes on in the windows of the key that it replaces',
    file: 'src/access/callers/authenticate.ts',
    find: '      lineageId,\n      accountCaps',
    replace: '      lineageId: keyId,\n      accountCaps',
    tests: ['src/access/api-keys/rotation-caps.test.ts'],
  },
  {
    guard: 'no more requests of an account are under way than may be',
    file: 'src/access/concurrency/concurrency.ts',
    find: "if (before >= most) return { outcome: 'refused' }",
    replace: '',
    tests: ['tests/concurrent.test.ts'],
  },
  {
    guard: 'a request that has ended makes room for another',
    file: 'src/http/concurrent.ts',
    find: 'admission.end()',
    replace: '',
    tests: ['tests/concurrent.test.ts'],
  },
  {
    guard: 'no account has all places of a model',
    file: 'src/platform/llm/places.ts',
    find: ' && (mine === 0 || (free > 1 && mine < mostOfFree * free))',
    replace: ' && mine >= 0',
    tests: ['src/platform/llm/places.test.ts', 'tests/generative-stream.test.ts'],
  },
  {
    guard: 'a model’s places know whose they are',
    file: 'src/http/metered.ts',
    find: 'holder: caller.accountId',
    replace: "holder: ''",
    tests: ['tests/generative-stream.test.ts'],
  },
  {
    guard: 'test requests beyond the allowance are not counted',
    file: 'src/access/test-allowance/test-allowance.repository.ts',
    find: ' where test_key_days.requests < $3::int',
    replace: '',
    tests: ['src/access/test-allowance/test-allowance.test.ts'],
  },
  {
    guard: 'test keys have an allowance',
    file: 'src/http/metered.ts',
    find: "if (taken.outcome === 'used_up') {",
    replace: "if (taken.outcome === 'used_up' && taken.requestsADay < 0) {",
    tests: [testKeyTests],
  },
  {
    guard: 'a sandbox gives no live keys',
    file: 'src/access/accounts/account.ts',
    find: "(!livemode && testKeys === 'open')",
    replace: "testKeys === 'open'",
    tests: [testKeyTests],
  },
  {
    guard: 'blocked accounts have no place in a sandbox',
    file: 'src/access/accounts/account.ts',
    find: 'blockedAt === null && (',
    replace: '(',
    tests: [testKeyTests],
  },
  {
    guard: 'the limits of address and service refuse',
    file: gate,
    find: "if (outcome.outcome === 'refused') throw rateLimited(outcome.refusing, now())",
    replace: "if (outcome.outcome === 'refused') return []",
    tests: gateTests,
  },
  {
    guard: 'the limits of key, account, address and route refuse',
    file: gate,
    find: 'showLimit(reply, outcome.refusing)\n    throw rateLimited(outcome.refusing, now())',
    replace: 'return [outcome.refusing]',
    tests: gateTests,
  },
  {
    guard: 'failed authentications count',
    file: gate,
    find: "if (error instanceof AppError && error.code === 'invalid_api_key') await take(failures)",
    replace: '',
    tests: gateTests,
  },
  {
    guard: 'a refused request uses up nothing',
    file: 'src/access/rate-limits/redis-limiter.ts',
    find: 'if full == 0 then',
    replace: 'if true then',
    tests: limiterTests,
  },
  {
    guard: 'looking at a limit uses up nothing',
    file: 'src/access/rate-limits/memory-limiter.ts',
    find: 'if (limit.onlyLooks) continue',
    replace: '',
    tests: limiterTests,
  },
  {
    guard: 'a slow look-up does not bring a revoked key back',
    file: 'src/access/callers/key-cache.ts',
    find: 'if (before !== forgotten) continue',
    replace: '',
    tests: ['src/access/callers/key-cache.test.ts'],
  },
  ...guardrails.map(
    ([name, find]): Mutant => ({
      guard: `the guardrail ${name}`,
      file: 'src/engine/guardrails/index.ts',
      find,
      replace: '',
      tests: ['src/engine/guardrails/ten-guardrails.test.ts'],
    }),
  ),
]
