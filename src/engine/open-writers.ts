import type { Corpus } from './corpus/index.ts'
import type {
  Answer,
  AnswerRequest,
  Engine,
  Insights,
  InsightsRequest,
  Prayer,
  PrayerRequest,
  Theology,
  TheologyRequest,
} from './engine.ts'
import { type WriterDeps, writeAnswer, writeFixedAnswer } from './generation/index.ts'
import { type EndpointWriter, openWritingDesk, type WritingDesk, type WritingDesks } from './generative/index.ts'
import { type GuardDeps, guardWriter } from './guarded-engine.ts'
import { heardPlainly } from './heard-plainly.ts'
import { noInsights, readStudiedPassage, writeInsights } from './insights/index.ts'
import { usualPrayerStyle, writePrayer } from './prayers/index.ts'
import { writeTheology } from './theology/index.ts'
import type { Verifier } from './verification/index.ts'

type Deps = {
  corpus: Corpus
  writer: WriterDeps
  guard: GuardDeps
  /** Answers stand on one fixed verse, which takes no search: for benchmarks. */
  withoutRetrieval: boolean
} & Pick<Verifier, 'verifyText'>

type Writers = Pick<Engine, 'writeAnswer' | 'writeInsights' | 'writePrayer' | 'writeTheology'> & WritingDesks

/** The writers of all endpoints behind the guardrails, and the desks where models' answers begin and end. */
export function openWriters({ corpus, writer, guard, verifyText, withoutRetrieval }: Deps): Writers {
  const answer: EndpointWriter<AnswerRequest, Answer, 'answerMarkdown'> = {
    endpoint: 'answer',
    guard,
    guarding: { main: 'prompt', text: 'answerMarkdown', empty: () => ({ suggestions: [] }) },
    write: (request) => (withoutRetrieval ? writeFixedAnswer(corpus, request) : writeAnswer(writer, request)),
    more: () => ({}),
  }
  const theology: EndpointWriter<TheologyRequest, Theology, 'answerMarkdown'> = {
    endpoint: 'theology',
    guard,
    guarding: {
      main: 'question',
      text: 'answerMarkdown',
      empty: () => ({ status: 'uncertain', views: [], suggestions: [] }),
    },
    write: (request) => writeTheology(writer, request),
    more: ({ status, views }) => ({ status, views: views.map(({ tradition, summary }) => ({ tradition, summary })) }),
    renumber: (result, numberOf) => ({
      ...result,
      views: result.views.map((view) => ({
        ...view,
        citationIds: view.citationIds.map(numberOf).filter((id) => id !== undefined),
      })),
    }),
  }
  const insights: EndpointWriter<InsightsRequest, Insights, 'insightMarkdown'> = {
    endpoint: 'insights',
    // a passage is named, and nobody pleads by a reference
    guard: { ...guard, understand: undefined, languageOf: languageOfPassage(corpus, guard) },
    guarding: { main: 'passage', text: 'insightMarkdown', empty: noInsights },
    write: (request) => writeInsights(writer, request),
    more: ({ passage, themes, questions }) => ({
      passage: passage.reference,
      themes: themes.map(({ name }) => name),
      questions,
    }),
  }
  const prayer: EndpointWriter<PrayerRequest, Prayer, 'prayerMarkdown'> = {
    endpoint: 'prayer',
    guard: heardPlainly(guard),
    guarding: {
      main: 'topic',
      text: 'prayerMarkdown',
      empty: ({ style = usualPrayerStyle }) => ({ title: '', style }),
    },
    write: (request) => writePrayer(writer, request),
    more: ({ style }) => ({ style }),
  }
  const desk = { corpus, verifyText }
  const desks = {
    answer: openWritingDesk(desk, answer),
    theology: openWritingDesk(desk, theology),
    insights: openWritingDesk(desk, insights),
    prayer: openWritingDesk(desk, prayer),
  }
  // which desk takes a task is known by its endpoint alone
  const deskOf = (endpoint: keyof typeof desks) => desks[endpoint] as unknown as WritingDesk<unknown, unknown>
  return {
    writeAnswer: guardWriter(guard, answer.guarding, answer.write),
    writeInsights: guardWriter(insights.guard, insights.guarding, insights.write),
    writePrayer: guardWriter(prayer.guard, prayer.guarding, prayer.write),
    writeTheology: guardWriter(guard, theology.guarding, theology.write),
    questionsForJudge: async ({ endpoint, request }) => deskOf(endpoint).questions(request),
    prepareWriting: ({ endpoint, request, ...given }) => deskOf(endpoint).prepare(request, given) as never,
    finishWriting: async ({ endpoint, prepared, generated, judged }) =>
      deskOf(endpoint).finish(prepared as never, generated, judged) as never,
    finishUnit: async ({ endpoint, prepared, unit, streamed, judged }) =>
      deskOf(endpoint).finishUnit(prepared as never, unit, streamed, judged),
    finishStream: async ({ endpoint, prepared, streamed, end }) =>
      deskOf(endpoint).finishStream(prepared as never, streamed, end) as never,
  }
}

/** A passage is a reference or nothing: whatever else is sent as one is refused as unreadable. */
const languageOfPassage =
  (corpus: Corpus, { languageOf }: GuardDeps): GuardDeps['languageOf'] =>
  (request) => {
    const language = languageOf(request)
    readStudiedPassage(corpus, { passage: request.text, translation: request.translation, language })
    return language
  }
