import { describe, expect, it } from 'vitest'
import { UsageError } from './command.ts'
import { commands } from './commands/index.ts'
import { helpText } from './help.ts'
import { parseCommandLine } from './parse-command-line.ts'

const parse = (line: string) => parseCommandLine(commands, line.split(' ').filter(Boolean))

it('takes options before and after the command', () => {
  for (const line of [
    'keys create --account a --test --json',
    'keys create --json --test --account=a',
    '--json --account=a keys create --test',
  ]) {
    expect(parse(line)).toMatchObject({
      help: false,
      command: { name: 'keys create' },
      json: true,
      input: { options: { account: 'a', test: true } },
    })
  }
})

it('takes a positional argument', () => {
  expect(parse('keys revoke key_1')).toMatchObject({
    command: { name: 'keys revoke' },
    input: { positionals: ['key_1'] },
    json: false,
  })
})

it('keeps an argument that is spelled like the command', () => {
  expect(parse('keys revoke keys')).toMatchObject({ input: { positionals: ['keys'] } })
})

it.each(['', '--help', '-h', 'help', 'help keys create', 'keys create --help', 'nonsense --help'])(
  'helps with “%s”',
  (line) => {
    expect(parse(line).help).toBe(true)
  },
)

it('helps with a family of commands, and with all where there is no such family', () => {
  const helpOn = (line: string) => {
    const request = parse(line)
    return request.help ? helpText(commands, request.command, request.family) : undefined
  }
  expect(helpOn('keys --help')).toContain('keys revoke')
  expect(helpOn('keys --help')).not.toContain('corpus')
  expect(helpOn('help corpus')).not.toContain('keys')
  expect(helpOn('nonsense --help')).toBe(helpOn('--help'))
})

it.each([
  ['key crate --account a', /no command “key crate”; did you mean “keys create”\?/],
  ['fly away', /no command “fly away”; .*--help/],
  ['keys', /keys what\? keys create, keys list, .*keys revoke\./],
  ['--json', /Name a command/],
  ['keys create', /--account ACCOUNT is missing/],
  ['keys create --account', /--account needs a value/],
  ['keys create --account a --test=yes', /--test takes no value/],
  ['keys create --acount a', /no option --acount; did you mean --account\?/],
  ['keys create --account a -x', /no option -x/],
  ['keys revoke', /KEY is missing/],
  ['keys revoke a b', /“b” is one argument too many/],
])('refuses “%s”', (line, message) => {
  expect(() => parse(line)).toThrow(UsageError)
  expect(() => parse(line)).toThrow(message)
})

describe.each(commands)('$name', (command) => {
  it('has help that names every option and starts its example with itself', () => {
    const help = helpText(commands, command)
    for (const [option, { description }] of Object.entries(command.options)) {
      expect(help).toContain(`--${option}`)
      expect(help).toContain(description)
    }
    expect(command.example.startsWith(`./berea ${command.name}`)).toBe(true)
    expect(helpText(commands, undefined)).toContain(command.summary)
  })
})
