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
