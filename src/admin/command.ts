import type { PlanGrants } from '../access/accounts/index.ts'
import type { Config } from '../config.ts'
import type { Now } from '../platform/clock.ts'
import type { DbConnection } from '../platform/db/index.ts'
import type { NewId } from '../platform/ids.ts'

type Option = {
  /** `string` takes a value, shown as `value` in the help; `boolean` is a switch. */
  type: 'string' | 'boolean'
  value?: string
  description: string
  required?: true
}

/** What was typed after the command's name; options by name, without the dashes. */
export type Input = { options: Record<string, string | boolean | undefined>; positionals: string[] }

type Described = {
  /** As typed, such as `keys create`. */
  name: string
  summary: string
  options: Record<string, Option>
  /** Names of the positional arguments, all of them required. */
  positionals?: string[]
  example: string
  /** The result for people; `--json` prints it as it is. */
  render: (result: never) => string
  /** Whether the result is one that a script must notice: the exit code is 1 then. */
  hasFailed?: (result: never) => boolean
}

/** Runs where the database is: in the server while one holds it, else in this process. Its result must be plain JSON. */
export type DatabaseCommand = Described & {
  runsIn: 'database'
  run: (
    deps: { db: DbConnection; newId: NewId; now: Now; plans: PlanGrants; publicUrl: string },
    input: Input,
  ) => Promise<unknown>
}

/** Runs in this process and never opens the database. `say` reports progress on standard error. */
export type LocalCommand = Described & {
  runsIn: 'here'
  run: (deps: { config: Config; say: (line: string) => void }, input: Input) => Promise<unknown>
}

/** Runs over the whole service for as long as it is wanted; `./berea` starts it from a file of its own. */
export type ServiceCommand = Described & { runsIn: 'service' }

export type Command = DatabaseCommand | LocalCommand | ServiceCommand

/** The command line was wrong; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
