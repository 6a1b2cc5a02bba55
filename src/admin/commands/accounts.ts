import {
  type Account,
  blockAccount,
  capsOf,
  createAccount,
  type GuardrailPreferences,
  getAccount,
  grantsOf,
  listAccounts,
  type Plan,
  plans,
  setCaps,
  setGuardrails,
  setPlan,
  switchOnAccess,
  unblockAccount,
} from '../../access/accounts/index.ts'
import { grantCredits } from '../../access/credits/index.ts'
import { eraseAccount } from '../../access/erasure/index.ts'
import { alwaysOn, guardrailNames } from '../../engine/index.ts'
import { type DatabaseCommand, UsageError } from '../command.ts'
import { everyPage } from '../every-page.ts'
import { table } from '../table.ts'
import { countFrom, given, operator } from './operator.ts'

type AccountView = Omit<Account, 'createdAt' | 'blockedAt'> & { createdAt: string; blockedAt: string | null }

const create: DatabaseCommand = {
  runsIn: 'database',
  name: 'accounts create',
  summary: 'Open an account; on the plans standard and enterprise it may use the API at once',
  options: {
    name: { type: 'string', value: 'NAME', description: 'Whose account it is', required: true },
    plan: { type: 'string', value: 'PLAN', description: `${plans.join(', ')} (default standard)` },
  },
  example: './berea accounts create --name "Grace Chapel"',
  run: async (deps, { options }) => {
    const plan = planFrom(options.plan ?? 'standard')
    const account = await createAccount(deps, {
      name: String(options.name),
      plan,
      apiAccess: plan === 'free' ? 'none' : 'approved',
    })
    return view(account)
  },
  render: (account: AccountView) =>
    `Account ${account.id} (${account.name}), plan ${account.plan}, API access ${account.apiAccess}.`,
}

const list: DatabaseCommand = {
  runsIn: 'database',
  name: 'accounts list',
  summary: 'List all accounts, oldest first',
  options: {},
  example: './berea accounts list --json',
  run: async ({ db }) => (await everyPage((page) => listAccounts(db, page))).map(view),
  render: (accounts: AccountView[]) =>
    table(
      ['ID', 'NAME', 'PLAN', 'API ACCESS', 'CREATED'],
      accounts.map(({ id, name, plan, apiAccess, blockedAt, createdAt }) => [
        id,
        name,
        plan,
        blockedAt === null ? apiAccess : 'blocked',
        createdAt,
      ]),
    ),
}

const plan: DatabaseCommand = {
  runsIn: 'database',
  name: 'accounts plan',
  summary: 'Set the plan of an account, or what was agreed with it in place of the plan’s figures',
  options: {
    plan: { type: 'string', value: 'PLAN', description: plans.join(', ') },
    'daily-credits': { type: 'string', value: 'N', description: 'Credits a UTC day; none for the plan’s' },
    'monthly-credits': { type: 'string', value: 'N', description: 'Credits a UTC month; none for the plan’s' },
    'requests-per-minute': { type: 'string', value: 'N', description: 'Requests a minute; none for the plan’s' },
    'concurrent-requests': { type: 'string', value: 'N', description: 'Charged requests at once; none for the plan’s' },
  },
  positionals: ['ACCOUNT'],
  example: './berea accounts plan acct_… --plan enterprise --daily-credits 20000',
  run: async (deps, { options, positionals }) => {
    const agreed = given({
      plan: options.plan === undefined ? undefined : planFrom(options.plan),
      grantedDailyCredits: countFrom(options['daily-credits'], 'daily-credits'),
      grantedMonthlyCredits: countFrom(options['monthly-credits'], 'monthly-credits'),
      grantedRequestsPerMinute: countFrom(options['requests-per-minute'], 'requests-per-minute'),
      grantedConcurrentRequests: countFrom(options['concurrent-requests'], 'concurrent-requests'),
    })
    if (Object.keys(agreed).length === 0) throw new UsageError('Say what to set: --plan, --daily-credits, …')
    const account = await setPlan(deps, positionals[0]!, agreed, operator)
    return { ...view(account), grants: grantsOf(account, deps.plans) }
  },
  render: ({ id, plan, grants }: AccountView & { grants: ReturnType<typeof grantsOf> }) =>
    `Account ${id}, plan ${plan}: ${grants.requestsPerMinute} requests a minute, ${grants.concurrentRequests} at once, ${grants.dailyCredits} credits a day, ${grants.monthlyCredits} a month.`,
}

