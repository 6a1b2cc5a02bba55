import { beforeAll, expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { matchQuestion } from './match-question.ts'
import { libraryFor, type WriterDeps } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const matched = (prompt: string) => matchQuestion(libraryFor(deps, { prompt }), prompt).map(({ entry }) => entry.id)

it.each([
  'I cheated on my wife. can God forgive me',
  'I was unfaithful to my husband',
  'engañé a mi esposa, ¿me perdona Dios?',
  'le fui infiel a mi marido',
])('answers who was unfaithful of their own wrong: %s', (prompt) => {
  expect(matched(prompt)[0]).toBe('adultery')
  expect(matched(prompt)).not.toContain('infidelity-recovery')
})

it.each([
  'my husband cheated on me, must I forgive him',
  'my wife slept with my best friend and I cannot forgive her',
  'mi esposo me engañó, ¿debo perdonarlo?',
  'mi esposo me fue infiel con mi mejor amiga, no puedo perdonarlo',
])('answers who was betrayed of their wound: %s', (prompt) => {
  expect(matched(prompt)[0]).toBe('infidelity-recovery')
})

it.each(["I can't forgive my sister for what she said at my wedding", 'no puedo perdonar a mi esposo'])(
  'answers how to forgive as asked, and as to somebody abused only who tells of harm: %s',
  (prompt) => {
    expect(matched(prompt)[0]).toBe('forgiving-others')
  },
)

it('keeps the entry on abuse where harm is told', () => {
  expect(matched('I cannot forgive my uncle who abused me')).toContain('forgiving-an-abuser')
})
