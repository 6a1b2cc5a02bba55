import type { Language } from '../writing.ts'
import type { Changes } from './finish-text.ts'

/** What callers are told of the changes that were made to what a model wrote. */
export const changeNotes: Readonly<Record<Language, (changes: Changes) => string[]>> = {
  en: ({ quotations, references, markers, markup, isCut }) => [
    ...(quotations > 0 ? [`Quotations put right from the text of Scripture, or taken out: ${quotations}.`] : []),
    ...(references > 0 ? [`References that could not stand, taken out with their sentence: ${references}.`] : []),
    ...(markers > 0 ? ['Markers that named no source were taken out.'] : []),
    ...(markup ? ['Markup, images or links were taken out of the answer.'] : []),
    ...(isCut ? ['The answer was cut at a sentence to stay within maxOutputTokens.'] : []),
  ],
  es: ({ quotations, references, markers, markup, isCut }) => [
    ...(quotations > 0 ? [`Citas corregidas según el texto de la Escritura, o quitadas: ${quotations}.`] : []),
    ...(references > 0 ? [`Referencias que no podían sostenerse, quitadas con su frase: ${references}.`] : []),
    ...(markers > 0 ? ['Se quitaron marcas que no nombraban ninguna fuente.'] : []),
    ...(markup ? ['Se quitaron de la respuesta marcas, imágenes o enlaces.'] : []),
    ...(isCut ? ['La respuesta se cortó en una frase para no pasar de maxOutputTokens.'] : []),
  ],
}

/** What callers are told of a text whose model ended in the middle of it. */
export const brokenOff: Readonly<Record<Language, string>> = {
  en: 'The language model broke off: the answer ends where it had been checked.',
  es: 'El modelo de lenguaje se interrumpió: la respuesta termina donde ya se había comprobado.',
}
