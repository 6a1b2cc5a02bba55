import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartError } from '../../errors.ts'
import { addModule } from './add-module.ts'
import { realModule } from './built-corpus.test-data.ts'
import { findModules } from './find-modules.ts'
import { moduleFiles } from './module-files.ts'
import { removeModule } from './remove-module.ts'

let box: string
let dataDir: string
beforeEach(() => {
  box = mkdtempSync(join(tmpdir(), 'add-'))
  dataDir = join(box, 'data')
})
afterEach(() => rmSync(box, { recursive: true, force: true }))

/** A folder with a copy of a real module in it, and something that is none of the module's business. */
function folderWith(name: string, changeConf: (conf: string) => string = (conf) => conf): string {
  const module = realModule(name)
  const folder = join(box, 'download', name)
  for (const file of moduleFiles(module)) cpSync(file, join(folder, relative(module.root, file)))
  mkdirSync(join(folder, 'mods.d'), { recursive: true })
  const conf = changeConf(readFileSync(module.confPath, 'latin1'))
  writeFileSync(join(folder, 'mods.d', basename(module.confPath)), conf, 'latin1')
  writeFileSync(join(folder, 'modules', 'private.txt'), 'secret')
  return folder
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : []

it('copies the configuration and the text of a module, and nothing else', () => {
  expect(addModule(folderWith('StrongsGreek'), dataDir)).toEqual(['StrongsGreek'])
  const place = 'sword/modules/lexdict/zld/strongsgreek'
  expect(filesIn(dataDir).sort()).toEqual([
    'sword/mods.d/strongsgreek.conf',
    ...['dat', 'idx', 'zdt', 'zdx'].map((ending) => `${place}/dict.${ending}`),
  ])
})

it('puts a module in the place of its earlier copy, and takes it away again', () => {
  addModule(folderWith('StrongsGreek'), dataDir)
  addModule(folderWith('StrongsGreek'), dataDir)
  expect(findModules([join(dataDir, 'sword')]).map(({ conf }) => conf.name)).toEqual(['StrongsGreek'])
  expect(removeModule('strongsgreek', dataDir)).toBe('StrongsGreek')
  expect(filesIn(dataDir)).toEqual([])
  expect(removeModule('StrongsGreek', dataDir)).toBeUndefined()
})

it('refuses a folder that the data folder lies in, and one that lies in it, by their real paths', () => {
  const folder = folderWith('StrongsGreek')
  symlinkSync(folder, join(box, 'link'))
  for (const [path, data] of [
    [folder, join(folder, 'data')],
    [join(box, 'link'), join(folder, 'data')],
    [relative(process.cwd(), folder), join(folder, 'data')],
    [folder, folder],
    [folder, dirname(folder)],
  ] as const) {
    expect(() => addModule(path, data)).toThrow(/lie in one another/)
  }
  expect(filesIn(join(folder, 'data'))).toEqual([])
})

it.each([
  ['leads out of its folder', /DataPath=.*/, 'DataPath=../../secret', /DataPath \.\.\/\.\.\/secret leads out/],
  ['is not there', /DataPath=.*/, 'DataPath=./elsewhere/dict', /dict\.idx is missing/],
  ['is of no known kind', /ModDrv=zLD/, 'ModDrv=RawLD', /unsupported: driver RawLD/],
])('copies nothing of a module whose text %s', (_, from, to, message) => {
  const folder = folderWith('StrongsGreek', (conf) => conf.replace(from, to))
  expect(() => addModule(folder, dataDir)).toThrow(message)
  expect(() => addModule(folder, dataDir)).toThrow(StartError)
  expect(filesIn(dataDir)).toEqual([])
})

it('refuses a module that would overwrite the text of another', () => {
  addModule(folderWith('StrongsGreek'), dataDir)
  const second = folderWith('StrongsGreek', (conf) => conf.replace('[StrongsGreek]', '[StrongsHebrew]'))
  expect(() => addModule(second, dataDir)).toThrow(/StrongsHebrew keeps its text where StrongsGreek does/)
})

it('takes a ZIP, and of it only what a module has', () => {
  const folder = folderWith('StrongsGreek')
  const entries = Object.fromEntries(filesIn(folder).map((file) => [file, readFileSync(join(folder, file))]))
  const zip = join(box, 'module.zip')
  writeFileSync(
    zip,
    zipSync({ ...entries, '../modules/escaped.txt': new Uint8Array(1), 'readme.txt': new Uint8Array(1) }),
  )
  expect(addModule(zip, dataDir)).toEqual(['StrongsGreek'])
  expect(existsSync(join(box, 'modules'))).toBe(false)
  expect(filesIn(dataDir)).toHaveLength(5)
})

it('says in a sentence what is wrong with a path', () => {
  const noZip = join(box, 'no.zip')
  writeFileSync(noZip, 'not a ZIP')
  mkdirSync(join(box, 'empty'))
  expect(() => addModule(join(box, 'nothing'), dataDir)).toThrow(/There is nothing at/)
  expect(() => addModule(noZip, dataDir)).toThrow(/neither a folder nor a readable ZIP/)
  expect(() => addModule(join(box, 'empty'), dataDir)).toThrow(/holds no SWORD module/)
})
