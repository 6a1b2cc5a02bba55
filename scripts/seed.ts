import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadConfig, readEnvironment } from '../src/config.ts'
import { AppError, StartError } from '../src/errors.ts'
import { openDatabase } from '../src/platform/db/index.ts'
import { createLogger } from '../src/platform/logger.ts'
import { createPerson } from './seed/create-person.ts'
import { isOnThisMachine } from './seed/is-on-this-machine.ts'
import { scenarios } from './seed/scenarios.ts'
import { createWorld } from './seed/world.ts'

const help = `npm run seed -- NAME [--force]

Makes somebody who can sign in to the dashboard, with an account in a state that is worth seeing, and prints the e-mail
address, the password and where to look. Each run makes another person. It writes to the database of DATABASE_URL, else
to the embedded one, which no server may hold meanwhile.

  --list   the names, and what each makes
  --force  do it in a database that is not on this machine too

${listed()}`

/** @returns the exit code: 0, 1 when it could not be done, 2 when the command was not understood */
async function main(typed: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: typed,
    options: { help: { type: 'boolean' }, list: { type: 'boolean' }, force: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help || values.list) {
    console.log(values.help ? help : listed())
    return 0
  }
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0 || !Object.hasOwn(scenarios, name)) {
    console.error(name === undefined ? help : `There is no scenario “${positionals.join(' ')}”.\n\n${listed()}`)
    return 2
  }
  const { database: where, publicUrl, plans } = loadConfig(readEnvironment())
  if (!isOnThisMachine(where) && !values.force)
    throw new StartError('DATABASE_URL is not on this machine; say --force to write to it all the same.')
  const database = await openDatabase(where, createLogger({ level: 'silent' }))
  try {
    const person = { name: 'Lydia of Thyatira', email: emailFor(name), password: randomBytes(12).toString('base64url') }
    const world = await createWorld({ database, plans, person, createPerson })
    const links = await scenarios[name]!.make(world)
    console.log(
      [
        `e-mail    ${person.email}`,
        `password  ${person.password}`,
        ...links.map(({ what, path }) => `${what.padEnd(9)} ${publicUrl}/dashboard${path}`),
      ].join('\n'),
    )
    return 0
  } finally {
    await database.close()
  }
}

function listed(): string {
  return Object.entries(scenarios)
    .map(([name, { summary }]) => `  ${name.padEnd(21)} ${summary}`)
    .join('\n')
}

const emailFor = (scenario: string) => `${scenario}-${randomBytes(3).toString('hex')}@seed.example`

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof AppError || error instanceof TypeError
  if (!isKnown) throw error
  console.error(error.message)
  process.exitCode = error instanceof TypeError ? 2 : 1
}
