import { boundary } from '../src/engine/guardrails/prefilter/letter-grams.ts'
import { type PatternNode, parsePattern } from '../src/engine/guardrails/prefilter/parse-pattern.ts'

/** Whatever may be any letter. */
const anyLetter = 'x'

/**
 * Texts that nearly match a pattern, made of its own words: what matches as far as it goes and then breaks off. Repeated,
 * they make an expression begin at every place and give up late, which a single word of it does not.
 * @param random numbers from 0 to 1
 * @param most how many at most
 */
export function nearMatches(pattern: RegExp, random: () => number, most: number): string[] {
  const tree = parsePattern(pattern)
  if (tree === undefined) return []
  const found = new Set<string>()
  const branches = tree.kind === 'choice' ? tree.options : [tree]
  for (let round = 0; round < 3 * most && found.size < most; round++) {
    const branch = branches[round % branches.length]!
    // first what is optional left out: the more often a text begins to match, the more there is to give up
    const way = round < branches.length ? plain : random
    for (const text of brokenOff(branch, way)) {
      const words = text.replace(/\s+/g, ' ').trim()
      if (words !== '') found.add(`${words} `)
    }
  }
  return [...found].slice(0, most)
}

const plain = (): number => 0

/** One way through the pattern, broken off before each part that is more than a letter; the last of them first. */
function brokenOff(node: PatternNode, way: () => number): string[] {
  const parts = node.kind === 'sequence' ? node.parts : [node]
  const texts = parts.map((part) => textOf(part, way))
  const ends = [...parts.keys()].filter((place) => parts[place]!.kind !== 'signs').toReversed()
  return [...ends.map((end) => texts.slice(0, end).join('')), texts.join('')]
}

function textOf(node: PatternNode, way: () => number): string {
  switch (node.kind) {
    case 'signs':
      return pick(node.options, way).replaceAll('#', ' ').replaceAll(boundary, '')
    case 'any':
      return anyLetter
    case 'sequence':
      return node.parts.map((part) => textOf(part, way)).join('')
    case 'choice':
      return textOf(pick(node.options, way), way)
    case 'repeat': {
      const times = Math.min(node.most, Math.max(node.least, way() < 0.5 ? 0 : 1), 3)
      return Array.from({ length: times }, () => textOf(node.part, way)).join('')
    }
    case 'ahead':
      return textOf(node.part, way)
  }
}

const pick = <T>(all: readonly T[], way: () => number): T => all[Math.floor(way() * all.length)]!
