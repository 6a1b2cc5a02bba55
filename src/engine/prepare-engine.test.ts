import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashBuildInputs } from './build-inputs.ts'
import { loadEngine } from './index.ts'
import { findBuild, markInUse, prepareEngine, removeOldBuilds } from './prepare-engine.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('a finished build', () => {
  let folder: string
  beforeEach(() => {
    folder = join(dataDir, 'corpus', hashBuildInputs([]))
    mkdirSync(folder, { recursive: true })
    for (const name of ['corpus.bin', 'search.bin']) writeFileSync(join(folder, name), '0123456789')
    const bytes = { 'corpus.bin': 10, 'search.bin': 10 }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ corpusVersion: 'abc', unusable: [], bytes }))
  })

  it('is found while it is whole', () => {
    expect(findBuild(dataDir, [])).toEqual({ folder, corpusVersion: 'abc', unusable: [] })
  })

  it.each([
    ['its corpus is cut off', () => truncateSync(join(folder, 'corpus.bin'), 5)],
    ['its index is missing', () => rmSync(join(folder, 'search.bin'))],
    ['its manifest is empty', () => truncateSync(join(folder, 'manifest.json'))],
    ['its manifest is missing', () => rmSync(join(folder, 'manifest.json'))],
    ['its manifest is that of an older version', () => writeFileSync(join(folder, 'manifest.json'), '{}')],
  ])('is not found when %s', (_, damage) => {
    damage()
    expect(findBuild(dataDir, [])).toBeUndefined()
  })
})

it('removes old builds, but neither the predecessor nor one that a process serves from', () => {
  const build = (name: string, minute: number) => {
    const folder = join(dataDir, name)
    mkdirSync(folder)
    return () => utimesSync(folder, minute * 60, minute * 60)
  }
  const dated = ['gone', 'old', 'served', 'left', 'predecessor', 'newest', '.building-1'].map(build)
  markInUse({ folder: join(dataDir, 'served'), corpusVersion: '', unusable: [] })
  writeFileSync(join(dataDir, 'left', `in-use-${2 ** 22 + 1}`), '')
  for (const date of dated) date()
  mkdirSync(join(dataDir, '.building-2'))
  removeOldBuilds(dataDir, join(dataDir, 'newest'))
  expect(readdirSync(dataDir).sort()).toEqual(['.building-2', 'newest', 'predecessor', 'served'])
})

it('builds anew, with a sentence, what has its size and cannot be opened', async () => {
  const swordPath = [process.env.SWORD_PATH, resolve('var/sword')].filter(Boolean).join(':')
  const whole = await prepareEngine({ dataDir: resolve('var'), swordPath, say: () => {} })
  const copy = join(dataDir, 'corpus', basename(whole.folder))
  cpSync(whole.folder, copy, { recursive: true })
  writeFileSync(join(copy, 'corpus.bin'), Buffer.alloc(statSync(join(copy, 'corpus.bin')).size))

  const said: string[] = []
  const { engine, close } = await loadEngine({ dataDir, swordPath, workers: 0, say: (line) => said.push(line) })
  expect(said[0]).toMatch(/^The compiled corpus cannot be opened \(.*\): it is built anew\.$/)
  expect(engine.corpusVersion).toBe(whole.corpusVersion)
  await close()
}, 300_000)
