import { printText } from './print-text.ts'
import { walkFragment } from './xml-fragment.ts'

/** One entry of Strong's dictionaries. `definition` ends before the list of the King James Version's renderings. */
export type LexiconEntry = {
  lemma: string
  transliteration: string
  pronunciation: string
  definition: string
  renderings: string
}

/** Reads one entry of the Greek or Hebrew dictionary. */
export function readLexiconMarkup(markup: string): LexiconEntry {
  const texts = { lemma: printText(), transliteration: printText(), pronunciation: printText(), body: printText() }
  let into: keyof typeof texts | 'nothing' = 'nothing'
  let lemmas = 0
  walkFragment(markup, {
    open: (name, attributes) => {
      if (name === 'orth' && attributes.type === undefined) into = ++lemmas === 1 ? 'lemma' : 'nothing'
      else if (name === 'orth' && attributes.type === 'trans') into = lemmas === 1 ? 'transliteration' : 'nothing'
      else if (name === 'orth') into = 'nothing'
      else if (name === 'pron') into = texts.body.length() === 0 ? 'pronunciation' : 'nothing'
      else if (name === 'def') into = 'body'
      else if (name === 'lb') texts.body.breakLine()
    },
    // whatever is no headword is the definition: some entries have it outside their `def`
    close: (name) => {
      if (name === 'orth' || name === 'pron') into = lemmas > 0 ? 'body' : 'nothing'
    },
    text: (text) => {
      if (into !== 'nothing') texts[into].write(text)
    },
  })
  // the Hebrew dictionary's maker left braces around words in lists
  const body = texts.body.toString().replace(/[{}]/g, '')
  const split = /:\s*--?\s*/.exec(body)
  return {
    lemma: texts.lemma.toString(),
    transliteration: texts.transliteration.toString(),
    pronunciation: texts.pronunciation.toString().replace(/[{}]/g, ''),
    definition: (split === null ? body : body.slice(0, split.index)).trim(),
    renderings: (split === null ? '' : body.slice(split.index + split[0].length)).replace(/\.$/, '').trim(),
  }
}
