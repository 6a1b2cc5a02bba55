import { listed, type Rule } from '../rule.ts'

/** Word lists by name, the name in capitals: `{ DIE: ['die', 'be dead'] }`. */
export type WordLists = Readonly<Record<string, readonly string[]>>

/** A list of a word list: blanks between, `_` for a blank within, `'` where an apostrophe may be left out. */
export const words = (list: string): string[] => listed(list).map((word) => word.replaceAll('_', ' '))

const between = '[\\s,-]{1,2}'
const negations = "(?:not|never|no|dont|don't|didn't|doesn't|didnt|won't|wont|nunca|jamas|tampoco)\\b"
// a word has an end, so that a text without blanks takes no longer than another
const anyWord = `(?!${negations})[\\w'\\u00e0-\\uffff]{1,30}`
/** Words and then anything: what does not begin with a negation. One gap, since two would be tried in every combination. */
const anything = `(?!${between}${negations})[^.!?\\n]{0,70}?`
/** The writer as the one who speaks; `I` is left out at the beginning of a sentence. */
const speaker = `(?:\\b(?:i(?:'?(?:m|ve|d|ll)| am| have| would| will)?|ima|imma) |(?:^|[.!?,;:\\n]) ?|\\b(?:just|lowkey|honestly|literally|rlly) )`

/** Words that most texts have; a rule is not looked up by them where it has a rarer one. */
const common = new Set(
  listed(
    'i a an the to of in on at for and or but is it its im am be been was were are me my he she they him her them his you your we us our that this what when if so do does did done not no don t s m ve d ll re have has had get got go going gone can cant will wont would with who how why there here now up out by from all any one just about want say says said know like as than then because de la el que y en a un una lo le los las se me mi no es con por para su al del ya si yo te tu o mas como esta este ha he god lord jesus dios bible verse after before into over more take make tell told',
  ),
)

/** What `*` stands for at the end of a stem, English and Spanish. */
const endings = listed(
  's es d ed ing r er ers e y ies ied ion ions ation ations al ally ly ful ous ic ive ity ment ness t ted ting n ned ning p ped ping sed a as o os an on en ar er ir aba ado ada ando iendo io ia i se ze zed sing zing izing ised ized ising',
)

/** A pattern and the words of which a text has one if it matches. */
export type Phrase = Pick<Rule, 'pattern' | 'needs'>

/**
 * Makes a pattern of a phrase. Blanks part its places; in a place stand words with `|` between, or the name of a list:
 * - `WORD?` may be missing; `_` is a blank within a place; `stem*` has any of the usual endings; `'` may be left out
 * - `I` is the writer, said or left out; `..` up to four words, none of them a negation
 * - `~` up to fifty characters in the sentence, `~~` up to a hundred and twenty, sentences over
 * - `!a|b` not before these, `<!a|b` not after these, `^` and `$` beginning and end of a sentence
 * @throws Error for a list that there is not, or a phrase in which no word must stand
 */
export function phrase(source: string, lists: WordLists = {}): Phrase {
  let pattern = ''
  let isAfterWord = false
  let needs: { words: string[]; cost: number } | undefined
  const tokens = listed(source.replace(/\.\. ~(?!~)/g, '..~'))
  for (const token of tokens) {
    const mark = marks[token]
    if (mark !== undefined) {
      pattern += mark(isAfterWord)
      isAfterWord = token === '..' && isAfterWord
    } else if (token.startsWith('!')) pattern += `(?!${between}${anyOf(wordsOf(token.slice(1), lists))})`
    else if (token.startsWith('<!')) pattern += `(?<!\\b${anyOf(wordsOf(token.slice(2), lists), '')} )`
    else {
      const isOptional = token.endsWith('?')
      const all = wordsOf(isOptional ? token.slice(0, -1) : token, lists)
      const one = anyOf(all)
      if (isOptional) pattern += isAfterWord ? `(?:${between}${one})?` : `(?:${one}${between})?`
      else {
        pattern += isAfterWord ? between + one : one
        isAfterWord = true
        needs = cheaper(needs, all)
      }
    }
  }
  if (needs === undefined) throw new Error(`A phrase without a word to look it up by: ${source}`)
  return { pattern: new RegExp(pattern, 'g'), needs: needs.words }
}

const marks: Readonly<Record<string, (isAfterWord: boolean) => string>> = {
  I: (isAfterWord) => (isAfterWord ? between : '') + speaker,
  '..': (isAfterWord) => (isAfterWord ? `(?:${between}${anyWord}){0,4}?` : `(?:${anyWord}${between}){0,4}?`),
  '..~': () => anything,
  '~': () => '[^.!?\\n]{0,50}?',
  '~~': () => '[^]{0,120}?',
  '^': () => '(?:^|[.!?,;:\\n"]) ?',
  $: () => ' ?(?:$|[.!?,;:\\n])',
}

function wordsOf(place: string, lists: WordLists): string[] {
  return place.split('|').flatMap((word) => {
    if (!/^[A-Z]/.test(word)) return [word.replaceAll('_', ' ')]
    const list = lists[word]
    if (list === undefined) throw new Error(`No word list ${word}`)
    return list
  })
}

function anyOf(all: readonly string[], end = '\\b'): string {
  const sources = [...all]
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replaceAll("'", "'?")
        .replaceAll('*', `(?:${endings.join('|')})?`)
        .replaceAll(' ', '[\\s-]'),
    )
  return `${end}(?:${sources.join('|')})${end}`
}

/** The rarest word of each way to fill a place; the place with the fewest common ones is looked up by. */
function cheaper(best: { words: string[]; cost: number } | undefined, all: readonly string[]) {
  const rarest = all.map((way) => {
    const parts = way.split(' ')
    return parts.sort((a, b) => Number(common.has(a)) - Number(common.has(b)) || b.length - a.length)[0]!
  })
  const cost = rarest.reduce((sum, word) => sum + (common.has(word) ? 100 : 1), 0)
  if (best !== undefined && best.cost <= cost) return best
  return { words: rarest.flatMap(keysOf), cost }
}

/** How a word is found in a text: an apostrophe ends a word, or is left out. */
function keysOf(word: string): string[] {
  if (word.endsWith('*')) return ['', ...endings].map((ending) => word.slice(0, -1) + ending)
  const [head, ...rest] = word.split("'")
  if (rest.length === 0) return [word]
  return [word.replaceAll("'", ''), head!.length > 1 ? head! : rest[0]!]
}
