import type { BookCode } from '../books.ts'
import { beginsTitle } from './book-lookup.ts'
import { readMention } from './book-mention.ts'
import { isListWord, skipTranslation } from './separators.ts'
import type { Token } from './tokens.ts'

const filler = new Set(
  (
    'read,see,in,the,from,of,to,book,gospel,according,st,saint,san,santo,s,letter,epistle,passage,scripture,bible,prophet,' +
    'apostle,paul,ref,refs,reference,text,at,g,viz,el,la,los,las,de,del,libro,evangelio,segun,carta,epistola,profeta,' +
    'lee,leer,a,look,up,by,prophecy,on,desde,en,between'
  ).split(','),
)

/** Skips what people write around references: `see`, `the Gospel according to St.`, brackets, `(NIV)`. */
export function skipFiller(tokens: readonly Token[], at: number): number {
  let next = at
  for (;;) {
    const token = tokens[next]
    if (token === undefined) return next
    const isFiller = filler.has(token.text) && !isApocryphalGospel(tokens, next)
    if (!(isFiller && isPlainWord(tokens, next)) && readMention(tokens, next, false) !== undefined) return next
    const translation = skipTranslation(tokens, next)
    if (translation !== undefined) next = translation
    else if (isFiller || isListWord(token, false) || isEdgeMark(tokens, next)) next++
    else return next
  }
}

/** Whether a filler word is not the name it might be: `la` and `de` name books only before a number. */
function isPlainWord(tokens: readonly Token[], at: number): boolean {
  if (!beginsTitle(tokens[at]!.text)) return true
  const after = tokens[at + 1]?.text === '.' ? tokens[at + 2] : tokens[at + 1]
  return tokens[at]!.text.length <= 2 && after?.kind !== 'number'
}

const evangelists = new Set<BookCode>(['Matt', 'Mark', 'Luke', 'John'])

/** `Gospel of Judas`, `Gospel of Philip`: the names are also those of letters. */
function isApocryphalGospel(tokens: readonly Token[], at: number): boolean {
  if (!/^(gospel|evangelio)$/.test(tokens[at]!.text)) return false
  let next = at + 1
  while (next - at < 10 && (filler.has(tokens[next]?.text ?? '') || tokens[next]?.text === '.')) next++
  const mention = readMention(tokens, next, false)
  return mention !== undefined && !evangelists.has(mention.targets[0]?.code ?? 'John')
}

/** Punctuation around references. A colon before a number is part of one, and of none that can be read. */
function isEdgeMark(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  return /^[.?!¿¡'"{}<>]$/.test(text) || (text === ':' && tokens[at + 1]?.kind !== 'number')
}
