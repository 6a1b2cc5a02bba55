import type { Language, StudyTopicDetail } from '../engine/engine.ts'
import { nearestName } from '../platform/nearest-name.ts'
import { topicPath, topicsPath } from './addresses.ts'
import { helpBox, isOfDanger } from './help-box.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { messages } from './messages.ts'
import { notFoundPage } from './not-found-page.ts'
import { shortened } from './passage-page.ts'
import { found, movedTo, type Reply, type Site } from './site.ts'
import { slugged } from './slugs.ts'
import { answers, bookOf, facts, passages, sayingOf, sentences, views, wordOf } from './topic-parts.ts'

/** The page of an entry of the guide, by its id. */
export function topicPage(site: Site, language: Language, typed: string): Reply {
  const id = slugged(typed)
  const topic = site.engine.readTopic({ id, language })
  if (topic === undefined) return unknownTopic(site, language, typed)
  return id === typed ? found(pageOf(site, language, topic)) : movedTo(topicPath(language, id))
}

function pageOf(site: Site, language: Language, topic: StudyTopicDetail): Page {
  const say = messages[language]
  const { id, kind, title, summary, status, care, source } = topic
  const help = helpBox(site.helpLines, care, language)
  const licence = source.attribution ?? `${source.title}, ${source.license}`
  const isUrgent = isOfDanger(care)
  const related = topic.related.flatMap((other) => {
    const name = site.guide.title(language, other)
    return name === undefined ? [] : [html`<li><a href="${topicPath(language, other)}">${name}</a></li>`]
  })
  const body = html`<h1>${title}</h1>
${isUrgent && help}
${status !== 'core' && html`<p class="notice">${say.status[status]}</p>`}
${topic.views !== undefined && html`<h2>${say.sharedGround}</h2>`}<p class="lead">${sentences(topic.sentences, language)}</p>
${!isUrgent && help}
${sayingOf(topic, language)}${wordOf(topic, language)}${bookOf(topic, language)}
${views(site, topic, language)}
${answers(topic, language)}
${facts(topic, language)}
${topic.passages.length > 0 && html`<h2>${say.passagesQuoted}</h2>${passages(site, topic.passages, language)}`}
<p class="act"><a class="button" href="${topicsPath(language, { q: title })}">${say.searchGuide}</a></p>
${related.length > 0 && html`<h2>${say.related}</h2><ul class="links">${related}</ul>`}
<h2>${say.howWritten}</h2><p class="source">${say.howWrittenText} ${say.licence}: ${licence}.</p>`
  return {
    language,
    title,
    description: summary.length <= 158 ? summary : `${summary.slice(0, 158).replace(/\s+\S*$/, '')}…`,
    canonical: topicPath(language, id),
    alternates: { en: topicPath('en', id), es: topicPath('es', id) },
    inOtherLanguage: topicPath(language === 'en' ? 'es' : 'en', id),
    breadcrumbs: [
      { name: say.topics, path: topicsPath(language) },
      { name: say.kinds[kind], path: topicsPath(language, { kind }) },
    ],
    article: {
      about: title,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      isPartOf: { '@type': 'Book', name: source.title },
    },
    body,
  }
}

const mostNearest = 5

function unknownTopic(site: Site, language: Language, typed: string): Reply {
  const all = site.guide.all(language)
  const nearest = nearestName(
    typed,
    all.map(({ id }) => id),
  )
  const query = slugged(typed).replaceAll('-', ' ')
  const listed = query === '' ? [] : site.engine.listTopics({ query, language })
  const ids = [...new Set([...(nearest === undefined ? [] : [nearest]), ...listed.map(({ id }) => id)])]
  const links = ids
    .slice(0, mostNearest)
    .map((id) => ({ name: site.guide.title(language, id) ?? id, path: topicPath(language, id) }))
  return notFoundPage(language, messages[language].noTopic(shortened(typed)), links)
}
