import { expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { fromOsis, verseKey } from '../scripture/index.ts'
import { introduce } from './speakers.ts'

const job = (chapter: number, verse: number) => {
  const key = verseKey('Job', chapter, verse)
  return introduce(undefined, { start: key, end: key }, 'en')
}

it.each([
  [4, 8, 'Job’s friend Eliphaz says in Job 4:8:'],
  [19, 25, 'Job says in Job 19:25:'],
  [38, 4, 'The LORD says in Job 38:4:'],
  [40, 4, 'Job says in Job 40:4:'],
  [40, 3, 'Job 40:3 says:'],
  [32, 1, 'Job 32:1 says:'],
  [42, 7, 'Job 42:7 says:'],
])('gives the words of Job %i:%i to whoever speaks them', (chapter, verse, introduction) => {
  expect(job(chapter, verse)).toBe(introduction)
})

it('lets a letter’s writer speak, and a book of many voices speak for itself', () => {
  const one = (code: 'Rom' | 'Jer', chapter: number, verse: number) => {
    const key = verseKey(code, chapter, verse)
    return introduce(undefined, { start: key, end: key }, 'en')
  }
  expect(one('Rom', 8, 28)).toBe('Paul writes in Romans 8:28:')
  expect(one('Jer', 28, 2)).toBe('Jeremiah 28:2 says:')
})

it('gives a parable that Jesus tells to Jesus, and words that begin within somebody’s speech in it to nobody', async () => {
  const { corpus } = await builtWriter()
  const inGospel = (osis: string) => introduce(corpus.findText('WEB'), fromOsis(osis)!, 'en')
  for (const whole of [
    'Matt.25.14-Matt.25.30',
    'Luke.15.11-Luke.15.32',
    'Luke.16.19-Luke.16.31',
    'Luke.18.10-Luke.18.13',
    'Matt.6.12-Matt.6.15',
  ])
    expect(inGospel(whole)).toMatch(/^Jesus says in/)
  // the King speaks, and has spoken before
  expect(inGospel('Matt.25.35-Matt.25.36')).toBe('Matthew 25:35-36 says:')
  expect(inGospel('Matt.15.8-Matt.15.9')).toBe('Matthew 15:8-9 says:')
}, 60_000)
