import { fillTemplate, readWordings } from '../content/index.ts'
import type { QuotationFinding } from '../retrieval/index.ts'
import { type Block, type Draft, heading, paragraph } from './draft.ts'
import { coverageOf, findPassages, type Library } from './evidence.ts'
import { plainForeign } from './foreign-text.ts'
import { quotePassage } from './quote-passage.ts'
import { referenceList } from './reference-list.ts'

const phrases = readWordings('answers/phrases')

/** From here a finding is the passage that a reader half remembers; below it, only some words agree. */
const leastScore = 0.6
const longestShown = 160
/** Share of the saying's words that a passage must have to be called near it. */
const leastKinship = 0.5

/** An answer to “where does the Bible say …”: the place, the nearest place, or that there is none. */
export function draftSayingAnswer(library: Library, saying: string): Draft {
  const say = phrases[library.language].saying
  const plain = plainForeign(saying)
  const shown = plain.length > longestShown ? `${plain.slice(0, longestShown).trimEnd()}…` : plain
  const [best, ...others] = library.findQuotation(plain).filter(({ exact, score }) => exact || score >= leastScore)
  if (best !== undefined) {
    const text = fillTemplate(best.exact ? say.here : say.near, { saying: shown })
    return [paragraph([text]), ...show(inTranslation(library, best), best), ...alsoIn(library, best, others)]
  }
  const nearest = findPassages(library, plain, { count: 2 }).filter(
    (passage) => coverageOf(library, plain, [passage]) >= leastKinship,
  )
  return [
    paragraph([fillTemplate(say.nowhere, { saying: shown })]),
    ...(nearest.length === 0 ? [] : [paragraph([say.nearest])]),
    ...nearest.flatMap(({ range }) => show(library, { ranges: [range], score: 0, exact: false })),
  ]
}

/** The passage that a saying comes from, where Scripture has it in these words or near them; else nothing. */
export function placeOfSaying(library: Library, saying: string): Block[] {
  const [best] = library.findQuotation(plainForeign(saying)).filter(({ exact, score }) => exact || score >= leastScore)
  return best === undefined ? [] : show(inTranslation(library, best), best)
}

/** The library with the translation that has the words: another would not show what is claimed. */
function inTranslation(library: Library, { translation, exact }: QuotationFinding): Library {
  const text = exact && translation !== undefined ? library.corpus.findText(translation) : undefined
  return text === undefined ? library : { ...library, text }
}

function show(library: Library, { ranges }: QuotationFinding): Block[] {
  const { record } = library.text
  const isUsual = record.language === library.language && record.id !== 'KJV'
  const version = isUsual ? [] : [` (${record.id})`]
  return ranges.slice(0, 1).flatMap((range) => quotePassage(library, range, ...version))
}

function alsoIn(library: Library, best: QuotationFinding, others: readonly QuotationFinding[]): Block[] {
  const ranges = others
    .filter(({ score, exact }) => exact === best.exact && score >= best.score * 0.9)
    .flatMap((finding) => finding.ranges)
    .slice(0, 4)
    .sort((a, b) => a.start - b.start)
  if (ranges.length === 0) return []
  const say = phrases[library.language].saying
  return [heading(say.read_on), paragraph([`${say.also} `, ...referenceList(library, ranges), '.'])]
}
