import { type Block, heading, item, type Piece } from '../generation/draft.ts'
import type { Library } from '../generation/evidence.ts'
import { guideCitation, lemmaOf, lexiconSource, scriptureSource, transliterationOf } from '../generation/sources.ts'
import { formatReference } from '../scripture/index.ts'
import type { FoundTerm } from './found-term.ts'
import { andBefore, joined } from './joined.ts'
import { asPrinted } from './key-terms.ts'

const phrases = {
  en: {
    words: 'Key words',
    alsoIn: ' Also in ',
    rendered: (words: string) => `the King James Version has ${words}`,
  },
  es: {
    words: 'Palabras clave',
    alsoIn: ' También en ',
    rendered: (words: string) => `la Reina-Valera traduce ${words}`,
  },
} as const

/** The telling words of a passage as a page shows them: what each means, and where else it stands. */
export function termBlocks(
  library: Library,
  { terms }: { terms: readonly FoundTerm[] },
  size: { terms: number; places: number },
): Block[] {
  const { language } = library
  const shown = terms.toSorted((a, b) => b.weight - a.weight).slice(0, size.terms)
  const items = terms
    .filter((term) => shown.includes(term))
    .map((term) => {
      const { lexical } = term
      const name = `${transliterationOf(lexical)} (${lemmaOf(lexical)}, ${lexical.strongs})`
      const meaning = glossPieces(library, term)
      return item([
        { strong: asPrinted(library, term) },
        ` — ${name}`,
        ...(meaning.length === 0 ? [] : [': ', ...meaning]),
        ...(term.gloss.from === 'guide' ? [] : ['.']),
        ...alsoIn(library, term, size.places),
      ])
    })
  return items.length === 0 ? [] : [heading(phrases[language].words), ...items]
}

/** What a word means, quoted where a source says it so; nothing where that is the word itself. */
function glossPieces({ language }: Library, { word, gloss, lexical, entry }: FoundTerm): Piece[] {
  if (gloss.from !== 'guide' && gloss.text === word) return []
  if (gloss.from === 'table')
    return language === 'en' ? [`${gloss.text} `, { mark: lexiconSource(lexical) }] : [gloss.text]
  if (gloss.from === 'lexicon') {
    const source = lexiconSource(lexical)
    return [{ quote: source, text: gloss.text }, ' ', { mark: source }]
  }
  if (gloss.from === 'guide') {
    const [first] = entry!.summary
    const source = guideCitation(entry!, [first!], 'summary-0', language)
    return [`${gloss.text}. `, { quote: source, text: first![language] }, ' ', { mark: source }]
  }
  const words = gloss.text.split(', ').map((one) => `“${one}”`)
  const rendered = joined(words, language)
  return [phrases[language].rendered(rendered), ...(language === 'en' ? [' ', { mark: lexiconSource(lexical) }] : [])]
}

function alsoIn(library: Library, term: FoundTerm, count: number): Piece[] {
  const say = phrases[library.language]
  const places = term.places.slice(0, count).toSorted((a, b) => a.start - b.start)
  const pieces = places.flatMap((range, at): Piece[] => {
    const source = scriptureSource(library.text, range)
    if (source === undefined) return []
    const name = formatReference(range, library.language)
    const joint = at === 0 ? '' : at === places.length - 1 ? andBefore(name, library.language) : ', '
    return [`${joint}${name} `, { mark: source }]
  })
  return pieces.length === 0 ? [] : [say.alsoIn, ...pieces, '.']
}
