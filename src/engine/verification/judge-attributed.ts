import type { Span } from '../engine.ts'
import type { VerseRange } from '../scripture/index.ts'
import { type AttributedForm, type AttributedWords, attributedWords } from './attributed-words.ts'
import type { MarkedText } from './attribution.ts'
import { foldWords } from './fold-words.ts'
import { isNegation } from './function-words.ts'
import { type Claim, judgeClaimed, judgeUnclaimed } from './judge-quotation.ts'
import { type JudgedQuotation, type Judgement, noSuchVerse } from './judgement.ts'
import type { NamedTranslation } from './name-translation.ts'
import { readPassage } from './passage.ts'
import { type Quotation, readQuotation } from './read-quotation.ts'
import { isRemembered, isSupported, isTelling, looseFormsOf, type NearnessToVerses } from './support.ts'
import type { WordIndex } from './word-index.ts'

type Rest = Omit<Claim, 'ranges'>

const fewestWords = 4
/** Of fewer words nobody can tell that they are no paraphrase. */
const fewestInvented = 5

/** From how much likeness words are taken for the verse’s, quoted wrong; from how much, if something telling is altered. */
const likeness: Readonly<Record<AttributedForm, { near: number; altered: number }>> = {
  verbatim: { near: 0.5, altered: 0.5 },
  laid_out: { near: 0.85, altered: 0.65 },
  reported: { near: 0.85, altered: 0.75 },
  bracketed: { near: 0.8, altered: 0.75 },
}
/** Of a short sentence one word is a large share. */
const likeShort = 0.6
const mostShort = 6
const fewestNear = 7
/** From how much likeness a sentence is the verse’s, quoted wrong, though one of its clauses is quoted right. */
const likeSentence = 0.7

/**
 * Judges words that are given as Scripture’s without quotation marks: “John 3:16 says that God …”, “God … (John 3:16)”,
 * “- John 3:16: God …”, “Jesus once said, Blessed …”. Those of the verse are a quotation; those that are nearly so, with
 * something altered, are misquoted; what nothing in the verse bears out is misquoted without a true text. Paraphrases and
 * what is said about a passage are a writer’s own words.
 * @param marked quotations in marks that were found already
 */
export function judgeAttributed(
  index: WordIndex,
  text: MarkedText,
  marked: readonly JudgedQuotation[],
  restFor: (named: NamedTranslation['text'] | undefined) => Rest,
  nearness: NearnessToVerses | undefined,
): JudgedQuotation[] {
  const found: JudgedQuotation[] = []
  const taken = new Uint8Array(text.text.length)
  for (const { outer } of text.quoted.all.map((outer) => ({ outer }))) taken.fill(1, outer.start, outer.end)
  for (const { span } of marked) taken.fill(1, span.start, span.end)
  const claimed = new Set(marked.flatMap(({ direct }) => direct))
  for (const words of attributedWords(text)) {
    const { reference } = words
    if (reference !== undefined && claimed.has(reference)) continue
    const named = reference === undefined ? undefined : text.translations.next(reference.end)
    const isBeside = named !== undefined && reference !== undefined && named.start - reference.end < 4
    const free = words.spans.filter(({ start, end }) => taken.subarray(start, end).indexOf(1) === -1)
    const judged = judgeWords(
      index,
      text.text,
      { ...words, spans: free },
      restFor(isBeside ? named.text : undefined),
      nearness,
    )
    if (judged === undefined) continue
    found.push(judged)
    taken.fill(1, judged.span.start, judged.span.end)
  }
  return found
}

function judgeWords(
  index: WordIndex,
  text: string,
  { form, spans, reference }: AttributedWords,
  rest: Rest,
  nearness: NearnessToVerses | undefined,
): JudgedQuotation | undefined {
  let exact: JudgedQuotation | undefined
  let near: JudgedQuotation | undefined
  const read = spans
    .map((span) => ({ span, quotation: readQuotation(index, text, span.start, span.end) }))
    .filter(({ quotation }) => quotation.words.length >= fewestWords)
  const ranges = reference?.ranges
  for (const { span, quotation } of read) {
    const input = { quotation, source: text }
    const judgement =
      ranges === undefined ? judgeUnclaimed(index, input, rest) : judgeClaimed(index, input, { ranges, ...rest })
    if (judgement === undefined) continue
    const judged = { span, judgement, direct: reference === undefined ? [] : [reference] }
    if (isStanding(judgement)) exact = longer(exact, judged)
    else if (
      isNear(index, form, quotation, judgement, ranges) &&
      (form === 'verbatim' || isWhole(index, judged, quotation))
    )
      near = longer(near, judged)
  }
  // a clause that stands so does not bear out the sentence around it
  if (near !== undefined && (exact === undefined || isWider(near, exact))) return near
  if (exact !== undefined) return exact
  const first = read[0]
  if (first === undefined || first.quotation.words.length < fewestInvented || form === 'bracketed') return undefined
  const isHeld =
    ranges === undefined
      ? isRemembered(index, first.quotation, text, { isVerbatim: form === 'verbatim' })
      : isSupported(index, first.quotation, text, ranges, nearness)
  return isHeld ? undefined : { ...first, judgement: invented, direct: reference === undefined ? [] : [reference] }
}

