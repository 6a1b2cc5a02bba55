import { makeOperator, readOperators, removeOperator } from '../../access/people/index.ts'
import { type DatabaseCommand, UsageError } from '../command.ts'
import { table } from '../table.ts'
import { operator } from './operator.ts'

type Made = { outcome: 'made'; person: { name: string; email: string } }
type Invited = { outcome: 'invited'; url: string; expiresAt: string }

const create: DatabaseCommand = {
  runsIn: 'database',
  name: 'operators create',
  summary: 'Make somebody an operator of the dashboard: at once if they have signed up, else by a link for them',
  options: {
    email: { type: 'string', value: 'EMAIL', description: 'Their e-mail address', required: true },
    name: { type: 'string', value: 'NAME', description: 'Their name, filled in on the page of the link' },
    unconfirmed: { type: 'boolean', description: 'Also who has signed up and never confirmed the address' },
  },
  example: './berea operators create --email ruth@example.org --name "Ruth Boaz"',
  run: async (deps, { options }) => {
    const email = String(options.email)
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new UsageError('--email takes an e-mail address.')
    const trusts = options.unconfirmed === true
    return makeOperator(deps, { email, name: String(options.name ?? ''), trusts }, operator)
  },
  render: (made: Made | Invited) =>
    made.outcome === 'made'
      ? `${made.person.name} (${made.person.email}) is an operator now.`
      : `Open this link to sign up as an operator. It works once, until ${made.expiresAt}:\n\n  ${made.url}`,
}

type Operator = { id: string; name: string; email: string; twoFactorEnabled: boolean; createdAt: string }
type Waiting = { email: string | null; expiresAt: string }

const list: DatabaseCommand = {
  runsIn: 'database',
  name: 'operators list',
  summary: 'List the operators, and links that nobody has used yet',
  options: {},
  example: './berea operators list',
  run: async (deps) => readOperators(deps),
  render: ({ operators, waiting }: { operators: Operator[]; waiting: Waiting[] }) =>
    [
      table(
        ['EMAIL', 'NAME', 'SECOND FACTOR', 'SINCE'],
        operators.map(({ email, name, twoFactorEnabled, createdAt }) => [
          email,
          name,
          twoFactorEnabled ? 'yes' : 'no',
          createdAt,
        ]),
      ),
      ...waiting.map(({ email, expiresAt }) => `A link for ${email ?? 'the first operator'} waits until ${expiresAt}.`),
    ].join('\n'),
}

const remove: DatabaseCommand = {
  runsIn: 'database',
  name: 'operators remove',
  summary: 'Take the rights of an operator away, and an unused link back; the person and their account stay',
  options: {},
  positionals: ['EMAIL'],
  example: './berea operators remove ruth@example.org',
  run: async (deps, { positionals }) => {
    await removeOperator(deps, positionals[0]!, operator)
    return { email: positionals[0] }
  },
  render: ({ email }: { email: string }) => `${email} is no operator any more.`,
}

export const operatorCommands = [create, list, remove]
