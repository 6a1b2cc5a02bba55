import { once } from '../../platform/once.ts'
import type { Span } from '../engine.ts'
import type { CheckOptions, Finding, Guardrail, Redaction } from './contract.ts'
import { hiddenOrder, hiddenOrders } from './hidden-elements.ts'
import { promptLeakRules } from './internal-exposure.ts'
import { policyRules } from './policies/index.ts'
import { type RuleMatch, ruleSetVersion } from './rule.ts'
import { indexRules, type RuleIndex } from './rule-index.ts'
import type { CheckedText, View } from './text/checked-text.ts'

const forAsked = once(() => {
  const rules = [
    ...['en', 'persuasion.en', 'personas.en', 'es', 'other-languages.any'].flatMap((file) =>
      policyRules(`prompt-injection/${file}`),
    ),
    ...promptLeakRules().map((rule) => ({ ...rule, group: 'leak' })),
  ]
  return { rules, match: indexRules(rules).match }
})
const forFound = once(() => {
  const rules = [...forAsked().rules, ...policyRules('prompt-injection/material.any')]
  return { rules, match: indexRules(rules).match }
})

/** Every rule, for tests of the rules themselves. */
export const everyInjectionRule = () => forFound().rules

/**
 * Attempts to change the service's task or rules. What a caller asks is flagged when it does so in one way, and refused
 * when it does in two or hides it. From material that was found, the sentences that speak to the model are taken out.
 */
export const openPromptInjection = once(
  (): Guardrail => ({
    name: 'promptInjection',
    stages: ['input', 'retrieved'],
    ruleSet: ruleSetVersion('prompt-injection', everyInjectionRule(), hiddenOrder()),
    check: (text, options) => (options.stage === 'retrieved' ? checkFound(text) : checkAsked(text, options)),
  }),
)

function checkAsked(text: CheckedText, { settings }: CheckOptions): Finding | undefined {
  const { match: inAsked } = forAsked()
  const seen = withoutShortRoles(inAsked(text), text.folded.length)
  const hidden = withoutShortRoles(hiddenMatches(text, inAsked, seen), text.folded.length)
  const tagged = isSpeech(text, 'tag_characters')
  const rules = [...idsOf(seen), ...idsOf(hidden), ...(tagged ? ['speech-in-tag-characters'] : [])]
  if (rules.length === 0) return undefined
  const isHidden = hidden.length > 0 || tagged || seen.some((match) => isDisguised(text, match))
  const groups = new Set([...seen, ...hidden].map(({ rule }) => rule.group))
  const isRefused = isHidden || groups.size > 1 || settings.strictness.promptInjection === 'strict'
  return { decision: isRefused ? 'refuse' : 'flag', rules, ...(isHidden && { isHidden }) }
}

function checkFound(text: CheckedText): Finding | undefined {
  const { match: inFound } = forFound()
  const seen = withoutShortRoles(inFound(text), text.folded.length)
  const hidden = withoutShortRoles(hiddenMatches(text, inFound, seen), text.folded.length)
  const elements = hiddenOrders(text.folded)
  const tagged = isSpeech(text, 'tag_characters')
  const rules = [
    ...idsOf(seen),
    ...idsOf(hidden),
    ...(elements.length > 0 ? ['order-in-hidden-element'] : []),
    ...(tagged ? ['speech-in-tag-characters'] : []),
  ]
  if (rules.length === 0) return undefined
  const outside = seen.filter((match) => !elements.some(({ start, end }) => start <= match.start && match.end <= end))
  const spans = [...outside.map((match) => sentences(text.folded, match)), ...elements].map(({ start, end }) =>
    text.originalSpan(start, end),
  )
  if (tagged) spans.push(...tagRuns(text.original))
  for (const how of new Set(hidden.map(({ how }) => how))) spans.push(...encodedSpans(text, how))
  const isHidden = hidden.length > 0 || elements.length > 0 || tagged || seen.some((match) => isDisguised(text, match))
  return { decision: 'redact', rules, redactions: joined(spans), ...(isHidden && { isHidden }) }
}

/** From here on a text that gives the service a role is a prompt of its own and no wish for a dialogue. */
const shortestRolePrompt = 350

/** To play somebody is a fair wish in a few words, and the way of jailbreaks in many or beside something else. */
function withoutShortRoles<Match extends RuleMatch>(matches: Match[], length: number): Match[] {
  if (length >= shortestRolePrompt) return matches
  const isRole = ({ rule }: Match) => rule.group === 'role_prompt'
  return matches.every(isRole) ? [] : matches
}

const idsOf = (matches: readonly RuleMatch[]) => [...new Set(matches.map(({ rule }) => rule.id))]

type HiddenMatch = RuleMatch & { how: View['how'] }

