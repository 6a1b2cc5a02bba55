import type { Language } from '../../engine/engine.ts'
import { askPath, homePath } from '../addresses.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { messages } from '../messages.ts'
import type { Site } from '../site.ts'
import { askForm } from './ask-form.ts'
import { askMessages } from './messages.ts'
import type { Question, Turn } from './read-question.ts'
import type { StudyReply } from './reply.ts'
import { replyText } from './reply-text.ts'
import { sources } from './sources.ts'

const longestTitle = 80

/** A reply with its sources beside it, what else may be meant, and the box to ask on. */
export function answerPage(site: Site, language: Language, question: Question, reply: StudyReply): Page {
  const say = askMessages[language]
  const ids = new Set(reply.citations.map(({ id }) => id))
  const help = reply.safety.care.level === 'danger' ? helpOf(reply, language) : undefined
  const text = replyText(reply.answerMarkdown, {
    citations: ids,
    help: help && { labels: reply.safety.resources.map(({ label }) => label), list: help },
    suggested: reply.suggestions.map(({ title }) => title),
  })
  const history: Turn[] = [
    ...question.history,
    { role: 'user', text: question.text },
    { role: 'assistant', text: reply.answerMarkdown },
  ]
  return {
    language,
    title: cut(question.text),
    description: say.summary,
    canonical: undefined,
    inOtherLanguage: homePath(language === 'en' ? 'es' : 'en'),
    script: 'ask',
    body: html`${earlier(question.history, language)}<p class="kind">${say.yourQuestion}</p>
<h1 class="asked" dir="auto">${question.text}</h1>
${help !== undefined && !text.markup.includes(help.markup) && help}
<div class="answered"><article class="reply" lang="${reply.language}">${text}
${reply.safety.notes.length > 0 && html`<p class="small">${reply.safety.notes.join(' ')}</p>`}
<p class="small">${reply.mode === 'extractive' ? say.byGuide : say.byModel(reply.model)}</p>
<p class="tools" hidden><button type="button" data-copy data-done="${say.copied}">${say.copy}</button>
<button type="button" data-print>${say.print}</button></p></article>
${sources(site, reply.citations, language)}</div>
${suggestions(reply, question, language)}
${askForm(site, language, { ...question, text: '', history, isFollowUp: true })}
<p><a href="${homePath(language)}">${say.askAnew}</a></p>`,
  }
}

const cut = (text: string): string =>
  text.length <= longestTitle ? text : `${text.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`

/** The help lines that the reply chose, where they can be tapped. */
function helpOf({ safety: { resources } }: StudyReply, language: Language): Html | undefined {
  if (resources.length === 0) return undefined
  const say = messages[language]
  const items = resources.map(({ label, phone, url }) => {
    const name = url === undefined ? html`${label}` : html`<a href="${url}" rel="noreferrer">${label}</a>`
    return html`<li>${name}${phone !== undefined && html` <a href="tel:${phone.replace(/[^\d+*#]/g, '')}">${phone}</a>`}</li>`
  })
  return html`<aside class="help" aria-label="${say.help}"><ul>${items}</ul></aside>`
}

function earlier(history: readonly Turn[], language: Language): Html | undefined {
  const asked = history.filter(({ role }) => role === 'user')
  if (asked.length === 0) return undefined
  return html`<details class="earlier"><summary>${askMessages[language].before}</summary>
<ol>${asked.map(({ text }) => html`<li dir="auto">${text}</li>`)}</ol></details>`
}

function suggestions({ suggestions: all }: StudyReply, question: Question, language: Language): Html | undefined {
  if (all.length === 0) return undefined
  const buttons = all.map(
    ({ question: asks, title }) =>
      html`<li><button class="choice" name="question" value="${asks}">${title}</button></li>`,
  )
  return html`<form class="suggestions" method="post" action="${askPath(language)}"><h2>${askMessages[language].mayMean}</h2>
<input type="hidden" name="detail" value="${question.detail}">
${question.translation !== undefined && html`<input type="hidden" name="translation" value="${question.translation}">`}
<ul class="examples">${buttons}</ul></form>`
}
