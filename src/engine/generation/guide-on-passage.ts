import type { GuideEntry, GuideSentence } from '../guide/guide-entry.ts'
import type { GuideKind } from '../guide/guide-file.ts'
import { countVerses, type VerseRange } from '../scripture/index.ts'
import { type Block, heading, item } from './draft.ts'
import type { Library } from './evidence.ts'
import { guideCitation } from './sources.ts'

const phrases = { en: 'How it is understood', es: 'Cómo se entiende' } as const

const mostSentences = 3
/** How much of what a sentence rests on must be the passage, and the other way round. */
const leastShared = 0.34

/** What puts a question right has lost its sense without the question, and so has what says that words are nowhere. */
const speaksForItself: ReadonlySet<GuideKind> = new Set([
  'topic',
  'disputed',
  'person',
  'event',
  'place',
  'word',
  'book',
])

/** A saying that is taken from a passage, or says the same, belongs to the passage. */
const isOfScripture = (verdict: string | undefined) => verdict === 'half_true' || verdict === 'paraphrase'

/** Who asks what stands there is told last what it is to somebody in need. */
const ofNeed = ({ entry }: { entry: GuideEntry }) => Number(entry.care.length > 0)

type Said = { entry: GuideEntry; sentence: GuideSentence; part: string; shared: number }

/**
 * Sentences of the study guide that rest on a passage, those that rest on it alone first; one of an entry. What one
 * tradition says of a disputed question is left to the answer that sets the others beside it.
 * @param answered the entry that has spoken already
 */
export function guideOnPassage(library: Library, range: VerseRange, answered?: GuideEntry): Block[] {
  const { corpus, language } = library
  const said = corpus.guide.entries
    .filter((entry) => entry !== answered)
    .filter(({ kind, saying }) => speaksForItself.has(kind) || isOfScripture(saying?.verdict))
    .flatMap((entry) => {
      // of a saying the first sentence says what stands in the passage, and the others put the saying right
      const [best] = sentencesOf(entry.saying === undefined ? entry : { ...entry, summary: entry.summary.slice(0, 1) })
        .map((one) => ({ ...one, entry, shared: sharedWithAll(one.sentence, range) }))
        .toSorted((a, b) => b.shared - a.shared)
      return best === undefined || best.shared < leastShared ? [] : [best]
    })
    .toSorted(
      (a, b) =>
        ofNeed(a) - ofNeed(b) ||
        b.shared - a.shared ||
        corpus.guide.pointedTo(b.entry) - corpus.guide.pointedTo(a.entry),
    )
    .slice(0, mostSentences)
  const items = said.map(({ entry, sentence, part }: Said) => {
    const source = guideCitation(entry, [sentence], part, language)
    return item([
      { strong: `${entry.title[language]}:` },
      ' ',
      { quote: source, text: sentence[language] },
      ' ',
      { mark: source },
    ])
  })
  return items.length === 0 ? [] : [heading(phrases[language]), ...items]
}

function sentencesOf({ summary, facts, word }: GuideEntry): { sentence: GuideSentence; part: string }[] {
  const numbered = (sentences: readonly GuideSentence[], part: string) =>
    sentences.map((sentence, place) => ({ sentence, part: `${part}-${place}` }))
  return [...numbered(summary, 'summary'), ...numbered(facts, 'fact'), ...numbered(word?.senses ?? [], 'sense')]
}

/** The share of verses that the passage and what a sentence rests on have in common, 0 to 1. */
function sharedWithAll({ from }: GuideSentence, range: VerseRange): number {
  let common = 0
  let all = countVerses(range)
  for (const one of from) {
    const start = Math.max(one.start, range.start)
    const end = Math.min(one.end, range.end)
    const both = start <= end ? countVerses({ start, end }) : 0
    common += both
    all += countVerses(one) - both
  }
  return common / all
}
