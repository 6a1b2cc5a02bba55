import { details, type Language } from '../../engine/engine.ts'
import { askPath } from '../addresses.ts'
import { type Html, html } from '../html.ts'
import { defaultTranslation, type Site } from '../site.ts'
import { askMessages } from './messages.ts'
import { longestQuestion, type Question } from './read-question.ts'

type Filled = Partial<Question> & { problem?: string | undefined; isFollowUp?: boolean }

/** The question box, with what was chosen before; the conversation so far goes along in it and is kept nowhere. */
export function askForm(site: Site, language: Language, filled: Filled = {}): Html {
  const say = askMessages[language]
  const { text = '', history = [], problem, isFollowUp = false } = filled
  const turns = history.map(
    ({ role, text: said }) =>
      html`<input type="hidden" name="${role === 'user' ? 'asked' : 'answered'}" value="${said}">`,
  )
  return html`<form class="ask" method="post" action="${askPath(language)}">${turns}
<label for="question">${isFollowUp ? say.askOn : say.label}</label>
<textarea id="question" name="question" rows="${isFollowUp ? 2 : 4}" maxlength="${longestQuestion}" required dir="auto"
${problem !== undefined && html` aria-invalid="true" aria-describedby="problem"`}>${text}</textarea>
${problem !== undefined && html`<p id="problem" class="problem" role="alert">${problem}</p>`}
<div class="choices-row"><button class="primary">${isFollowUp ? say.send : say.ask}</button>
${choices(site, language, filled)}</div>
<p class="small" role="status" data-waiting="${say.waiting}"></p>
${!isFollowUp && examples(language)}</form>`
}

function choices(site: Site, language: Language, { translation, detail = 'standard', audience }: Filled): Html {
  const say = askMessages[language]
  const usual = defaultTranslation(site, language).id
  const option = (value: string, name: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && html` selected`}>${name}</option>`
  const texts = site.engine
    .listTranslations()
    .map(({ id, title }) => option(id, `${id} · ${title}`, id === (translation ?? usual)))
  const lengths = details.map((each) => option(each, say.details[each], each === detail))
  const readers = (['child', 'student'] as const).map((each) => option(each, say.audiences[each], each === audience))
  return html`<details><summary>${say.choices}</summary>
<label>${say.translation} <select name="translation">${texts}</select></label>
<label>${say.length} <select name="detail">${lengths}</select></label>
<label>${say.reader} <select name="audience"><option value="">${say.anyReader}</option>${readers}</select></label></details>`
}

/** Each is a button of the form, so that it works without script. */
const examples = (language: Language): Html => {
  const say = askMessages[language]
  const buttons = say.examples.map(
    (each) => html`<li><button class="choice" name="example" value="${each}" formnovalidate>${each}</button></li>`,
  )
  return html`<h2>${say.tryOne}</h2><ul class="examples">${buttons}</ul>`
}
