import type { QuotationFinding } from '../retrieval/index.ts'
import { formatReference } from '../scripture/index.ts'
import { type Block, type Draft, heading, paragraph, quotation } from './draft.ts'
import { coverageOf, findPassages, type Library } from './evidence.ts'
import { scriptureSource } from './sources.ts'
import { introduce } from './speakers.ts'

const phrases = {
  en: {
    here: (saying: string) => `The words “${saying}” stand in Scripture.`,
    near: (saying: string) =>
      `“${saying}” is not the wording of any translation loaded here; this is the passage it comes from, or the nearest to it.`,
    nowhere: (saying: string) =>
      `I do not find “${saying}” in any translation loaded here, in these words or near them.`,
    nearest: 'What Scripture says that comes closest in its words:',
    readOn: 'Read on',
    also: (references: string) => `The same words, or nearly, stand in ${references}.`,
  },
  es: {
    here: (saying: string) => `Las palabras “${saying}” están en la Escritura.`,
    near: (saying: string) =>
      `“${saying}” no es el texto de ninguna traducción cargada aquí; este es el pasaje de donde viene, o el más cercano.`,
    nowhere: (saying: string) =>
      `No encuentro “${saying}” en ninguna traducción cargada aquí, ni con esas palabras ni con otras parecidas.`,
    nearest: 'Lo que dice la Escritura con palabras más cercanas:',
    readOn: 'Para seguir leyendo',
    also: (references: string) => `Las mismas palabras, o casi, están en ${references}.`,
  },
} as const

/** From here a finding is the passage that a reader half remembers; below it, only some words agree. */
const leastScore = 0.6
const longestShown = 160
/** Share of the saying's words that a passage must have to be called near it. */
const leastKinship = 0.5

/** An answer to “where does the Bible say …”: the place, the nearest place, or that there is none. */
export function draftSayingAnswer(library: Library, saying: string): Draft {
  const say = phrases[library.language]
  const shown = saying.length > longestShown ? `${saying.slice(0, longestShown).trimEnd()}…` : saying
  const [best, ...others] = library.findQuotation(saying).filter(({ exact, score }) => exact || score >= leastScore)
  if (best !== undefined) {
    const text = best.exact ? say.here(shown) : say.near(shown)
    return [paragraph([text]), ...show(library, best), ...alsoIn(library, best, others)]
  }
  const nearest = findPassages(library, saying, { count: 2 }).filter(
    (passage) => coverageOf(library, saying, [passage]) >= leastKinship,
  )
  return [
    paragraph([say.nowhere(shown)]),
    ...(nearest.length === 0 ? [] : [paragraph([say.nearest])]),
    ...nearest.flatMap(({ range }) => show(library, { ranges: [range], score: 0, exact: false })),
  ]
}

function show({ text, red, language }: Library, { ranges }: QuotationFinding): Block[] {
  return ranges.slice(0, 1).flatMap((range): Block[] => {
    const source = scriptureSource(text, range)
    return source === undefined
      ? []
      : [paragraph([introduce(red, range, language)]), quotation(source, source.text, ' ', { mark: source })]
  })
}

function alsoIn({ language }: Library, best: QuotationFinding, others: readonly QuotationFinding[]): Block[] {
  const ranges = others
    .filter(({ score }) => score >= best.score * 0.9)
    .flatMap((finding) => finding.ranges)
    .slice(0, 4)
  if (ranges.length === 0) return []
  const say = phrases[language]
  return [
    heading(say.readOn),
    paragraph([
      say.also(
        formatReference(
          ranges.toSorted((a, b) => a.start - b.start),
          language,
        ),
      ),
    ]),
  ]
}
