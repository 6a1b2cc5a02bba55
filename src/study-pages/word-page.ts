import type { Language, StudyWord } from '../engine/engine.ts'
import { osisPath, topicPath, topicsPath, wordPath } from './addresses.ts'
import { type Html, html } from './html.ts'
import type { Page } from './layout.ts'
import { messages } from './messages.ts'
import { notFoundPage } from './not-found-page.ts'
import { shortened } from './passage-page.ts'
import { quotedPassage } from './quoted-passage.ts'
import { referenceOf } from './references.ts'
import { found, movedTo, type Reply, type Site } from './site.ts'
import { slugged } from './slugs.ts'
import { sentences } from './topic-parts.ts'

/** The page of a Hebrew or Greek word, by its Strong's number. */
export function wordPage(site: Site, language: Language, typed: string): Reply {
  const word = site.engine.readWord({ strongs: typed, mostVerses: mostQuoted + mostListed })
  if (word === undefined) return unknownWord(site, language, typed)
  return word.strongs === typed ? found(pageOf(site, language, word)) : movedTo(wordPath(language, word.strongs))
}

/** So many verses are quoted, and so many more named. */
const mostQuoted = 30
const mostListed = 300
const mostRenderings = 12

function pageOf(site: Site, language: Language, word: StudyWord): Page {
  const say = messages[language]
  const { strongs, lemma, transliteration, definition, renderings, verses, verseCount, source } = word
  const shown = verses.slice(0, mostQuoted)
  const rendered = renderings
    .slice(0, mostRenderings)
    .map(
      ({ text, count }) => html`<li><span lang="en">${text}</span> <span class="kind">${say.times(count)}</span></li>`,
    )
  const body = html`<h1><bdi lang="${word.language === 'greek' ? 'grc' : 'hbo'}">${lemma}</bdi> <i>${transliteration}</i></h1>
<p class="lead">${strongs} · ${say.languages[word.language]} · ${say.pronounced}: <span lang="en">${word.pronunciation}</span></p>
<h2>${say.definition}</h2><p lang="en">${withNumbers(definition, language)}</p>
${guideEntry(site, language, strongs)}
${rendered.length > 0 && html`<h2>${say.renderings}</h2><ul class="words">${rendered}</ul>`}
<h2>${verses.length === 0 ? say.passagesQuoted : say.stands(verseCount, shown.length)}</h2>
${verses.length === 0 && html`<p>${say.wordNever}</p>`}
<ul class="passages">${shown.map((osis) => quotedPassage(site, { osis }, language))}</ul>
${rest(verses.slice(mostQuoted), verseCount - mostQuoted, language)}
<p class="source">${source.title}: ${source.license}.${source.attribution !== null && ` ${source.attribution}.`}</p>`
  const paths = { en: wordPath('en', strongs), es: wordPath('es', strongs) }
  const description = `${say.describeWord(strongs, say.languages[word.language])}${lemma} (${transliteration}), ${definition}`
  return {
    language,
    title: `${lemma} (${transliteration}), ${strongs}`,
    description: description.length <= 158 ? description : `${description.slice(0, 158).replace(/\s+\S*$/, '')}…`,
    canonical: paths[language],
    alternates: paths,
    inOtherLanguage: paths[language === 'en' ? 'es' : 'en'],
    breadcrumbs: [
      { name: say.topics, path: topicsPath(language) },
      { name: say.kinds.word, path: topicsPath(language, { kind: 'word' }) },
    ],
    article: { about: { '@type': 'DefinedTerm', name: lemma, termCode: strongs, inDefinedTermSet: source.title } },
    body,
  }
}

/** Numbers of other words in a definition lead to them. */
const withNumbers = (text: string, language: Language): Html[] =>
  text
    .split(/(\b[GH][1-9]\d{0,3}\b)/)
    .map((part, at) => (at % 2 === 0 ? html`${part}` : html`<a href="${wordPath(language, part)}">${part}</a>`))

/** What the study guide says of the word. */
function guideEntry({ engine, guide }: Site, language: Language, strongs: string): Html | undefined {
  const id = guide.ofWord(strongs)
  const topic = id === undefined ? undefined : engine.readTopic({ id, language })
  if (id === undefined || topic?.word === undefined) return undefined
  const say = messages[language]
  const senses = topic.word.senses.map((sense) => html`<li>${sentences([sense], language)}</li>`)
  return html`<h2>${say.inGuide}: <a href="${topicPath(language, id)}">${topic.title}</a></h2>
<p>${sentences(topic.sentences, language)}</p><h3>${say.senses}</h3><ul class="facts">${senses}</ul>
<p class="small">${say.licence}: ${topic.source.attribution ?? topic.source.license}</p>`
}

/** Further verses by their references alone. */
function rest(verses: readonly string[], count: number, language: Language): Html | undefined {
  if (verses.length === 0) return undefined
  const links = verses.flatMap((osis) => {
    const path = osisPath(language, osis)
    return path === undefined ? [] : [html`<a href="${path}">${referenceOf(osis, language)}</a> `]
  })
  return html`<details><summary>${messages[language].moreTopics(count)}</summary>
<p class="references">${links}${count > verses.length && '…'}</p></details>`
}

/** An address that is no number: the nearest that is, or the word that it names. */
function unknownWord({ engine, guide }: Site, language: Language, typed: string): Reply {
  const links: { name: string; path: string }[] = []
  const entry = guide.title(language, `word-${slugged(typed)}`)
  if (entry !== undefined) links.push({ name: entry, path: topicPath(language, `word-${slugged(typed)}`) })
  const [, letter, digits] = /^([gh])0*(\d{1,6})$/i.exec(typed.trim()) ?? []
  if (letter !== undefined && digits !== undefined) {
    const own = engine.listWords().filter((each) => each.startsWith(letter.toUpperCase()))
    const away = (each: string) => Math.abs(Number(each.slice(1)) - Number(digits))
    const nearest = own.reduce((best, each) => (away(each) < away(best) ? each : best), own[0] ?? '')
    if (nearest !== '') links.push({ name: nearest, path: wordPath(language, nearest) })
  }
  return notFoundPage(language, messages[language].noWord(shortened(typed)), links)
}
