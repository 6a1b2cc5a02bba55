import { describe, expect, it } from 'vitest'
import type { GuideAnswer, GuideClaim } from '../guide/guide-entry.ts'
import type { AnswerFrame } from '../guide/guide-file.ts'
import type { Frame, Intent } from '../understand/index.ts'
import { chooseAnswer } from './choose-answer.ts'
import type { Library } from './evidence.ts'

const claim: GuideClaim = { en: '', es: '', from: [], basis: 'counsel' }
const answer = (id: string, frame: AnswerFrame, ...en: string[]): GuideAnswer => ({
  id,
  frame,
  asks: { en, es: [] },
  lead: claim,
  short: [],
})
const entry = {
  answers: [
    answer('bible', 'about', 'what does the Bible say about adultery'),
    answer('betrayed', 'done', 'my husband cheated on me'),
    answer('unfaithful', 'did', 'I cheated on my husband'),
    answer('again', 'self', 'how can I trust again'),
    answer('friend', 'other', 'my friend cheated on his wife'),
  ],
}

/** What is chosen where every word tells as much as another and nothing is known of meaning. */
function chosen(asked: string, frame?: Frame): string | undefined {
  const library = {
    language: 'en',
    index: { guideNames: { en: { termWeight: () => 1 } }, meaning: undefined },
    ...(frame === undefined ? {} : { intent: { frame } as Intent }),
  } as unknown as Library
  return chooseAnswer(library, entry, asked, asked)?.id
}

describe('the answer of an entry', () => {
  it('is the one whose wording fits the question', () => {
    expect(chosen('what does scripture say about adultery', 'about')).toBe('bible')
    expect(chosen('my friend cheated on his wife last year', 'other')).toBe('friend')
  })

  it('is not what is said to whoever did the wrong, where it was done to the one who asks, nor the other way', () => {
    expect(chosen('my husband cheated', 'done')).toBe('betrayed')
    expect(chosen('my husband cheated', 'did')).toBe('unfaithful')
  })

  it('is the first where nothing fits, or nothing is known of how it is asked', () => {
    expect(chosen('the house is very quiet', 'about')).toBe('bible')
    expect(chosen('the house is very quiet', 'self')).toBe('bible')
    expect(chosen('the house is very quiet')).toBe('bible')
  })

  it('is the nearest of what is said to those who speak of themselves, where none fits surely', () => {
    expect(chosen('trust is gone and I do not sleep', 'self')).toBe('again')
  })

  it('is undefined for an entry without answers', () => {
    const library = { language: 'en' } as Library
    expect(chooseAnswer(library, { answers: [] }, 'anything', 'anything')).toBeUndefined()
  })
})
