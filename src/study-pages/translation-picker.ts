import { passagePath, type Shown } from './addresses.ts'
import type { ChapterView } from './chapter-view.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'
import { chapterOsis } from './references.ts'
import { defaultTranslation, type Site } from './site.ts'

/** Links to the same passage in every translation that prints it, alone and side by side, and with its words. */
export function translationPicker(site: Site, { language, place, shown, text, beside }: ChapterView): Html {
  const say = messages[language]
  const usual = defaultTranslation(site, language)
  const all = site.engine.listTranslations().filter(({ id }) => site.isPrinted(id, chapterOsis(place)))
  const path = (over: Shown) => passagePath(language, place, { ...shown, ...over })
  const link = (name: string, title: string, href: string, isHere: boolean) =>
    html`<li><a class="choice" href="${href}" title="${title}"${isHere && html` aria-current="true"`}>${name}</a></li>`
  const alone = all.map(({ id, title }) =>
    link(
      id,
      title,
      path({
        translation: id === usual.id ? undefined : id,
        with: beside?.translation === id ? undefined : shown.with,
      }),
      id === text.translation,
    ),
  )
  const besides = all
    .filter(({ id }) => id !== text.translation)
    .map(({ id, title }) => link(id, title, path({ with: id }), id === beside?.translation))
  const byItself = link(say.alone, say.alone, path({ with: undefined }), beside === undefined)
  const hasWords = [text, beside].some((one) => one?.verses.some(({ words }) => words.length > 0))
  const toggle = html`<p><a href="${path({ strongs: !shown.strongs })}">${shown.strongs ? say.hideStrongs : say.showStrongs}</a></p>`
  return html`<div class="picker">
<p id="translations">${say.translation}</p><ul aria-labelledby="translations">${alone}</ul>
${besides.length > 0 && html`<p id="besides">${say.beside}</p><ul aria-labelledby="besides">${byItself}${besides}</ul>`}
${hasWords && toggle}</div>`
}
