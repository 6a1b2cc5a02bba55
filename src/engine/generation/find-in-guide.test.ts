import { beforeAll, describe, expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { matchQuestion } from './match-question.ts'
import { libraryFor, type WriterDeps } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const found = (prompt: string) => matchQuestion(libraryFor(deps, { prompt }), prompt)

describe('what the study guide has on a question', () => {
  it('is no story of somebody else where people speak of themselves', () => {
    const situations = [
      'My son is in prison, what does the Bible say?',
      'Mi hijo está en la cárcel, ¿qué dice la Biblia?',
      'my brother sold everything and left for a far country',
      'mi padre tiene una barca y no vuelve',
    ]
    for (const prompt of situations)
      for (const { entry, fact } of found(prompt)) {
        expect(['person', 'event', 'place'], `${prompt}: ${entry.id}`).not.toContain(entry.kind)
        expect(fact).toBeUndefined()
      }
  })

  it('is what may help, where somebody in need is not surely understood', () => {
    expect(found('Mi esposa tiene cáncer y Dios no responde')[0]?.entry.care).toContain('illness')
    for (const prompt of ['my laptop has crashed and I need a new one', 'I want to paint my kitchen blue'])
      expect(found(prompt), prompt).toEqual([])
  })

  it('is the story of whoever is named, and the fact that is asked for', () => {
    expect(found('I feel like Jonah running away from God')[0]?.entry.id).toBe('jonah-prophet')
    expect(found('I want to know who built the ark')[0]?.entry.id).toBe('noah')
    expect(found('Who was thrown into the den of lions?')[0]?.fact?.en).toMatch(/Daniel/)
  })
})
