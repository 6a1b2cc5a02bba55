import type { Language } from '../../engine/engine.ts'
import { booksPath, homePath, topicsPath } from '../addresses.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { messages } from '../messages.ts'
import type { Site } from '../site.ts'
import { askForm } from './ask-form.ts'
import { askMessages } from './messages.ts'
import type { Question } from './read-question.ts'

/** The question box, empty or, with what was wrong, as it was sent. */
export function askPage(
  site: Site,
  language: Language,
  { usesModel, sent, problem }: { usesModel: boolean; sent?: Question; problem?: string },
): Page {
  const say = askMessages[language]
  const { passages, topics } = messages[language]
  return {
    language,
    title: say.title,
    description: say.summary,
    canonical: sent === undefined ? homePath(language) : undefined,
    alternates: sent === undefined ? { en: homePath('en'), es: homePath('es') } : undefined,
    inOtherLanguage: homePath(language === 'en' ? 'es' : 'en'),
    script: 'ask',
    body: html`<h1>${say.title}</h1><p class="lead">${say.summary}</p>
${askForm(site, language, { ...sent, problem })}
<p>${say.readAlso} <a href="${booksPath(language)}">${passages}</a> · <a href="${topicsPath(language)}">${topics}</a></p>
<p class="small">${say.kept}${usesModel && ` ${say.sent}`}</p>`,
  }
}
