import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shippedModules } from '../src/engine/corpus/shipped-modules.ts'

const project = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

type Locked = { link?: boolean; version?: string; optional?: boolean; integrity?: string }

describe('what is shipped', () => {
  it('takes every package by its checksum, but for builds for platforms that the registry had not', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
    const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
    expect(foreign.length).toBeGreaterThan(100)
    for (const [path, { version, optional, integrity }] of foreign) {
      expect(version, path).toMatch(/^\d+\.\d+\.\d+/)
      // those are written by `npm run lock` from what their parent pins
      if (!(optional && /android|darwin|freebsd|linux-(?!x64$|arm64$)|openharmony|wasm32|win32/.test(path)))
        expect(integrity, path).toMatch(/^sha512-/)
    }
    const { dependencies, devDependencies, optionalDependencies, allowScripts } = JSON.parse(read('package.json'))
    const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies }
    for (const [name, version] of Object.entries(wanted)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(Object.values(allowScripts)).not.toContain(true)
  })

  it('takes every Scripture module by its checksum, and every model by its card', () => {
    expect(shippedModules.length).toBeGreaterThan(5)
    for (const { module, sha256 } of shippedModules) expect(sha256.digest, module).toMatch(/^[0-9a-f]{64}$/)
    const models = globSync('models/*.bin', { cwd: project })
    expect(models.length).toBeGreaterThan(0)
    for (const model of models) {
      const digest = createHash('sha256')
        .update(readFileSync(join(project, model)))
        .digest('hex')
      expect(read(model.replace(/\.bin$/, '.md')), model).toContain(digest)
    }
  })
})
