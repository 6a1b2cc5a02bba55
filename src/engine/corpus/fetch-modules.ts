import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../errors.ts'
import type { ShippedModule } from './shipped-modules.ts'

const run = promisify(execFile)
const commandTimeoutMs = 120_000

/** Why modules could not be fetched; the message says what to install and where to drop modules by hand. */
export class ModulesUnavailable extends StartError {
  override readonly name = 'ModulesUnavailable'
}

/**
 * Downloads modules as Debian packages and unpacks them into `<dataDir>/sword`. Needs no root: packages are unpacked,
 * not installed, and where the machine has no package lists a private copy of apt's state is used.
 * @param say one line of progress at a time
 * @throws ModulesUnavailable when this is no apt-based system, the network is closed, or a package is not what it should be
 */
export async function fetchModules(
  wanted: readonly ShippedModule[],
  dataDir: string,
  say: (line: string) => void,
): Promise<void> {
  const byHand = adviceByHand(wanted, dataDir)
  for (const tool of ['apt-get', 'dpkg-deb']) {
    if (!(await isInstalled(tool)))
      throw new ModulesUnavailable(
        `${tool} is not on this machine, so the Scripture modules cannot be fetched. ${byHand}`,
      )
  }
  mkdirSync(dataDir, { recursive: true })
  const work = mkdtempSync(join(dataDir, 'fetch-'))
  try {
    say(`Fetching ${wanted.length} Scripture modules as Debian packages …`)
    await download(wanted, work, say).catch((error: unknown) => {
      throw new ModulesUnavailable(`apt-get could not download the Scripture modules (${lastLine(error)}). ${byHand}`)
    })
    const unpacked = join(work, 'unpacked')
    for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
      checkDigest(wanted, file, readFileSync(join(work, file)), say)
      await run('dpkg-deb', ['-x', join(work, file), unpacked], { timeout: commandTimeoutMs })
      say(`  ${file}`)
    }
    const source = join(unpacked, 'usr/share/sword')
    if (!existsSync(source)) throw new ModulesUnavailable(`The packages hold no SWORD modules. ${byHand}`)
    cpSync(source, join(dataDir, 'sword'), { recursive: true })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function download(wanted: readonly ShippedModule[], work: string, say: (line: string) => void): Promise<void> {
  const packages = wanted.map((module) => module.package)
  const unsandboxed = ['-o', 'APT::Sandbox::User='] // the work folder may not be readable for apt's own user
  try {
    await run('apt-get', [...unsandboxed, 'download', ...packages], { cwd: work, timeout: commandTimeoutMs })
  } catch {
    say('The package lists are empty or stale: refreshing a private copy …')
    const state = [
      '-o',
      `Dir::State=${work}/state`,
      '-o',
      `Dir::Cache=${work}/cache`,
      '-o',
      'Dir::State::status=/dev/null',
      ...unsandboxed,
    ]
    mkdirSync(join(work, 'state/lists/partial'), { recursive: true })
    mkdirSync(join(work, 'cache/archives/partial'), { recursive: true })
    await run('apt-get', [...state, 'update'], { cwd: work, timeout: commandTimeoutMs })
    await run('apt-get', [...state, 'download', ...packages], { cwd: work, timeout: commandTimeoutMs })
  }
}

/** A pinned version must have the pinned digest; any other version rests on apt's own signature check. */
function checkDigest(wanted: readonly ShippedModule[], file: string, bytes: Buffer, say: (line: string) => void): void {
  const module = wanted.find((candidate) => file.startsWith(`${candidate.package}_`))
  if (module === undefined) return
  const version = decodeURIComponent(file.slice(module.package.length + 1).replace(/_[^_]*\.deb$/, ''))
  if (version !== module.sha256.version) {
    say(
      `  ${module.package} is version ${version}, not the pinned ${module.sha256.version}: accepted on apt's signature check`,
    )
    return
  }
  const digest = createHash('sha256').update(bytes).digest('hex')
  if (digest !== module.sha256.digest) {
    throw new ModulesUnavailable(
      `${file} does not have the expected SHA-256: it is damaged or was tampered with. Nothing was unpacked from it.`,
    )
  }
}

const adviceByHand = (wanted: readonly ShippedModule[], dataDir: string) =>
  `Install them (Debian, Ubuntu: apt-get install ${wanted.map((module) => module.package).join(' ')}), ` +
  `or unpack any SWORD modules so that ${join(dataDir, 'sword')}/mods.d and ${join(dataDir, 'sword')}/modules exist, ` +
  'or name their folder in SWORD_PATH; then start again.'

async function isInstalled(tool: string): Promise<boolean> {
  try {
    await run(tool, ['--version'], { timeout: commandTimeoutMs })
    return true
  } catch {
    return false
  }
}

const lastLine = (error: unknown): string => {
  const text = (error as { stderr?: string }).stderr?.trim() || String(error)
  return text.split('\n').at(-1) as string
}
