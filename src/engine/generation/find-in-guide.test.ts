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
  it('is the story of whoever is named, and the fact that is asked for', () => {
    expect(found('I feel like Jonah running away from God')[0]?.entry.id).toBe('jonah-prophet')
    expect(found('who built the ark before the flood')[0]?.entry.id).toBe('noah')
    expect(found('Who was thrown into the den of lions?')[0]?.fact?.en).toMatch(/Daniel/)
  })
})
