import { getBook } from '../books.ts'
import type { Place } from './read-place.ts'
import type { Point } from './resolve-range.ts'
import { type Scope, versesIn } from './scope.ts'
import type { Token } from './tokens.ts'

/** What follows a place's number: the token behind it, and the end where it makes a range. */
export type Suffix = { next: number; end?: Point }

/** `16a`, `16f`, `16ff.`, `51 title`, OSIS `16!b`. */
export function readSuffix(tokens: readonly Token[], place: Place, scope: Scope): Suffix {
  let next = place.next
  const { code } = scope.target
  if (place.verse !== undefined) {
    const bang = tokens[next]?.text === '!' && tokens[next + 1]?.kind === 'word' ? 1 : 0
    if (tokens[next + bang]?.glued && /^[a-e]{1,2}$/.test(tokens[next + bang]!.text)) next += bang + 1
  } else if (code === 'Ps') {
    const title = /^[,:.]$/.test(tokens[next]?.text ?? '') ? next + 1 : next
    if (/^(title|heading|superscription|inscription|titulo)$/.test(tokens[title]?.text ?? ''))
      return { next: title + 1, end: { code, chapter: place.chapter, verse: 1 } }
  }
  const following = readFollowing(tokens, next)
  if (following === undefined) return { next }
  return { next: following.next, end: followingEnd(place, following.only, scope) }
}

function readFollowing(tokens: readonly Token[], at: number): { next: number; only: boolean } | undefined {
  const [token, second] = [tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word' && token?.text !== '&') return undefined
  const dot = (next: number) => (tokens[next]?.text === '.' && tokens[next]!.glued ? next + 1 : next)
  if (/^(ff|sqq|ss|onward|onwards)$/.test(token.text)) return { next: dot(at + 1), only: false }
  if (token.text === 'f' || ((token.text === 's' || token.text === 'sq') && token.glued))
    return { next: dot(at + 1), only: true }
  if (/^(and|y|&)$/.test(token.text) && /^(following|onward|onwards|ff|siguientes|ss)$/.test(second?.text ?? ''))
    return { next: dot(at + 2), only: false }
  return token.text === 'et' && /^(seq|sequens|seqq)$/.test(second?.text ?? '')
    ? { next: dot(at + 2), only: false }
    : undefined
}

/** `f` is one more, over a chapter's end if need be; `ff` runs to the end of the chapter, or of the book. */
function followingEnd({ chapter, verse }: Place, only: boolean, scope: Scope): Point {
  const { code } = scope.target
  const last = versesIn(scope, chapter)
  const chapters = getBook(code).chapters.length
  if (verse === undefined)
    return only && chapter < chapters ? { code, chapter: chapter + 1 } : only ? { code, chapter } : { code }
  if (!only || verse > last) return { code, chapter, verse: Math.max(last, verse) }
  if (verse < last) return { code, chapter, verse: verse + 1 }
  return chapter < chapters ? { code, chapter: chapter + 1, verse: 1 } : { code, chapter, verse }
}
