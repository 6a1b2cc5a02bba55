import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import type { Language } from '../engine.ts'
import type { WriterDeps } from '../generation/write-answer.ts'
import { fromOsis, nextVerse, parseReference, previousVerse, versesIn } from '../scripture/index.ts'
import type { InsightsRequest } from './contract.ts'
import { openStudies, type Study } from './studies.test-data.ts'

let deps: WriterDeps
let study: Study
beforeAll(async () => {
  ;({ deps, study } = await openStudies())
}, 120_000)

const refusal = (passage: string, more: Partial<InsightsRequest> = {}): AppError => {
  try {
    study(passage, more)
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error(`${passage} was not refused`)
}
const printed = (osis: string, id: string) =>
  versesIn(fromOsis(osis)!)
    .map((key) => deps.corpus.findText(id)!.verse(key))
    .filter((verse) => verse !== undefined)
    .join(' ')

const varied: readonly [passage: string, language: Language][] = [
  ['John 3:16', 'en'],
  ['Psalm 23', 'en'],
  ['Exodus 20:1-17', 'en'],
  ['Genesis 22:1-14', 'en'],
  ['Isaiah 40:27-31', 'en'],
  ['Romans 8', 'en'],
  ['Job 3', 'en'],
  ['Psalm 88', 'en'],
  ['Ephesians 4:26-27', 'en'],
  ['Tobit 4', 'en'],
  ['Obadiah', 'en'],
  ['Salmo 51', 'es'],
  ['Rut 1:16-17', 'es'],
  ['Efesios 2:8-9', 'es'],
  ['Lucas 15:11-24', 'es'],
]

describe.each(varied)('a study of %s', (passage, language) => {
  it('is whole, in the language of the request, and quotes nothing but its sources', () => {
    const result = study(passage)
    expect(result.language).toBe(language)
    expect(result.summary).toMatch(/\.$/)
    expect(result.surroundings.book).toMatch(/\.$/)
    expect(result.questions.length).toBeGreaterThanOrEqual(4)
    expect(result.questions.length).toBeLessThanOrEqual(7)
    expect(new Set(result.questions).size).toBe(result.questions.length)
    expect(result.insightMarkdown.length).toBeGreaterThan(600)
    expect(result.safety.notes).toEqual([])
    for (const { spans, text } of result.citations)
      for (const { start, end } of spans) expect(text).toContain(result.insightMarkdown.slice(start, end))
    const marked = [...result.insightMarkdown.matchAll(/\[(\d+)\]/g)].map(([, id]) => Number(id))
    expect(new Set(marked)).toEqual(new Set(result.citations.map(({ id }) => id)))
  })

  it('gives every verse and cross-reference as the translation prints it, with a reason, and none from the passage', () => {
    const { passage: own, crossReferences, themes } = study(passage)
    const ownVerses = new Set(own.verses.map(({ osis }) => osis))
    const ownKeys = own.verses.map(({ osis }) => fromOsis(osis)!.start)
    for (const { osis, text } of own.verses) expect(text).toBe(printed(osis, own.translation))
    expect(crossReferences.length).toBeLessThanOrEqual(12)
    for (const { osis, text, reason } of crossReferences) {
      expect(text).toBe(printed(osis, own.translation))
      expect(reason.length).toBeGreaterThan(10)
      for (const key of versesIn(fromOsis(osis)!)) expect(ownKeys).not.toContain(key)
    }
    for (const { verses } of themes) for (const osis of verses) expect(ownVerses).toContain(osis)
  })

  it('quotes commentators in whole sentences, at most 600 characters, word for word', () => {
    const sections = Array.from({ length: deps.corpus.commentaries.count }, (_, at) => at)
    for (const { excerpt } of study(passage).commentary) {
      expect(excerpt.length).toBeLessThanOrEqual(600)
      expect(excerpt).toMatch(/[.!?]["”)]?$/)
      expect(sections.some((at) => deps.corpus.commentaries.at(at).text().includes(excerpt))).toBe(true)
    }
  })
})

describe('a study', () => {
  it('is wholly Spanish on the page for a Spanish request, and says where a field is English', () => {
    const { insightMarkdown, commentary, themes, questions } = study('Salmo 23')
    expect(insightMarkdown).not.toMatch(/\b(?:the|Listed|study guide|Matthew Henry|King James)\b/)
    expect(questions.join(' ')).not.toMatch(/\b(?:the|what|read)\b/i)
    expect(themes.map(({ name }) => name)).toContain('El consuelo de Dios')
    for (const { source } of commentary) expect(source).toMatch(/\(en inglés\)$/)
  })

  it('knows the New Testament’s quotations and the parallel accounts', () => {
    const osisOf = (passage: string) => study(passage).crossReferences.map(({ osis }) => osis)
    expect(osisOf('Leviticus 19:18')).toEqual(expect.arrayContaining(['Rom.13.9', 'Gal.5.14']))
    expect(osisOf('Matthew 4:4')).toEqual(expect.arrayContaining(['Deut.8.3', 'Luke.4.4']))
  })

  it('tells the telling words, as the translation prints them', () => {
    const wordsOf = (passage: string, translation?: string) =>
      study(passage, translation === undefined ? {} : { translation }).keyTerms.map(({ word, strongs }) => [
        strongs,
        word,
      ])
    expect(wordsOf('Psalm 23:6')).toContainEqual(['H2617', 'loving kindness'])
    expect(wordsOf('Psalm 23:6', 'KJV')).toContainEqual(['H2617', 'mercy'])
    expect(wordsOf('Salmos 23:6')).toContainEqual(['H2617', 'misericordia'])
    expect(wordsOf('Psalm 23:4')).toContainEqual(['H6757', 'shadow of death'])
  })

  it('never sends a despairing reader away with words of despair, nor with blame', () => {
    const { questions, commentary } = study('Job 3')
    expect(questions.join(' ')).not.toMatch(/with you into this day|this week/)
    expect(commentary.map(({ excerpt }) => excerpt).join(' ')).not.toMatch(/ill frame|impatien/)
  })

  it('names the deuterocanon only beside itself', () => {
    for (const passage of ['Isaiah 40:27-31', 'Matthew 7:12'])
      for (const { osis } of study(passage).crossReferences)
        expect(osis).not.toMatch(/^(?:Tob|Sir|Wis|\dMacc|\dEsd|Bar)\b/)
  })

  it('stays within maxOutputTokens, and says so when it must break off', () => {
    for (const maxOutputTokens of [16, 64, 200, 500, 1024, 4096]) {
      const { insightMarkdown, usage, safety } = study('Romans 8', { maxOutputTokens })
      expect(usage.outputTokens).toBeLessThanOrEqual(maxOutputTokens)
      expect(insightMarkdown.length).toBeGreaterThan(0)
      expect(safety.notes.length).toBe(maxOutputTokens < 1024 ? 1 : 0)
    }
  })

  it('is the same for the same request', () => {
    expect(study('Romans 12:1-2')).toEqual(study('Romans 12:1-2'))
  })

  it('reads passages by their names and translations behind them', () => {
    expect(study('the Lord’s Prayer').passage.osis).toMatch(/^Matt\.6\.9/)
    expect(study('John 3:16 KJV').passage.translation).toBe('KJV')
    expect(study('Juan 3:16').passage.translation).toBe('RV1909')
  })

  it('tells of what stands right beside the passage, and skips no verse', () => {
    const varied = [
      'Proverbs 26:4-5',
      'Mateo 20:1-16',
      'Galatians 2:20',
      'Revelation 20:1-6',
      'Isaías 53:4-6',
      'Mark 5:25-34',
    ]
    for (const passage of varied) {
      const { passage: own, surroundings, language } = study(passage)
      const beside = (side: 'before' | 'after') => {
        const [, reference] = /^(.+?\d+(?:[:–-][\d:]+)*(?:-\d+)?): /.exec(surroundings[side]!)!
        const parsed = parseReference(reference!, { language })
        return parsed.outcome === 'found' ? parsed.ranges[0]! : undefined
      }
      const keys = own.verses.map(({ osis }) => fromOsis(osis)!.start)
      expect(nextVerse(beside('before')!.end), passage).toBe(keys[0])
      expect(previousVerse(beside('after')!.start), passage).toBe(keys.at(-1))
    }
  })

  it('says where Christians differ, and on what', () => {
    expect(study('Revelation 20:1-6').summary).toContain('“What are the thousand years of Revelation 20?”')
    expect(study('Santiago 2:14-26').summary).toContain('Los cristianos difieren en la pregunta')
    expect(study('Psalm 23').summary).not.toContain('differ')
  })

  it('shows the saying that a story ends on', () => {
    const heart = (passage: string) => study(passage).insightMarkdown
    expect(heart('Luke 16:1-13')).toMatch(/> [^\n]*commended the dishonest manager/)
    expect(heart('1 Samuel 17')).toMatch(/> [^\n]*for the battle is Yahweh’s/)
    expect(heart('Judges 11:29-40')).toMatch(/> [^\n]*did with her according to his vow/)
    expect(heart('Mateo 20:1-16')).toMatch(/> [^\n]*los primeros serán postreros|> [^\n]*los postreros primeros/)
  })

  it('has nothing before the first verse of a book and nothing after the last', () => {
    expect(study('Genesis 1:1').surroundings.before).toBeNull()
    expect(study('Revelation 22:21').surroundings.after).toBeNull()
  })
})

describe('a study is refused', () => {
  it.each([
    ['John 99:1', /no John 99:1/],
    ['not a passage', /./],
    ['Psalms 119-123', /at most 200/],
    ['Genesis', /at most 200/],
  ])('for “%s”, naming `/passage`', (passage, message) => {
    const { code, detail, message: said } = refusal(passage)
    expect([code, detail.param]).toEqual(['bad_request', '/passage'])
    expect(said).toMatch(message)
  })

  it('for an unknown translation, naming `/translation`', () => {
    expect(refusal('John 3:16', { translation: 'NIV' }).detail.param).toBe('/translation')
  })

  it('for a passage that the translation lacks', () => {
    const { detail, message } = refusal('Tobit 4:15', { translation: 'KJV' })
    expect(detail.param).toBe('/passage')
    expect(message).toMatch(/does not print Tobit 4:15\. WEB does\.$/)
  })

  it('takes no number and no year for a word that a passage turns on', () => {
    for (const passage of ['Genesis 5:21-32', 'Génesis 5:21-32', 'Numbers 1:20-46', 'Ezra 2:1-20']) {
      const { keyTerms, questions } = study(passage)
      const number =
        /(?<!\p{L})(?:hundred|thousand|sixty|seventy|eighty|ninety|years?|ciento|ochocientos|setenta|años?)(?!\p{L})/iu
      expect(keyTerms.filter(({ word }) => number.test(word))).toEqual([])
      expect(questions.filter((question) => /comes back in|vuelve en/.test(question) && number.test(question))).toEqual(
        [],
      )
    }
  })

  it('shows of a long story a stretch that has the answer to the question it ends on', () => {
    const { insightMarkdown } = study('Luke 10:25-37')
    expect(insightMarkdown).toMatch(
      /> [^\n]*seemed to be a neighbor[^\n]*“Go and do likewise\.” — Luke 10:33-37 \[\d+\]/,
    )
  })

  it('reads what the usual translation lacks in another, and says so', () => {
    const { passage, language, safety, summary, questions, crossReferences, citations } = study('Sabiduría 3:1-9', {
      language: 'es',
    })
    expect(passage).toMatchObject({ osis: 'Wis.3.1-Wis.3.9', translation: 'WEB' })
    expect(language).toBe('es')
    expect(safety.notes).toEqual(['RV1909 no trae este pasaje; se lee en WEB, en inglés.'])
    expect(`${summary} ${questions.join(' ')}`).not.toContain('Wisdom of Solomon')
    expect(study('Salmos 23', { language: 'es' }).safety.notes).toEqual([])
    // what the usual translation has is quoted from it
    expect(crossReferences.length).toBeGreaterThan(2)
    for (const { osis, text, reason } of crossReferences) {
      expect(text, osis).toBe(printed(osis, osis.startsWith('Wis') ? 'WEB' : 'RV1909'))
      expect(reason).not.toMatch(/^Comparte “/)
    }
    for (const { osis, translation } of citations)
      if (translation !== null) expect(translation, osis!).toBe(osis!.startsWith('Wis') ? 'WEB' : 'RV1909')
  })

  it('names no other translation behind words of its own', () => {
    for (const { reason, osis } of study('Salmos 51:1-12', { language: 'es' }).crossReferences)
      expect(reason, osis).not.toMatch(/\b(?:WEB|KJV)\b/)
    const reasons = (passage: string) => study(passage).crossReferences.map(({ reason }) => reason)
    expect(reasons('Leviticus 19:9-18')).toContain('Quotes Leviticus 19:18.')
    // it takes up the thought and none of the words
    expect(reasons('Genesis 1')).toContain('The World English Bible’s margin names Genesis 1:27 here.')
  })
})
