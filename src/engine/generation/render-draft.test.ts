import { describe, expect, it } from 'vitest'
import { type DraftSource, heading, paragraph, quotation } from './draft.ts'
import { renderDraft } from './render-draft.ts'

const source = (reference: string, text: string): DraftSource => ({
  key: reference,
  type: 'scripture',
  reference,
  osis: null,
  translation: 'WEB',
  text,
  source: { title: 'A text', license: 'Public Domain', attribution: null },
})
const love = source('1 John 4:8', 'God is love.')
const draft = [
  paragraph(['John writes in 1 John 4:8:']),
  quotation(love, 'God is love.', ' ', { mark: love }),
  heading('Read on'),
  paragraph(['He repeats it: “', { quote: love, text: 'God is love.' }, '” ', { mark: love }], ['See also John 3:16.']),
]
const markdown = { format: 'markdown', maxOutputTokens: 500 } as const

describe('the main text and its citations', () => {
  it('numbers a source once and gives the place of each of its quotations', () => {
    const { text, citations } = renderDraft(draft, markdown)
    expect(citations).toHaveLength(1)
    expect(citations[0]).toMatchObject({ id: 1, role: 'quoted', verified: true })
    expect(citations[0]!.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'God is love.',
      'God is love.',
    ])
    expect(text).toContain('> God is love. [1]')
  })

  it.each([
    ['“But no one knows. “As the days of Noah were', '”'],
    ['“‘If a stranger lives with you, I am Yahweh', '’”'],
    ['“‘Remember him,’ he said, ‘and the lord’s money', '’”'],
    ['“He said, ‘Go.’” Then they went', ''],
    ['the disciples’ boat. “Come”', ''],
    ['raise him up.”', ''],
  ])('closes behind a quotation what its words leave open: %s', (words, closing) => {
    const speech = source('Matthew 24:36', words)
    const { text, citations } = renderDraft([quotation(speech, words, ' ', { mark: speech })], markdown)
    expect(text).toBe(`> ${words}${closing} [1]`)
    expect(citations[0]!.spans.map(({ start, end }) => text.slice(start, end))).toEqual([words])
  })

  it('has no Markdown marks as text, and the same spans hold', () => {
    const { text, citations } = renderDraft(draft, { ...markdown, format: 'text' })
    expect(text).not.toMatch(/[#>*]/)
    for (const { start, end } of citations[0]!.spans) expect(text.slice(start, end)).toBe('God is love.')
  })

  it('cuts at a sentence, and never ends on what only announces', () => {
    for (let maxOutputTokens = 16; maxOutputTokens < 60; maxOutputTokens++) {
      const { text, isCut } = renderDraft(draft, { ...markdown, maxOutputTokens })
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxOutputTokens * 4)
      expect(text).toMatch(/[.\]]$/)
      if (isCut) expect(text).not.toMatch(/Read on$/)
    }
  })

  it('gives at least the place to read when no quotation fits', () => {
    const long = source('Esther 8:9', 'x'.repeat(500))
    const { text, citations } = renderDraft([paragraph(['Esther 8:9 says:']), quotation(long, long.text)], {
      ...markdown,
      maxOutputTokens: 16,
    })
    expect(text).toBe('Esther 8:9 [1].')
    expect(citations[0]).toMatchObject({ role: 'alluded', spans: [] })
  })

  it('names the first place whose name fits', () => {
    const entry = source('Berea study guide, “‘Everything happens for a reason’ and what is promised”', 'x'.repeat(500))
    const first = paragraph(['x'.repeat(90), { mark: entry }])
    const short = { ...markdown, maxOutputTokens: 16 }
    expect(renderDraft([first, paragraph(['God is love.', { mark: love }])], short).text).toBe('1 John 4:8 [1].')
    expect(renderDraft([first], short).text).toBe('')
  })

  it('never counts the caller’s own material as quoted', () => {
    const foreign: DraftSource = { ...source('Notes', 'We meet on Friday.'), type: 'context' }
    const { citations } = renderDraft([quotation(foreign, foreign.text, ' ', { mark: foreign })], markdown)
    expect(citations[0]).toMatchObject({ role: 'alluded', spans: [], verified: false })
  })
})
