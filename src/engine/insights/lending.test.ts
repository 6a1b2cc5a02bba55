import { describe, expect, it } from 'vitest'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { lends } from './lending.ts'

const entry = (more: Partial<GuideEntry> = {}) =>
  ({ id: 'x', kind: 'topic', care: [], title: { en: 'Work' }, ...more }) as unknown as GuideEntry
const far = { at: 9, share: 1, near: 0.9, echo: 1 }

describe('an entry lends to a passage', () => {
  it('that it lists among its first, or that says what it is about', () => {
    expect(lends({ entry: entry(), at: 3, share: 0.1, near: 0, echo: 0 })).toBe(true)
    expect(lends({ entry: entry(), ...far })).toBe(true)
    expect(lends({ entry: entry(), at: 12, share: 1, near: 0.26, echo: 1 })).toBe(true)
  })

  it('that it has as a reading, whatever its place', () => {
    const readings = entry({ title: { en: 'Readings for a funeral', es: 'Lecturas para un funeral' } })
    expect(lends({ entry: readings, at: 12, share: 1, near: 0, echo: 0 })).toBe(true)
    expect(lends({ entry: readings, at: 12, share: 0.2, near: 0, echo: 0 })).toBe(false)
  })

  it('but not to one that it names in passing', () => {
    expect(lends({ entry: entry(), at: 12, share: 1, near: 0.07, echo: 0 })).toBe(false)
    expect(lends({ entry: entry(), at: 8, share: 0.1, near: 0.8, echo: 1 })).toBe(false)
  })

  it('beyond its first only where nobody in need is spoken to, and nothing turns on one question', () => {
    for (const more of [
      { care: ['self_harm'] },
      { care: ['suicide'] },
      { kind: 'disputed' },
      { kind: 'false_premise' },
    ])
      expect(lends({ entry: entry(more as Partial<GuideEntry>), ...far })).toBe(false)
  })

  it('that is hard, only where it speaks of what is hard or of nothing else', () => {
    const slavery = { entry: entry({ id: 'slavery' }), at: 9, share: 0.1, near: 0, echo: 0 }
    expect(lends(slavery, { matter: 'slavery' })).toBe(true)
    expect(lends(slavery, { matter: undefined })).toBe(true)
    expect(lends(slavery, { matter: 'sexual-abuse' })).toBe(false)
    expect(lends({ entry: entry(), at: 9, share: 0.3, near: 0.6, echo: 1 }, { matter: undefined })).toBe(false)
    expect(lends({ entry: entry(), ...far }, { matter: undefined })).toBe(true)
  })
})
