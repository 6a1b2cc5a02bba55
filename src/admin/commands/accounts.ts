import { type Account, createAccount, listAccounts, type Plan, plans } from '../../access/accounts/index.ts'
import { type DatabaseCommand, UsageError } from '../command.ts'
import { everyPage } from '../every-page.ts'
import { table } from '../table.ts'

type AccountView = Omit<Account, 'createdAt'> & { createdAt: string }

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
    const plan = planFrom(options.plan)
    const account = await createAccount(deps, {
      name: String(options.name),
      plan,
      apiAccess: plan === 'free' ? 'off' : 'on',
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
      accounts.map(({ id, name, plan, apiAccess, createdAt }) => [id, name, plan, apiAccess, createdAt]),
    ),
}

export const accountCommands = [create, list]

function planFrom(typed: string | boolean | undefined): Plan {
  const plan = plans.find((each) => each === (typed ?? 'standard'))
  if (!plan) throw new UsageError(`--plan must be one of ${plans.join(', ')}.`)
  return plan
}

function view({ createdAt, ...account }: Account): AccountView {
  return { ...account, createdAt: createdAt.toISOString() }
}
