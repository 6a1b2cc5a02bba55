import type { Corpus } from '../src/engine/corpus/index.ts'
import { bookOf, formatReference, nextVerse } from '../src/engine/scripture/index.ts'
import type { VerificationResult, Verifier } from '../src/engine/verification/index.ts'
import {
  drawFrom,
  type Mutation,
  readVocabulary,
  rightMutations,
  type Vocabulary,
  wrongMutations,
} from './mutate-quotation.ts'

const seed = 20_260_501
/** Shares that must be reached of each kind. */
const bars = { caught: 0.995, exactFlagged: 0, changedFlagged: 0.03 }

type Verse = { reference: string; beside: string | undefined; text: string; others: readonly string[] }
type Tally = { count: number; wrong: number; examples: string[] }

/**
 * Lays every verse of the 66 books in every translation before the verifier, bare and in a sentence: as it stands, with
 * what may be changed in a quotation, and with what may not. Prints what was caught and what was flagged.
 * @returns whether every bar was reached
 */
export function sweepVerses(corpus: Corpus, verifier: Verifier, every = 1): boolean {
  let isGood = true
  for (const { record } of corpus.texts) {
    const verses = readVerses(corpus, record.id).filter((_, at) => at % every === 0)
    const vocabulary = readVocabulary(verses.map(({ text }) => text))
    console.log(`${record.id}: ${verses.length} verses, seed ${seed}`)
    const tallies = tallyVerses(verifier, record.id, verses, vocabulary)
    for (const [name, { count, wrong, examples }] of tallies) {
      const isRight = name.startsWith('right: ')
      const share = isRight ? wrong / count : 1 - wrong / count
      const most =
        name === 'right: as it stands' || name.startsWith('right, in a text') ? bars.exactFlagged : bars.changedFlagged
      const reached = count === 0 || (isRight ? share <= most : share >= bars.caught)
      isGood &&= reached
      const label = isRight ? 'flagged' : 'caught'
      console.log(
        `  ${reached ? ' ' : '!'} ${name.padEnd(42)} ${label.padEnd(8)}${(share * 100).toFixed(3).padStart(8)} % of ${count}`,
      )
      for (const example of examples.slice(0, reached ? 1 : 4)) console.log(`      ${example.slice(0, 160)}`)
    }
  }
  return isGood
}

function tallyVerses(
  verifier: Verifier,
  translation: string,
  verses: readonly Verse[],
  vocabulary: Vocabulary,
): Map<string, Tally> {
  const draw = drawFrom(seed)
  const tallies = new Map<string, Tally>()
  const note = (name: string, isWrong: boolean, example: () => string) => {
    const tally = tallies.get(name) ?? { count: 0, wrong: 0, examples: [] }
    tally.count++
    if (isWrong) tally.wrong++
    if (isWrong && tally.examples.length < 5) tally.examples.push(example())
    tallies.set(name, tally)
  }
  const judge = (name: string, shouldBeOk: boolean, quote: string, reference: string, named = translation) => {
    const { ok, result } = verifier.verifyQuotation({ quote, reference, translation: named })
    note(
      `${shouldBeOk ? 'right' : 'wrong'}: ${name}`,
      ok !== shouldBeOk,
      () => `${reference} ${named} ${result}: ${quote}`,
    )
  }
  const judgeInText = (name: string, shouldBeOk: boolean, quote: string, reference: string) => {
    const text = `As ${reference} says, "${quote}"`
    const found = verifier.verifyText(text, { translation }).filter(({ kind }) => kind === 'quotation')
    const isOk = found.length > 0 && found.every(({ result }) => isRight(result))
    note(
      `${shouldBeOk ? 'right' : 'wrong'}: in a text, ${name}`,
      isOk !== shouldBeOk,
      () => `${found.map(({ result }) => result)} ${text}`,
    )
  }
  const each = (
    mutations: Readonly<Record<string, Mutation>>,
    verse: Verse,
    visit: (name: string, quote: string) => void,
  ) => {
    for (const [name, mutation] of Object.entries(mutations)) {
      const quote = mutation(verse.text, vocabulary, draw)
      if (quote !== undefined && (mutations === rightMutations || quote !== verse.text)) visit(name, quote)
    }
  }
  for (const verse of verses) {
    each(rightMutations, verse, (name, quote) => judge(name, true, quote, verse.reference))
    each(wrongMutations, verse, (name, quote) => judge(name, false, quote, verse.reference))
    judgeInText('as it stands', true, verse.text, verse.reference)
    const changed = wrongMutations['content word changed']!(verse.text, vocabulary, draw)
    if (changed !== undefined) judgeInText('content word changed', false, changed, verse.reference)
    if (verse.beside !== undefined) judge('reference of the next verse', false, verse.text, verse.beside)
    for (const other of verse.others) judge('other translation named', false, verse.text, verse.reference, other)
  }
  return tallies
}

const isRight = (result: VerificationResult) => result === 'exact' || result === 'elided'
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function readVerses(corpus: Corpus, translation: string): Verse[] {
  const text = corpus.texts.find(({ record }) => record.id === translation)!
  const verses: Verse[] = []
  for (const key of corpus.keys) {
    const verse = text.verse(key)
    if (verse === undefined || bookOf(key).testament === 'deuterocanon') continue
    const next = nextVerse(key)
    const isApart = next !== undefined && !bare(text.verse(next) ?? '').includes(bare(verse))
    const others = corpus.texts.filter((other) => other !== text && !bare(other.verse(key) ?? '').includes(bare(verse)))
    verses.push({
      reference: formatReference({ start: key, end: key }),
      beside: isApart ? formatReference({ start: next, end: next }) : undefined,
      text: verse,
      others: others.map(({ record }) => record.id),
    })
  }
  return verses
}
