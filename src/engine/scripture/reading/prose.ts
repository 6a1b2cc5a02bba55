import type { BookMention } from './book-title.ts'
import type { Token } from './tokens.ts'

const verbsAndLinks: ReadonlySet<string> = new Set(
  (
    'says,is,was,tells,teaches,shows,reads,speaks,describes,gives,means,refers,contains,this,as,has,does,states,' +
    'calls,reminds,promises,warns,begins,ends,starts,records,makes,uses,quotes,explains,commands,instructs,suggests,' +
    'encourages,declares,dice,es,us,its,his,jesus,moses,expresses,addresses,adds,points,affirms,emphasizes,assures'
  ).split(','),
)
const counted: ReadonlySet<string> = new Set(
  'people,men,women,children,percent,pm,am,bc,ad,bce,ce,of,million,hundred,thousand,year,day,hour,minute,month,week,old,dollar,feet,miles,ratio,times,o'.split(
    ',',
  ),
)

/** Whether the sentence counts something with the number before this token: "Luke 10 minutes", "John 3:16 and 10 people". */
export function continuesSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.newLine) return false
  if (token.text === '%' || token.text === '$') return true
  if (token.kind !== 'word' || token.capital) return false
  if (token.glued) return !/^([a-f]{1,2}|ff|ss)$/.test(token.text)
  return (
    counted.has(token.text) || (/[^su]s$/.test(token.text) && token.text.length > 3 && !verbsAndLinks.has(token.text))
  )
}

/** Whether "am", "pm" or "o'clock" follows, or seconds: `6:30 pm`. */
export function isTimeOfDay(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first === undefined) return false
  if (/^(am|pm|hrs|h|ratio)$/.test(first.text)) return true
  return /^[ap]$/.test(first.text) && second?.text === '.' && /^m$/.test(tokens[at + 2]?.text ?? '')
}

/** Names that are words people start sentences with: a capital says nothing. */
const sentenceWords: ReadonlySet<string> = new Set(
  'is,am,so,he,es,la,no,ha,ho,de,re,as,mi,os,to,ex,da,na,ma,jo'.split(','),
)
const leadsToReference: ReadonlySet<string> = new Set(
  '(,[,;,in,see,cf,from,and,read,y,en,of,to,at,by,verse,compare'.split(','),
)

/**
 * Whether a name with numbers behind it is meant as a reference and not as everyday words: "mark 10", "Is 6:30 fine?".
 * @param next the token after the numbers
 */
export function isEvident(tokens: readonly Token[], mention: BookMention, next: number): boolean {
  const numbers = tokens.slice(mention.next, next)
  if (numbers[0]?.newLine === true) return false
  if (countsInWords(mention, tokens.slice(mention.start, mention.next), numbers)) return false
  if (!mention.everyday) return true
  const name = tokens.slice(mention.start, mention.next)
  const word = name.find(({ kind }) => kind === 'word')!
  const last = name.findLast(({ kind }) => kind === 'word')!
  const exact = numbers.some(({ kind, text }) => text === ':' || text === '.' || (kind === 'word' && text.length > 1))
  const before = tokens[mention.start - 1]
  if (last.text.length <= 2)
    return isEvidentShort(name, before, { exact, alone: before === undefined && next === tokens.length })
  if (word.capital || last.capital) return exact || !continuesSentence(tokens, next)
  return exact && !/^(the|a|an|these|those|my|your|his|our|their|at|by|all|some|every|me|i)$/.test(before?.text ?? '')
}

const keyWords = /^(chapters?|chap|ch|verses?|vv?|ver|cap[ií]tulos?|cap|vers[ií]culos?|vers)$/

/** “sus cuatro hijos”, “its two sides”: short words before a number in words count things; nobody abbreviates so. */
function countsInWords({ everyday }: BookMention, name: readonly Token[], numbers: readonly Token[]): boolean {
  const first = numbers[0]
  if (first?.kind !== 'word' || keyWords.test(first.text)) return false
  const last = name.findLast(({ kind }) => kind === 'word')!
  return last.text.length <= 3 || (everyday && !last.capital && numbers.length < 2)
}

/** Short names that are no word, so that they may stand with a chapter alone: `Jn 3`. */
const wordlessNames: ReadonlySet<string> = new Set('jn,mt,mk,lk,ps,gn,dt,lv,rm,jb,dn,jl'.split(','))

function isEvidentShort(
  name: readonly Token[],
  before: Token | undefined,
  { exact, alone }: { exact: boolean; alone: boolean },
): boolean {
  const last = name.findLast(({ kind }) => kind === 'word')!
  if (name[0]!.kind === 'number') return last.capital && (exact || last.text.length > 1)
  if (wordlessNames.has(last.text)) return exact || last.text === 'ps' || (last.capital && !last.allCapitals)
  if (!last.capital || !exact) return false
  const led = before !== undefined && leadsToReference.has(before.text)
  return !sentenceWords.has(last.text) || name.at(-1)!.text === '.' || led || alone
}
