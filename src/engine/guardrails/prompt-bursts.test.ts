import { describe, expect, it } from 'vitest'
import { createPromptBursts } from './prompt-bursts.ts'

const aClock = () => {
  let time = 0
  return { now: () => time, pass: (ms: number) => (time += ms) }
}
const noteAll = (bursts: ReturnType<typeof createPromptBursts>, key: string, texts: readonly string[]) =>
  texts.map((text) => bursts.note(key, text).isBurst)

describe('createPromptBursts', () => {
  it('sees a burst with the first prompt above the number that may be alike', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 3 })
    const seen = noteAll(bursts, 'key', Array(5).fill('Explain the parable of the sower'))
    expect(seen).toEqual([false, false, false, true, true])
  })

  it('takes prompts for alike that differ in case, digits and marks only', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 2 })
    const seen = noteAll(bursts, 'key', [
      'Question 1: what is grace?',
      'QUESTION 2: What is grace',
      'question 317 - what is grace?!',
    ])
    expect(seen).toEqual([false, false, true])
  })

  it('takes a long template with one changed word for alike', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 2 })
    const template = (topic: string) =>
      'You write short devotions for our morning mail. Begin with one verse, explain it in two plain sentences, give an ' +
      'example from daily life at home or at work, and close with a prayer of three lines that a child can read aloud. ' +
      `Keep a warm and quiet tone and avoid difficult words. The topic of this morning is ${topic}, and the mail goes out at six.`
    expect(noteAll(bursts, 'key', ['hope', 'rest', 'envy'].map(template))).toEqual([false, false, true])
  })

  it('keeps questions apart that differ in what they ask for', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 1 })
    const topics = 'anger marriage money angels fasting work debt grief heaven baptism envy sleep'.split(' ')
    const seen = noteAll(
      bursts,
      'key',
      topics.map((topic) => `What does the Bible say about ${topic}?`),
    )
    expect(seen).not.toContain(true)
    const spanish = noteAll(bursts, 'otra', ['¿Quién fue Moisés?', '¿Quién fue Rut?', '¿Quién fue Débora?'])
    expect(spanish).not.toContain(true)
  })

  it('counts each key for itself', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 1 })
    expect(bursts.note('one', 'Who was Job?').isBurst).toBe(false)
    expect(bursts.note('two', 'Who was Job?').isBurst).toBe(false)
    expect(bursts.note('one', 'Who was Job?').isBurst).toBe(true)
  })

  it('forgets what is older than the window', () => {
    const clock = aClock()
    const bursts = createPromptBursts({ now: clock.now, most: 1, windowMs: 1000 })
    bursts.note('key', 'Who was Job?')
    clock.pass(1000)
    expect(bursts.note('key', 'Who was Job?').isBurst).toBe(false)
    clock.pass(999)
    expect(bursts.note('key', 'Who was Job?').isBurst).toBe(true)
  })

  it('forgets the key that was away longest when there are too many', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 1, keys: 2 })
    bursts.note('old', 'Who was Job?')
    bursts.note('used', 'Who was Job?')
    bursts.note('old', 'Who was Ruth?')
    bursts.note('new', 'Who was Job?')
    expect(bursts.note('old', 'Who was Job?').isBurst).toBe(true)
    expect(bursts.note('used', 'Who was Job?').isBurst).toBe(false)
  })

  it('sees a burst among many other prompts, and however many may be alike', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 100 })
    const seen = noteAll(bursts, 'key', Array(101).fill('Pray for rain'))
    expect(seen.indexOf(true)).toBe(100)
    const mixed = createPromptBursts({ now: aClock().now, most: 10 })
    const texts = Array.from({ length: 22 }, (_none, place) =>
      place % 2 === 0 ? 'Pray for rain' : `Tell me of ${String.fromCharCode(97 + place)}${'xyz'.repeat(place)}`,
    )
    expect(noteAll(mixed, 'key', texts).filter(Boolean)).toHaveLength(1)
  })

  it('reads texts without blanks, without words and very long ones', () => {
    const bursts = createPromptBursts({ now: aClock().now, most: 1 })
    expect(bursts.note('key', '神は愛です、と書いてありますか').isBurst).toBe(false)
    expect(bursts.note('key', '恵みとは何でしょうか、教えて').isBurst).toBe(false)
    expect(bursts.note('key', '').isBurst).toBe(false)
    expect(bursts.note('key', '123').isBurst).toBe(true)
    expect(bursts.note('key', 'word '.repeat(20_000)).isBurst).toBe(false)
  })
})
