import { fromOsis } from '../engine/index.ts'
import { topicPath } from './addresses.ts'
import type { ChapterView } from './chapter-view.ts'
import type { TopicOfChapter } from './guide-lookup.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'
import { chapterOsis, osisOfPlace } from './references.ts'
import type { Site } from './site.ts'

const mostShown = 12

/** Entries of the guide that rest on the chapter; of verses, those that rest on them come first. */
export function chapterTopics({ guide }: Site, { language, place }: ChapterView): Html | undefined {
  const say = messages[language]
  const topics = guide.ofChapter(language, chapterOsis(place))
  if (topics.length === 0) return undefined
  const range = fromOsis(osisOfPlace(place))!
  const touches = ({ ranges }: TopicOfChapter) =>
    ranges.some(({ start, end }) => start <= range.end && end >= range.start)
  const ordered =
    place.verses === undefined ? topics : [...topics.filter(touches), ...topics.filter((one) => !touches(one))]
  const item = ({ id, title, kind }: TopicOfChapter) =>
    html`<li><a href="${topicPath(language, id)}">${title}</a> <span class="kind">${say.kind[kind]}</span></li>`
  const more = ordered.slice(mostShown)
  return html`<section aria-labelledby="topics"><h2 id="topics">${say.topicsHere}</h2>
<ul class="topics">${ordered.slice(0, mostShown).map(item)}</ul>
${more.length > 0 && html`<details><summary>${say.moreTopics(more.length)}</summary><ul class="topics">${more.map(item)}</ul></details>`}
</section>`
}
