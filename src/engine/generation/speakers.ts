import type { BibleText } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { bookOf, chapterOf, formatReference, type VerseRange, versesIn } from '../scripture/index.ts'

type Phrase = Readonly<Record<Language, string>>

const paul = new Set('Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm'.split(' '))
const prophets = new Set('Isa Jer Ezek Hos Joel Amos Obad Mic Nah Hab Zeph Hag Zech Mal'.split(' '))
const letters: Readonly<Record<string, Phrase>> = {
  Jas: { en: 'James writes', es: 'Santiago escribe' },
  '1Pet': { en: 'Peter writes', es: 'Pedro escribe' },
  '2Pet': { en: 'Peter writes', es: 'Pedro escribe' },
  '1John': { en: 'John writes', es: 'Juan escribe' },
  '2John': { en: 'John writes', es: 'Juan escribe' },
  '3John': { en: 'John writes', es: 'Juan escribe' },
  Jude: { en: 'Jude writes', es: 'Judas escribe' },
  Rev: { en: 'John sees', es: 'Juan ve' },
}
/** Who speaks in the dialogues of Job, by first chapter: his friends are rebuked in the end, so their words need a name. */
const speakersInJob: readonly (readonly [chapter: number, english: string, spanish: string])[] = [
  [3, 'Job', 'Job'],
  [4, 'Job’s friend Eliphaz', 'Elifaz, amigo de Job,'],
  [6, 'Job', 'Job'],
  [8, 'Job’s friend Bildad', 'Bildad, amigo de Job,'],
  [9, 'Job', 'Job'],
  [11, 'Job’s friend Zophar', 'Zofar, amigo de Job,'],
  [12, 'Job', 'Job'],
  [15, 'Job’s friend Eliphaz', 'Elifaz, amigo de Job,'],
  [16, 'Job', 'Job'],
  [18, 'Job’s friend Bildad', 'Bildad, amigo de Job,'],
  [19, 'Job', 'Job'],
  [20, 'Job’s friend Zophar', 'Zofar, amigo de Job,'],
  [21, 'Job', 'Job'],
  [22, 'Job’s friend Eliphaz', 'Elifaz, amigo de Job,'],
  [23, 'Job', 'Job'],
  [25, 'Job’s friend Bildad', 'Bildad, amigo de Job,'],
  [26, 'Job', 'Job'],
  [32, 'the young man Elihu', 'el joven Eliú'],
  [38, 'the LORD', 'Jehová'],
  [42, 'Job', 'Job'],
]

/**
 * Who speaks in a passage, with a verb, as a sentence's beginning: “Paul writes in Romans 8:28:”. Jesus is named where
 * the text marks the words as his; letters go by the writer they name, other books by their own name.
 */
export function introduce(redLetters: BibleText | undefined, range: VerseRange, language: Language): string {
  const reference = formatReference(range, language)
  const place = language === 'es' ? 'en' : 'in'
  const speaker = speakerOf(redLetters, range)?.[language]
  return speaker === undefined
    ? `${reference} ${says(range, language)}:`
    : `${upperFirst(speaker)} ${place} ${reference}:`
}

function speakerOf(redLetters: BibleText | undefined, range: VerseRange): Phrase | undefined {
  const { code } = bookOf(range.start)
  if (redLetters !== undefined && isSpokenByJesus(redLetters, range)) return { en: 'Jesus says', es: 'Jesús dice' }
  if (paul.has(code)) return { en: 'Paul writes', es: 'Pablo escribe' }
  if (letters[code] !== undefined) return letters[code]
  if (code === 'Ps') return { en: 'the psalmist says', es: 'el salmista dice' }
  if (prophets.has(code)) {
    const { name } = bookOf(range.start)
    return { en: `the prophet ${name.en} says`, es: `el profeta ${name.es} dice` }
  }
  if (code === 'Job' && chapterOf(range.start) > 2) {
    const [, english, spanish] = speakersInJob.findLast(([chapter]) => chapter <= chapterOf(range.start))!
    return { en: `${english} says`, es: `${spanish} dice` }
  }
  return undefined
}

/** Words in single quotation marks are those of somebody in a parable, or Scripture that Jesus quotes. */
function isSpokenByAnother(text: BibleText, { start, end }: VerseRange): boolean {
  const words = text.verse(start) ?? ''
  const opens = words.indexOf('‘')
  const closes = /’(?=”|$)/.exec(text.verse(end) ?? '')
  return /^‘/.test(words) || (closes !== null && (opens === -1 || start !== end))
}

/** Whether most of the passage is marked as words of Jesus. */
function isSpokenByJesus(text: BibleText, range: VerseRange): boolean {
  let length = 0
  let spoken = 0
  for (const key of versesIn(range)) {
    length += text.verse(key)?.length ?? 0
    for (const span of text.redLetters(key)) spoken += span.end - span.start
  }
  return length > 0 && spoken / length > 0.75 && !isSpokenByAnother(text, range)
}

function says(range: VerseRange, language: Language): string {
  const teaches = ['Prov', 'Eccl', 'Sir', 'Wis'].includes(bookOf(range.start).code)
  if (language === 'es') return teaches ? 'enseña' : 'dice'
  return teaches ? 'teaches' : 'says'
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
