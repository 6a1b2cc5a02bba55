import type { Language } from '../engine.ts'
import type { Correction } from './correct-spelling.ts'

/** What a search tells its caller besides results, in both languages. */
type Notes = {
  nothingToSearchFor: string
  nothingFound: string
  unknownWords: (words: readonly string[]) => string
  corrected: (corrections: readonly Correction[]) => string
  noSuchPassage: (reason: string) => string
  outsideFilter: (reference: string) => string
  outsideCanon: (reference: string) => string
  deuterocanonNamed: (reference: string) => string
  notInTranslation: (reference: string, translation: string) => string
  noDeuterocanon: (translation: string) => string
}

export const searchNotes: Record<Language, Notes> = {
  en: {
    nothingToSearchFor: 'The query has no word to search for. Try a topic, a few words of a verse, or a reference.',
    nothingFound: 'No verse matches the query. Try other words, or search more books.',
    unknownWords: (words) => `Nothing here has ${quoted(words, 'or')}, so the other words of the query decide.`,
    corrected: (corrections) =>
      `Searched for ${corrections.map(({ from, to }) => `“${to}” instead of “${from}”`).join(', and ')}.`,
    noSuchPassage: (reason) => `${reason} Showing what the words of the query find.`,
    outsideFilter: (reference) => `${reference} lies outside the books that were searched.`,
    outsideCanon: (reference) =>
      `${reference} is deuterocanonical: ask with \`canon\` \`all\` to search those books too.`,
    deuterocanonNamed: (reference) => `${reference} is deuterocanonical; it is shown because the query names it.`,
    notInTranslation: (reference, translation) => `${translation} does not have ${reference}.`,
    noDeuterocanon: (translation) => `${translation} does not have the deuterocanonical books.`,
  },
  es: {
    nothingToSearchFor:
      'La consulta no contiene ninguna palabra que buscar. Pruebe con un tema, algunas palabras de un versículo o una referencia.',
    nothingFound: 'Ningún versículo corresponde a la consulta. Pruebe con otras palabras o busque en más libros.',
    unknownWords: (words) =>
      `Aquí nada contiene ${quoted(words, 'ni')}, así que deciden las demás palabras de la consulta.`,
    corrected: (corrections) =>
      `Se ha buscado ${corrections.map(({ from, to }) => `“${to}” en lugar de “${from}”`).join(' y ')}.`,
    noSuchPassage: (reason) => `${reason} Se muestra lo que encuentran las palabras de la consulta.`,
    outsideFilter: (reference) => `${reference} queda fuera de los libros en que se ha buscado.`,
    outsideCanon: (reference) =>
      `${reference} es deuterocanónico: pida \`canon\` \`all\` para buscar también en esos libros.`,
    deuterocanonNamed: (reference) => `${reference} es deuterocanónico; se muestra porque la consulta lo nombra.`,
    notInTranslation: (reference, translation) => `${translation} no tiene ${reference}.`,
    noDeuterocanon: (translation) => `${translation} no tiene los libros deuterocanónicos.`,
  },
}

function quoted(words: readonly string[], joint: string): string {
  const marked = words.map((word) => `“${word}”`)
  return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} ${joint} ${marked.at(-1)}`
}
