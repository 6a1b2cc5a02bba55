import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { guideKinds } from '../../src/engine/guide/guide-file.ts'
import { longestSegment, type Segment, segmentsOf } from '../../src/engine/understand/segments.ts'
import { letterGroups, tokensOf } from '../../src/engine/understand/tokens.ts'

/**
 * Turns the guide's names and questions, and the pens' prompts with their labels, into numbers for `train.py`: the same
 * segments and words that the service reads. Writes training/.work/data.json.
 */
type Row = {
  source: string
  language: string
  /** Word ids of each segment. */
  segments: number[][]
  /** Of each segment: 0 the prompt, 1 an earlier turn of the user, 2 one of the assistant. */
  turns: number[]
  /** Of each segment: 0 asks nothing, 1 the first ask, 2 the second … */
  asks: number[]
  entries: number[][]
  care?: string
  frame?: string
  flags?: string
  /** A question of the guide from whose asking nobody is in danger. */
  isCalm?: boolean
  weight: number
}

const root = new URL('../..', import.meta.url).pathname
const work = `${root}training/.work`
mkdirSync(work, { recursive: true })

const vocabulary = readFileSync(process.argv[2] ?? `${work}/vocab.txt`, 'utf8').split('\n')
const known = new Map(vocabulary.map((word, id) => [word, id]))
const words: { id: number; groups: number[]; word: string }[] = []
const wordIds = new Map<string, number>()
const idOf = (word: string): number => {
  let id = wordIds.get(word)
  if (id === undefined) {
    id = words.length
    words.push({ id: known.get(word) ?? 2, groups: letterGroups(word), word })
    wordIds.set(word, id)
  }
  return id
}

/** English segments by their word ids: what teach.ts has the teacher embed. */
const texts = new Map<string, string>()

const ids: string[] = []
const elsewhere: [id: string, language: 'en' | 'es', text: string][] = []
const rows: Row[] = []
type InBoth<T> = { en?: T; es?: T }
type Entry = {
  title: InBoth<string>
  aliases?: InBoth<string[]>
  summary?: InBoth<string>[]
  facts?: (InBoth<string> & { asks?: InBoth<string[]> })[]
  answers?: { asks: InBoth<string[]>; lead: InBoth<string>; short: InBoth<string>[] }[]
  scope?: { not: { ask: InBoth<string>; send_to: string }[] }
  views?: { name: InBoth<string>; summary?: InBoth<string>[] }[]
  passages?: { note?: InBoth<string> }[]
  care?: string[]
}
for (const kind of Object.keys(guideKinds).sort()) {
  for (const name of readdirSync(`${root}content/${kind}`).sort()) {
    if (!name.endsWith('.yaml')) continue
    const entry = parse(readFileSync(`${root}content/${kind}/${name}`, 'utf8')) as Entry
    const id = name.replace('.yaml', '')
    if (!ids.includes(id)) ids.push(id)
    for (const { ask, send_to } of entry.scope?.not ?? []) {
      for (const language of ['en', 'es'] as const)
        if (ask[language] !== undefined) elsewhere.push([send_to, language, ask[language]])
    }
    for (const language of ['en', 'es'] as const) {
      const asked = [
        entry.title[language],
        ...(entry.aliases?.[language] ?? []),
        ...[...(entry.facts ?? []), ...(entry.answers ?? [])].flatMap(({ asks }) => asks?.[language] ?? []),
      ]
      for (const text of asked)
        if (text) addForm(id, language, text, { weight: 1, isCalm: (entry.care ?? []).length === 0 })
      const said = [
        ...(entry.summary ?? []).map((one) => one[language]),
        ...(entry.facts ?? []).map((one) => one[language]),
        ...(entry.answers ?? []).flatMap(({ lead, short }) => [lead, ...short].map((one) => one[language])),
        ...(entry.views ?? []).flatMap((view) => (view.summary ?? []).map((one) => one[language])),
        ...(entry.passages ?? []).map(({ note }) => note?.[language]),
      ]
      for (const text of said) if (text) addForm(id, language, text, { weight: 0.25, source: 'said' })
    }
  }
}

// what shares words with one entry and belongs to another
for (const [id, language, text] of elsewhere) addForm(id, language, text, { weight: 1 })

function encode(text: string, segments: readonly Segment[], language = 'es'): number[][] {
  return segments.map(({ start, end }) => {
    const piece = text.slice(start, end)
    const encoded = tokensOf(piece, longestSegment).map(idOf)
    if (language === 'en') texts.set(encoded.join(' '), piece.replace(/\s+/g, ' '))
    return encoded
  })
}

const spanish = /[¿¡ñáéíóú]|\b(?:que|los|las|una|para|por|con|del|mi|esta|pero|muy|sin)\b/giu
/** Of a pen that writes both: two words that only Spanish has make a prompt Spanish. */
const languageOf = (prompt: string): string => ((prompt.match(spanish) ?? []).length > 1 ? 'es' : 'en')

type Form = { weight: number; source?: string; isCalm?: boolean }
function addForm(id: string, language: string, text: string, { weight, source = 'form', isCalm = false }: Form): void {
  const segments = segmentsOf(text)
  if (segments.length === 0) return
  const encoded = encode(text, segments, language)
  rows.push({
    source,
    language,
    segments: encoded,
    turns: encoded.map(() => 0),
    asks: encoded.map(() => (source === 'form' ? 1 : 0)),
    entries: [[ids.indexOf(id)]],
    isCalm,
    weight,
  })
}

