import type { GuideAnswer, GuideEntry } from '../guide/guide-entry.ts'
import type { AnswerFrame, GuideKind } from '../guide/guide-file.ts'
import { termsOf } from '../retrieval/index.ts'
import { countVerses, formatReference, sharedVerses, type VerseRange } from '../scripture/index.ts'
import { decisions, type Frame, type Intent, ofOneself } from '../understand/index.ts'
import { withoutReference } from './avoided.ts'
import { chooseAnswer, howWellAnswersFit } from './choose-answer.ts'
import type { Library } from './evidence.ts'

/** A passage of more verses has more than one matter. */
const mostVerses = 12
/** How much of its verses what an answer rests on must share with the passage to be about it. */
const leastShared = 0.3
/** The passage that an entry opens first is what it is about, where the passage is as much as this of it. */
const leastOfOwn = 0.15
/** What speaks for an answer beside its words: it rests on just this passage, it is about it, and its entry is meant. */
const worth = { shared: 1.5, own: 1.5, likely: 0.35, term: 1 } as const
/**
 * Of all that rests on a passage something is always nearest; below this it answers something else. Of twelve questions that we
 * asked of verses, four of the five wrong answers lay below and five of the seven right ones above.
 */
const leastWorth = 8.2
/** So many are compared by what they mean, which takes some 8 ms for each; John 3:16 bears out over a hundred. */
const mostCompared = 8

const kinds: ReadonlySet<GuideKind> = new Set(['topic', 'disputed', 'saying', 'false_premise', 'word', 'event'])

/** How somebody asks who speaks of a need of their own, or of somebody near, and answers that are spoken to them. */
const personal: ReadonlySet<Frame> = new Set([...ofOneself, 'other'])
const ofNeed: ReadonlySet<AnswerFrame> = new Set(['self', 'other', 'did', 'done'])

const asksForMeaning =
  /\b(?:means?|meant|meaning|explain|understand|apply|for (?:me|us|today))\b|signific|expl[ií]c|quiere decir|entender|para (?:mí|nosotros|hoy)/iu

export type OnPassage = { entry: GuideEntry; answer: GuideAnswer }
type Candidate = OnPassage & { isOwn: boolean; isNamed: boolean; byLead: number; shared: number }

/**
 * The answer of the guide to what is asked of a short passage: that of the entry which is meant and opens the passage; else, of those
 * that rest on the passage, the one that fits the question.
 * @param question what is asked, with its reference
 * @returns undefined where no more is asked than what stands there, and no answer is given to just that
 */
export function answerOnPassage(library: Library, range: VerseRange, question: string): OnPassage | undefined {
  const asked = new Set(termsOf(withoutReference(question, library.language), library.language))
  const isOfText = asked.size === 0 && !asksForMeaning.test(question)
  if (isOfText || countVerses(range) > mostVerses) return undefined
  const all = candidatesOn(library, range)
  // nobody who wants to know what stands there is comforted in a need that they do not have
  const candidates = all.filter(({ entry }) => isPersonalIn(library.intent) || entry.care.length === 0)
  const likely = new Map(library.intent?.asks[0]?.entries.map(({ id, probability }) => [id, probability]))
  const named = asked.size === 0 ? toldByName(candidates, likely) : undefined
  if (named !== undefined) return named
  const [likeliest] = library.intent?.asks[0]?.entries ?? []
  const meant = all.find(({ entry }) => entry.id === likeliest?.id)?.entry
  if (meant !== undefined && likeliest!.probability >= decisions.ofPassage) {
    const answer = chooseAnswer(library, meant, question, question)
    return answer === undefined ? undefined : { entry: meant, answer }
  }
  return asked.size === 0 ? undefined : nearest(library, candidates, { question, asked, likely })
}

/** Answers that rest on a passage, but for those that are spoken to somebody in a need which whoever asks does not speak of. */
function candidatesOn({ corpus, intent, language }: Library, range: VerseRange): Candidate[] {
  const name = formatReference(range, language)
  const isPersonal = isPersonalIn(intent)
  return corpus.guide.entries
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((entry) => {
      const [first] = entry.passages
      const isOwn = first !== undefined && sharedVerses(first.range, range) >= leastOfOwn
      return entry.answers.flatMap((answer) => {
        const { lead, short, asks, frame } = answer
        const [byLead = 0, ...others] = [lead, ...short].map(({ from }) => mostShared(from, range))
        const shared = Math.max(byLead, ...others)
        if (shared < leastShared || (!isPersonal && ofNeed.has(frame))) return []
        const isNamed = [lead[language], ...asks[language]].some((text) => text.includes(name))
        return [{ entry, answer, isOwn, isNamed, byLead, shared }]
      })
    })
}

const isPersonalIn = (intent: Intent | undefined): boolean => intent !== undefined && personal.has(intent.frame)

const mostShared = (ranges: readonly VerseRange[], range: VerseRange): number =>
  Math.max(0, ...ranges.map((one) => sharedVerses(one, range)))

/** What is said of just this passage, where nothing closer is asked than what it means: by its name, else by whose matter it is. */
function toldByName(candidates: readonly Candidate[], likely: ReadonlyMap<string, number>): Candidate | undefined {
  const order = ({ entry, isOwn, byLead }: Candidate) => byLead + Number(isOwn) + (likely.get(entry.id) ?? 0)
  return candidates
    .filter(
      ({ entry, isOwn, isNamed, byLead }) => byLead >= leastShared && (isNamed || (isOwn && entry.kind === 'saying')),
    )
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || order(b) - order(a))[0]
}

/** The answer that fits a question best, if any does. */
function nearest(
  library: Library,
  candidates: readonly Candidate[],
  { question, asked, likely }: { question: string; asked: ReadonlySet<string>; likely: ReadonlyMap<string, number> },
): Candidate | undefined {
  const { language } = library
  const commonTerms = ({ lead, short, asks }: GuideAnswer) => {
    const texts = [...[lead, ...short].map((claim) => claim[language]), ...asks[language]]
    return asked.intersection(new Set(termsOf(texts.join(' '), language))).size
  }
  const compared = candidates
    .map((one) => ({
      ...one,
      worth:
        worth.shared * one.shared +
        (one.isOwn || one.isNamed ? worth.own : 0) +
        worth.likely * Math.log((likely.get(one.entry.id) ?? 0) + 1e-3),
      byTerms: worth.term * commonTerms(one.answer),
    }))
    .toSorted((a, b) => b.worth + b.byTerms - a.worth - a.byTerms)
    .slice(0, mostCompared)
  const answers = compared.map(({ answer }) => answer)
  const [best] = howWellAnswersFit(library, answers, question)
    .map((fit, place) => ({ ...compared[place]!, worth: fit + compared[place]!.worth }))
    .toSorted((a, b) => b.worth - a.worth)
  return best !== undefined && best.worth >= leastWorth ? best : undefined
}

/** Whether an answer of the entry rests on the passage. */
export const restsOn = ({ answers }: GuideEntry, range: VerseRange): boolean =>
  answers.some(({ lead, short }) => [lead, ...short].some(({ from }) => mostShared(from, range) >= leastShared))
