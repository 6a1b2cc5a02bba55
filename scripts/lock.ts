import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes package-lock.json anew from package.json (`npm run lock`), under Node 24 and away from node_modules: npm
 * otherwise picks older majors for an older Node and drops the entries of other platforms. A registry mirror may lack
 * a platform's binary; npm then leaves its entry out and `npm ci` refuses the lock, so the entry is written from what
 * the parent package pins.
 */
type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

const folder = mkdtempSync(join(tmpdir(), 'berea-lock-'))
try {
  for (const workspace of ['web', 'sdk']) mkdirSync(join(folder, workspace))
  for (const file of ['package.json', 'web/package.json', 'sdk/package.json']) copyFileSync(file, join(folder, file))
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm could not make a lock file')
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock
  const added = addMissingPlatforms(lock)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  console.log(
    `package-lock.json: ${Object.keys(lock.packages).length} packages, ${added} of them written without the registry`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function addMissingPlatforms(lock: Lock): number {
  let added = 0
  for (const { dev, optionalDependencies = {} } of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`
      // a version range is a library that npm could not fetch, not a platform's binary
      if (lock.packages[place] !== undefined || !/^\d+\.\d+\.\d+$/.test(version)) continue
      lock.packages[place] = { version, ...(dev === true && { dev }), optional: true, ...platformOf(name) }
      added++
    }
  }
  return added
}

/** The system and processor that a binary's package is named after: `@biomejs/cli-linux-x64-musl`. */
function platformOf(name: string): { os?: string[]; cpu?: string[] } {
  const os = /\b(android|darwin|freebsd|linux|openharmony|win32)\b/.exec(name)?.[1]
  const cpu = /\b(arm64|arm|ia32|ppc64|riscv64|s390x|x64)\b/.exec(name)?.[1]
  return { ...(os !== undefined && { os: [os] }), ...(cpu !== undefined && { cpu: [cpu] }) }
}
