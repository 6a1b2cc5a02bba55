import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { AppError } from '../errors.ts'
import type { Logger } from '../platform/logger.ts'
import { type DatabaseCommand, type Input, UsageError } from './command.ts'
import { commands } from './commands/index.ts'

type Deps = Parameters<DatabaseCommand['run']>[0] & { logger: Logger }

/** What travels over the socket, one JSON object each way. */
export type AdminCall = { command: string; input: Input }
export type AdminReply = { result: unknown } | { error: { message: string; usage: boolean } }

export function adminSocketPath(dataDir: string): string {
  return join(dataDir, 'admin.sock')
}

/**
 * Takes commands from `./berea` while this process holds the embedded database. Who may open the socket is decided
 * by the file system: only the user who runs the service.
 * @returns how to stop
 */
export async function serveAdminSocket(dataDir: string, deps: Deps): Promise<() => Promise<void>> {
  const path = adminSocketPath(dataDir)
  rmSync(path, { force: true }) // left by a process that was killed: the lock on the database says that we are alone
  const server = createServer((request, response) => void answer(request, response, deps))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    const mask = process.umask(0o177) // from its first moment the socket is nobody else's
    server.listen(path, resolve)
    process.umask(mask)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, deps: Deps): Promise<void> {
  const reply = await run(request, deps).catch((error: unknown) => refusal(error, deps.logger))
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reply))
}

async function run(request: IncomingMessage, deps: Deps): Promise<AdminReply> {
  const { command: name, input } = JSON.parse(await textOf(request)) as AdminCall
  const command = commands.find((each) => each.name === name)
  if (command?.runsIn !== 'database')
    throw new UsageError(`The running service knows no command “${name}”; is it of another version?`)
  const result = await command.run(deps, input)
  deps.logger.info({ command: name }, 'admin command')
  return { result }
}

function refusal(error: unknown, logger: Logger): AdminReply {
  const usage = error instanceof UsageError
  if (usage || error instanceof AppError) return { error: { message: error.message, usage } }
  logger.error({ err: error }, 'admin command failed')
  return { error: { message: 'The command failed; the log of the service says why.', usage: false } }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
