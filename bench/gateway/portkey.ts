import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Running, startProgram } from './processes.ts'

const version = '1.15.2'
const installsWithinMs = 120_000

/**
 * Fetches the Portkey gateway from npm into a folder, and starts it: it is no dependency of the project.
 * @returns undefined, with a line that says so, where it cannot be had
 */
export async function startPortkey(folder: string, port: number): Promise<Running | undefined> {
  const wanted = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `@portkey-ai/gateway@${version}`]
  try {
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...wanted], { timeout: installsWithinMs })
    const file = join(folder, 'node_modules/@portkey-ai/gateway/build/start-server.js')
    return await startProgram(file, ['--headless', `--port=${port}`], { port, env: { NODE_ENV: 'production' } })
  } catch (error) {
    console.log(`  Portkey is SKIPPED: ${(error as Error).message.split('\n')[0]}`)
    return undefined
  }
}
