import { describe, expect, it } from 'vitest'
import { readTopic, sentencesOf } from '../doctrinal/topics.ts'
import { wordsOf } from '../doctrinal/wordings.ts'
import { phraseFinder } from '../hateful/phrase-finder.ts'
import type { SignList } from '../hateful/sign.ts'
import type { Rule } from '../rule.ts'
import { indexRules } from '../rule-index.ts'
import { checks } from '../sensitive/checks.ts'
import { matchPatterns } from '../sensitive/sensitive-place.ts'
import { checkedText } from '../text/checked-text.ts'
import type { CompiledPattern, CompiledRule } from './compiled-policies.ts'
import { policiesFolder, type ReadRule, readPolicies } from './read-policies.ts'

const { rules, problems } = readPolicies(policiesFolder)

/** Whether the rule alone finds something in a sentence. */
function finder({ file, compiled }: ReadRule): (sentence: string) => boolean {
  if (isSign(compiled)) {
    const find = phraseFinder([compiled])
    return (sentence) => find(checkedText(sentence).folded).length > 0
  }
  if ('wordings' in compiled) {
    const pattern = wordsOf(compiled.wordings as string[])
    return (sentence) => pattern.test(checkedText(sentence).folded)
  }
  if (file.includes('/topics.')) {
    const topic = readTopic(compiled)
    return (sentence) => sentencesOf(checkedText(sentence).folded, [topic]).some(({ sides }) => sides.length > 0)
  }
  const { pattern, flags, unless, needs = [], isForeign = false, id } = compiled as CompiledPattern
  if (file.startsWith('sensitive-data/')) {
    const isReal = checks[String(compiled.check)] ?? (() => true)
    const detail = { id, placeholder: '[secret]' as const, needs, pattern: new RegExp(pattern, flags), isReal }
    return (sentence) => {
      const text = checkedText(sentence)
      return matchPatterns(text.plain, [detail], text).length > 0
    }
  }
  const rule: Rule = { id, group: '', needs, isForeign, pattern: new RegExp(pattern, flags) }
  const within = unless === undefined ? rule : { ...rule, unless: new RegExp(unless, flags.replaceAll('g', '')) }
  const index = indexRules([within])
  return (sentence) => index.match(checkedText(sentence)).length > 0
}

const isSign = (rule: CompiledRule): rule is CompiledRule & SignList => 'phrases' in rule

describe('the policies', () => {
  it('are well formed', () => {
    expect(problems).toEqual([])
    expect(rules.length).toBeGreaterThan(100)
  })

  it('catch and pass what their examples say', () => {
    const wrong = rules.flatMap((read) => {
      const finds = finder(read)
      const where = `policies/${read.file}:${read.line} ${read.rule.id}`
      return [
        ...(read.rule.catches ?? []).filter((text) => !finds(text)).map((text) => `${where} does not catch “${text}”`),
        ...(read.rule.passes ?? []).filter((text) => finds(text)).map((text) => `${where} does not pass “${text}”`),
      ]
    })
    expect(wrong).toEqual([])
  })

  it('have examples of what most rules catch', () => {
    const without = rules.filter(({ rule }) => rule.catches === undefined)
    expect(without.length / rules.length).toBeLessThan(0.1)
  })
})
