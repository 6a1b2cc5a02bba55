import type { Sign, SignKind, SignList } from './hateful-content-sign.ts'

/** A word of phrases, the words that may follow, and what the phrases that end here say. */
type Node = { next: Map<string, Node>; kinds: SignKind[] }
type Token = { word: string; start: number; end: number }

const node = (): Node => ({ next: new Map(), kinds: [] })
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
  const root = node()
  for (const { kind, phrases } of lists) {
    for (const phrase of phrases) {
      let at = root
      for (const { word } of phrase
        .split(' ')
        .flatMap((part) => (part === anyWords ? [{ word: part }] : tokensOf(part)))) {
        let next = at.next.get(word)
        if (next === undefined) {
          next = node()
          at.next.set(word, next)
        }
        at = next
      }
      if (at !== root && !at.kinds.includes(kind)) at.kinds.push(kind)
    }
  }
  return (folded) => {
    const tokens = tokensOf(folded)
    const signs: Sign[] = []
    const follow = (at: Node, place: number, start: number) => {
      if (at.kinds.length > 0) {
        const { end } = tokens[place - 1]!
        for (const kind of at.kinds) signs.push({ kind, start, end })
      }
      if (at.next.size === 0 || place >= tokens.length) return
      const gap = tokens[place]!.start - tokens[place - 1]!.end
      if (gap > 1 || (gap === 1 && !' -'.includes(folded[tokens[place]!.start - 1]!))) return
      const next = at.next.get(tokens[place]!.word)
      if (next !== undefined) follow(next, place + 1, start)
      const any = at.next.get(anyWords)
      if (any === undefined) return
      for (let skipped = 0; skipped <= mostAny && place + skipped < tokens.length; skipped++) {
        const later = any.next.get(tokens[place + skipped]!.word)
        if (later !== undefined) follow(later, place + skipped + 1, start)
      }
    }
    for (const [place, { word, start }] of tokens.entries()) {
      const first = root.next.get(word)
      if (first !== undefined) follow(first, place + 1, start)
    }
    return signs
  }
}
