import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { StartError } from '../errors.ts'

const forOwnerOnly = { file: 0o600, folder: 0o700, umask: 0o077 }
/** Texts that everybody may have, many of them; nobody else gets into the folder that they lie in. */
const publicTexts: readonly string[] = ['sword', 'corpus', 'models']

/**
 * Makes the data folder unless it is there, and sees to it that nobody but its owner may read it: the folder, and what
 * lies in it of the embedded database and of secrets. What this process makes later is its own user's alone too.
 * @throws StartError when it cannot be made, written or closed to others
 */
export function prepareDataDir(dataDir: string): void {
  if (isMainThread) process.umask(forOwnerOnly.umask)
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    closeToOthers(dataDir)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const message = `The data folder ${dataDir} cannot be written (${code}): make it writable for this user, or set BEREA_DATA_DIR to another folder.`
    throw new StartError(message, { cause })
  }
}

/** Links are left alone: what they lead to may be anybody's. */
function closeToOthers(path: string, isTop = true): void {
  const stat = lstatSync(path, { throwIfNoEntry: false }) // gone meanwhile: a socket or a lock of one that ends
  if (stat === undefined || stat.isSymbolicLink()) return
  const wanted = stat.isDirectory() ? forOwnerOnly.folder : forOwnerOnly.file
  if ((stat.mode & 0o777) !== wanted) chmodSync(path, wanted)
  if (!stat.isDirectory()) return
  for (const name of readdirSync(path)) {
    if (!isTop || !publicTexts.includes(name)) closeToOthers(join(path, name), false)
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