const caps: DatabaseCommand = {
  runsIn: 'database',
  name: 'accounts caps',
  summary: 'Set the holder’s own caps, not above the plan’s',
  options: {
    daily: { type: 'string', value: 'N', description: 'Credits a UTC day; none for the plan’s alone' },
    monthly: { type: 'string', value: 'N', description: 'Credits a UTC month; none for the plan’s alone' },
  },
  positionals: ['ACCOUNT'],
  example: './berea accounts caps acct_… --daily 200 --monthly none',
  run: async (deps, { options, positionals }) => {
    const wanted = given({
      dailyCap: countFrom(options.daily, 'daily'),
      monthlyCap: countFrom(options.monthly, 'monthly'),
    })
    if (Object.keys(wanted).length === 0) throw new UsageError('Say what to set: --daily or --monthly.')
    const account = await setCaps(deps, positionals[0]!, wanted, operator)
    return { ...view(account), caps: capsOf(account, deps.plans) }
  },
  render: ({ id, caps: { day, month } }: AccountView & { caps: { day: number; month: number } }) =>
    `Account ${id} may use ${day} credits a day and ${month} a month.`,
}

const guardrails: DatabaseCommand = {
  runsIn: 'database',
  name: 'accounts guardrails',
  summary: 'Show or set how the guardrails treat an account',
  options: {
    strict: {
      type: 'string',
      value: 'NAMES',
      description: 'Guardrails that refuse where they would only flag; comma-separated',
    },
    flag: {
      type: 'string',
      value: 'NAMES',
      description: 'Guardrails that only record what they find; comma-separated',
    },
    standard: { type: 'string', value: 'NAMES', description: 'Guardrails that go back to the usual; comma-separated' },
    'link-hosts': {
      type: 'string',
      value: 'HOSTS',
      description: 'Hosts that links in answers may lead to; none for none',
    },
    tradition: { type: 'string', value: 'NAME', description: 'The tradition it writes from; none for none' },
  },
  positionals: ['ACCOUNT'],
  example: './berea accounts guardrails acct_… --strict hatefulContent --tradition Lutheran',
  run: async (deps, { options, positionals }) => {
    const [id] = positionals as [string]
    const { guardrails: now } = await getAccount(deps, id)
    const wanted: Partial<GuardrailPreferences> = given({
      strictness: strictnessFrom(now.strictness, options),
      linkHosts: listFrom(options['link-hosts']),
      tradition:
        options.tradition === undefined ? undefined : options.tradition === 'none' ? null : String(options.tradition),
    })
    if (Object.keys(wanted).length === 0) return { id, guardrails: now }
    const known = { names: guardrailNames, locked: alwaysOn }
    const account = await setGuardrails(deps, id, wanted, known, operator)
    return { id, guardrails: account.guardrails }
  },
  render: ({
    id,
    guardrails: { strictness, linkHosts, tradition },
  }: {
    id: string
    guardrails: GuardrailPreferences
  }) =>
    [
      `Account ${id}:`,
      ...guardrailNames.map((name) => `  ${name.padEnd(20)} ${strictness[name] ?? 'standard'}`),
      `  links may lead to ${linkHosts.length === 0 ? 'no host' : linkHosts.join(', ')}`,
      `  tradition: ${tradition ?? 'none'}`,
    ].join('\n'),
}

type Typed = Readonly<Record<string, string | boolean | undefined>>

