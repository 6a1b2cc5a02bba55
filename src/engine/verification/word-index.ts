import type { Corpus } from '../corpus/index.ts'
import { foldWord, scanWords, type Word } from './fold-words.ts'
import { looseForm } from './loose-form.ts'

/**
 * Every word of every translation as a number, one after another: translation by translation, verse by verse. The
 * verse `v` of the text `t` is the slot `t × corpus.keys.length + v`; its words stand from `starts[slot]` up to
 * `starts[slot + 1]`.
 */
export type WordIndex = {
  corpus: Corpus
  words: Uint32Array
  starts: Uint32Array
  /** The slot of each word. */
  slots: Uint32Array
  /** The folded word of a number. */
  wordOf: (id: number) => string
  /** The number of a folded word; −1 for a word that no translation has. */
  idOf: (word: string) => number
  /** The number of a word's loose form; −1 for a form that no translation has. */
  looseIdOf: (word: string) => number
  /** Loose form of each word number. */
  looseIds: Uint32Array
  /** Where the words of a loose form stand: `places` from `placeStarts[form]` up to `placeStarts[form + 1]`. */
  places: Uint32Array
  placeStarts: Uint32Array
}

/** What a word index is made of, as the build keeps it: numbers, and the words and loose forms by number. */
export type WordIndexParts = Omit<WordIndex, 'corpus' | 'wordOf' | 'idOf' | 'looseIdOf'> & {
  spelled: readonly string[]
  looseForms: readonly string[]
}

/** Numbers all words of the corpus. Takes some 300 ms and 30 MB; the build does it once for all. */
export function buildWordIndex(corpus: Corpus): WordIndexParts {
  const verses = corpus.keys.length
  const starts = new Uint32Array(corpus.texts.length * verses + 1)
  const ids = new Map<string, number>()
  const asWritten = new Map<string, number>()
  const idOfWritten = (written: string) => {
    let id = asWritten.get(written)
    if (id === undefined) {
      const word = foldWord(written)
      id = ids.get(word) ?? ids.size
      ids.set(word, id)
      asWritten.set(written, id)
    }
    return id
  }
  let words = new Uint32Array(1 << 20)
  let count = 0
  corpus.texts.forEach((text, t) => {
    for (let verse = 0; verse < verses; verse++) {
      const written = text.verseAt(verse) ?? ''
      if (count + written.length > words.length) words = grown(words, count)
      scanWords(written, (start, end) => {
        words[count++] = idOfWritten(written.slice(start, end))
      })
      starts[t * verses + verse + 1] = count
    }
  })
  words = words.slice(0, count)

  const looseForms = new Map<string, number>()
  const looseIds = new Uint32Array(ids.size)
  for (const [word, id] of ids) {
    const form = looseForm(word)
    const looseId = looseForms.get(form) ?? looseForms.size
    looseForms.set(form, looseId)
    looseIds[id] = looseId
  }
  return {
    words,
    starts,
    slots: slotsOf(starts, count),
    spelled: [...ids.keys()],
    looseForms: [...looseForms.keys()],
    looseIds,
    ...placesOf(words, looseIds, looseForms.size),
  }
}

/** The index as the verifier uses it. */
export function wordIndexOf(corpus: Corpus, { spelled, looseForms, ...parts }: WordIndexParts): WordIndex {
  const ids = new Map(spelled.map((word, id) => [word, id]))
  const looseFormIds = new Map(looseForms.map((form, id) => [form, id]))
  return {
    corpus,
    ...parts,
    wordOf: (id) => spelled[id]!,
    idOf: (word) => ids.get(word) ?? -1,
    looseIdOf: (word) => looseFormIds.get(looseForm(word)) ?? -1,
  }
}

/** A folded word with its numbers in the index; −1 where no translation has it. */
export type IndexedWord = Word & { id: number; looseId: number }

/** Looks up a text's words. */
export function indexWords({ idOf, looseIdOf, looseIds }: WordIndex, words: readonly Word[]): IndexedWord[] {
  return words.map((word) => {
    const id = idOf(word.text)
    return { ...word, id, looseId: id === -1 ? looseIdOf(word.text) : looseIds[id]! }
  })
}

function grown(words: Uint32Array, count: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(words.length * 2)
  larger.set(words.subarray(0, count))
  return larger
}

function slotsOf(starts: Uint32Array, count: number): Uint32Array {
  const slots = new Uint32Array(count)
  for (let slot = 0; slot + 1 < starts.length; slot++) slots.fill(slot, starts[slot], starts[slot + 1])
  return slots
}

function placesOf(words: Uint32Array, looseIds: Uint32Array, forms: number) {
  const placeStarts = new Uint32Array(forms + 1)
  for (const word of words) placeStarts[looseIds[word]! + 1]!++
  for (let form = 0; form < forms; form++) placeStarts[form + 1]! += placeStarts[form]!
  const next = placeStarts.slice()
  const places = new Uint32Array(words.length)
  for (let at = 0; at < words.length; at++) places[next[looseIds[words[at]!]!]!++] = at
  return { places, placeStarts }
}
