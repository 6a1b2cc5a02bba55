import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPackedFile } from '../../platform/packed-file.ts'
import type { GuideAnswer, GuideClaim } from '../guide/guide-entry.ts'
import type { AnswerFrame } from '../guide/guide-file.ts'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { surely } from '../understand/frame-shares.test-data.ts'
import { type Frame, type Intent, openReaderModel } from '../understand/index.ts'
import { openAnswerIndex } from './answer-features.ts'
import { chooseAnswer, chooseFact, isAnswer } from './choose-answer.ts'
import type { Library } from './evidence.ts'
import { libraryFor, type WriterDeps } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const claim = (en: string): GuideClaim => ({ en, es: en, from: [], basis: 'counsel' })
const answer = (id: string, frame: AnswerFrame, says: string, ...en: string[]): GuideAnswer => ({
  id,
  frame,
  asks: { en, es: [] },
  heard: { en: [], es: [] },
  lead: claim(says),
  short: [],
})
const named = { title: { en: 'Adultery', es: 'El adulterio' }, aliases: { en: ['unfaithful husbands'], es: [] } }
const entry = {
  ...named,
  answers: [
    answer('bible', 'about', 'God forbids adultery.', 'what does the Bible say about adultery'),
    answer('betrayed', 'done', 'What was done to you was wrong.', 'my husband cheated on me'),
    answer('unfaithful', 'did', 'End it, and tell the truth.', 'I cheated on my husband'),
    answer('again', 'self', 'Trust grows slowly, by deeds.', 'how can I trust again'),
    answer('friend', 'other', 'Speak with your friend alone.', 'my friend cheated on his wife'),
  ],
}

function chosen(asked: string, frame?: Frame): string | undefined {
  const intent = frame === undefined ? undefined : ({ frame, frameShares: surely(frame) } as Intent)
  const library: Library = { ...libraryFor(deps, { prompt: asked }), intent }
  return chooseAnswer(library, entry, asked, asked)?.id
}

describe('the answer of an entry', () => {
  it('is the one whose wording fits the question', () => {
    expect(chosen('what does scripture say about adultery', 'about')).toBe('bible')
    expect(chosen('my friend cheated on his wife last year', 'other')).toBe('friend')
  })

  it('is read with its spelling put right', () => {
    expect(chosen('my freind cheeted on his wife', 'other')).toBe('friend')
  })

  it('is not what is said to whoever did the wrong, where it was done to the one who asks, nor the other way', () => {
    expect(chosen('my husband cheated', 'done')).toBe('betrayed')
    expect(chosen('my husband cheated', 'did')).toBe('unfaithful')
  })

  it('is the first where nothing but the name is asked, however near another one is', () => {
    expect(chosen('What does the Bible say about trust again?')).toBe('again')
    expect(chosen('What does the Bible say about unfaithful husbands?')).toBe('bible')
  })

  it('is the first where nothing speaks for another', () => {
    expect(chosen('adultery')).toBe('bible')
    expect(chosen('xyzzy')).toBe('bible')
  })

  it('is what is said to those who speak of themselves, where it is asked so', () => {
    expect(chosen('trust is gone and I do not sleep', 'self')).toBe('again')
  })

  it('is undefined for an entry without answers', () => {
    expect(
      chooseAnswer({ language: 'en' } as Library, { ...named, answers: [] }, 'anything', 'anything'),
    ).toBeUndefined()
  })
})

describe('the fact of an entry', () => {
  const told = (question: string) => {
    const reader = openReaderModel(openPackedFile(join(import.meta.dirname, '../../../models/reader.bin')))
    const answerIndex = openAnswerIndex(deps.index, reader)
    const library = { ...libraryFor({ ...deps, answerIndex }, { prompt: question }), intent: undefined }
    const found = chooseFact(library, deps.corpus.guide.find('moses')!, question, question)
    return found === undefined || isAnswer(found) ? undefined : found.en
  }

  it('is the one that is asked for, in other words too', () => {
    expect(told('how old had Moses become when he died')).toContain('one hundred twenty')
    expect(told('why was Moses kept out of the land')).toContain('Meribah')
  })

  it('is none where who somebody was is asked', () => {
    expect(told('who was Moses')).toBeUndefined()
    expect(told('Moses')).toBeUndefined()
  })
})
