import { loadConfig, readEnvironment } from '../config.ts'
import { AppError, StartError } from '../errors.ts'
import { UsageError } from './command.ts'
import { commands } from './commands/index.ts'
import { helpText } from './help.ts'
import { parseCommandLine } from './parse-command-line.ts'
import { runCommand } from './run-command.ts'

/** The operator's command line. Results go to standard output, everything else to standard error. */
async function main(typed: string[]): Promise<void> {
  const request = parseCommandLine(commands, typed)
  if (request.help) {
    console.log(helpText(commands, request.command, request.family))
    return
  }
  const { command, input, json } = request
  const result = await runCommand(loadConfig(readEnvironment()), command, input)
  console.log(json ? JSON.stringify(result, null, 2) : command.render(result as never))
  if (command.hasFailed?.(result as never)) process.exitCode = 1
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof AppError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
