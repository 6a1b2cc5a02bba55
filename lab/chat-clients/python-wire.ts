import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { prompt, type Service } from './what-is-asked.ts'

const run = promisify(execFile)

/** Whether Python and the library that the official client is built on are there (`python3-httpx` of Debian). */
export async function hasHttpx(): Promise<boolean> {
  return run('python3', ['-c', 'import httpx']).then(
    () => true,
    () => false,
  )
}

/** Sends what the official Python client sends. The key goes by the environment, which no list of processes shows. */
export async function callWithPython(service: Service): Promise<void> {
  await run('python3', [join(import.meta.dirname, 'wire.py'), prompt], {
    env: { ...process.env, CHAT_SERVICE: JSON.stringify(service) },
  })
}
