import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const project = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

/** A line of a table of docs/security.md. */
type Line = { id: string; threat: string; shownBy: string }

const lines: Line[] = [...read('docs/security.md').matchAll(/^\| ((?:API|LLM)\d+) \| (.+?) \| .+? \| (.+) \|$/gm)].map(
  ([, id, threat, shownBy]) => ({ id: id!, threat: threat!, shownBy: shownBy! }),
)

const testsIn = (shownBy: string) =>
  [...shownBy.matchAll(/`([^`]+\.test\.ts)` ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file, names]) =>
    [...names!.matchAll(/“([^”]+)”/g)].map(([, name]) => ({ file: file!, name: name! })),
  )
const labsIn = (shownBy: string) => [...shownBy.matchAll(/`npm run lab -- ([\w-]+)`/g)].map(([, name]) => name!)

/** Whether a file has a test of this name, as it is written there: `it.each` with its places to be filled in. */
const hasTest = (file: string, name: string): boolean =>
  [...read(file).matchAll(/\bit(?:\.skipIf\([^\n]*\))?\(\s*(['"`])(.+?)\1,|\]?\)\(\s*(['"`])(.+?)\3,/g)].some(
    ([, , plain, , ofEach]) => (plain ?? ofEach)!.replaceAll("\\'", "'") === name,
  )

describe('docs/security.md', () => {
  it('has a line for each of the ten of both lists', () => {
    const ids = new Set(lines.map(({ id }) => id))
    const all = [...Array(10).keys()].flatMap((n) => [`API${n + 1}`, `LLM${String(n + 1).padStart(2, '0')}`])
    expect([...ids].sort()).toEqual(all.sort())
  })

  it.each(lines)('$id: $threat: is shown by tests and labs that are there', ({ shownBy }) => {
    const labs = labsIn(shownBy)
    const tests = testsIn(shownBy)
    expect(tests.length + labs.length).toBeGreaterThan(0)
    // nothing stands in this column but what is looked for
    const left = shownBy
      .replace(/`[^`]+\.test\.ts` (?:“[^”]+”(?:, )?)+|`npm run lab -- [\w-]+`/g, '')
      .replace(/[; ]/g, '')
    expect(left).toBe('')
    const known = read('lab/main.ts')
    for (const name of labs) expect(known, name).toMatch(new RegExp(`^  '?${name}'?: \\(\\) => import`, 'm'))
    for (const { file, name } of tests) {
      expect(existsSync(join(project, file)), file).toBe(true)
      expect(hasTest(file, name), `${file} “${name}”`).toBe(true)
    }
  })

  it('would not take a test that is not there for one that is', () => {
    const here = 'tests/security-page.test.ts'
    expect(hasTest(here, 'has a line for each of the ten of both lists')).toBe(true)
    expect(hasTest(here, '$id: $threat: is shown by tests and labs that are there')).toBe(true)
    expect(hasTest(here, 'has a line for each')).toBe(false)
    expect(hasTest(here, 'docs/security.md')).toBe(false)
  })

  it('is named by SECURITY.md', () => {
    expect(read('SECURITY.md')).toContain('(docs/security.md)')
  })
})
