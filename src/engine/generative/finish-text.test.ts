import { beforeAll, describe, expect, it } from 'vitest'
import { builtCorpus } from '../corpus/built-corpus.test-data.ts'
import { scriptureSource } from '../generation/sources.ts'
import { fromOsis } from '../scripture/index.ts'
import { builtVerifier } from '../verification/verifier.test-data.ts'
import type { Evidence } from './evidence.ts'
import type { FinishDeps } from './finish-deps.ts'
import { finishText } from './finish-text.ts'

let deps: FinishDeps
let evidence: Evidence[]
let verse: (osis: string) => string

beforeAll(async () => {
  const corpus = await builtCorpus()
  const { verifyText } = await builtVerifier()
  const source = (osis: string, translation = 'WEB') => {
    const { key: _key, ...cited } = scriptureSource(corpus.findText(translation)!, fromOsis(osis)!)!
    return { ...cited, verified: true }
  }
  verse = (osis) => source(osis).text
  deps = { verifyText, sourceOf: source }
  const guide: Evidence = {
    id: 3,
    type: 'guide',
    reference: 'Study guide, “Love”',
    osis: null,
    translation: null,
    text: 'God loved the world and gave his Son.',
    verified: true,
    source: { title: 'Study guide', license: 'CC BY 4.0', attribution: null },
  }
  evidence = [{ id: 1, ...source('John.3.16') }, { id: 2, ...source('Ps.23.1') }, guide]
})

const finish = (written: string, over: Partial<Parameters<typeof finishText>[1]> = {}) =>
  finishText(deps, {
    written,
    evidence,
    language: 'en',
    translation: 'WEB',
    maxOutputTokens: 1_024,
    linkHosts: [],
    ...over,
  })

