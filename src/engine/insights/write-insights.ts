import type { BibleText } from '../corpus/index.ts'
import { type Language, type Unguarded, unremarkable } from '../engine.ts'
import type { Library } from '../generation/evidence.ts'
import { languageOfRequest } from '../generation/index.ts'
import { type RenderedAnswer, renderDraft } from '../generation/render-draft.ts'
import { libraryFor, type WriterDeps } from '../generation/write-answer.ts'
import { extractiveModel } from '../model-name.ts'
import { extractiveUsage } from '../token-usage.ts'
import { commentaryOn, shownComment } from './commentary.ts'
import type { Insights, InsightsRequest } from './contract.ts'
import { crossReferencesOf, shownReference } from './cross-references.ts'
import { disputeOn } from './dispute.ts'
import { draftInsights, type PageSize, type Study } from './draft-insights.ts'
import { listingsOf } from './guide-listings.ts'
import { keyTermsOf, shownTerm } from './key-terms.ts'
import { subjectOf } from './passage-subject.ts'
import { genreOf, questionsOf, shownQuestion } from './questions/index.ts'
import { isShort, readStudiedPassage } from './studied-passage.ts'
import { summaryOf } from './summary.ts'
import { neighbourLine, surroundingsOf } from './surroundings.ts'
import { shownTheme, themesOf } from './themes.ts'

const usualOutputTokens = 1024

/**
 * A study of a passage from the corpus alone: its text, setting, themes, words, connections, comments and questions, and
 * all of it as a page to read. The same request always has the same study.
 * @throws AppError bad_request for a passage that cannot be read, does not exist, is not in the translation or has more
 * than 200 verses (`/passage`), or for an unknown translation (`/translation`)
 */
export function writeInsights(deps: WriterDeps, request: InsightsRequest): Unguarded<Insights> {
  const { maxOutputTokens = usualOutputTokens } = request
  const language = languageOfRequest(deps.corpus, { ...request, text: request.passage })
  const passage = readStudiedPassage(deps.corpus, { ...request, language })
  const library = libraryFor(deps, {
    prompt: '',
    translation: passage.translation,
    language,
    maxOutputTokens,
    detail: 'full',
  })
  const listings = listingsOf(library, passage)
  const subject = subjectOf(library, passage, listings)
  const themes = themesOf(library, passage, { listings, subject })
  const terms = keyTermsOf(library, passage, subject)
  const references = crossReferencesOf(library, passage, { themes, listings, terms, subject })
  const comments = commentaryOn(library, passage, subject)
  const around = surroundingsOf(library, passage)
  const summary = summaryOf(library, passage, { listings, comments, themes })
  const dispute = disputeOn(listings)
  const genre = genreOf(library, passage, themes)
  const questions = questionsOf(library, passage, { themes, terms, references, dispute, genre })
  const page = writePage(
    library,
    { passage, genre, summary, around, terms, references, comments, questions },
    maxOutputTokens,
  )
  const evidence = page.citations.map(({ text }) => text).join('\n')
  return {
    passage: {
      reference: passage.reference,
      osis: passage.osis,
      translation: passage.translation,
      verses: passage.verses.map(({ reference, osis, text }) => ({ reference, osis, text })),
    },
    insightMarkdown: page.text,
    summary: summary.map(({ lead, text }) => `${lead}${text}`).join(' '),
    surroundings: {
      before: around.before === undefined ? null : neighbourLine(library, around.before),
      after: around.after === undefined ? null : neighbourLine(library, around.after),
      book: around.book === undefined ? null : [around.book.text, around.place?.text ?? []].flat().join(' '),
    },
    themes: themes.map(shownTheme),
    keyTerms: terms.map((term) => shownTerm(library, term)),
    crossReferences: references.map(shownReference),
    commentary: comments.map((comment) => shownComment(library, comment)),
    questions: questions.map(shownQuestion),
    citations: page.citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(`${request.passage}\n${evidence}`, page.text),
    safety: {
      ...unremarkable,
      notes: [
        ...(passage.insteadOf === undefined ? [] : [otherNote[language](passage.insteadOf, library.text)]),
        ...(page.isCut ? [cutNote[language]] : []),
      ],
    },
  }
}

/** From the fullest page to the leanest: a page that is whole says more than one that breaks off. */
const sizes: Readonly<Record<'short' | 'long', readonly PageSize[]>> = {
  short: [
    { passage: 1_600, terms: 4, places: 3, references: 6, comments: 3 },
    { passage: 1_200, terms: 4, places: 2, references: 4, comments: 2 },
    { passage: 900, terms: 3, places: 2, references: 3, comments: 1 },
    { passage: 900, terms: 2, places: 1, references: 2, comments: 0 },
  ],
  long: [
    { passage: 2_400, terms: 6, places: 2, references: 8, comments: 4 },
    { passage: 1_700, terms: 4, places: 1, references: 4, comments: 1 },
    { passage: 700, terms: 4, places: 1, references: 3, comments: 1 },
    { passage: 400, terms: 2, places: 1, references: 2, comments: 0 },
  ],
}

/** The fullest page that fits; of one that never does, as much as fits. */
function writePage(library: Library, study: Study, maxOutputTokens: number): RenderedAnswer {
  let page: RenderedAnswer | undefined
  for (const size of sizes[isShort(study.passage) ? 'short' : 'long']) {
    page = renderDraft(draftInsights(library, study, size), { format: 'markdown', maxOutputTokens })
    if (!page.isCut) return page
  }
  return page!
}

const cutNote: Readonly<Record<Language, string>> = {
  en: 'The page was cut at a sentence to stay within maxOutputTokens; the other fields are whole.',
  es: 'La página se cortó en una frase para no pasar de maxOutputTokens; los demás campos están completos.',
}

const otherNote: Readonly<Record<Language, (usual: string, other: BibleText) => string>> = {
  en: (usual, { record: { id, language } }) =>
    `${usual} does not print this passage, so it is read in ${id}${language === 'es' ? ', in Spanish' : ''}.`,
  es: (usual, { record: { id, language } }) =>
    `${usual} no trae este pasaje; se lee en ${id}${language === 'en' ? ', en inglés' : ''}.`,
}
