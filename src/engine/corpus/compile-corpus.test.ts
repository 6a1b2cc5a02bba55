import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writePackedFile } from '../../platform/packed-file.ts'
import { verseKey } from '../scripture/index.ts'
import { realModule } from './built-corpus.test-data.ts'
import { compileCorpus } from './compile-corpus.ts'
import { openCorpus } from './corpus.ts'
import { findModules } from './find-modules.ts'
import { moduleIds } from './module-ids.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sword-'))
  mkdirSync(join(root, 'mods.d'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A copy of a real module that a test may damage; gives the folder (or file name beginning) of its data. */
function copyOf(name: string, changeConf: (conf: string) => string = (conf) => conf): string {
  const { conf, root: from, confPath } = realModule(name)
  const data = conf.dataPath.replace(/^\.\//, '').replace(/\/$/, '')
  const folder = /zld/i.test(conf.driver) ? join(data, '..') : data
  cpSync(join(from, folder), join(root, folder), { recursive: true })
  writeFileSync(join(root, 'mods.d', basename(confPath)), changeConf(readConf(confPath)))
  return join(root, data)
}
const readConf = (path: string) => new TextDecoder('windows-1252').decode(readFileSync(path))
const compile = () => compileCorpus(findModules([root]), () => {})

it('names a damaged module and reads the others', () => {
  truncateSync(join(copyOf('spaRV1909eb'), 'nt.bzz'), 1_000)
  copyOf('StrongsGreek')
  const { unusable, translations, sections } = compile()
  expect(unusable).toEqual([expect.stringMatching(/^Module spaRV1909eb is damaged: block \d/)])
  expect(translations).toEqual([])
  expect(sections.has('lexicon/greek/lemma')).toBe(true)
})

it('names a module whose index does not fit its numbering', () => {
  truncateSync(join(copyOf('spaRV1909eb'), 'ot.bzv'), 241_149)
  expect(compile().unusable[0]).toMatch(
    /spaRV1909eb is damaged: its ot index has 241149 bytes, and KJV numbering needs/,
  )
})

it('names a module with a missing file', () => {
  rmSync(join(copyOf('StrongsGreek'), '..', 'dict.zdt'))
  expect(compile().unusable[0]).toMatch(/StrongsGreek is damaged: .*dict\.zdt is missing/)
})

it.each([
  ['a driver', /ModDrv=zText/, 'ModDrv=RawText', /unsupported: driver RawText/],
  ['a compression', /CompressType=ZIP/, 'CompressType=LZSS', /unsupported: compression LZSS/],
  ['a numbering', /Versification=KJV/, 'Versification=Synodal', /unsupported: versification Synodal/],
  ['a markup', /SourceType=OSIS/, 'SourceType=GBF', /unsupported: markup GBF/],
  ['a lock', /Version=2.60/, 'Version=2.60\nCipherKey=', /unsupported: it is locked with a cipher key/],
])('says that %s is unsupported and names the module', (_, from, to, message) => {
  copyOf('spaRV1909eb', (conf) => conf.replace(from, to))
  expect(compile().unusable).toEqual([expect.stringMatching(message)])
})

it('reads the true width of an index whatever the configuration says', () => {
  copyOf('spaRV1909eb', (conf) => conf.replace('ModDrv=zText', 'ModDrv=zText4'))
  const { unusable, translations } = compile()
  expect(unusable).toEqual([])
  expect(translations[0]).toMatchObject({ id: 'RV1909', verses: 31_084 })
})

it('takes a dropped-in text by its module name', () => {
  copyOf('spaRV1909eb', (conf) => conf.replace('[spaRV1909eb]', '[MyBible]'))
  expect(compile().translations[0]).toMatchObject({ id: 'MyBible', language: 'es' })
})

it('never takes a dropped-in text for the shipped one that it is named as', () => {
  const corpusOf = (name: string) => {
    copyOf('spaRV1909eb', (conf) => conf.replace('[spaRV1909eb]', `[${name}]`))
    copyOf('engKJV2006eb')
    const { sections } = compile()
    const path = join(root, 'corpus.bin')
    writePackedFile(path, sections)
    return openCorpus(path, 'test')
  }
  for (const name of ['KJV', 'kjv', 'Engkjv2006EB']) {
    const corpus = corpusOf(name)
    expect(corpus.texts.map(({ record }) => record.id)).toEqual(['KJV', `${name}-2`])
    for (const asked of ['KJV', 'kjv', 'engKJV2006eb'])
      expect(corpus.findText(asked)?.record.module).toBe('engKJV2006eb')
    expect(corpus.findText(`${name}-2`)?.verse(verseKey('John', 3, 16))).toMatch(/^Porque de tal manera/)
    expect(corpus.findText('KJV')?.verse(verseKey('John', 3, 16))).toMatch(/^For God so loved/)
  }
}, 300_000)

it('gives no two modules the same id in any case, and numbers that no other module has as its name', () => {
  const named = (name: string) => ({ ...realModule('spaRV1909eb'), conf: { ...realModule('spaRV1909eb').conf, name } })
  const ids = moduleIds(['KJV', 'KJV-2', 'web', 'Mine', 'MINE', 'engWEB2015eb'].map(named))
  expect([...ids.values()]).toEqual(['KJV-3', 'KJV-2', 'web-2', 'Mine', 'MINE-2', 'WEB'])
})

it('refuses a module whose text lies outside of its folder, or whose name is no name', () => {
  copyOf('spaRV1909eb', (conf) => conf.replace(/DataPath=.*/, 'DataPath=../../etc'))
  expect(compile().unusable).toEqual([expect.stringMatching(/its DataPath \.\.\/\.\.\/etc leads out/)])
  copyOf('spaRV1909eb', (conf) => conf.replace('[spaRV1909eb]', '[My\u001b[31m]'))
  expect(compile().unusable).toEqual([expect.stringMatching(/unsupported: a name has letters, digits/)])
})
