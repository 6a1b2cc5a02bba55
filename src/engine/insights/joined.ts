import type { Language } from '../engine.ts'

/** Names as a list in a sentence: `a, b and c`; in Spanish `e` stands before the sound of i. */
export function joined(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')}${andBefore(names.at(-1)!, language)}${names.at(-1)}`
}

/** What joins the last name of a list to those before it. */
export const andBefore = (name: string, language: Language): string => {
  if (language === 'en') return ' and '
  return /^[“]?(?:[iIíÍ]|[hH][iIíÍ](?!e))/u.test(name) ? ' e ' : ' y '
}
