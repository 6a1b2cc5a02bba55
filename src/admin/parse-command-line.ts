import { parseArgs } from 'node:util'
import { nearestName } from '../platform/nearest-name.ts'
import { type Command, type Input, UsageError } from './command.ts'

/** What the operator asked for. `help` without a command is the list of all, or of those of a family such as `keys`. */
export type Request =
  | { help: true; command: Command | undefined; family?: string }
  | { help: false; command: Command; input: Input; json: boolean }

const everywhere = ['json', 'help']

/** @throws UsageError for an unknown command or option, with the nearest known one, or a missing argument */
export function parseCommandLine(commands: readonly Command[], typed: readonly string[]): Request {
  const words = typed.filter((word) => !word.startsWith('-'))
  const wantsHelp = typed.some((word) => word === '--help' || word === '-h') || words[0] === 'help'
  const asked = words[0] === 'help' ? words.slice(1) : words
  if (asked.length === 0) {
    if (!wantsHelp && typed.length > 0) throw new UsageError('Name a command; ./berea --help lists them.')
    return { help: true, command: undefined }
  }
  const command = commands.find(({ name }) => name === asked.slice(0, 2).join(' ') || name === asked[0])
  const family = asked[0] as string
  if (!command && wantsHelp) return { help: true, command: undefined, family }
  if (!command) throw unknownCommand(commands, asked)
  if (wantsHelp) return { help: true, command }
  return { help: false, command, ...parseArguments(command, withoutName(typed, command)) }
}

/** The options may stand anywhere; the words of the name are the first words that are no options. */
function withoutName(typed: readonly string[], { name }: Command): string[] {
  const parts = name.split(' ')
  return typed.filter((word) => !(word === parts[0] && parts.shift()))
}

function parseArguments(command: Command, args: string[]): { input: Input; json: boolean } {
  const known = [...Object.keys(command.options), ...everywhere]
  const types = Object.entries(command.options).map(([name, { type }]) => [name, { type }] as const)
  const options = { ...Object.fromEntries(types), json: { type: 'boolean' } } as const
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'option' && !known.includes(token.name)) throw unknownOption(token.rawName, token.name, known)
  }
  const { json, ...given } = values as Record<string, string | boolean | undefined>
  checkComplete(command, given, positionals)
  return { input: { options: given, positionals }, json: json === true }
}

function checkComplete(command: Command, given: Input['options'], positionals: string[]): void {
  for (const [name, { type, required, value }] of Object.entries(command.options)) {
    if (required && given[name] === undefined) throw new UsageError(`--${name} ${value} is missing.`)
    if (type === 'string' && given[name] !== undefined && (given[name] === true || given[name] === '')) {
      throw new UsageError(`--${name} needs a value: --${name} ${value}.`)
    }
    if (type === 'boolean' && typeof given[name] === 'string') throw new UsageError(`--${name} takes no value.`)
  }
  const wanted = command.positionals ?? []
  const missing = wanted[positionals.length]
  if (missing) throw new UsageError(`${missing} is missing.`)
  if (positionals.length > wanted.length)
    throw new UsageError(`“${positionals[wanted.length]}” is one argument too many.`)
}

function unknownCommand(commands: readonly Command[], asked: string[]): UsageError {
  const typed = asked.slice(0, 2).join(' ')
  const family = commands.filter(({ name }) => name.split(' ')[0] === asked[0])
  if (asked.length === 1 && family.length > 0) {
    return new UsageError(`${asked[0]} what? ${family.map(({ name }) => name).join(', ')}.`)
  }
  const nearest = nearestName(
    typed,
    commands.map(({ name }) => name),
  )
  return new UsageError(
    `There is no command “${typed}”; ${nearest ? `did you mean “${nearest}”?` : './berea --help lists them.'}`,
  )
}

function unknownOption(rawName: string, name: string, known: string[]): UsageError {
  const nearest = nearestName(name, known)
  return new UsageError(
    `There is no option ${rawName}${nearest ? `; did you mean --${nearest}?` : ' for this command.'}`,
  )
}
