import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Value } from 'typebox/value'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { foldText } from '../text/fold-text.ts'
import { attempt, compileRule, sourceOf } from './compile-rule.ts'
import type { CompiledPolicy, CompiledRule } from './compiled-policies.ts'
import { composePattern, composeWords, type Named, type Names } from './compose-pattern.ts'
import { type PolicyFile, type PolicyRule, policyFile, ruleForm } from './policy-file.ts'

/** Where the policies lie. */
export const policiesFolder = join(import.meta.dirname, '../../../../policies')

/** What is wrong with a file, and what to do; `file` is relative to the folder of policies. */
export type PolicyProblem = { file: string; line: number; problem: string }
type Path = readonly (string | number)[]
/** A rule as its file has it, beside what was made of it. */
export type ReadRule = { file: string; line: number; rule: PolicyRule; compiled: CompiledRule }
export type PoliciesRead = { files: Record<string, CompiledPolicy>; rules: ReadRule[]; problems: PolicyProblem[] }

type Opened = {
  file: string
  /** Its path without the ending. */
  id: string
  content: PolicyFile
  report: (path: Path, problem: string) => void
  lineOf: (path: Path) => number
}

/** The files of the policies, in the order of their names. */
export function policyFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name))
}

/**
 * Reads the policies and makes out their patterns. What is not well formed is named in `problems`, each with its line.
 * @param folder that of the policies, with a folder for each guardrail
 */
export function readPolicies(folder: string): PoliciesRead {
  const read: PoliciesRead = { files: {}, rules: [], problems: [] }
  const files = new Map<string, Opened>()
  for (const path of policyFilesIn(folder)) {
    const opened = open(path, relative(folder, path).split(sep).join('/'), read.problems)
    if (opened !== undefined) files.set(opened.id, opened)
  }
  for (const opened of files.values()) {
    const names = namesOf(opened, files)
    checkSections(opened)
    checkNames(opened, names)
    const rules = compileSets(opened, names, read.rules)
    const lists = compileLists(opened, names)
    const patterns = compilePatterns(opened, names)
    if ([rules, lists, patterns].some((all) => Object.keys(all).length > 0))
      read.files[opened.id] = { rules, lists, patterns }
  }
  return read
}

/** The file as its form has it, or undefined when it is not so. */
function open(path: string, file: string, problems: PolicyProblem[]): Opened | undefined {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
  const lineOf = (at: Path) => lines.linePos(startOf(document, at)).line
  const report = (at: Path, problem: string) => void problems.push({ file, line: lineOf(at), problem })
  for (const { message, pos } of document.errors)
    problems.push({ file, line: lines.linePos(pos[0]).line, problem: `${message.split('\n')[0]}; this is no YAML` })
  if (document.errors.length > 0) return undefined
  const content: unknown = document.toJS()
  const errors = [...Value.Errors(policyFile, content)]
  reportAll(errors, [], report)
  if (errors.length > 0) return undefined
  return { file, id: file.replace(/\.yaml$/, ''), content: content as PolicyFile, report, lineOf }
}

/** Where the value of a path begins, or what holds it, where there is no such value. */
function startOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

type FormError = { instancePath: string; message: string; params?: object }

/** The first few are enough to mend a file by. */
function reportAll(errors: readonly FormError[], within: Path, report: Opened['report']): void {
  for (const { instancePath, message, params } of errors.slice(0, 3)) {
    const steps = instancePath.split('/').slice(1)
    const path = [...within, ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))]
    const told = params !== undefined && Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''
    const problem =
      message === 'schema is false' ? 'is not known here: correct the name, or take it out' : message + told
    report(path, `${steps.join('.') || 'it'} ${problem}`)
  }
}

/** A name that stands in a list is no word. */
const foldWord = (word: string): string => (word.includes('{') ? word : foldText(word).folded)

