import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../errors.ts'

/**
 * Makes the data folder, readable by its owner alone, unless it is there.
 * @throws StartError when it cannot be made or written
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const message = `The data folder ${dataDir} cannot be written (${code}): make it writable for this user, or set BEREA_DATA_DIR to another folder.`
    throw new StartError(message, { cause })
  }
}

/** Not `recursive: true`: where a parent refuses with ENOENT, as in /proc, Node 24 then tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return
    throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
  }
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const secretBytes = 32

/** The secret that lies in the data folder, made when there is none; nobody but this user may read it. */
export function readOrMakeSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'secret')
  try {
    writeFileSync(path, randomBytes(secretBytes).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
}
