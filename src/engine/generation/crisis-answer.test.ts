import { beforeAll, expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { writeCrisisAnswer } from './crisis-answer.ts'
import type { WriterDeps } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const helpFor = (text: string) =>
  writeCrisisAnswer(deps, { text, level: 'distress', kind: 'violence', helpLines: [] }).text

it.each([
  ['Should I stay with my husband who hits me?', /No vow and no verse asks you to stay/],
  ['My girlfriend beats me and I am ashamed', /No vow and no verse asks you to stay/],
  ['I am so afraid of my boyfriend', /No vow and no verse asks you to stay/],
  ['Mi esposo me pega, ¿debo quedarme?', /Ninguna promesa ni ningún versículo le pide quedarse/],
])('speaks to somebody whose partner is violent of their own case: %s', (text, vow) => {
  expect(helpFor(text)).toMatch(vow)
  expect(helpFor(text)).not.toMatch(/teacher|maestro|child is never|niño nunca/)
})

it.each([
  ['My dad beats me with a belt', /[Aa] child is never to blame/],
  ['My husband beats our daughter', /[Aa] child is never to blame/],
  ['Mi papá me pega con el cinturón', /[Uu]n niño nunca tiene la culpa/],
])('says that a child is never to blame where a child may write or is written of: %s', (text, blame) => {
  expect(helpFor(text)).toMatch(blame)
})

it('does not speak of a child, nor as to one who is hit, to somebody who hits', () => {
  const help = helpFor('I hit my wife again and I hate myself')
  expect(help).not.toMatch(/child is never|No vow and no verse|You may leave/)
})

it.each([
  'How can I forgive someone who keeps hurting me?',
  'My friend keeps hurting me with gossip, how do I forgive her?',
  '¿Cómo perdono a alguien que me sigue haciendo daño?',
])('answers how to forgive behind the help, and does not take hurt for blows: %s', (text) => {
  const help = helpFor(text)
  expect(help).toMatch(/safety comes first|la seguridad va primero/)
  expect(help).toMatch(/Luke 17:3-4|Lucas 17:3-4/)
  expect(help).not.toMatch(/child is never|niño nunca|is not your fault|no es culpa suya/)
})

it.each(['My husband hits me. How do I forgive him?', 'Mi esposo me pega, ¿tengo que perdonarlo?'])(
  'says to somebody who is hit that forgiving is no order to go back: %s',
  (text) => {
    const help = helpFor(text)
    expect(help).toMatch(/no order to go back|no manda volver/)
    expect(help).not.toMatch(/^> .*seven times|^> .*siete veces/m)
  },
)

it('does not speak of forgiving where nobody asks', () => {
  expect(helpFor('My husband hits me')).not.toMatch(/On forgiving/)
})
