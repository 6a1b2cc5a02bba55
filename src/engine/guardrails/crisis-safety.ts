import type { Finding, Guardrail } from './contract.ts'
import { crisisContext, crisisContextPatterns } from './crisis-context.ts'
import { type RuleMatch, ruleSetVersion, tryRules } from './rule.ts'
import { indexRules } from './rule-index.ts'
import { type Concept, crisisConcepts } from './rules/crisis-concepts.ts'
import { crisisRulesOfHarmSpanish } from './rules/crisis-harm-es.rules.ts'
import { crisisRulesOfLanguages } from './rules/crisis-languages.rules.ts'
import { crisisRulesNear } from './rules/crisis-near.rules.ts'
import { crisisRulesOfOthers } from './rules/crisis-others.rules.ts'
import { crisisRulesOfOwnViolence } from './rules/crisis-own-violence.rules.ts'
import type { CrisisKind, CrisisLevel, CrisisRule } from './rules/crisis-rule.ts'
import { crisisRulesOfOutput } from './rules/crisis-safety-output.rules.ts'
import { crisisRulesOfSelf } from './rules/crisis-self.rules.ts'
import { crisisRulesOfSelfSpanish } from './rules/crisis-self-es.rules.ts'
import { crisisRulesOfViolence } from './rules/crisis-violence.rules.ts'
import type { CheckedText } from './text/checked-text.ts'

export type { CrisisKind, CrisisLevel } from './rules/crisis-rule.ts'

const inputRules: readonly CrisisRule[] = [
  ...crisisRulesOfSelf,
  ...crisisRulesNear,
  ...crisisRulesOfViolence,
  ...crisisRulesOfOwnViolence,
  ...crisisRulesOfOthers,
  ...crisisRulesOfSelfSpanish,
  ...crisisRulesOfHarmSpanish,
  ...crisisRulesOfLanguages,
]
const inputIndex = indexRules(inputRules)
const outputIndex = indexRules(crisisRulesOfOutput)
const kinds: ReadonlyMap<string, CrisisRule> = new Map(inputRules.map((rule) => [rule.id, rule]))

/** Points of phrases that make an alarm, before what the context takes away; a phrase of more needs nothing else. */
const enough = 4
/** What the concepts of a text must come to: beside a phrase, and alone. */
const leastBeside = 0.7
const enoughAlone = 3.8

/** Concepts of harm itself; the others tell who speaks, how and of whom. */
const dangers: ReadonlySet<string> = new Set(['means', 'body', 'living', 'hurt', 'voice', 'care', 'time'])

const conceptsOf = new Map<string, Concept[]>()
for (const concept of crisisConcepts) {
  for (const word of concept.words) conceptsOf.set(word, [...(conceptsOf.get(word) ?? []), concept])
}

function signsIn(text: CheckedText): { level: CrisisLevel; rules: string[] } | undefined {
  const concepts = conceptsIn(text)
  const evidence = concepts.entries().reduce((sum, [{ points }, count]) => sum + points * Math.min(3, count), 0)
  const candidates = inputIndex.candidates(text)
  const matches = tryRules(
    text,
    evidence < leastBeside ? candidates.filter(({ points }) => points > enough) : candidates,
  )
  if (evidence < enoughAlone && pointsOf(rulesOf(matches)) < enough) return undefined
  const context = crisisContext(text)
  const signs = rulesOf(matches.filter((match) => !context.isOthersWords(match)))
  const hasSpeaker = concepts.keys().some(({ name }) => name === 'speaker')
  const isSaid = pointsOf(signs) - context.calm >= enough
  // a wrong that is hard to forgive, or was one's own, is told in the words of despair: alone they are no danger
  const isSorrowOnly = context.isGrievance && concepts.keys().every(({ name }) => !dangers.has(name))
  const isPlain = signs.some(({ points }) => points > enough)
  if (
    !(isSaid && (isPlain || evidence >= leastBeside)) &&
    !(!isSorrowOnly && hasSpeaker && evidence - context.doubt >= enoughAlone)
  ) {
    return undefined
  }
  const strongest = Math.max(0, ...signs.map(({ points }) => points))
  const isImminent = signs.some(({ level, points }) => level === 'imminent' && points >= Math.min(strongest, enough))
  const about = [...concepts.keys()].filter(({ points }) => points > 0).map(({ name }) => `concept-${name}`)
  return { level: isImminent ? 'imminent' : 'distress', rules: [...new Set([...signs.map(({ id }) => id), ...about])] }
}

