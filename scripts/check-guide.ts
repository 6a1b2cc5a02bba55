import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { openCorpus } from '../src/engine/corpus/index.ts'
import { checkGuide, foldAlias } from '../src/engine/guide/check-guide.ts'
import { guideFilesIn, readGuide } from '../src/engine/guide/index.ts'

const help = `npm run guide [-- [--read] [--sample SEED] FILE …]

Checks the study guide, or only the named files of it. Prints what is wrong and exits 1.
  --read         also list the notes that share no word with their verses, for reading
  --sample SEED  print 60 entries drawn by the seed, for a fresh reader, and check nothing`

const args = process.argv.slice(2)
const sampleAt = args.indexOf('--sample')
if (args.includes('--help')) {
  console.log(help)
} else if (sampleAt !== -1) {
  for (const file of sample(Number(args[sampleAt + 1]), 60)) console.log(file)
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
  for (const [kind, of] of kinds) {
    const answers = of!.reduce((sum, { answers: own, facts }) => sum + own.length + facts.length, 0)
    const wordings = (entry: (typeof read.entries)[number]) =>
      [...entry.answers, ...entry.facts].reduce((sum, { asks }) => sum + asks.en.length + asks.es.length, 0)
    const strings = of!.reduce((sum, entry) => sum + wordings(entry), 0)
    const without = of!.filter((entry) => entry.answers.length + entry.facts.length === 0).length
    console.log(`  ${kind}: ${answers} answers and facts to ${strings} wordings; ${without} entries without one`)
  }
  console.log(`${problems.filter(isNamed).length} problems, ${toRead.filter(isNamed).length} notes to read`)
  if (problems.some(isNamed)) process.exitCode = 1
}

/** Files of the guide in an order that the seed decides (mulberry32, Fisher and Yates), the first `count` of them. */
function sample(seed: number, count: number): string[] {
  const root = join(import.meta.dirname, '..')
  const files = guideFilesIn(join(root, 'content')).map((path) => relative(root, path))
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  for (let last = files.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[files[last], files[other]] = [files[other]!, files[last]!]
  }
  return files.slice(0, count).toSorted()
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