const problems: string[] = []
const pens = new Map(
  readFileSync(`${root}training/pens.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.split('\t')[0]!, line.split('\t')[1]!]),
)
for (const file of readdirSync(`${root}training/prompts`).sort()) {
  if (!file.endsWith('.tsv')) continue
  const pen = file.replace('.tsv', '')
  readFileSync(`${root}training/prompts/${file}`, 'utf8')
    .split('\n')
    .forEach((line, n) => {
      if (line.trim() !== '') addPrompt(pen, line, `${file}:${n + 1}`)
    })
}

function addPrompt(pen: string, line: string, place: string): void {
  const fields = line.split('\t')
  if (fields.length !== 5) return void problems.push(`${place}: ${fields.length} fields`)
  const [named, care, frame, flags, marked] = fields as [string, string, string, string, string]
  const entries = named.split(';').map((group) =>
    group
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '-' && id !== '')
      .flatMap((id) => {
        const place_ = ids.indexOf(id)
        if (place_ === -1) problems.push(`${place}: no entry ${id}`)
        return place_ === -1 ? [] : [place_]
      }),
  )
  const parts = marked.replaceAll('\\n', '\n').split('|||')
  const writes = pens.get(pen) ?? 'en'
  const language = writes === 'both' ? languageOf(marked) : writes
  const row: Row = {
    source: `pen-${pen}`,
    language,
    segments: [],
    turns: [],
    asks: [],
    entries,
    care,
    frame,
    flags,
    weight: 1,
  }
  parts.forEach((part, n) => {
    const { text, marks } = withoutBraces(part)
    const isLast = n === parts.length - 1
    const segments = segmentsOf(text)
    encode(text, segments, language).forEach((encoded, i) => {
      if (encoded.length === 0) return
      row.segments.push(encoded)
      row.turns.push(isLast ? 0 : n % 2 === 0 ? 1 : 2)
      row.asks.push(isLast ? askOf(segments[i]!, marks) : 0)
    })
  })
  if (row.segments.length > 0) rows.push(row)
}

/** Takes the braces out, and keeps where they stood. */
function withoutBraces(marked: string): { text: string; marks: Segment[] } {
  let text = ''
  const marks: Segment[] = []
  let start = -1
  for (const sign of marked) {
    if (sign === '{') start = text.length
    else if (sign === '}') {
      if (start >= 0) marks.push({ start, end: text.length })
      start = -1
    } else text += sign
  }
  return { text, marks }
}

/** Which ask a segment belongs to, by the marked stretch it shares most with: half of either is enough. */
function askOf(segment: Segment, marks: readonly Segment[]): number {
  const shared = marks.map((mark) => Math.min(mark.end, segment.end) - Math.max(mark.start, segment.start))
  const most = Math.max(0, ...shared)
  if (most <= 0) return 0
  const n = shared.indexOf(most)
  const mark = marks[n]!
  const isIn = most >= 0.4 * (segment.end - segment.start) || most >= 0.5 * (mark.end - mark.start)
  return isIn ? Math.min(n + 1, 3) : 0
}

/** Rows that are only ever measured by, never learned from: a file of their own. */
const measured: (Omit<Row, 'weight'> & { id: string; accept: string[]; also: string[] })[] = []
type Measured = {
  id: string
  prompt: string
  lang?: string
  accept?: string[]
  also?: string[]
  care?: string
  history?: { role: string; text?: string; content?: string }[]
}
for (const path of process.argv.slice(3)) {
  const set = path.split('/').at(-1)!.replace(/\..*/, '')
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const asJson = (line: string): Measured => {
    const [id, lang, prompt] = line.split('\t') as [string, string, string]
    return { id, lang, prompt, accept: [id] }
  }
  for (const line of path.endsWith('.tsv') ? lines.slice(1) : lines) {
    const {
      id,
      prompt,
      history = [],
      lang = 'en',
      accept = [],
      also = [],
      care,
    } = path.endsWith('.tsv') ? asJson(line) : (JSON.parse(line) as Measured)
    const row = {
      source: set,
      id,
      language: lang,
      accept,
      also,
      entries: [],
      segments: [],
      turns: [],
      asks: [],
      care,
    } as never as (typeof measured)[number]
    const turns = [
      ...history.map((turn) => ({ role: turn.role, text: turn.text ?? turn.content ?? '' })),
      { role: 'prompt', text: prompt },
    ]
    for (const { role, text } of turns) {
      for (const encoded of encode(text, segmentsOf(text))) {
        if (encoded.length === 0) continue
        row.segments.push(encoded)
        row.turns.push(role === 'prompt' ? 0 : role === 'user' ? 1 : 2)
        row.asks.push(0)
      }
    }
    measured.push(row)
  }
}
writeFileSync(`${work}/measured.json`, JSON.stringify(measured))

for (const problem of problems.slice(0, 40)) console.error(problem)
writeFileSync(`${work}/texts.json`, JSON.stringify([...texts]))
writeFileSync(`${work}/data.json`, JSON.stringify({ ids, words, rows }))
console.log(`${ids.length} entries, ${words.length} words, ${rows.length} rows, ${problems.length} problems`)
const counts = new Map<string, number>()
for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1)
console.log([...counts].map(([source, n]) => `${source} ${n}`).join(', '))
