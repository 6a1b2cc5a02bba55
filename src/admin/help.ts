import type { Command } from './command.ts'

/** The help of one command, or the list of a family's, or of all where there is no such family. */
export function helpText(commands: readonly Command[], command: Command | undefined, family?: string): string {
  if (command) return helpFor(command)
  const relatives = commands.filter(({ name }) => name.split(' ')[0] === family)
  return overview(relatives.length > 0 ? relatives : commands)
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'Use: ./berea COMMAND [OPTIONS]',
    '',
    'The operator’s command line of Berea. While the service runs, commands go through it; otherwise they open the',
    'database themselves. Settings come from the environment, as for the service (.env.example).',
    '',
    ...lines,
    '',
    '  --json  print the result as JSON     --help  help on a command',
    '',
    'Ends with 0 when done, 1 when refused or failed, 2 when the command line is wrong.',
  ].join('\n')
}

function helpFor({ name, summary, options, positionals = [], example, runsIn }: Command): string {
  const entries = Object.entries(options).map(([option, { value, description, required }]) => {
    const left = `--${option}${value ? ` ${value}` : ''}`
    return { left, right: `${description}${required ? ' (required)' : ''}` }
  })
  if (runsIn !== 'service') entries.push({ left: '--json', right: 'Print the result as JSON' })
  const width = Math.max(0, ...entries.map(({ left }) => left.length))
  const rows = entries.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`)
  const use = ['Use: ./berea', name, ...positionals, ...(rows.length === 0 ? [] : ['[OPTIONS]'])].join(' ')
  return [use, '', `${summary}.`, '', ...rows, ...(rows.length === 0 ? [] : ['']), `Example: ${example}`].join('\n')
}