/** What only a decoding of the text says: rules that did not match what can be read. */
function hiddenMatches(text: CheckedText, find: RuleIndex['match'], seen: readonly RuleMatch[]): HiddenMatch[] {
  const known = new Set(seen.map(({ rule }) => rule.id))
  return text.decoded().flatMap((view) =>
    find(view)
      .filter(({ rule }) => !known.has(rule.id))
      .map((match) => ({ ...match, how: view.how })),
  )
}

/** Flags of regions are tag characters too, of some five letters; sentences are longer. */
const isSpeech = (text: CheckedText, how: View['how']) =>
  text.unseen >= 8 && text.decoded().some((view) => view.how === how && /[a-z]{2,} [a-z]{2,}/.test(view.folded))

const unseenInside = /[\u200b-\u200f\u2060-\u2064\u00ad\ufeff\u180e\u{e0000}-\u{e007f}]/gu
const styledLetter = /[\u{1d400}-\u{1d7ff}\uff21-\uff5a\u24b6-\u24e9\u{1f130}-\u{1f189}]/gu
const fewest = 3

/** Written so that people read it and a plain filter does not. */
function isDisguised(text: CheckedText, { start, end }: Span): boolean {
  if (isMixedScript(text.plain.slice(start, end).toLowerCase(), text.folded.slice(start, end))) return true
  if (text.original === text.plain) return false
  const span = text.originalSpan(start, end)
  const written = text.original.slice(span.start, span.end)
  const marks = (written.match(unseenInside)?.length ?? 0) + (written.match(styledLetter)?.length ?? 0)
  return marks >= fewest
}

const isMixedScript = (plain: string, folded: string) => plain !== folded && plain.length === folded.length

const endMark =
  /[.!?。！？]["')\]]*(?=\s|$)|\n|[。！？]|<\/?(?:p|div|li|t[dhr]|h[1-6]|br|hr|section|article|body|[uo]l|table)\b[^<>]{0,200}>/g
const firstEndMark = new RegExp(endMark.source)
/** A sentence is taken to be no longer than this on either side of what matched. */
const longestSide = 600
const leads = /^[\s.!?:;,)\]]+/

/** The whole sentences that a match touches, with a following one that goes on from it. */
function sentences(text: string, match: Span): Span {
  // many patterns begin with the end of the sentence before
  const start = match.start + (text.slice(match.start, match.end).match(leads)?.[0].length ?? 0)
  const before = text.slice(Math.max(0, start - longestSide), start)
  let from = start - before.length
  for (const mark of before.matchAll(endMark)) from = start - before.length + mark.index + mark[0].length
  const to = endOfSentence(text, Math.max(match.end - 1, start))
  const goesOn = /^[ \n]?(?:instead|then|after that|afterwards|rather|now|finally|and then|en su lugar|luego)\b/.test(
    text.slice(to, to + 40),
  )
  return { start: from, end: goesOn ? endOfSentence(text, to + 1) : to }
}

function endOfSentence(text: string, from: number): number {
  const after = text.slice(from, from + longestSide)
  const mark = firstEndMark.exec(after)
  if (mark === null) return from + after.length
  // an element that closes stays
  return from + mark.index + (mark[0].startsWith('<') ? 0 : mark[0].length)
}

const tagRuns = (original: string): Span[] =>
  [...original.matchAll(/[\u{e0000}-\u{e007f}]+/gu)].map(({ index, 0: run }) => ({
    start: index,
    end: index + run.length,
  }))

const runsOf: Partial<Record<View['how'], RegExp>> = {
  base64: /[A-Za-z0-9+/_-]{16,}={0,2}/g,
  hexadecimal: /(?:(?:0x)?[0-9a-fA-F]{2}[ :,]?){8,}/g,
  binary: /(?:[01]{8} ?){6,}/g,
  morse: /(?:[.\-/]+ ?){6,}/g,
  escapes: /[^\n]*(?:\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|%[0-9a-fA-F]{2})[^\n]*/g,
  entities: /[^\n]*&(?:#\d{2,6}|#x[0-9a-fA-F]{2,6}|[a-z]{2,6});[^\n]*/g,
  joined_words: /(?:[A-Za-z]{1,20}[._*/|+~-]){3,}[A-Za-z]{1,20}/g,
}

/** Where the encoded words lie: their sentences, or the whole text where that cannot be told. */
function encodedSpans(text: CheckedText, how: View['how']): Span[] {
  if (how === 'tag_characters') return tagRuns(text.original)
  const run = runsOf[how]
  const runs = run === undefined ? [] : [...text.plain.matchAll(run)]
  if (runs.length === 0) return [{ start: 0, end: text.original.length }]
  return runs.map(({ index, 0: match }) => {
    const { start, end } = sentences(text.folded, { start: index, end: index + match.length })
    return text.originalSpan(start, end)
  })
}

function joined(spans: readonly Span[]): Redaction[] {
  const found: Redaction[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end, replacement: '' })
  }
  return found
}
