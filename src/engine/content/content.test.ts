import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getEnvironmentData, setEnvironmentData, Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../../errors.ts'
import { checkContent, contentFiles } from './check-content.ts'
import {
  type ContentPlaces,
  compileContent,
  contentPlaces,
  contentToServe,
  describeProblems,
} from './compile-content.ts'
import { readTable } from './read-content.ts'

let scratch: string
let places: ContentPlaces

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'berea-content-'))
  places = { folder: join(scratch, 'content'), compiled: join(scratch, 'var/tables.json') }
  for (const { file } of contentFiles)
    cpSync(join(contentPlaces.folder, file), join(places.folder, file), { recursive: true })
})
afterEach(() => rmSync(scratch, { recursive: true }))

const edit = (file: string, from: string | RegExp, to: string) => {
  const path = join(places.folder, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
  return after.split('\n').findIndex((line) => to !== '' && line.includes(to.split('\n')[0]!)) + 1
}
const problemsNow = () => describeProblems(checkContent(places.folder).problems)
const greek = 'glosses/en/greek.yaml'

describe('the content that is shipped', () => {
  it('is well formed', () => {
    expect(describeProblems(checkContent(contentPlaces.folder).problems)).toBe('')
  })
})

describe('a file that is broken is named with its line and the remedy', () => {
  it('where it is no YAML', () => {
    const line = edit(greek, /^G12: .*$/m, "G12: 'abyss")
    expect(line).toBeGreaterThan(1)
    expect(problemsNow()).toMatch(/^content\/glosses\/en\/greek\.yaml:\d+: is no YAML here: .* stands in quotes/)
  })

  it('where a name stands twice', () => {
    const line = edit(greek, /^G12: .*$/m, 'G5: abyss')
    expect(problemsNow()).toContain(`content/${greek}:${line}: is no YAML here: Map keys must be unique`)
  })

  it('where a name is none', () => {
    const line = edit(greek, /^G12: .*$/m, 'X12: abyss')
    expect(problemsNow()).toContain(
      `content/${greek}:${line}: the file may not have “X12”: mend the spelling, or take it out`,
    )
  })

  it('where a value is of the wrong kind', () => {
    const line = edit(greek, /^G12: .*$/m, 'G12: 12')
    expect(problemsNow()).toBe(
      `content/${greek}:${line}: “G12” must be text: put it in quotes if it looks like a number, “yes” or “no”`,
    )
  })

  it('where a text is empty', () => {
    const line = edit(greek, /^G12: .*$/m, "G12: ''")
    expect(problemsNow()).toContain(`content/${greek}:${line}: “G12” is not written as it must be`)
  })

  it('where one language has what another lacks', () => {
    edit(greek, /^G12: .*\n/m, '')
    expect(problemsNow()).toBe(
      `content/${greek}:1: “G12” is missing, which glosses/es/greek.yaml has: write it here, or drop it there`,
    )
  })

  it('where it is missing', () => {
    rmSync(join(places.folder, greek))
    expect(problemsNow()).toBe(`content/${greek}:1: there is no such file: write it, or restore it`)
  })
})

describe('compiling the content', () => {
  const tables = (json: string) => (JSON.parse(json) as { tables: Record<string, Record<string, string>> }).tables

  it('is done once for content that does not change, and again when it does', () => {
    const first = compileContent(places)
    const madeAt = statSync(places.compiled).mtimeMs
    expect(compileContent(places)).toBe(first)
    expect(statSync(places.compiled).mtimeMs).toBe(madeAt)
    edit(greek, /^G12: .*$/m, 'G12: the deep')
    expect(tables(compileContent(places))[greek]!.G12).toBe('the deep')
    expect(tables(readFileSync(places.compiled, 'utf8'))[greek]!.G12).toBe('the deep')
  })

  it('refuses content that is broken, and leaves what was compiled', () => {
    const good = compileContent(places)
    const line = edit(greek, /^G12: .*$/m, 'G12: 12')
    expect(() => compileContent(places)).toThrow(`content/${greek}:${line}: “G12”`)
    expect(readFileSync(places.compiled, 'utf8')).toBe(good)
  })

  it('mends a compiled file that is damaged', () => {
    const good = compileContent(places)
    writeFileSync(places.compiled, good.slice(0, 100))
    expect(compileContent(places)).toBe(good)
  })

  it('does without a place to write to', () => {
    writeFileSync(dirname(places.compiled), '')
    expect(tables(compileContent(places))[greek]!.G12).toBeTypeOf('string')
  })
})

describe('what is served', () => {
  const said: string[] = []
  beforeEach(() => void said.splice(0))
  const serve = () => contentToServe((line) => said.push(line), places)

  it('is the last content that was well formed, and what is broken is told', () => {
    const good = compileContent(places)
    expect(serve()).toBe(good)
    expect(said).toEqual([])
    edit(greek, /^G12: .*$/m, 'G12: 12')
    expect(serve()).toBe(good)
    expect(said.join('\n')).toMatch(/^content\/glosses\/en\/greek\.yaml:\d+: .*\nUntil that is mended the last content/)
  })

  it('is nothing where no content was ever well formed', () => {
    edit(greek, /^G12: .*$/m, 'G12: 12')
    expect(serve).toThrow(StartError)
  })

  it('is nothing where the last one is in a form that this code does not read', () => {
    const { hash, tables: last } = JSON.parse(compileContent(places)) as { hash: string; tables: object }
    writeFileSync(places.compiled, JSON.stringify({ hash, tables: { ...last, [greek]: { G12: 12 } } }))
    edit(greek, /^G12: .*$/m, 'G12: 12')
    expect(serve).toThrow(StartError)
  })
})

describe('a worker', () => {
  const askWorker = () =>
    new Promise<unknown>((resolve, reject) => {
      const module = new URL('read-content.ts', import.meta.url).href
      const code = `import('${module}').then(({ readTable }) =>
        require('node:worker_threads').parentPort.postMessage(readTable('glosses/weighty')))`
      new Worker(code, { eval: true }).once('message', resolve).once('error', reject)
    })

  it('says what the thread that started it says, whatever has become of the files', async () => {
    const own = readTable('glosses/weighty')
    expect(own.length).toBeGreaterThan(100)
    expect(await askWorker()).toEqual(own)
    const shared = getEnvironmentData('berea.content')
    const others = { tables: { 'glosses/weighty.yaml': ['H1'] } }
    setEnvironmentData('berea.content', new TextEncoder().encode(JSON.stringify(others)) as never)
    try {
      expect(await askWorker()).toEqual(['H1'])
    } finally {
      setEnvironmentData('berea.content', shared)
    }
  })
})
