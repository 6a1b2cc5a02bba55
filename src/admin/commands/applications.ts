import { applyForAccess, decideApplication, listApplications } from '../../access/accounts/index.ts'
import { type DatabaseCommand, UsageError } from '../command.ts'
import { everyPage } from '../every-page.ts'
import { table } from '../table.ts'
import { operator } from './operator.ts'

type Application = Awaited<ReturnType<typeof applyForAccess>>
type View = Omit<Application, 'createdAt'> & { createdAt: string }

const list: DatabaseCommand = {
  runsIn: 'database',
  name: 'applications list',
  summary: 'List applications for API access, oldest first; those that wait, unless told',
  options: { all: { type: 'boolean', description: 'Decided ones too' } },
  example: './berea applications list',
  run: async ({ db }, { options }) => {
    const state = options.all === true ? undefined : 'pending'
    return everyPage((page) => listApplications(db, { state, ...page }))
  },
  render: (applications: View[]) =>
    table(
      ['ID', 'ACCOUNT', 'ORGANISATION', 'VOLUME', 'STATE', 'SINCE', 'PURPOSE'],
      applications.map(({ id, accountId, organisation, expectedVolume, state, createdAt, purpose }) => [
        id,
        accountId,
        organisation,
        expectedVolume,
        state,
        createdAt,
        purpose.replace(/\s+/g, ' ').slice(0, 60),
      ]),
    ),
}

const create: DatabaseCommand = {
  runsIn: 'database',
  name: 'applications create',
  summary: 'Apply for API access in the name of an account',
  options: {
    organisation: { type: 'string', value: 'NAME', description: 'Who applies', required: true },
    purpose: { type: 'string', value: 'TEXT', description: 'What the API is to be used for', required: true },
    volume: { type: 'string', value: 'TEXT', description: 'Expected volume, such as "500 a day"', required: true },
  },
  positionals: ['ACCOUNT'],
  example: './berea applications create acct_… --organisation "Grace Chapel" --purpose "…" --volume "500 a day"',
  run: async (deps, { options, positionals }) =>
    applyForAccess(
      deps,
      positionals[0]!,
      {
        organisation: String(options.organisation),
        purpose: String(options.purpose),
        expectedVolume: String(options.volume),
      },
      operator,
    ),
  render: ({ id }: View) => `Application ${id} waits for a decision.`,
}

const approve: DatabaseCommand = {
  runsIn: 'database',
  name: 'applications approve',
  summary: 'Give the account API access, on a plan',
  options: {
    plan: { type: 'string', value: 'PLAN', description: 'standard (default) or enterprise' },
    note: { type: 'string', value: 'TEXT', description: 'For the applicant' },
  },
  positionals: ['APPLICATION'],
  example: './berea applications approve appl_… --plan standard',
  run: async (deps, { options, positionals }) => {
    const plan = options.plan ?? 'standard'
    if (plan !== 'standard' && plan !== 'enterprise')
      throw new UsageError('--plan must be one of standard, enterprise.')
    const note = options.note === undefined ? {} : { note: String(options.note) }
    return decideApplication(deps, positionals[0]!, { outcome: 'approved', plan, ...note }, operator)
  },
  render: ({ id, accountId }: View) => `Application ${id} is approved: account ${accountId} has API access.`,
}

const decline: DatabaseCommand = {
  runsIn: 'database',
  name: 'applications decline',
  summary: 'Decline, with a note for the applicant',
  options: { note: { type: 'string', value: 'TEXT', description: 'Why, for the applicant', required: true } },
  positionals: ['APPLICATION'],
  example: './berea applications decline appl_… --note "Please tell us more about the use."',
  run: async (deps, { options, positionals }) =>
    decideApplication(deps, positionals[0]!, { outcome: 'declined', note: String(options.note) }, operator),
  render: ({ id }: View) => `Application ${id} is declined.`,
}

export const applicationCommands = [list, create, approve, decline]