/** What can be named in a file: its own words and phrases, and those of the files that it uses, unless it has its own. */
function namesOf(opened: Opened, files: ReadonlyMap<string, Opened>, through: readonly string[] = []): Names {
  const { id, content, report } = opened
  const names = new Map<string, Named>()
  for (const [at, other] of (content.uses ?? []).entries()) {
    const used = files.get(other)
    if (used === undefined)
      report(['uses', at], `there is no policies/${other}.yaml that can be used: correct the name`)
    else if (through.includes(other)) report(['uses', at], `${other} uses this file: move what both name to a third`)
    else {
      for (const [name, named] of namesOf(used, files, [...through, id])) {
        const known = names.get(name)
        const isOther = known !== undefined && known.file !== named.file
        names.set(name, isOther ? { inBoth: [known.file, named.file], within: names, file: id } : named)
      }
    }
  }
  const own = { within: names, file: id }
  for (const [name, words] of Object.entries({ ...content.words, ...content.lists }))
    names.set(name, { words: content.folded === true ? words.map(foldWord) : words, ...own })
  for (const [name, loose] of Object.entries(content.loose_phrases ?? {})) names.set(name, { loose, ...own })
  for (const [name, phrase] of Object.entries(content.phrases ?? {})) names.set(name, { phrase, ...own })
  return names
}

/** A name that stands in two sections of one file could mean either. */
function checkSections({ content, report }: Opened): void {
  const seen = new Set<string>()
  for (const section of ['words', 'lists', 'loose_phrases', 'phrases'] as const) {
    for (const name of Object.keys(content[section] ?? {})) {
      if (seen.has(name)) report([section, name], `${name} stands here twice: give one of the two another name`)
      seen.add(name)
    }
  }
}

/** Every name is made out once, so that one that no rule uses can't hide what is wrong with it. */
function checkNames({ content, report }: Opened, names: Names): void {
  for (const [name, list] of Object.entries(content.words ?? {}))
    attempt(
      () => composeWords(list, names),
      (problem) => report(['words', name], problem),
    )
  for (const [name, phrase] of Object.entries(content.phrases ?? {}))
    attempt(
      () => composePattern(phrase, names),
      (problem) => report(['phrases', name], problem),
    )
}

function compileLists({ content, report }: Opened, names: Names): Record<string, string[]> {
  const lists: Record<string, string[]> = {}
  for (const [name, list] of Object.entries(content.lists ?? {})) {
    const words = attempt(
      () => composeWords(list, names),
      (problem) => report(['lists', name], problem),
    )
    if (words !== undefined) lists[name] = words
  }
  return lists
}

function compilePatterns({ content, report }: Opened, names: Names): Record<string, string> {
  const patterns: Record<string, string> = {}
  for (const [name, phrase] of Object.entries(content.patterns ?? {}))
    patterns[name] = sourceOf(phrase, names, '', (problem) => report(['patterns', name], problem))
  return patterns
}

function compileSets(opened: Opened, names: Names, read: ReadRule[]): Record<string, CompiledRule[]> {
  const { rules } = opened.content
  if (rules === undefined) return {}
  const sets = Array.isArray(rules)
    ? [['all', rules, ['rules']] as const]
    : Object.entries(rules as object).map(([name, set]) => [name, set as unknown, ['rules', name]] as const)
  const compiled: Record<string, CompiledRule[]> = {}
  for (const [name, set, path] of sets) {
    if (Array.isArray(set)) compiled[name] = compileSet(opened, set, path, names, read)
    else opened.report(path, 'rules are a list, or lists by name: begin each rule with “- id:”')
  }
  return compiled
}

function compileSet(
  opened: Opened,
  set: readonly unknown[],
  within: Path,
  names: Names,
  read: ReadRule[],
): CompiledRule[] {
  const { file, id: fileId, report, lineOf } = opened
  const compiled: CompiledRule[] = []
  for (const [at, value] of set.entries()) {
    const path = [...within, at]
    const errors = [...Value.Errors(ruleForm(fileId), value)]
    reportAll(errors, path, report)
    if (errors.length > 0) continue
    const rule = value as PolicyRule
    if (compiled.some(({ id }) => id === rule.id))
      report([...path, 'id'], `two rules are called ${rule.id}: rename one`)
    const made = compileRule(rule, names, (field, problem) => report([...path, field], `${rule.id}: ${problem}`))
    compiled.push(made)
    read.push({ file, line: lineOf(path), rule, compiled: made })
  }
  return compiled
}
