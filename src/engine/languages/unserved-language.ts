import type { Language } from '../engine.ts'
import { detectForeign } from './detect-foreign.ts'

/** What is said to whoever writes in a language that is not served. */
export type UnservedLanguage = { name: Readonly<Record<Language, string>>; message: string }

const served: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) =>
    `This seems to be written in ${name}. I answer in English and Spanish: please ask in one of them. This reply costs nothing. The verse search takes a reference, or words of a translation that is loaded, in any language.`,
  es: (name) =>
    `Esto parece escrito en ${name}. Respondo en inglés y en español: pregunte, por favor, en uno de ellos. Esta respuesta no cuesta nada.`,
}

/**
 * What to say of a text that is neither English nor Spanish: in its own language where it is one of the most spoken, and
 * in those that are served.
 * @returns undefined for a text that can be answered
 */
export function unservedLanguage(text: string): UnservedLanguage | undefined {
  const found = detectForeign(text)
  if (found === undefined) return undefined
  const { name, message } = found
  return {
    name,
    message: [...(message === undefined ? [] : [message]), served.en(name.en), served.es(name.es)].join('\n\n'),
  }
}

/** ISO 639 code of the language of a text that is neither English nor Spanish, where it can be told. */
export const foreignLanguage = (text: string): string | undefined => detectForeign(text)?.code
