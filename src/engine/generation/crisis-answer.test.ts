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

it.each([
  'I hit my wife again and I hate myself',
  'I keep shoving my girlfriend when we argue',
  'my dad beat me as a kid and now I hit my own kids',
  'Le pegué a mi mujer anoche',
  'Golpeo a mis hijos cuando me enojo',
])('tells somebody who strikes to stop, and says nothing that is for the one who is struck: %s', (text) => {
  const help = helpFor(text)
  expect(help).toMatch(/leave the room|salga del cuarto/)
  expect(help).toMatch(/never the fault of the one who is harmed|nunca es culpa de quien lo sufre/)
  expect(help).toMatch(/asks them to stay|le pide quedarse, perdonar/)
  expect(help).toMatch(/Proverbs 28:13|Proverbios 28:13/)
  expect(help).not.toMatch(
    /not your fault|no es culpa suya|No vow and no verse|You may leave|Puede irse|teacher|maestro/,
  )
})

it('remembers from the turns before who strikes', () => {
  const request = { text: 'What do I do now?', level: 'imminent', kind: 'violence', helpLines: [] } as const
  const { text } = writeCrisisAnswer(deps, { ...request, before: 'I am going to hurt my wife, I am so angry' })
  expect(text).toMatch(/never the fault of the one who is harmed/)
})

it('speaks to both where both strike, and to the one who is struck where they strike back', () => {
  expect(helpFor('I hit my husband because he hit me first')).toMatch(/What your own hand does is yours to stop/)
  expect(helpFor('My husband beats me and I hit him back')).toMatch(/No vow and no verse asks you to stay/)
})

it.each([
  'My dad beat me as a kid and now he is dying. Must I forgive him?',
  'My mother used to hit me when I was little and I am still angry',
  'Mi papá me pegaba cuando era niño, ¿tengo que perdonarlo?',
])('speaks of what was long ago as past, and to a grown-up: %s', (text) => {
  const help = helpFor(text)
  expect(help).toMatch(/What was done to you was wrong|Lo que le hicieron estuvo mal/)
  expect(help).not.toMatch(/is being done|está pasando|teacher|maestro/)
})

it.each(['My dad beat me when I was little and he still hits me', "My dad beat me when I was five, I'm 12 now"])(
  'does not take for past what goes on, or what a child tells: %s',
  (text) => {
    expect(helpFor(text)).toMatch(/[Aa] child is never to blame/)
  },
)

it.each(["I don't want to wake up tomorrow", 'Ya no quiero vivir'])(
  'names the emergency number to somebody who would rather not live: %s',
  (text) => {
    const { text: help } = writeCrisisAnswer(deps, { text, level: 'distress', kind: 'self', helpLines: [] })
    expect(help).toMatch(
      /in danger now, please call your local emergency number|llame por favor al número de emergencias/,
    )
  },
)

it('keeps somebody alive first who strikes and would rather not live', () => {
  const text = 'I hit my wife and I want to die'
  expect(writeCrisisAnswer(deps, { text, level: 'distress', kind: 'self', helpLines: [] }).text).toMatch(/crisis line/)
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
