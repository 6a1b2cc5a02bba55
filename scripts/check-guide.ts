import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { checkGuide, foldAlias } from '../src/engine/guide/check-guide.ts'
import { readGuide } from '../src/engine/guide/index.ts'

const help = `npm run guide [-- [--read] FILE …]

Checks the study guide, or only the named files of it. Prints what is wrong and exits 1.
  --read   also list the notes that share no word with their verses, for reading`

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(help)
} else {
  const content = join(import.meta.dirname, '../content')
  const only = new Set(args.filter((arg) => !arg.startsWith('--')).map((arg) => relative(content, resolve(arg))))
  const ambiguous = new Set((parse(readFileSync(join(content, 'ambiguous.yaml'), 'utf8')) as string[]).map(foldAlias))
  const read = readGuide(content)
  const { problems, toRead } = checkGuide(newestCorpus(), read, ambiguous)
  const isNamed = ({ file }: { file: string }) => only.size === 0 || only.has(file)
  for (const { file, problem } of problems.filter(isNamed)) console.log(`${file}: ${problem}`)
  if (args.includes('--read'))
    for (const { file, problem } of toRead.filter(isNamed)) console.log(`to read: ${file}: ${problem}`)
  const kinds = Object.entries(Object.groupBy(read.entries, ({ kind }) => kind))
  console.log(`${read.entries.length} entries (${kinds.map(([kind, of]) => `${of!.length} ${kind}`).join(', ')})`)
  console.log(`${problems.filter(isNamed).length} problems, ${toRead.filter(isNamed).length} notes to read`)
  if (problems.some(isNamed)) process.exitCode = 1
}

/** The texts of any build will do: what the guide says is not among them. */
function newestCorpus() {
  const corpora = join(process.env.BEREA_DATA_DIR ?? join(import.meta.dirname, '../var'), 'corpus')
  const builds = readdirSync(corpora)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(corpora, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  return openCorpus(join(builds[0]!, 'corpus.bin'), 'any')
}
