import type { Sign, SignKind, SignList } from './sign.ts'

/** A word of phrases, the words that may follow by their numbers, and what the phrases that end here say. */
type Node = { next: Map<number, Node>; any: Node | undefined; kinds: SignKind[] }
type Token = { word: string; start: number; end: number }
/** A word of a text by its number; -1 for one that no phrase has. */
type Numbered = { number: number; start: number; end: number }

const node = (): Node => ({ next: new Map(), any: undefined, kinds: [] })
/** In a phrase: up to three words of any kind. */
const anyWords = '*'
const mostAny = 3

const isWordCode = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code > 0x7f
const apostrophe = 0x27

/** Words with the apostrophes inside them; `aren't` is `are` and `n't`. */
function tokensOf(folded: string): Token[] {
  const tokens: Token[] = []
  let start = -1
  for (let place = 0; place <= folded.length; place++) {
    const code = place < folded.length ? folded.charCodeAt(place) : 0
    if (isWordCode(code) || (code === apostrophe && start >= 0 && isWordCode(folded.charCodeAt(place + 1)))) {
      if (start < 0) start = place
    } else if (start >= 0) {
      const word = folded.slice(start, place)
      if (word.length > 3 && word.endsWith("n't") && word !== "can't") {
        tokens.push({ word: word.slice(0, -3), start, end: place - 3 }, { word: "n't", start: place - 3, end: place })
      } else tokens.push({ word, start, end: place })
      start = -1
    }
  }
  return tokens
}

/** Finds the phrases of lists in a text, all in one pass; linear in its length. A hyphen is as good as a blank. */
export function phraseFinder(lists: readonly SignList[]): (folded: string) => Sign[] {
  const numbers = new Map<string, number>()
  const root = node()
  for (const { kind, phrases } of lists) {
    for (const phrase of phrases) {
      const last = phrase.split(' ').reduce((at, part) => nodeBehind(at, part, numbers), root)
      if (last !== root && !last.kinds.includes(kind)) last.kinds.push(kind)
    }
  }
  return (folded) => {
    const tokens = tokensOf(folded).map(
      ({ word, start, end }): Numbered => ({ number: numbers.get(word) ?? -1, start, end }),
    )
    const signs: Sign[] = []
    const follow = (at: Node, place: number, start: number) => {
      if (at.kinds.length > 0) {
        const { end } = tokens[place - 1]!
        for (const kind of at.kinds) signs.push({ kind, start, end })
      }
      const { next, any } = at
      if ((next.size === 0 && any === undefined) || place >= tokens.length) return
      const gap = tokens[place]!.start - tokens[place - 1]!.end
      if (gap > 1 || (gap === 1 && !' -'.includes(folded[tokens[place]!.start - 1]!))) return
      const child = next.get(tokens[place]!.number)
      if (child !== undefined) follow(child, place + 1, start)
      if (any === undefined) return
      for (let skipped = 0; skipped <= mostAny && place + skipped < tokens.length; skipped++) {
        const later = any.next.get(tokens[place + skipped]!.number)
        if (later !== undefined) follow(later, place + skipped + 1, start)
      }
    }
    for (const [place, { number, start }] of tokens.entries()) {
      const first = number < 0 ? undefined : root.next.get(number)
      if (first !== undefined) follow(first, place + 1, start)
    }
    return signs
  }
}

/** The node behind a part of a phrase, which may be several words; made where there is none. */
function nodeBehind(from: Node, part: string, numbers: Map<string, number>): Node {
  if (part === anyWords) {
    from.any ??= node()
    return from.any
  }
  let at = from
  for (const { word } of tokensOf(part)) {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    let next = at.next.get(number)
    if (next === undefined) {
      next = node()
      at.next.set(number, next)
    }
    at = next
  }
  return at
}
