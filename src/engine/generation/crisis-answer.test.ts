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
  expect(helpFor(text)).not.toMatch(/teacher|maestro|a child is never|un niño nunca/)
})

it.each([
  ['My dad beats me with a belt', /a child is never to blame/],
  ['My husband beats our daughter', /a child is never to blame/],
  ['Mi papá me pega con el cinturón', /un niño nunca tiene la culpa/],
  ['I hit my wife again and I hate myself', /a child is never to blame/],
])('says what it says to all where a child or the one who does harm may be meant: %s', (text, blame) => {
  expect(helpFor(text)).toMatch(blame)
})
