import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../../../errors.ts'
import type { CompiledPolicies } from './compiled-policies.ts'
import { preparePolicies } from './prepare-policies.ts'
import { readPolicies } from './read-policies.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policies-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const aRule = (more: string) => `  - id: a-rule
    group: some_group
    reason: Asks for something that is not given.
    needs: [word]
${more}
`
const patternOf = (head: string, more: string): string => {
  write('cost-abuse/en.yaml', `language: en\n${head}\nrules:\n${aRule(more)}`)
  const { files, problems } = readPolicies(folder)
  expect(problems).toEqual([])
  return String(files['cost-abuse/en']!.rules.all![0]!.pattern)
}

describe('a pattern', () => {
  it('has its words filled in, the longest first, and its phrases in their order', () => {
    const head = 'words:\n  verbs: [go, write]\nphrases:\n  ends: [now, at once]'
    expect(patternOf(head, "    pattern: '\\b{verbs}{gap:20}\\b{ends}\\b'")).toBe(
      '\\b(?:write|go)[^.!?\\n]{0,20}?\\b(?:now|at once)\\b',
    )
  })

  it('keeps what only looks like a name', () => {
    expect(patternOf('', "    flags: gu\n    pattern: '\\p{L}{2,3}'")).toBe('\\p{L}{2,3}')
  })

  it('takes the alternatives of a list, its own parts, and plurals of loose phrases', () => {
    const head = 'loose_phrases:\n  apps: [web app]'
    const more = "    pattern: '(?!{parts_of_it|}){apps}'\n    parts:\n      parts_of_it: [one, three]"
    expect(patternOf(head, more)).toBe('(?!one|three)(?:web[ -]?app)(?:e?s)?')
  })

  it('means by a name of another file what it means there', () => {
    write('shared/words.en.yaml', "language: en\nphrases:\n  verb: write\n  asked: 'please {verb}'")
    expect(patternOf('uses: [shared/words.en]\nphrases:\n  verb: sing', "    pattern: '{asked} and {verb}'")).toBe(
      'please write and sing',
    )
  })
})

describe('a broken file', () => {
  it.each([
    ['a name that is not known', "    pattern: '{verbs}'", 7, '{verbs} is not known here'],
    ['a pattern that is none', "    pattern: '(go'", 7, 'mend the pattern'],
    ['a field that is not known', '    pattern: go\n    patern: go', 8, 'patern is not known here'],
    ['a missing pattern', '    flags: g', 3, 'pattern'],
    [
      'a name that stands for itself',
      "    pattern: '{one}'\n    parts:\n      one: '{two}'\n      two: '{one}'",
      7,
      'break the circle',
    ],
    ['no YAML', '    pattern: [go', 8, 'YAML'],
  ])('with %s is named with its line and what to do', (_, more, line, problem) => {
    write('cost-abuse/en.yaml', `language: en\nrules:\n${aRule(more)}`)
    const [first] = readPolicies(folder).problems
    expect(first).toMatchObject({ file: 'cost-abuse/en.yaml', line })
    expect(first!.problem).toContain(problem)
  })

  it('with two rules of one name, or a reason that is no sentence, is named', () => {
    write('cost-abuse/en.yaml', `language: en\nrules:\n${aRule('    pattern: go')}${aRule('    pattern: run')}`)
    expect(readPolicies(folder).problems).toMatchObject([{ line: 8, problem: expect.stringContaining('rename one') }])
    write('cost-abuse/en.yaml', `language: en\nrules:\n${aRule('    pattern: go').replace(/given\./, '')}`)
    expect(readPolicies(folder).problems).toMatchObject([{ line: 5, problem: expect.stringContaining('reason') }])
  })

  it('leaves the last good build in its place, and is said', () => {
    const path = join(folder, 'compiled.json')
    const said: string[] = []
    const prepare = () => preparePolicies({ say: (line) => said.push(line), folder, path })
    write('cost-abuse/en.yaml', `language: en\nrules:\n${aRule('    pattern: go')}`)
    expect(prepare()).toBe(true)
    const good = readFileSync(path, 'utf8')
    write('cost-abuse/en.yaml', `language: en\nrules:\n${aRule("    pattern: '{go}'")}`)
    expect(prepare()).toBe(false)
    expect(readFileSync(path, 'utf8')).toBe(good)
    expect(said[0]).toMatch(/^policies\/cost-abuse\/en\.yaml:7: a-rule: \{go\} is not known here/)
    write('cost-abuse/en.yaml', `language: en\nrules:\n${aRule('    pattern: run')}`)
    expect(prepare()).toBe(true)
    const { files } = JSON.parse(readFileSync(path, 'utf8')) as CompiledPolicies
    expect(files['cost-abuse/en']!.rules.all![0]!.pattern).toBe('run')
  })

  it('keeps a service from starting where there never was a good build', () => {
    write('cost-abuse/en.yaml', 'rules: []')
    const prepare = () => preparePolicies({ say: () => {}, folder, path: join(folder, 'compiled.json') })
    expect(prepare).toThrow(StartError)
  })
})
