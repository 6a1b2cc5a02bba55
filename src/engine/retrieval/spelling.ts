import { editDistance } from '../../platform/edit-distance.ts'
import { once } from '../../platform/once.ts'
import type { PackedFile, PackedSections, StringTable } from '../../platform/packed-file.ts'
import type { Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { wordsOf } from './words.ts'

/** Words that the verses, the study guide and the topical index use, to put right what is spelt like one of them. */
export type Spelling = {
  /** The word that a misspelt one most likely stands for; undefined where none is near. */
  nearest: (word: string) => string | undefined
}

/** Shorter words have too many others near them. */
const shortest = 4
/** From here on two slips are likelier than another word. */
const longWord = 8

/** Builds the list of words of one language, the most used first. */
export function buildSpelling(corpus: Corpus, language: Language, sections: PackedSections): void {
  const counts = new Map<string, number>()
  const count = (text: string) => {
    for (const word of wordsOf(text)) {
      if (word.length >= shortest && /^\p{L}+$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  for (const text of corpus.texts) {
    if (text.record.language !== language) continue
    for (let verse = 0; verse < corpus.keys.length; verse++) count(text.verseAt(verse) ?? '')
  }
  for (const { title, aliases } of corpus.guide.entries)
    for (const name of [title[language], ...aliases[language]]) count(name)
  if (language === 'en') {
    for (let line = 0; line < (corpus.topics?.count ?? 0); line++) count(corpus.topics!.at(line).heading)
  }
  const words = [...counts].toSorted(([a, often], [b, other]) => other - often || (a < b ? -1 : 1))
  sections.set(
    `spelling/${language}`,
    words.map(([word]) => word),
  )
}

/** Opens what `buildSpelling` built. */
export function openSpelling(file: PackedFile, language: Language): Spelling {
  const wordsByFirst = once(() => byFirstLetter(file.strings(`spelling/${language}`)))
  return {
    nearest: (typed) => {
      const wanted = plain(typed)
      if (wanted.length < shortest) return undefined
      let least = wanted.length < longWord ? 1 : 2
      let best: string | undefined
      for (const word of wordsByFirst().get(wanted[0]!) ?? []) {
        if (Math.abs(word.length - wanted.length) > least) continue
        const distance = editDistance(wanted, plain(word))
        // of words as near, the one used most comes first
        if (distance < least || (distance === least && best === undefined)) {
          best = word
          least = distance
        }
      }
      return best
    },
  }
}

/** People rarely miss the first letter, and this leaves some hundreds of words to compare. */
function byFirstLetter(table: StringTable): Map<string, string[]> {
  const byFirst = new Map<string, string[]>()
  for (let place = 0; place < table.length; place++) {
    const word = table.at(place)
    const first = plain(word)[0]!
    const known = byFirst.get(first)
    if (known === undefined) byFirst.set(first, [word])
    else known.push(word)
  }
  return byFirst
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
