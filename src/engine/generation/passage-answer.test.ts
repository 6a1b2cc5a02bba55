import { beforeAll, expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { type WriterDeps, writeAnswer } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

it.each([
  [
    'Tobías 4:15',
    'Tob.4.15',
    /no está impreso en este texto \(Reina Valera 1909\)\.\n\nLo trae World English Bible[^\n]*, en inglés:/,
  ],
  [
    'What does Tobit 4:15 say in the KJV?',
    'Tob.4.15',
    /not printed in this text \(King James Version\)\.\n\nWorld English Bible[^\n]* has it:/,
  ],
])('quotes what a translation leaves out from one that has it: %s', (prompt, osis, lead) => {
  const { answerMarkdown, citations } = writeAnswer(deps, { prompt })
  expect(answerMarkdown).toMatch(lead)
  expect(citations[0]).toMatchObject({ osis, translation: 'WEB', role: 'quoted' })
})

it('answers what is asked of a chapter with the entry on that, and no other dispute that the chapter is quoted in', () => {
  const { answerMarkdown, citations } = writeAnswer(deps, { prompt: '¿Qué dice la Biblia del divorcio en Mateo 19?' })
  expect(answerMarkdown).toContain('## El divorcio')
  expect(answerMarkdown).not.toMatch(/homosexual/)
  expect(citations.some(({ osis }) => osis?.startsWith('Matt.19.7') === true)).toBe(true)
  const { answerMarkdown: whole } = writeAnswer(deps, { prompt: 'Explain Matthew 19' })
  expect(whole).not.toContain('## Divorce')
})

it.each([
  ['What does Matthew 7:1 mean?', 'Matt.7.1'],
  ['¿Qué significa Mateo 18:20?', 'Matt.18.20'],
])('says what a verse means before it quotes it: %s', (prompt, osis) => {
  const { answerMarkdown, citations } = writeAnswer(deps, { prompt })
  expect(answerMarkdown.split('\n')[0]).not.toMatch(/^>|:$/)
  expect(citations).toContainEqual(expect.objectContaining({ osis, role: 'quoted' }))
})

it('only quotes and explains a verse of which nothing is asked', () => {
  const { answerMarkdown } = writeAnswer(deps, { prompt: 'Psalm 23:4' })
  expect(answerMarkdown).toMatch(/^The psalmist says in Psalm 23:4:/)
})
