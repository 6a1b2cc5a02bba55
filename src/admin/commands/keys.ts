import {
  type ApiKey,
  createKey,
  listKeys,
  revokeKey,
  type Scope,
  scopes,
  stateAt,
} from '../../access/api-keys/index.ts'
import { nearestName } from '../../platform/nearest-name.ts'
import { type DatabaseCommand, UsageError } from '../command.ts'
import { everyPage } from '../every-page.ts'
import { table } from '../table.ts'

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
    const { key, rawKey } = await createKey(deps, {
      accountId: String(options.account),
      name: String(options.name ?? 'key'),
      scopes: scopesFrom(options.scopes),
      livemode: options.test !== true,
    })
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
  run: async (deps, { positionals }) => view(await revokeKey(deps, positionals[0]!), deps.now()),
  render: ({ id, prefix }: KeyView) => `Key ${id} (${prefix}…) is revoked.`,
}

export const keyCommands = [create, list, revoke]

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
