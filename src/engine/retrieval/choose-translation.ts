import type { BibleText, Corpus } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { unknownTranslation } from '../unknown-translation.ts'

const usual: Record<Language, string> = { en: 'WEB', es: 'RV1909' }

/**
 * The translation to quote from: the one asked for, else the usual one of the language, else any of the language.
 * @throws AppError bad_request that lists the known ones
 */
export function chooseTranslation(corpus: Corpus, name: string | undefined, language: Language): BibleText {
  if (name === undefined) {
    const text =
      corpus.findText(usual[language]) ??
      corpus.texts.find(({ record }) => record.language === language) ??
      corpus.findText(usual.en) ??
      corpus.texts[0]
    if (text === undefined) throw new Error('the corpus holds no Bible text')
    return text
  }
  const text = corpus.findText(name)
  if (text === undefined) throw unknownTranslation(corpus, name, '/translation')
  return text
}
