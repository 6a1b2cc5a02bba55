import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { firstLoads, type Script } from './web-first-load.ts'

const aScript = (fileName: string, script: Partial<Script> = {}): Script => ({
  fileName,
  code: randomBytes(1_000).toString('hex'),
  isEntry: false,
  imports: [],
  facadeModuleId: null,
  ...script,
})
const size = (...scripts: Script[]) => scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

describe('the first load of a page', () => {
  const react = aScript('react.js')
  const table = aScript('table.js', { imports: ['react.js'] })
  const entry = aScript('index.js', { isEntry: true, imports: ['react.js'] })
  const english = aScript('en.js', { facadeModuleId: '/web/src/i18n/en.ts' })
  const spanish = aScript('es.js', { facadeModuleId: '/web/src/i18n/es.ts', code: randomBytes(2_000).toString('hex') })
  const keys = aScript('keys.js', { facadeModuleId: '/web/src/pages/keys-page.tsx', imports: ['table.js', 'react.js'] })
  const door = aScript('door.js', { facadeModuleId: '/web/src/pages/sign-in-page.tsx', code: '' })

  it('counts what the entry, the page and a dictionary import, each once, the dearest first', () => {
    const loads = firstLoads([entry, react, table, english, spanish, keys, door])
    expect(loads[0]).toEqual({ page: 'keys-page.tsx', bytes: size(entry, react, table, spanish, keys) })
    expect(loads.map(({ bytes }) => bytes)).toContain(size(entry, react, english, door))
  })

  it('does not count other pages and what only they import', () => {
    const [dearest] = firstLoads([entry, react, table, english, keys, door]).filter(
      ({ page }) => page !== 'keys-page.tsx',
    )
    expect(dearest!.bytes).toBe(size(entry, react, english, door))
  })

  it('refuses a build in which it finds nothing to measure', () => {
    expect(() => firstLoads([entry, react, english])).toThrow('no page')
  })
})
