import type { KnownHelpLine, Language } from '../engine/engine.ts'
import { chooseHelpLines } from '../engine/index.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'

/** What somebody may be going through that does not wait, and what it is to the help lines. */
const dangers: Readonly<Record<string, string>> = {
  suicide: 'self_harm',
  self_harm: 'self_harm',
  abuse: 'abuse_victim',
}

/** Whether somebody who reads an entry may be in danger. */
export const isOfDanger = (care: readonly string[]): boolean => care.some((each) => dangers[each] !== undefined)

/** Where help is to be had, for an entry whose reader may need it. */
export function helpBox(
  lines: readonly KnownHelpLine[],
  care: readonly string[],
  language: Language,
): Html | undefined {
  const danger = care.map((each) => dangers[each]).find((kind) => kind !== undefined)
  const chosen = chooseHelpLines(lines, language, danger === undefined ? {} : { kind: danger })
  if (care.length === 0 || chosen.length === 0) return undefined
  const say = messages[language]
  const items = chosen.map(({ label, phone, url }) => {
    const name = url === undefined ? html`${label}` : html`<a href="${url}" rel="noreferrer">${label}</a>`
    return html`<li>${name}${phone !== undefined && html` <a href="tel:${phone.replace(/[^\d+*#]/g, '')}">${phone}</a>`}</li>`
  })
  return html`<aside class="help" aria-label="${say.help}"><p>${danger === undefined ? say.helpNote : say.helpDanger}</p>
<ul>${items}</ul></aside>`
}
