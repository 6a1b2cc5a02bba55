import { Console } from 'node:console'
import { commands } from './admin/commands/index.ts'
import { helpText } from './admin/help.ts'
import { parseCommandLine } from './admin/parse-command-line.ts'
import { type Config, loadConfig, readEnvironment } from './config.ts'
import { StartError } from './errors.ts'
import { type AskV1, askInProcess } from './http/index.ts'
import { serveMcpOnStdio } from './mcp/serve-stdio.ts'
import { DatabaseInUse } from './platform/db/index.ts'
import { type LoadEngine, type OpenService, openService } from './service.ts'

const addressOfThisMachine = '127.0.0.1'

/**
 * `./berea mcp`: opens the service in this process, without a port, and serves MCP on standard input and output until
 * the input ends. It asks `/v1` with the key of the demo account, or with the one that the operator chose.
 * @param typed what stands behind `mcp` on the command line
 * @throws UsageError or StartError, a sentence that says what to do
 */
export async function runMcp(typed: readonly string[], loadEngine: LoadEngine): Promise<void> {
  const request = parseCommandLine(commands, ['mcp', ...typed])
  if (request.help) {
    console.log(helpText(commands, request.command, request.family))
    return
  }
  globalThis.console = new Console(process.stderr) // standard output is the protocol's alone
  const config = loadConfig(readEnvironment())
  const service = await open(config, loadEngine)
  try {
    const { app, logger, demoKey } = service
    const key = config.mcpKey ?? demoKey
    if (key === undefined) throw new StartError(keyIsMissing)
    const ask = askInProcess(app, { via: 'mcp', authorization: `Bearer ${key}`, address: addressOfThisMachine })
    await requireGoodKey(ask)
    logger.info('serving MCP on standard input and output')
    await serveMcpOnStdio(app.getSchemas(), ask, (err) => logger.error({ err }, 'MCP failed'))
  } finally {
    await service.close()
  }
  process.exit(0) // nothing that a library left open may keep the process alive
}

const keyIsMissing =
  'There is no demo account with PostgreSQL or behind a HOST that others can reach: make a key (./berea keys create) and set BEREA_MCP_KEY to it.'

async function open(config: Config, loadEngine: LoadEngine): Promise<OpenService> {
  try {
    return await openService(config, loadEngine)
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    const remedy = `If that is the running service, connect to ${config.publicUrl}/mcp with a key in place of this command.`
    throw new DatabaseInUse(`${error.message} ${remedy}`, { cause: error })
  }
}

/** Better said at once, in one sentence, than by every tool. */
async function requireGoodKey(ask: AskV1): Promise<void> {
  const { status } = await ask({ method: 'GET', path: '/v1/usage' })
  if (status === 401)
    throw new StartError(
      'The key in BEREA_MCP_KEY is unknown, revoked, expired or paused: set it to one that is active.',
    )
}
