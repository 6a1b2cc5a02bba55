import type { Dictionary } from './en.ts'

export type Language = 'en' | 'es'

const place = 'berea.language'

export function chosenLanguage(): Language {
  const stored = localStorage.getItem(place)
  if (stored === 'en' || stored === 'es') return stored
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en'
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(place, language)
}

/** The words of a language; each is fetched only by those who read it. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'es' ? (await import('./es.ts')).es : (await import('./en.ts')).en
}
