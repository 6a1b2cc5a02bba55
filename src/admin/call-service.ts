import { request } from 'node:http'
import { AppError } from '../errors.ts'
import { type AdminCall, type AdminReply, adminSocketPath } from './admin-socket.ts'
import { UsageError } from './command.ts'

/**
 * Has a command run by the service that holds the embedded database.
 * @returns undefined when no service listens in this data folder
 * @throws UsageError or AppError with the service's message when it refused
 */
export async function callService(dataDir: string, call: AdminCall): Promise<{ result: unknown } | undefined> {
  const text = await post(adminSocketPath(dataDir), JSON.stringify(call)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const reply = JSON.parse(text) as AdminReply
  if (!('error' in reply)) return reply
  throw reply.error.usage ? new UsageError(reply.error.message) : new AppError('bad_request', reply.error.message)
}

function post(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      socketPath,
      method: 'POST',
      path: '/commands',
      headers: { 'Content-Type': 'application/json' },
    })
    outgoing.on('error', reject)
    outgoing.on('response', async (response) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        resolve(Buffer.concat(chunks).toString('utf8'))
      } catch (error) {
        reject(error)
      }
    })
    outgoing.end(body)
  })
}
