import type { Citation, Engine, Language, PrayerStyle, Safety, Theology } from '../src/engine/engine.ts'
import { AppError } from '../src/errors.ts'

/** One request to an endpoint family as the evaluations write it; what the family does not take is left out. */
export type FamilyRow = {
  id: string
  /** `answer`, `insights`, `search`, `theology` or `prayer`, or a path with that word in it. */
  endpoint: string
  question: string
  language?: Language
  translation?: string
  tradition?: string
  style?: PrayerStyle
}

/** What a caller would get. `parts` are the fields beside the main text that are read with it. */
export type Delivered = {
  status: 200
  text: string
  parts: Record<string, unknown>
  citations: Citation[]
  /** Of the passages found or cited, in order. */
  osis: string[]
  safety: Safety
}
export type Refused = { status: 400; text: string }

/** Asks the family that a row names. A refusal is a value, whatever else fails is thrown. */
export async function askFamily(engine: Engine, row: FamilyRow): Promise<Delivered | Refused> {
  try {
    return await ask(engine, row)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { status: 400, text: error.message }
  }
}

async function ask(engine: Engine, { id: _, endpoint, question, ...options }: FamilyRow): Promise<Delivered> {
  const { language, translation, tradition, style } = options
  const common = { ...(language && { language }), ...(translation && { translation }) }
  if (/search/.test(endpoint)) {
    const { results, citations, safety } = await engine.searchVerses({ query: question, ...common })
    const text = results.map(({ reference, text }) => `${reference}: ${text}`).join('\n')
    const parts = { references: results.map(({ reference }) => reference) }
    return { status: 200, text, parts, citations, osis: results.map(({ osis }) => osis), safety }
  }
  if (/insight/.test(endpoint)) {
    const { insightMarkdown, passage, citations, safety, ...rest } = await engine.writeInsights({
      passage: question,
      ...common,
    })
    const { summary, surroundings, themes, keyTerms, crossReferences, commentary, questions } = rest
    const { reference, osis } = passage
    const studied = { reference, osis, translation: passage.translation }
    const parts = {
      passage: studied,
      summary,
      surroundings,
      themes,
      keyTerms,
      crossReferences,
      commentary,
      questions,
    }
    return { status: 200, text: insightMarkdown, parts, citations, osis: osisOf(citations), safety }
  }
  if (/prayer/.test(endpoint)) {
    const asked = { topic: question, ...common, ...(style && { style }) }
    const { prayerMarkdown, title, style: written, citations, safety } = await engine.writePrayer(asked)
    const parts = { title, style: written }
    return { status: 200, text: prayerMarkdown, parts, citations, osis: osisOf(citations), safety }
  }
  if (/theolog/.test(endpoint)) {
    const asked = { question, ...common, ...(tradition && { tradition }) }
    const { answerMarkdown, status, views, citations, safety } = await engine.writeTheology(asked)
    const parts: Pick<Theology, 'status' | 'views'> = { status, views }
    return { status: 200, text: answerMarkdown, parts, citations, osis: osisOf(citations), safety }
  }
  const { answerMarkdown, citations, safety } = await engine.writeAnswer({ prompt: question, ...common })
  return { status: 200, text: answerMarkdown, parts: {}, citations, osis: osisOf(citations), safety }
}

const osisOf = (citations: readonly Citation[]): string[] => citations.flatMap(({ osis }) => osis ?? [])
