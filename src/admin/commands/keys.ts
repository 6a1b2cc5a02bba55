import {
  type ApiKey,
  changeKey,
  createKey,
  listKeys,
  pauseKey,
  resumeKey,
  revokeKey,
  rotateKey,
  type Scope,
  scopes,
  stateAt,
} from '../../access/api-keys/index.ts'
import { nearestName } from '../../platform/nearest-name.ts'
import { type DatabaseCommand, UsageError } from '../command.ts'
import { everyPage } from '../every-page.ts'
import { table } from '../table.ts'
import { countFrom, given, operator } from './operator.ts'

type KeyView = Pick<ApiKey, 'id' | 'accountId' | 'name' | 'prefix' | 'livemode' | 'scopes' | 'state'> & {
  createdAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

const create: DatabaseCommand = {
  runsIn: 'database',
  name: 'keys create',
  summary: 'Make a key for an account and show it, once',
  options: {
    account: { type: 'string', value: 'ACCOUNT', description: 'Id of the account, acct_…', required: true },
    name: { type: 'string', value: 'NAME', description: 'What the key is for (default "key")' },
    scopes: {
      type: 'string',
      value: 'A,B',
      description: `Endpoint families it may use: ${scopes.join(', ')} (default all)`,
    },
    test: { type: 'boolean', description: 'A test key: extractive engine, never charged' },
  },
  example: './berea keys create --account acct_… --scopes assistant,verses',
  run: async (deps, { options }) => {
    const wanted = {
      accountId: String(options.account),
      name: String(options.name ?? 'key'),
      scopes: scopesFrom(options.scopes),
      livemode: options.test !== true,
    }
    const { key, rawKey } = await createKey(deps, wanted, operator)
    return { ...view(key, deps.now()), rawKey }
  },
  render: ({ id, rawKey }: KeyView & { rawKey: string }) =>
    `${rawKey}\n\nThis is key ${id}. Keep it now: it cannot be shown again.`,
}

const list: DatabaseCommand = {
  runsIn: 'database',
  name: 'keys list',
  summary: 'List keys, oldest first',
  options: { account: { type: 'string', value: 'ACCOUNT', description: 'Only the keys of this account' } },
  example: './berea keys list --account acct_…',
  run: async ({ db, now }, { options }) => {
    const accountId = options.account === undefined ? undefined : String(options.account)
    const keys = await everyPage((page) => listKeys(db, { accountId, ...page }))
    return keys.map((key) => view(key, now()))
  },
  render: (keys: KeyView[]) =>
    table(
      ['ID', 'ACCOUNT', 'NAME', 'PREFIX', 'STATE', 'SCOPES', 'LAST USED'],
      keys.map((key) => [
        key.id,
        key.accountId,
        key.name,
        key.prefix,
        key.state,
        key.scopes.join(','),
        key.lastUsedAt ?? 'never',
      ]),
    ),
}

const revoke: DatabaseCommand = {
  runsIn: 'database',
  name: 'keys revoke',
  summary: 'End a key for good; the next request with it is refused',
  options: {},
  positionals: ['KEY'],
  example: './berea keys revoke key_…',
  run: async (deps, { positionals }) => view(await revokeKey(deps, positionals[0]!, operator), deps.now()),
  render: ({ id, prefix }: KeyView) => `Key ${id} (${prefix}…) is revoked.`,
}

const pause = onKey('pause', 'Stop a key until it is resumed', pauseKey, 'is paused')
const resume = onKey('resume', 'Let a paused key work again', resumeKey, 'works again')

const rotate: DatabaseCommand = {
  runsIn: 'database',
  name: 'keys rotate',
  summary: 'Make the successor of a key and show it, once; both work until the grace ends',
  options: { grace: { type: 'string', value: 'DAYS', description: '0 to 30 (default 7); 0 ends the old key at once' } },
  positionals: ['KEY'],
  example: './berea keys rotate key_… --grace 7',
  run: async (deps, { options, positionals }) => {
    const graceDays = countFrom(options.grace ?? '7', 'grace')
    if (typeof graceDays !== 'number') throw new UsageError('--grace takes a number of days, 0 to 30.')
    const { old, key, rawKey } = await rotateKey(deps, positionals[0]!, { graceDays }, operator)
    return { old: view(old, deps.now()), ...view(key, deps.now()), graceEndsAt: iso(old.graceEndsAt), rawKey }
  },
  render: ({ old, id, rawKey, graceEndsAt }: KeyView & { old: KeyView; rawKey: string; graceEndsAt: string }) =>
    `${rawKey}\n\nThis is key ${id}. Keep it now: it cannot be shown again. The old key ${old.id} works until ${graceEndsAt}.`,
}

const change: DatabaseCommand = {
  runsIn: 'database',
  name: 'keys change',
  summary: 'Change what a key may do',
  options: {
    name: { type: 'string', value: 'NAME', description: 'What the key is for' },
    scopes: { type: 'string', value: 'A,B', description: `Endpoint families: ${scopes.join(', ')}` },
    expires: { type: 'string', value: 'DATE', description: 'When it ends, such as 2027-01-31; none for never' },
    ips: { type: 'string', value: 'A,B', description: 'Addresses and CIDR ranges it may be used from; none for all' },
    daily: { type: 'string', value: 'N', description: 'Credits a UTC day; none for no cap of its own' },
    monthly: { type: 'string', value: 'N', description: 'Credits a UTC month; none for no cap of its own' },
    'requests-per-minute': { type: 'string', value: 'N', description: 'Below the plan’s; none for the plan’s' },
  },
  positionals: ['KEY'],
  example: './berea keys change key_… --daily 100 --ips 192.0.2.0/24',
  run: async (deps, { options, positionals }) => {
    const settings = given({
      name: options.name === undefined ? undefined : String(options.name),
      scopes: options.scopes === undefined ? undefined : scopesFrom(options.scopes),
      expiresAt: options.expires === undefined ? undefined : momentFrom(String(options.expires)),
      ipList: options.ips === undefined ? undefined : listFrom(String(options.ips)),
      dailyCap: countFrom(options.daily, 'daily'),
      monthlyCap: countFrom(options.monthly, 'monthly'),
      requestsPerMinute: countFrom(options['requests-per-minute'], 'requests-per-minute'),
    })
    if (Object.keys(settings).length === 0) throw new UsageError('Say what to change: --name, --scopes, --daily, …')
    return view(await changeKey(deps, positionals[0]!, settings, operator), deps.now())
  },
  render: ({ id, prefix }: KeyView) => `Key ${id} (${prefix}…) is changed.`,
}

export const keyCommands = [create, list, change, pause, resume, rotate, revoke]

function onKey(verb: string, summary: string, act: typeof pauseKey, outcome: string): DatabaseCommand {
  return {
    runsIn: 'database',
    name: `keys ${verb}`,
    summary,
    options: {},
    positionals: ['KEY'],
    example: `./berea keys ${verb} key_…`,
    run: async (deps, { positionals }) => view(await act(deps, positionals[0]!, operator), deps.now()),
    render: ({ id, prefix }: KeyView) => `Key ${id} (${prefix}…) ${outcome}.`,
  }
}

const listFrom = (typed: string): string[] => (typed === 'none' ? [] : typed.split(',').map((text) => text.trim()))

function momentFrom(typed: string): Date | null {
  if (typed === 'none') return null
  const moment = new Date(typed)
  if (Number.isNaN(moment.getTime())) throw new UsageError('--expires takes a date such as 2027-01-31, or none.')
  return moment
}

function scopesFrom(typed: string | boolean | undefined): Scope[] {
  if (typeof typed !== 'string') return [...scopes]
  return typed.split(',').map((text) => {
    const scope = scopes.find((each) => each === text.trim())
    if (scope) return scope
    const nearest = nearestName(text.trim(), scopes)
    throw new UsageError(
      `There is no scope “${text.trim()}”; ${nearest ? `did you mean ${nearest}?` : `the scopes are ${scopes.join(', ')}.`}`,
    )
  })
}

function view(key: ApiKey, now: Date): KeyView {
  const { id, accountId, name, prefix, livemode, scopes: given } = key
  const [createdAt, lastUsedAt, revokedAt] = [key.createdAt.toISOString(), iso(key.lastUsedAt), iso(key.revokedAt)]
  return {
    id,
    accountId,
    name,
    prefix,
    livemode,
    scopes: given,
    state: stateAt(key, now),
    createdAt,
    lastUsedAt,
    revokedAt,
  }
}

function iso(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString()
}
