import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../src/engine/engine.ts'
import { openDivineImpersonation } from '../src/engine/guardrails/divine-impersonation.ts'
import { checkedText } from '../src/engine/guardrails/text/checked-text.ts'
import { openEngine, prepareEngine } from '../src/engine/index.ts'
import { askFamily, type Delivered, type FamilyRow } from './ask-family.ts'
import { frozen, problemsOfReply, readGolden } from './families.ts'

const golden = readGolden()
const quality = readFileSync(new URL('../docs/quality.md', import.meta.url), 'utf8')
const asked = golden.requests.map((request) => request.asked)
const answered = golden.requests.filter(({ reply }) => reply.status === 200).map((request) => request.asked)
const ofFamily = (endpoint: string) => asked.filter((row) => row.endpoint === endpoint)

let engine: Engine
beforeAll(async () => {
  engine = openEngine(await prepareEngine({ dataDir: 'var', swordPath: process.env.SWORD_PATH, say: () => {} }))
}, 120_000)

const reply = async (row: FamilyRow): Promise<Delivered> => {
  const delivered = await askFamily(engine, row)
  if (delivered.status !== 200) throw new Error(`${row.id} was refused: ${delivered.text}`)
  return delivered
}

describe('the golden replies of all families', () => {
  it('are of every family, a third of them Spanish', () => {
    expect(asked).toHaveLength(60)
    for (const endpoint of ['answer', 'theology', 'insights', 'prayer', 'search'])
      expect(ofFamily(endpoint).length).toBeGreaterThanOrEqual(6)
    expect(
      asked.filter(({ question, language }) => language === 'es' || /[¿áéíóú]|\bmi\b|\bpor\b/.test(question)).length,
    ).toBeGreaterThanOrEqual(20)
  })

  it('are what they were when they were read', async ({ skip }) => {
    skip(golden.corpusVersion !== engine.corpusVersion, 'frozen for another corpus: other modules are installed here')
    for (const { asked: row, reply: read } of golden.requests)
      expect(frozen(await askFamily(engine, row)), row.id).toEqual(read)
  })

  it('stand in docs/quality.md as they are', ({ skip }) => {
    skip(golden.corpusVersion !== engine.corpusVersion, 'frozen for another corpus: other modules are installed here')
    const printed = [...quality.matchAll(/^### (\w+-\d+): .*\n\n((?:>.*\n)+)/gm)]
    expect(printed.length).toBeGreaterThanOrEqual(12)
    for (const [, id, block] of printed) {
      const text = block!.trimEnd().replace(/^> ?/gm, '')
      expect(text, id).toBe(golden.requests.find((request) => request.asked.id === id)?.reply.text)
    }
  })

  it.each(answered)(
    '$id: every quotation is the corpus text where its span says, every marker a citation',
    async (row) => {
      const delivered = await reply(row)
      expect(problemsOfReply(row, delivered, engine)).toEqual([])
      // the verifier is another pair of eyes: it reads the finished text and knows nothing of how it was made
      const { items } = await engine.verifyVerses({ text: delivered.text })
      const scripture = delivered.citations.filter(({ type }) => type === 'scripture').flatMap(({ spans }) => spans)
      const inScripture = items.filter(({ start, end }) =>
        scripture.some((span) => span.start <= start && end <= span.end),
      )
      expect(inScripture.filter(({ result }) => result !== 'exact' && result !== 'elided')).toEqual([])
      expect(items.filter(({ result }) => result === 'no_such_verse')).toEqual([])
    },
  )

  it.each(ofFamily('search'))('$id: every verse found is printed as the corpus has it', async ({ question }) => {
    const { results } = await engine.searchVerses({ query: question })
    for (const { reference, translation, text } of results) {
      const { verses } = engine.readPassage({ reference, translation })
      expect(verses.map((verse) => verse.text).join(' '), reference).toBe(text)
    }
  })

  it.each(ofFamily('theology'))('$id: every view has a source in the text', async (row) => {
    const { parts, citations } = await reply(row)
    const { views } = parts as { views: { citationIds: number[] }[] }
    const ids = citations.map(({ id }) => id)
    for (const { citationIds } of views) {
      expect(citationIds.length).toBeGreaterThan(0)
      expect(ids).toEqual(expect.arrayContaining(citationIds))
    }
  })

  it.each(ofFamily('prayer'))('$id: is spoken to God and never for God', async (row) => {
    const { text, citations } = await reply(row)
    const quoted = citations.flatMap(({ spans }) => spans).toSorted((a, b) => b.start - a.start)
    const own = quoted.reduce((all, { start, end }) => all.slice(0, start) + all.slice(end), text)
    expect(openDivineImpersonation().check(checkedText(own), { stage: 'output', settings })).toBeUndefined()
    expect(own).not.toMatch(
      /\bmy (?:beloved )?(?:child|son|daughter)\b[,!]|\bI am (?:the Lord|with you)\b|\bhij[oa] m[ií][oa]\b|\byo soy\b/i,
    )
    expect(own).toMatch(/am[eé]n\.\s*$/i)
  })
})

const settings = { strictness: {}, linkHosts: [], tradition: undefined }