const rulesOf = (matches: readonly RuleMatch[]) => matches.map(({ rule }) => rule as CrisisRule)

/** How many words of each concept a text has. */
function conceptsIn({ words }: CheckedText): Map<Concept, number> {
  const counts = new Map<Concept, number>()
  for (const word of words) {
    for (const concept of conceptsOf.get(word) ?? []) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  }
  return counts
}

/** A group counts once, with its highest. */
function pointsOf(signs: readonly CrisisRule[]): number {
  const groups = new Map<string, number>()
  for (const { group, points } of signs) groups.set(group, Math.max(groups.get(group) ?? 0, points))
  return groups.values().reduce((all, one) => all + one, 0)
}

/**
 * How near somebody who writes, or somebody they write of, is to harm.
 * @returns undefined for study, grief, testimony and everyday speech
 */
export function crisisLevel(text: CheckedText): CrisisLevel | undefined {
  return signsIn(text)?.level
}

/**
 * What the danger is, so that the answer can fit: danger to oneself; a person one is afraid for; violence or abuse,
 * suffered or about to be done; voices that command; vital treatment that is stopped.
 * @param rules ids of a finding
 */
export function crisisKind(rules: readonly string[]): CrisisKind {
  const sums = new Map<CrisisKind, number>()
  for (const kind of ['voices', 'violence', 'other', 'treatment', 'self'] as const) {
    const signs = rules.map((id) => kinds.get(id)).filter((rule) => rule?.kind === kind)
    sums.set(kind, pointsOf(signs as CrisisRule[]))
  }
  if (sums.values().every((sum) => sum === 0)) {
    // that somebody else thinks of dying must be said in so many words; “my friend” and “I can't” do not say it
    sums.set('self', 0.01)
    for (const { name, kind, points } of crisisConcepts) {
      if (kind && kind !== 'other' && rules.includes(`concept-${name}`)) sums.set(kind, sums.get(kind)! + points)
    }
  }
  return [...sums].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

const ofOtherLanguages: ReadonlySet<string> = new Set(crisisRulesOfLanguages.map(({ id }) => id))

/** Whether a finding rests on a plea in a language that the reader of requests does not read. */
export const isUnread = (rules: readonly string[]): boolean => rules.some((id) => ofOtherLanguages.has(id))

function harmIn(text: CheckedText): Finding | undefined {
  const matches = outputIndex.match(text)
  if (matches.length === 0) return undefined
  const isImminent = matches.some(({ rule }) => (rule as CrisisRule).level === 'imminent')
  return {
    decision: 'flag',
    level: isImminent ? 'imminent' : 'distress',
    rules: [...new Set(matches.map(({ rule }) => rule.id))],
  }
}

/**
 * Sees people in danger, and answers that would push them towards it. It never blocks: it flags, so that another,
 * warmer answer is given.
 */
export const crisisSafety: Guardrail = {
  name: 'crisisSafety',
  stages: ['input', 'output'],
  ruleSet: ruleSetVersion('crisis-safety', inputRules, crisisConcepts, crisisRulesOfOutput, crisisContextPatterns),
  check: (text, { stage }) => {
    if (stage === 'output') return harmIn(text)
    const signs = signsIn(text)
    return signs && { decision: 'flag', ...signs }
  },
}
