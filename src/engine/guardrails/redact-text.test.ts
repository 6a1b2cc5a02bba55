import { describe, expect, it } from 'vitest'
import type { Citation } from '../engine.ts'
import { maskQuoted } from './mask-quoted.ts'
import { mergedRedactions, moveCitations, redactText } from './redact-text.ts'

const citation = (text: string, spans: { start: number; end: number }[], verified = true): Citation => ({
  id: 1,
  type: 'scripture',
  reference: 'John 11:35',
  osis: 'John.11.35',
  translation: 'WEB',
  text,
  role: 'quoted',
  spans,
  verified,
  source: { title: 'World English Bible', license: 'Public Domain', attribution: null },
})

describe('taking stretches out of a text', () => {
  it('makes overlapping redactions one, with the replacement of the first', () => {
    const merged = mergedRedactions([
      { start: 8, end: 12, replacement: '[b]' },
      { start: 5, end: 10, replacement: '[a]' },
      { start: 20, end: 22, replacement: '' },
    ])
    expect(merged).toEqual([
      { start: 5, end: 12, replacement: '[a]' },
      { start: 20, end: 22, replacement: '' },
    ])
    expect(redactText('0123456789ABCDEFGHIJKLMN', merged)).toBe('01234[a]CDEFGHIJMN')
  })

  it('keeps a quotation where it stands after what was taken out before it', () => {
    const text = 'Write to a@b.example. “Jesus wept.” [1]'
    const start = text.indexOf('Jesus')
    const before = [citation('Jesus wept.', [{ start, end: start + 11 }])]
    const cut = [{ start: 9, end: 20, replacement: '[email]' }]
    const after = redactText(text, cut)
    const [moved] = moveCitations(before, cut)
    expect(after.slice(moved!.spans[0]!.start, moved!.spans[0]!.end)).toBe('Jesus wept.')
    expect(moved!.role).toBe('quoted')
  })

  it('no longer calls a quotation quoted when a redaction touched it', () => {
    const [moved] = moveCitations(
      [citation('Jesus wept.', [{ start: 0, end: 11 }])],
      [{ start: 6, end: 8, replacement: '' }],
    )
    expect(moved).toMatchObject({ role: 'alluded', spans: [] })
  })

  it('blanks out what is verified, place for place, and leaves what the caller sent to be read', () => {
    const text = '“Jesus wept.” and my words'
    const spans = [{ start: 1, end: 12 }]
    expect(maskQuoted(text, [citation('Jesus wept.', spans)])).toBe('“           ” and my words')
    expect(maskQuoted(text, [citation('Jesus wept.', spans, false)])).toBe(text)
  })
})