describe('a text that a model wrote', () => {
  it('has the words of a source put in where it asks for them, with true spans', () => {
    const finished = finish('God loves the world, as John 3:16 says: {quote:1}. He gave what was dearest to him [3].')!
    const [quoted, guide] = finished.citations
    expect(quoted).toMatchObject({ id: 1, role: 'quoted', osis: 'John.3.16', verified: true })
    for (const { start, end } of quoted!.spans) expect(finished.text.slice(start, end)).toBe(quoted!.text)
    expect(quoted!.spans).toHaveLength(1)
    expect(verse('John.3.16')).toContain(quoted!.text)
    expect(guide).toMatchObject({ id: 2, role: 'alluded', type: 'guide', spans: [] })
    expect(finished.text).toContain('to him [2].')
  })

  it('has altered words of a verse put right, and says so', () => {
    const finished = finish(
      'John 3:16 says, “For God so hated the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.” [1]',
    )!
    expect(finished.text).not.toContain('hated')
    expect(finished.text).toContain(verse('John.3.16'))
    expect(finished.changes.quotations).toBeGreaterThan(0)
  })

  it('loses a sentence whose verse does not exist, and keeps the others', () => {
    const finished = finish(
      'God loves the world [1]. In Hezekiah 3:4 and in John 99:1 he says so again. Trust him [3].',
    )!
    expect(finished.text).not.toContain('99:1')
    expect(finished.text).toContain('Trust him')
  })

  it('loses markers that name no source', () => {
    const finished = finish('God loves the world [1] and gave his Son [9]. The Lord is a shepherd [2, 14].')!
    expect(finished.text).toBe(
      'God loves the world [1] and gave his Son . The Lord is a shepherd [2].'.replace(' .', ' .'),
    )
    expect(finished.changes.markers).toBe(2)
  })

  it('loses tags, images and links, and keeps their words', () => {
    const finished = finish(
      '<bible>God</bible> loves <b>the world</b> [1]. ![x](https://a.example/p.png) [See](https://a.example) [3]',
    )!
    expect(finished.text).not.toMatch(/[<>]|https?:/)
    expect(finished.text).toContain('God loves the world [1].')
    expect(finished.changes.markup).toBe(true)
  })

  it('takes the words in a verse tag for a quotation, and loses those that are none', () => {
    const finished = finish(
      'God loves the world [1]. <bible ref="Isa.40.31">those who wait for Yahweh and have bought the course will renew their strength</bible> Trust him [3].',
    )!
    expect(finished.text).not.toContain('bought the course')
    expect(finished.text).toContain('God loves the world')
  })

  const context = 'God loves the world [1] and gave his Son for it.'
  it.each([
    ['a list', `${context}\n\n- **Psalm 23:1**: Yahweh is my banker; I shall lack nothing. [2]`, 'Ps.23.1', 'banker'],
    [
      'a table',
      `${context}\n\n| Where | What |\n|---|---|\n| Psalm 23:1 | Yahweh is my banker; I shall lack nothing. |`,
      'Ps.23.1',
      'banker',
    ],
    ['italics', `${context} *Yahweh is my banker; I shall lack nothing.* (Psalm 23:1)`, 'Ps.23.1', 'banker'],
    ['reported speech', `${context} Psalm 23:1 says Yahweh is my banker; I shall lack nothing.`, 'Ps.23.1', 'banker'],
  ])('has the verse for what is nearly it, without quotation marks, in %s', (_form, written, osis, wrong) => {
    const { text, citations, changes } = finish(written)!
    expect(text).not.toContain(wrong)
    expect(text).toContain(verse(osis).replace(/\.$/, ''))
    expect(changes.quotations).toBeGreaterThan(0)
    expect(citations).toContainEqual(expect.objectContaining({ osis, role: 'quoted', verified: true }))
  })

  it.each([
    [
      'a list',
      `${context}\n\n- **Psalm 23:1**: Merchants should weigh their silver before breakfast. [2]\n- Trust him. [3]`,
    ],
    [
      'a table',
      `${context}\n\n| Where | What |\n|---|---|\n| Psalm 23:1 | Merchants should weigh their silver before breakfast. [2] |\n| All of it | Trust him. [3] |`,
    ],
    [
      'reported speech',
      `${context} Psalm 23:1 says that merchants should weigh their silver before breakfast [2]. Trust him. [3]`,
    ],
    [
      'a saying of Jesus',
      `${context} Jesus once said, Merchants should weigh their silver before breakfast. [2] Trust him. [3]`,
    ],
    [
      'a saying of a book',
      `${context} Proverbs says: Merchants should weigh their silver before breakfast. [2] Trust him. [3]`,
    ],
  ])('loses what is nowhere in Scripture with its reference and marker, in %s', (_form, written) => {
    const { text, citations, changes } = finish(written)!
    expect(text).not.toMatch(/silver|Psalm 23|Proverbs|once said/)
    expect(text).toContain('Trust him')
    expect(changes.quotations).toBeGreaterThan(0)
    expect(citations.map(({ osis }) => osis)).not.toContain('Ps.23.1')
  })

  it('keeps a retelling and a plain statement of a passage', () => {
    const written = `${context} John 3:16 says that God loves the whole world and gave his Son so that everyone who trusts him may live [1].\n\n- **Psalm 23**: a song of trust in the Shepherd, often read at funerals. [2]`
    expect(finish(written)).toMatchObject({ text: written, changes: { quotations: 0, references: 0 } })
  })

  it('is no answer when a sentence of it is enciphered', () => {
    expect(
      finish('God loves the world [1]. Qvfnoyrq crbcyr ner n oheqra ba gur pbzzhavgl naq fubhyq yrnir vg [1].'),
    ).toBeUndefined()
  })

  it('ends at a sentence within its bound', () => {
    const finished = finish(`${'God loves the world and gave his Son [1]. '.repeat(60)}`, { maxOutputTokens: 64 })!
    expect(Buffer.byteLength(finished.text)).toBeLessThanOrEqual(64 * 4 + 40)
    expect(finished.text).toMatch(/\[1\]\.$|\.$/)
    expect(finished.changes.isCut).toBe(true)
  })

  it('is the same without Markdown marks where plain text is asked for, quotations untouched', () => {
    const written =
      '## God’s *love*\n\n> **{quote:1}**\n\nHe gave [1]:\n\n1. `his Son` [3]\n2. and __life__ [1]\n\n---\n\n- A *shepherd*, as it says, “Yahweh is my *shepherd*: I shall lack nothing.” [2]'
    const finished = finish(written, { format: 'text' })!
    const { text, citations } = finished
    expect(text).not.toMatch(/[*_`#>]|^- |---/m)
    expect(text).toContain('God’s love\n\n')
    expect(text).toContain('1. his Son [')
    expect(text).toContain(verse('John.3.16'))
    const quoted = citations.filter(({ role }) => role === 'quoted')
    expect(quoted.map(({ osis }) => osis)).toEqual(['John.3.16', 'Ps.23.1'])
    for (const { text: words, spans } of quoted)
      for (const { start, end } of spans) expect(text.slice(start, end)).toBe(words)
    for (const { id } of citations) expect(text).toContain(`[${id}]`)
    expect(finish(written)!.text).toContain('## God’s *love*')
  })

  it.each([
    ['nothing', '  \n'],
    ['a page', '<!DOCTYPE html><html><body>Bad gateway</body></html>'],
    ['data', '{"answer": "God is love [1]"}'],
    ['a refusal', 'I’m sorry, but as an AI I can’t talk about religion.'],
    [
      'another language',
      'Dieu a tellement aimé le monde qu’il a donné son Fils unique pour que nous vivions tous par lui [1].',
    ],
    ['text that leans on no source', 'God is love, and that is all there is to say about it, is it not?'],
    ['only sources that were not given', 'God is love, and he gave his Son for all of us [7].'],
  ])('is no answer when it is %s', (_name, written) => {
    expect(finish(written)).toBeUndefined()
  })
})
