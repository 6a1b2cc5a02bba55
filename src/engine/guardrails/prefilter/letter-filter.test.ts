import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressShapes, keyShapes } from '../key-shapes.ts'
import { everyPolicyRule } from '../policies/index.ts'
import { idNumbers } from '../sensitive/id-numbers.ts'
import { keyPatterns } from '../sensitive/key-patterns.ts'
import { checkedText } from '../text/checked-text.ts'
import { filtered } from './filtered-pattern.ts'
import { letterGrams } from './letter-grams.ts'
import { type PatternNode, parsePattern } from './parse-pattern.ts'
import { requiredSigns } from './required-signs.ts'

const mayMatch = (pattern: RegExp, text: string) => filtered(pattern).mayMatch(letterGrams(text))
const required = (pattern: RegExp) => {
  const tree = parsePattern(pattern)
  return tree === undefined ? [] : requiredSigns(tree)
}

describe('what the letters of a text tell of a pattern', () => {
  it.each<[RegExp, string[][]]>([
    [/\bignore\b/, [['#ignore#']]],
    [
      /\b(?:ignore|forget) (?:all|the) rules/,
      [['#ignore#all#rules', '#ignore#the#rules', '#forget#all#rules', '#forget#the#rules']],
    ],
    [/print[^.!?\n]{0,40}?prompts?/, [['print'], ['prompt', 'prompts']]],
    [/(?:secret|hidden)\w* key/, [['secret', 'hidden'], ['#key']]],
    [/don'?t tell/, [['dont#tell', 'don#t#tell']]],
    [/(?:very )*bad news/, [['bad#news']]],
    [/(?:knock ){2,}/, [['knock#']]],
    [/(?<!not )(?!yet)wise(?= men)/, [['#men'], ['wise']]],
    [/\bgod\b|\b(?:holy|great) spirit\b/, [['#god#', '#holy#spirit#', '#great#spirit#']]],
    [/a|b[cd]e/, []],
    [/(\w+) \1/, []],
  ])('%s needs %j', (pattern, clauses) => {
    expect(required(pattern)).toEqual(clauses)
  })

  it('passes a text by that has not the letters', () => {
    expect(mayMatch(/\bignore\b[^.]{0,40}\brules?\b/, 'please ignore what i said before')).toBe(false)
    expect(mayMatch(/\bignore\b[^.]{0,40}\brules?\b/, 'please ignore every rule')).toBe(true)
    expect(mayMatch(/\brule\b/, 'a ruler')).toBe(false)
  })

  it('leaves case aside, since some patterns do', () => {
    expect(mayMatch(/my name is/i, 'MY NAME IS')).toBe(true)
    expect(mayMatch(/My name is/, 'My name is')).toBe(true)
  })

  it('says nothing of a form that it does not know', () => {
    expect(parsePattern(/(?<name>abc)\k<name>/)).toBeUndefined()
    expect(parsePattern(/[\p{L}--[a-z]]/v)).toBeUndefined()
  })
})

/** The rules of the policies, and the shapes of keys and numbers. */
const everyRule = (): { id: string; pattern: RegExp; needs?: readonly string[] }[] => [
  ...everyPolicyRule(),
  ...keyShapes,
  ...addressShapes,
  ...keyPatterns,
  ...idNumbers,
]

/** Every string of the guardrails' own tests, and every row of the project's own sets. */
function ownTexts(): string[] {
  const folder = new URL('../', import.meta.url)
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\]|\\.){12,}?)\1/g)].map(
        ([, , text]) => text!,
      ),
    )
  const sets = new URL('../../../../evals/guardrails/', import.meta.url)
  const rows = readdirSync(sets)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(new URL(name, sets), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== ''),
    )
    .flatMap((line) => Object.values(JSON.parse(line) as Record<string, unknown>))
    .filter((value) => typeof value === 'string')
  return [...new Set([...tests, ...rows])]
}

const matches = (pattern: RegExp, text: string) => {
  pattern.lastIndex = 0
  return pattern.test(text)
}

describe('the filter of every rule', () => {
  const rules = everyRule().map((rule) => ({ ...rule, filter: filtered(rule.pattern) }))

  it('is found for nearly all of them', () => {
    const telling = rules.filter(({ pattern }) => required(pattern).length > 0)
    expect(rules.length).toBeGreaterThan(700)
    expect(telling.length / rules.length).toBeGreaterThan(0.96)
  })

  it('drops no match of any text that we have', { timeout: 120_000 }, () => {
    let tried = 0
    let dropped = 0
    // every third, since all of them take half a minute on a busy machine
    for (const text of ownTexts().filter((_, place) => place % 3 === 0)) {
      const { plain, folded, words, grams, plainGrams } = checkedText(text)
      for (const { id, needs = [], pattern, filter } of rules) {
        if (needs.length > 0 && !needs.some((word) => words.has(word))) continue
        tried++
        const [read, known] = folded === plain ? [folded, grams()] : [plain, plainGrams()]
        for (const [one, its] of [
          [folded, grams()],
          [read, known],
        ] as const) {
          if (filter.mayMatch(its)) continue
          dropped++
          if (matches(pattern, one)) expect.fail(`${id} has a match in: ${one}`)
        }
      }
    }
    // a filter that never says no would pass the test
    expect(dropped).toBeGreaterThan(tried / 2)
  })

  it('drops no match of a text that is made from the pattern', { timeout: 120_000 }, () => {
    const random = numbersFrom(20_261_122)
    let found = 0
    for (const { id, pattern, filter } of rules) {
      const tree = parsePattern(pattern)
      for (let round = 0; tree !== undefined && round < 30; round++) {
        const text = `${pick(around, random)}${textOf(tree, random)}${pick(around, random)}`
        const { folded, grams } = checkedText(text)
        if (!matches(pattern, folded)) continue
        found++
        if (!filter.mayMatch(grams())) expect.fail(`${id} has a match in: ${folded}`)
      }
    }
    expect(found).toBeGreaterThan(rules.length)
  })
})

const around = ['', ' ', 'so ', ' now', '. ', '“', 'é', '_', '9', 's', '\n']
const parting = [...Array<string>(20).fill(' '), "'", '-', ',', '.']
const anything = [' ', 'a', 'e', 'now', '1', '3', 'é', ', ']

/** Something that a pattern may match: what its lookarounds forbid is not heeded. */
function textOf(node: PatternNode, random: () => number): string {
  switch (node.kind) {
    case 'signs':
      return pick(node.options, random)
        .replaceAll('|', '')
        .replace(/#/g, () => pick(parting, random))
    case 'any':
      return pick(anything, random)
    case 'ahead':
      return ''
    case 'sequence':
      return node.parts.map((part) => textOf(part, random)).join('')
    case 'choice':
      return textOf(pick(node.options, random), random)
    case 'repeat': {
      const count = Math.min(node.most, node.least + Math.floor(random() * 3))
      return Array.from({ length: count }, () => textOf(node.part, random)).join('')
    }
  }
}

const pick = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)]!

/** The same numbers from 0 to 1 every time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
