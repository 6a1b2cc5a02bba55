import type { Language } from '../engine/engine.ts'
import { type Book, books } from '../engine/index.ts'
import { booksPath, passagePath } from './addresses.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { messages } from './messages.ts'
import { chapterOsis } from './references.ts'
import type { Site } from './site.ts'

/** Every book that a translation prints, and its chapters. */
export function booksPage(site: Site, language: Language): Page {
  const say = messages[language]
  const texts = site.engine.listTranslations()
  const isPrinted = (book: Book) => texts.some(({ id }) => site.isPrinted(id, chapterOsis({ book, chapter: 1 })))
  const parts = (['old', 'new', 'deuterocanon'] as const).map((testament) => {
    const items = books
      .filter((book) => book.testament === testament && isPrinted(book))
      .map((book) => {
        const name = book.name[language]
        if (book.chapters.length === 1)
          return html`<li id="${book.code}"><a href="${passagePath(language, { book, chapter: 1 })}">${name}</a></li>`
        const chapters = book.chapters.map(
          (_, at) =>
            html`<a href="${passagePath(language, { book, chapter: at + 1 })}" aria-label="${name} ${at + 1}">${at + 1}</a> `,
        )
        return html`<li id="${book.code}"><details><summary>${name}</summary><p class="chapters">${chapters}</p></details></li>`
      })
    return (
      items.length > 0 && html`<section><h2>${say.testaments[testament]}</h2><ul class="books">${items}</ul></section>`
    )
  })
  return {
    language,
    title: say.books,
    description: say.booksSummary,
    canonical: booksPath(language),
    alternates: { en: booksPath('en'), es: booksPath('es') },
    inOtherLanguage: booksPath(language === 'en' ? 'es' : 'en'),
    body: html`<h1>${say.books}</h1><p class="lead">${say.booksSummary}</p>${parts.filter((part) => part !== false)}`,
  }
}
