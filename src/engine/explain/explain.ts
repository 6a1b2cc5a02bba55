import { openPackedFile } from '../../platform/packed-file.ts'
import { openCorpus } from '../corpus/index.ts'
import type { Answer, AnswerRequest } from '../engine.ts'
import { chooseAnswer, chooseFact, isAnswer, openAnswerIndex, rankAnswers } from '../generation/index.ts'
import type { GuideEntry } from '../guide/guide-entry.ts'
import { openEngine } from '../open-engine.ts'
import { readEngineFiles } from '../open-reader.ts'
import { openUnderstandingOf } from '../open-understanding.ts'
import { openSearchIndex } from '../retrieval/index.ts'
import {
  type Ask,
  decisions,
  type Intent,
  isOffTopic,
  openReaderModel,
  shortPrompt,
  type Voices,
} from '../understand/index.ts'

/** Why one question got the reply that it got, from the reading to the text. Probabilities are 0 to 1. */
export type Explanation = {
  prompt: string
  language: string
  /** Sentences of the prompt, and whether they ask or tell. */
  segments: { text: string; role: 'asks' | 'tells' }[]
  frames: { frame: string; share: number }[]
  care: Intent['care'] & { helpFrom: number; helpFirstFrom: number; noteFrom: number }
  flags: { offTopic: number; hostile: number; injection: number; unclear: number; age: string }
  asks: ExplainedAsk[]
  /** What the guardrails decided, those that let it through left out. */
  guardrails: { guardrail: string; stage: string; decision: string }[]
  reply: Pick<Answer, 'answerMarkdown' | 'suggestions'> & {
    care: Answer['safety']['care']
    decision: string
    citations: { id: number; reference: string }[]
    milliseconds: number
  }
}

export type ExplainedAsk = {
  text: string
  /** `answer`: the first entry answers; `suggest`: entries are only named; `nothing`: none is near. */
  outcome: 'answer' | 'suggest' | 'nothing'
  /** From this probability on the first entry is the answer. */
  answersFrom: number
  candidates: { id: string; title: string; probability: number; voices: Voices }[]
  /** Answers of the entry that answers, best first; of facts only the one that is told. */
  answers: { id: string; lead: string; worth?: number; isChosen: boolean }[]
}

export type Explain = (
  request: Pick<AnswerRequest, 'prompt' | 'history' | 'language' | 'detail' | 'audience'>,
) => Promise<Explanation>

const candidatesShown = 6
const answersShown = 5
const framesShown = 3

/**
 * Opens what explains replies: the engine as the service runs it, and beside it the reading that it makes of a request.
 * @param build a finished build
 * @throws AppError as the engine does, for a request that it refuses to read
 */
export function openExplain(build: { folder: string; corpusVersion: string }): Explain {
  const files = readEngineFiles(build)
  const engine = openEngine(files)
  const corpus = openCorpus(files.corpus, files.corpusVersion)
  const index = openSearchIndex(files.search)
  const reader = openReaderModel(openPackedFile(files.reader))
  const answerIndex = openAnswerIndex(index, reader)
  const understand = openUnderstandingOf(files, { corpus, reader })

  return async (request) => {
    const { prompt, history } = request
    const start = performance.now()
    const answer = await engine.writeAnswer(request)
    const milliseconds = performance.now() - start
    const { language } = answer
    const intent = understand({ prompt, history, language, withVoices: true })
    const library = { index, answerIndex, language, intent }
    const answersFrom =
      intent.asks.length > 1
        ? decisions.second
        : prompt.trim().split(/\s+/).length <= shortPrompt
          ? decisions.answerOfShort
          : decisions.answer
    const explainAsk = (ask: Ask): ExplainedAsk => {
      const entry = ask.answer === undefined ? undefined : corpus.guide.find(ask.answer.id)
      const isNear = (ask.entries[0]?.probability ?? 0) >= decisions.suggest && !isOffTopic(intent)
      return {
        text: ask.text,
        outcome: entry !== undefined ? 'answer' : isNear ? 'suggest' : 'nothing',
        answersFrom,
        candidates: ask.entries.slice(0, candidatesShown).map(({ id, probability, voices }) => ({
          id,
          title: corpus.guide.find(id)?.title[language] ?? id,
          probability,
          voices: voices!,
        })),
        answers: entry === undefined ? [] : answersOf(entry, ask.text),
      }
    }
    const answersOf = (entry: GuideEntry, asked: string): ExplainedAsk['answers'] => {
      const { facts, summary } = entry
      if (facts.length > 0) {
        const told = chooseFact(library, entry, asked, prompt)
        if (told === undefined) return [{ id: 'summary', lead: summary[0]![language], isChosen: true }]
        if (!isAnswer(told)) return [{ id: `fact ${facts.indexOf(told) + 1}`, lead: told[language], isChosen: true }]
      }
      const chosen =
        facts.length > 0 ? chooseFact(library, entry, asked, prompt) : chooseAnswer(library, entry, asked, prompt)
      return rankAnswers(library, entry, asked, prompt)
        .slice(0, answersShown)
        .map(({ answer: { id, lead }, worth }) => ({
          id,
          lead: lead[language],
          worth,
          isChosen: chosen !== undefined && isAnswer(chosen) && chosen.id === id,
        }))
    }
    const { care, offTopic, hostile, injection, unclear, speaker, segments, frameShares } = intent
    return {
      prompt,
      language,
      segments: segments.map(({ start: from, end, role }) => ({ text: prompt.slice(from, end).trim(), role })),
      frames: Object.entries(frameShares)
        .map(([frame, share]) => ({ frame, share }))
        .sort((one, other) => other.share - one.share)
        .slice(0, framesShown),
      care: {
        ...care,
        helpFrom: decisions.danger,
        helpFirstFrom: decisions.helpFirst,
        noteFrom: decisions.mayBeDanger,
      },
      flags: { offTopic, hostile, injection, unclear, age: speaker.age },
      asks: intent.asks.map(explainAsk),
      guardrails: answer.guard.decisions
        .filter(({ decision }) => decision !== 'allow')
        .map(({ guardrail, stage, decision }) => ({ guardrail, stage, decision })),
      reply: {
        answerMarkdown: answer.answerMarkdown,
        suggestions: answer.suggestions,
        care: answer.safety.care,
        decision: answer.safety.decision,
        citations: answer.citations.map(({ id, reference }) => ({ id, reference })),
        milliseconds,
      },
    }
  }
}
