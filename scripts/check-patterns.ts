import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml'
import { policiesFolder, policyFilesIn } from '../src/engine/guardrails/policies/read-policies.ts'
import { openPackedFile } from '../src/platform/packed-file.ts'

/**
 * What keeps patterns from growing again, and evaluation data out of them: no more patterns over 160 characters than there
 * were, and no word in a pattern or a list of the engine that is known from evaluation rows alone. The second is checked where
 * BEREA_EVAL_DIR says where those rows are.
 */
const longest = 160
/** Patterns over 160 characters on the day this check was written; whoever removes one lowers it. */
const mostLong = 217
const root = join(import.meta.dirname, '..')
const files = readdirSync(join(root, 'src/engine'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
  .map((name) => join(root, 'src/engine', name))

type Found = { file: string; line: number; text: string }
const patterns: Found[] = []
const lists: Found[] = []
const isPattern = /\(\?[:<!=]|\\b|\\p\{|\\w/
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText(source)
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      if (ts.isRegularExpressionLiteral(node) || isPattern.test(text)) patterns.push({ file, line, text })
      else if (text.split(/[\s|,]+/).length >= 6) lists.push({ file, line, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** What a policy says to people, and not of texts. */
const forPeople = new Set(['reason', 'catches', 'passes', 'id', 'group', 'uses', 'language'])
for (const file of policyFilesIn(policiesFolder)) {
  const lines = new LineCounter()
  visitYaml(parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }), {
    Pair: (_, { key }) => (isScalar(key) && forPeople.has(String(key.value)) ? visitYaml.SKIP : undefined),
    Scalar: (key, { value, range }) => {
      if (typeof value !== 'string' || key === 'key') return
      const { line } = lines.linePos(range![0])
      if (isPattern.test(value)) patterns.push({ file, line, text: value })
      else lists.push({ file, line, text: value })
    },
  })
}

const long = patterns.filter(({ text }) => text.length > longest)
let failed = false
if (long.length > mostLong) {
  failed = true
  console.log(
    `${long.length} patterns have more than ${longest} characters, ${mostLong} are allowed. The longest files:`,
  )
  const counts = Map.groupBy(long, ({ file }) => relative(root, file))
  for (const [file, found] of [...counts].sort((a, b) => b[1].length - a[1].length).slice(0, 10))
    console.log(`  ${found.length} ${file}`)
}

const evalDir = process.env.BEREA_EVAL_DIR
if (evalDir !== undefined && existsSync(evalDir)) {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const evaluated = new Set(
    readdirSync(evalDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => wordsOf(readFileSync(join(evalDir, name), 'utf8'))),
  )
  const vocabulary = openPackedFile(join(root, 'models/reader.bin')).strings('words')
  const vouchedFor = readFileSync(join(root, 'scripts/words-of-patterns.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const known = new Set([
    ...vouchedFor,
    ...Array.from({ length: vocabulary.length }, (_, place) => vocabulary.at(place)),
    ...['content', 'training/prompts', 'docs', 'src', 'lab']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
      )
      .filter((name) => /\.(?:yaml|tsv|md|ts)$/.test(name) && !name.includes('/engine/'))
      .flatMap((name) => wordsOf(readFileSync(name, 'utf8'))),
  ])
  for (const { file, line, text } of [...patterns, ...lists]) {
    for (const word of new Set(wordsOf(text))) {
      if (!evaluated.has(word) || known.has(word)) continue
      failed = true
      console.log(`${relative(root, file)}:${line} has “${word}”, which is known from evaluation rows alone`)
    }
  }
}
if (failed) process.exitCode = 1
else console.log(`${patterns.length} patterns, ${long.length} of them over ${longest} characters`)
