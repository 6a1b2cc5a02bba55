import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type BookCode, books } from '../scripture/index.ts'
import { realModule } from './built-corpus.test-data.ts'
import { readDictionaryModule } from './sword/dictionary-module.ts'
import { readVerseModule } from './sword/verse-module.ts'

/** SWORD's own exporter, a second reader of the same modules; where it is missing and we may, it is installed. */
const isAvailable = findExporter()
const folder = mkdtempSync(join(tmpdir(), 'mod2imp-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

if (!isAvailable) console.warn('SKIPPED: mod2imp is not installed (Debian: apt-get install libsword-utils)')

describe.skipIf(!isAvailable)('every entry equals what mod2imp prints', () => {
  it.each(['engWEB2015eb', 'engKJV2006eb', 'spaRV1909eb', 'MHCC', 'Scofield', 'TDavid'])(
    'in %s',
    (name) => {
      const exported = new Map(exportModule(name))
      const found = realModule(name)
      let compared = 0
      let shared = ''
      const versification = found.conf.versification === 'NRSVA' ? 'NRSVA' : 'KJV'
      for (const { book, chapter, verse, text, record } of readVerseModule(found.conf, found.root, versification)) {
        // of a commentary, the exporter prints an entry that several slots share under the first of them
        if (record === shared && found.conf.driver.startsWith('zCom')) continue
        shared = record
        const key = `${exportedNames.get(book)} ${chapter}:${verse}`
        if (trimmed(text) !== exported.get(key))
          expect.fail(`${key}: ours “${text.slice(0, 200)}”, theirs “${exported.get(key)?.slice(0, 200)}”`)
        exported.delete(key)
        compared++
      }
      expect(compared).toBeGreaterThan(100)
      // what is left are the headings of the module and its testaments, and slots without text
      expect([...exported].filter(([key, text]) => text !== '' && !key.startsWith('['))).toEqual([])
    },
    60_000,
  )

  it.each(['Nave', 'StrongsGreek', 'StrongsHebrew'])('in %s', (name) => {
    const exported = exportModule(name)
    const { conf, root } = realModule(name)
    const entries = [...readDictionaryModule(conf, root)].map(({ key, text }) => [key, trimmed(text)])
    expect(entries.length).toBeGreaterThan(5_000)
    for (const [place, entry] of entries.entries()) expect(entry).toEqual(exported[place])
  })
})

/** The exporter writes line ends as spaces. */
const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Entries as the exporter prints them. For MHCC it needs a configuration that tells its true index width. */
function exportModule(name: string): [key: string, text: string][] {
  const { root } = realModule(name)
  const copy = join(folder, name)
  cpSync(join(root, 'mods.d'), join(copy, 'mods.d'), { recursive: true })
  symlinkSync(join(root, 'modules'), join(copy, 'modules'))
  const henry = join(copy, 'mods.d/mhcc.conf')
  writeFileSync(henry, readFileSync(henry, 'latin1').replace('ModDrv=zCom4', 'ModDrv=zCom'), 'latin1')
  const { stdout, status } = spawnSync('mod2imp', [name], {
    env: { ...process.env, SWORD_PATH: copy },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  expect(status).toBe(0)
  const entries = stdout.split(/^\$\$\$/m).slice(1)
  return entries.map((entry) => {
    const lineEnd = entry.indexOf('\n')
    return [entry.slice(0, lineEnd), trimmed(entry.slice(lineEnd + 1))]
  })
}

function findExporter(): boolean {
  const has = () => spawnSync('mod2imp', []).error === undefined
  if (has()) return true
  if (process.getuid?.() !== 0) return false
  spawnSync('apt-get', ['install', '-y', '-qq', 'libsword-utils'], { stdio: 'ignore', timeout: 120_000 })
  return has()
}

const roman = (name: string) =>
  name.replace(/^([1-4]) /, (_, digit: string) => `${['I', 'II', 'III', 'IV'][Number(digit) - 1]} `)
/** What the exporter calls our books. */
const exportedNames = new Map<BookCode, string>([
  ...books.map(({ code, name }) => [code, roman(name.en)] as [BookCode, string]),
  ['EsthGr', 'Esther (Greek)'],
  ['PrMan', 'Prayer of Manasses'],
  ['AddPs', 'Additional Psalm'],
  ['Wis', 'Wisdom'],
  ['Rev', 'Revelation of John'],
])
