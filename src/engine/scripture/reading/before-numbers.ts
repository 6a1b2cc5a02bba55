import { readMention } from './book-mention.ts'
import { readChapterNumber } from './keyed-number.ts'
import type { Style } from './scope.ts'
import type { Token } from './tokens.ts'

/** What stands between a book's name and its numbers: `John: 3`, `John, 3`, `John (3`, `john-3`. */
export function skipToNumbers(tokens: readonly Token[], at: number, style: Style): number {
  if (tokens[at]?.text === ',' && readChapterNumber(tokens, at + 1, false) !== undefined) return at + 1
  let next = at
  for (let mark = tokens[next]; next - at < 3 && mark?.kind === 'mark'; mark = tokens[next]) {
    const hyphen =
      mark.text === '-' &&
      mark.glued === (tokens[next + 1]?.glued ?? false) &&
      !startsBook(tokens, next + 1, ' ', style)
    if (!(hyphen || '.:'.includes(mark.text) || (',(['.includes(mark.text) && !style.prose) || mark.text === '+')) break
    next++
  }
  return next
}

/** Whether a list goes on with another book: `Acts 2:38, 1 Peter 3:21`, or with one that does not exist. */
export function startsBook(tokens: readonly Token[], at: number, mark: string, style: Style): boolean {
  const mention = readMention(tokens, at, style.prose)
  if (mention === undefined) return false
  return mention.targets.length > 0 || mark.trim() !== '' || tokens[at]!.kind === 'word'
}
