import type { Library } from '../../generation/evidence.ts'
import { lemmaOf, transliterationOf } from '../../generation/sources.ts'
import { formatReference } from '../../scripture/index.ts'
import type { CrossReference } from '../contract.ts'
import { joined } from '../joined.ts'
import type { FoundTerm } from '../key-terms.ts'
import { otherPlacesOf } from '../other-places.ts'
import { type StudiedPassage, verseName } from '../studied-passage.ts'
import { questionPhrases } from './phrases.ts'
import { type Asked, ask, wordingOf } from './study-question.ts'
import { tellingWordsOf } from './telling-words.ts'

/** What a passage means: its pictures, a telling word, what stands beside it elsewhere, its aims and reasons. */
export function interpret(
  library: Library,
  passage: StudiedPassage,
  { terms, references }: { terms: readonly FoundTerm[]; references: readonly CrossReference[] },
): Asked[] {
  const say = questionPhrases[library.language]
  const { verses, language } = wordingOf(library, passage)
  const telling = tellingWordsOf(verses, language)
  return [
    ...telling.comparisons.slice(0, 1).flatMap((phrase) => ask(library, say.comparison(), phrase)),
    ...askTerm(library, passage, terms),
    ...beside(library, references.slice(0, 1)),
    ...telling.purposes.slice(0, 1).flatMap((phrase) => ask(library, say.purpose(), phrase)),
    ...telling.reasons.slice(0, 1).flatMap((phrase) => ask(library, say.reason(), phrase)),
  ]
}

/** Further passages to read beside this one, where the passage itself gives too little to ask. */
export const besideOthers = (library: Library, references: readonly CrossReference[]): Asked[] =>
  beside(library, references.slice(1, 4))

const beside = ({ language }: Library, references: readonly CrossReference[]): Asked[] =>
  references.map(({ reference }) => ({ pieces: [questionPhrases[language].beside(reference)] }))

/** The word of the passage that the study guide or the fewest verses make most telling. */
function askTerm(library: Library, passage: StudiedPassage, terms: readonly FoundTerm[]): Asked[] {
  const { text, language } = library
  const ranked = terms
    .filter(({ verses }) => verses >= 3)
    .toSorted((a, b) => Number(b.entry !== undefined) - Number(a.entry !== undefined) || a.verses - b.verses)
  for (const term of ranked) {
    const verse = text.verse(term.key) ?? ''
    const start = verse.toLowerCase().indexOf(term.word)
    const others = otherPlacesOf(library, passage, term, 2)
    if (start === -1 || others.length === 0) continue
    const { strongs } = term.lexical
    const kind = { en: { G: 'the Greek', H: 'the Hebrew' }, es: { G: 'el griego', H: 'el hebreo' } }[language][
      strongs[0] as 'G' | 'H'
    ]
    const name = `${kind} ${transliterationOf(term.lexical)} (${lemmaOf(term.lexical)})`
    const end = start + term.word.length
    const question = questionPhrases[language].term(
      name,
      verseName(library, term.key),
      joined(
        others.map((range) => formatReference(range, language)),
        language,
      ),
    )
    // the word may well stand in words that another question is about
    return ask(library, question, { key: term.key, start, end, text: verse.slice(start, end) }).map(({ pieces }) => ({
      pieces,
    }))
  }
  return []
}