/** What was set, with what is typed now; undefined when nothing is. */
function strictnessFrom(
  now: GuardrailPreferences['strictness'],
  { strict, flag, standard }: Typed,
): GuardrailPreferences['strictness'] | undefined {
  if (strict === undefined && flag === undefined && standard === undefined) return undefined
  const changed = { ...now }
  for (const name of listFrom(strict) ?? []) changed[name] = 'strict'
  for (const name of listFrom(flag) ?? []) changed[name] = 'flag'
  for (const name of listFrom(standard) ?? []) delete changed[name]
  return changed
}

function listFrom(typed: string | boolean | undefined): string[] | undefined {
  if (typed === undefined) return undefined
  return typed === 'none'
    ? []
    : String(typed)
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
}

const block = onAccount('block', 'Refuse all keys of an account until it is unblocked', blockAccount, 'is blocked')
const unblock = onAccount('unblock', 'Let the keys of a blocked account work again', unblockAccount, 'is unblocked')
const access = onAccount(
  'access',
  'Switch API access on for an account on standard or enterprise',
  switchOnAccess,
  'has API access',
)

const topUp: DatabaseCommand = {
  runsIn: 'database',
  name: 'accounts top-up',
  summary: 'Raise the cap of this UTC month by so many credits',
  options: {
    credits: { type: 'string', value: 'N', description: 'How many', required: true },
    note: { type: 'string', value: 'TEXT', description: 'What for; kept in the ledger' },
  },
  positionals: ['ACCOUNT'],
  example: './berea accounts top-up acct_… --credits 5000 --note "invoice 17"',
  run: async (deps, { options, positionals }) => {
    const [id] = positionals as [string]
    const credits = countFrom(options.credits, 'credits')
    if (typeof credits !== 'number') throw new UsageError('--credits takes a whole number.')
    const note = options.note === undefined ? null : String(options.note)
    return { id, ...(await grantCredits(deps, id, { credits, note }, operator)) }
  },
  render: ({ id, granted, month }: { id: string; granted: number; month: string }) =>
    `Account ${id} has ${granted} credits topped up in the month of ${month}.`,
}

const erase: DatabaseCommand = {
  runsIn: 'database',
  name: 'accounts erase',
  summary: 'Erase an account for good: names, keys and records; its ledger stays under a pseudonym',
  options: { yes: { type: 'boolean', description: 'Really: it cannot be undone' } },
  positionals: ['ACCOUNT'],
  example: './berea accounts erase acct_… --yes',
  run: async (deps, { options, positionals }) => {
    if (options.yes !== true) throw new UsageError('This cannot be undone: say --yes.')
    return { id: positionals[0]!, pseudonym: await eraseAccount(deps, positionals[0]!, operator) }
  },
  render: ({ id, pseudonym }: { id: string; pseudonym: string }) =>
    `Account ${id} is erased; its ledger stands under ${pseudonym}.`,
}

export const accountCommands = [create, list, plan, caps, guardrails, access, block, unblock, topUp, erase]

function onAccount(verb: string, summary: string, change: typeof blockAccount, outcome: string): DatabaseCommand {
  return {
    runsIn: 'database',
    name: `accounts ${verb}`,
    summary,
    options: {},
    positionals: ['ACCOUNT'],
    example: `./berea accounts ${verb} acct_…`,
    run: async (deps, { positionals }) => view(await change(deps, positionals[0]!, operator)),
    render: ({ id, name }: AccountView) => `Account ${id} (${name}) ${outcome}.`,
  }
}

function planFrom(typed: string | boolean): Plan {
  const known = plans.find((each) => each === typed)
  if (!known) throw new UsageError(`--plan must be one of ${plans.join(', ')}.`)
  return known
}

function view({ createdAt, blockedAt, ...account }: Account): AccountView {
  return { ...account, createdAt: createdAt.toISOString(), blockedAt: blockedAt?.toISOString() ?? null }
}
