import { once } from '../../platform/once.ts'
import type { Guardrail } from './contract.ts'
import { asksToUnderstand, contextRules, isHistory, isReported, isTakenBack } from './hateful/context.ts'
import { type Link, linksIn } from './hateful/links.ts'
import { phraseFinder } from './hateful/phrase-finder.ts'
import type { Sign, SignKind, SignList } from './hateful/sign.ts'
import { policyLists } from './policies/index.ts'
import { quotedSpans } from './quoted-spans.ts'
import { ruleSetVersion } from './rule.ts'

const files = ['groups.en', 'groups.es', 'en', 'es', 'other-languages.any']
/** Without one of these a text is about no people. */
const namesPeople: ReadonlySet<SignKind> = new Set(['people', 'people-old', 'creed'])

/** Fewer points than this are no finding, and from the second on it is plain. */
const [likely, plain] = [2, 3]

const longestSentence = 600
const sentenceEnd = /[.!?\n]+/g

/** Stretches of the text from end mark to end mark. */
function sentencesOf(folded: string): { start: number; end: number }[] {
  const sentences = []
  let start = 0
  for (const { index: at, 0: mark } of folded.matchAll(sentenceEnd)) {
    for (; at - start > longestSentence; start += longestSentence)
      sentences.push({ start, end: start + longestSentence })
    sentences.push({ start, end: at + mark.length })
    start = at + mark.length
  }
  for (; start < folded.length; start += longestSentence)
    sentences.push({ start, end: Math.min(folded.length, start + longestSentence) })
  return sentences
}

/** The links in the writer's own voice, sentence by sentence. */
function ownLinks(folded: string, signs: readonly Sign[]): Link[] {
  const hasAsk = signs.some(({ kind }) => kind === 'ask')
  const hasNow = signs.some(({ kind }) => kind === 'now')
  const quotes = quotedSpans(folded)
  const found: Link[] = []
  let next = 0
  let named = -9
  for (const [place, { start, end }] of sentencesOf(folded).entries()) {
    const here: Sign[] = []
    for (; next < signs.length && signs[next]!.start < end; next++) here.push(signs[next]!)
    if (here.length === 0) continue
    const isAboutPeople = place - named <= 2
    if (here.some(({ kind }) => kind === 'people' || (kind === 'people-old' && (hasAsk || hasNow)))) named = place
    const links = linksIn(folded, start, here, { isAboutPeople, hasAsk, hasNow })
    if (links.length === 0) continue
    const sentence = folded.slice(start, end)
    if (isHistory(sentence)) continue
    if (asksToUnderstand(sentence) && sentence.includes('?')) continue
    found.push(
      ...links.filter((link) => {
        const before = folded.slice(start, link.end)
        if (isReported(before)) return false
        const isQuoted = quotes.some((quote) => link.start >= quote.start && link.end <= quote.end && quote.start > 1)
        return !isQuoted || (hasAsk && !asksToUnderstand(folded))
      }),
    )
  }
  return found
}

/** Links that say the same count once, the heaviest of them. */
function pointsOf(links: readonly Link[]): number {
  const most = new Map<string, number>()
  for (const { kind, points } of links) most.set(kind, Math.max(most.get(kind) ?? 0, points))
  return most.values().reduce((sum, points) => sum + points, 0)
}

/**
 * Sees hatred of a group of people: that it is said in the writer's own voice, or asked for. Single words tell nothing;
 * people, what is said of them and what is wanted must stand together. Passages, their history, what others say, and
 * disagreement about doctrine are none.
 */
export const openHatefulContent = once((): Guardrail => {
  const lists = files.flatMap((file) => policyLists<SignList>(`hateful-content/${file}`))
  const allSigns = phraseFinder(lists)
  return {
    name: 'hatefulContent',
    stages: ['input', 'output'],
    ruleSet: ruleSetVersion('hateful-content', lists, contextRules(), [likely, plain]),
    check: (text, { stage, settings }) => {
      const found = allSigns(text.folded)
      if (!found.some(({ kind }) => namesPeople.has(kind))) return undefined
      const signs = found.sort((a, b) => a.start - b.start)
      const links = ownLinks(text.folded, signs)
      const said = pointsOf(links)
      const isAsked = stage === 'input' && signs.some(({ kind }) => kind === 'ask' || kind === 'wish')
      const points = said > 0 && isAsked ? said + 1 : said
      if (points < likely || isTakenBack(text.folded)) return undefined
      return {
        decision: points >= plain || settings.strictness.hatefulContent === 'strict' ? 'refuse' : 'flag',
        rules: [...new Set(links.map(({ kind }) => kind))],
      }
    },
  }
})
