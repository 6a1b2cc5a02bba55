import { existsSync } from 'node:fs'
import { openPackedFile, type PackedSections } from '../../platform/packed-file.ts'
import type { Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { packMeaning } from './embedding/meaning-index.ts'
import { copyEmbedder, normalized, openStaticEmbedder, type StaticEmbedder } from './embedding/static-embedder.ts'

/** A text and the language it is in. */
type Text = { text: string; language: Language }

/**
 * Gives the index the embedder and the directions of all verses, commentary sections, lines of the topical index,
 * entries of the study guide and dictionary words. Without a model it has none of them, and everything is found by its
 * words and by what is said of it.
 * @param model path of the embedder's file
 */
export function buildMeaning(corpus: Corpus, model: string, sections: PackedSections): void {
  if (!existsSync(model)) return
  const file = openPackedFile(model)
  const embedder = openStaticEmbedder(file)
  if (embedder === undefined) throw new Error(`${model} is no verse embedder`)
  copyEmbedder(file, sections)
  const pack = (name: string, count: number, textsOf: (place: number) => readonly Text[], isExact = false) => {
    const vectors = directionsOf(embedder, count, textsOf)
    packMeaning(name, { vectors, size: embedder.size, isExact }, sections)
  }
  pack('verses', corpus.keys.length, versesOf(corpus), true)
  pack('commentary', corpus.commentaries.count, (place) => {
    const section = corpus.commentaries.at(place)
    return section.kind === 'section' ? [english(section.text())] : []
  })
  pack('topics', corpus.topics?.count ?? 0, (place) => {
    const { heading, under, text } = corpus.topics!.at(place)
    return [english([heading.toLowerCase(), under, text].filter(Boolean).join(' '))]
  })
  pack('lexicon', corpus.lexicon.numbers.length, (place) => {
    const { definition, renderings } = corpus.lexicon.find(corpus.lexicon.numbers[place]!)!
    return [english(definition), english(renderings)]
  })
  for (const language of ['en', 'es'] as const) {
    pack(`guide/${language}`, corpus.guide.entries.length, (place) => {
      const { title, aliases } = corpus.guide.entries[place]!
      const names = [title[language], ...aliases[language]]
      return names.map((text) => ({ text, language }))
    })
  }
}

const english = (text: string): Text => ({ text, language: 'en' })

/** A verse in all its translations. */
function versesOf({ texts }: Corpus): (verse: number) => Text[] {
  const read = texts.flatMap((text) => {
    const language: Language | undefined = (['en', 'es'] as const).find((known) => known === text.record.language)
    return language === undefined ? [] : [{ text, language }]
  })
  return (verse) =>
    read.flatMap(({ text, language }) => {
      const words = text.verseAt(verse)
      return words === undefined ? [] : [{ text: words, language }]
    })
}

/** One direction a place: that of its texts together, all zero for none. */
function directionsOf(
  { size, embed }: StaticEmbedder,
  count: number,
  textsOf: (place: number) => readonly Text[],
): Float32Array {
  const vectors = new Float32Array(count * size)
  for (let place = 0; place < count; place++) {
    const sum = vectors.subarray(place * size, (place + 1) * size)
    for (const { text, language } of textsOf(place)) {
      embed(text, language)?.forEach((value, axis) => {
        sum[axis]! += value
      })
    }
    normalized(sum)
  }
  return vectors
}