const isStanding = ({ result }: Judgement) =>
  result === 'exact' || result === 'elided' || result === 'wrong_translation'

const longer = (one: JudgedQuotation | undefined, other: JudgedQuotation): JudgedQuotation =>
  one === undefined || lengthOf(other.span) > lengthOf(one.span) ? other : one
const isWider = (near: JudgedQuotation, exact: JudgedQuotation): boolean =>
  near.judgement.similarity >= likeSentence && lengthOf(near.span) > lengthOf(exact.span)
const lengthOf = ({ start, end }: Span) => end - start

/** Nothing in Scripture is like it. */
const invented: Judgement = { ...noSuchVerse, result: 'misquoted' }

function isNear(
  index: WordIndex,
  form: AttributedForm,
  quotation: Quotation,
  judgement: Judgement,
  ranges: readonly VerseRange[] | undefined,
): boolean {
  const { result, similarity } = judgement
  if (result === 'wrong_reference') return form === 'verbatim'
  if (result !== 'misquoted') return false
  const { near, altered } = likeness[form]
  const fewest = form === 'verbatim' ? fewestWords : fewestNear
  // of a saying without a reference a word more or less is a paraphrase
  const isFree = ranges === undefined && form === 'reported'
  if (similarity >= near && quotation.words.length >= fewest && !isFree) return true
  if (form !== 'reported' && form !== 'bracketed' && beginsAlike(index, quotation, ranges)) return true
  const least = quotation.words.length <= mostShort ? Math.min(likeShort, altered) : altered
  return similarity >= least && isAltered(index, judgement, quotation, ranges)
}

/** Whether the true text reads on where it is put: at either end it has the words that stand there, or ends a clause. */
function isWhole({ corpus }: WordIndex, { judgement }: JudgedQuotation, { words }: Quotation): boolean {
  const { range, translation, trueText, differences } = judgement
  const verses = range === null || translation === null ? undefined : corpus.findText(translation)
  const verse = range === null ? undefined : verses?.verse(range.start)
  const last = range === null ? undefined : verses?.verse(range.end)
  if (trueText === null || verse === undefined || last === undefined) return false
  const isEqualAt = (place: number) => !differences.some(({ start, end }) => start <= place && place <= end)
  const before = verse.slice(0, Math.max(0, verse.indexOf(trueText.slice(0, 20))))
  const after = last.slice(last.lastIndexOf(trueText.slice(-20)) + Math.min(20, trueText.length))
  return (
    (isEqualAt(words[0]!.start) || /(?:^|[.,;:!?”"])[\s“"]*$/.test(before)) &&
    (isEqualAt(words.at(-1)!.end) || /^[”"]*(?:$|[.,;:!?])/.test(after))
  )
}

/** So many words of a verse’s beginning give what follows them as the verse. */
const fewestBeginning = 3

function beginsAlike(index: WordIndex, { words }: Quotation, ranges: readonly VerseRange[] | undefined): boolean {
  const first = words.slice(0, fewestBeginning)
  if (ranges === undefined || !first.some(isTelling)) return false
  return [...index.corpus.texts.keys()].some((text) => {
    const { positions } = readPassage(index, text, ranges)
    return first.every(({ id }, at) => index.words[positions[at] ?? -1] === id)
  })
}

/** Whether a word that says something stands in the place of another one, or a negation is put in or left out. */
function isAltered(
  index: WordIndex,
  { differences, range }: Judgement,
  quotation: Quotation,
  ranges: readonly VerseRange[] | undefined,
): boolean {
  const forms = looseFormsOf(index, ranges ?? (range === null ? [] : [range]))
  return differences.some(({ kind, start, end, found, true: own }) => {
    const words = quotation.words.filter((word) => word.start >= start && word.end <= end && kind !== 'missing')
    const trueWords = readQuotation(index, own).words
    const [denies, isDenied] = [words, trueWords].map((some) => some.some(({ text }) => isNegation(text)))
    if (isDenied && !denies) return true
    if (denies && !isDenied && !isDeniedBefore(index, range, own)) return true
    return (
      kind === 'changed' &&
      found !== '' &&
      trueWords.some(isTelling) &&
      words.some((word) => isTelling(word) && !forms.has(word.looseId))
    )
  })
}

/** Whether the verse has a negation before the words that a quotation falls on: “nothing can …” for “nor … can …”. */
function isDeniedBefore({ corpus }: WordIndex, range: VerseRange | null, own: string): boolean {
  const verses = corpus.texts.map((text) => (range === null ? '' : (text.verse(range.start) ?? '')))
  return verses.some((verse) =>
    foldWords(verse.slice(0, Math.max(0, verse.indexOf(own)))).some(({ text }) => isNegation(text)),
  )
}
