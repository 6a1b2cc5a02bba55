const languages = ['en', 'es'] as const
/** What pages and mails are written in. */
export type Language = (typeof languages)[number]

/**
 * The language that a browser would rather have, of those there are.
 * @param header of the form of `Accept-Language`; null where there is none
 */
export function preferredLanguage(header: string | null): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry
        .trim()
        .toLowerCase()
        .split(/;\s*q=/)
      return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .sort((a, b) => b.quality - a.quality)
  const found = wanted.find(({ language, quality }) => quality > 0 && isLanguage(language))
  return found === undefined ? 'en' : (found.language as Language)
}

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language)
