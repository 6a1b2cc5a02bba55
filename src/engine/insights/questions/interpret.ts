import type { Library } from '../../generation/evidence.ts'
import { lemmaOf, transliterationOf } from '../../generation/sources.ts'
import { formatReference } from '../../scripture/index.ts'
import type { FoundReference } from '../cross-references.ts'
import type { FoundTerm } from '../found-term.ts'
import { joined } from '../joined.ts'
import { type StudiedPassage, verseName } from '../studied-passage.ts'
import type { Genre } from './genre.ts'
import { questionPhrases } from './phrases.ts'
import { type Asked, ask, wordingOf } from './study-question.ts'
import { tellingWordsOf } from './telling-words.ts'

/** What a passage means: its pictures, a telling word, what stands beside it elsewhere, its aims and reasons. */
export function interpret(
  library: Library,
  passage: StudiedPassage,
  { terms, references, genre }: { terms: readonly FoundTerm[]; references: readonly FoundReference[]; genre: Genre },
): Asked[] {
  const say = questionPhrases[library.language]
  const { verses, language } = wordingOf(library, passage)
  const telling = tellingWordsOf(verses, language)
  if (genre === 'genealogy') return beside(library, references.slice(0, 1))
  if (genre === 'hard') return [...beside(library, references.slice(0, 1)), ...askTerm(library, terms)]
  const [first] = references
  const isTied = first !== undefined && first.tie !== 'beside'
  return [
    ...(isTied ? beside(library, [first]) : []),
    // in a story it tells a size or a sound
    ...(genre === 'story' ? [] : telling.comparisons.slice(0, 1)).flatMap((phrase) =>
      ask(library, say.comparison(), phrase),
    ),
    ...askTerm(library, terms),
    ...(isTied ? [] : beside(library, references.slice(0, 1))),
    ...telling.purposes.slice(0, 1).flatMap((phrase) => ask(library, say.purpose(), phrase)),
    ...telling.reasons.slice(0, 1).flatMap((phrase) => ask(library, say.reason(), phrase)),
  ]
}

/** Further passages to read beside this one, where the passage itself gives too little to ask. */
export const besideOthers = (library: Library, references: readonly FoundReference[]): Asked[] =>
  beside(library, references.slice(1, 4))

const beside = ({ language }: Library, references: readonly FoundReference[]): Asked[] =>
  references.map(({ reference, tie }) => ({ pieces: [questionPhrases[language].beside[tie](reference)] }))

/** A word must carry so much of the passage to be asked about. */
const leastCarried = 2.4

/** The word that carries most of the passage. */
function askTerm(library: Library, terms: readonly FoundTerm[]): Asked[] {
  const { text, language } = library
  const ranked = terms
    .filter(({ verses, weight }) => verses >= 3 && weight >= leastCarried)
    .toSorted((a, b) => b.weight - a.weight)
  for (const term of ranked) {
    const verse = text.verse(term.key) ?? ''
    const start = verse.toLowerCase().indexOf(term.word)
    const others = term.places.slice(0, 2).toSorted((a, b) => a.start - b.start)
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
