import { readTable, readWordings } from '../content/index.ts'
import type { BibleText } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import {
  bookOf,
  chapterOf,
  formatReference,
  type VerseKey,
  type VerseRange,
  verseOf,
  versesIn,
} from '../scripture/index.ts'

type Phrase = Readonly<Record<Language, string>>

const paul = new Set('Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm'.split(' '))
const { en, es } = readWordings('answers/speakers')
/** Who speaks in the dialogues of Job from a verse on; without a name the narrator does. */
const speakersInJob = readTable('answers/speakers-in-job')

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
  if (Object.hasOwn(en.letters, code)) return { en: en.letters[code]!, es: es.letters[code]! }
  if (code === 'Ps') return { en: 'the psalmist says', es: 'el salmista dice' }
  if (code === 'Job') return speakerInJob(range)
  return undefined
}

function speakerInJob({ start, end }: VerseRange): Phrase | undefined {
  const at = (key: VerseKey) => {
    const place = chapterOf(key) * 1000 + verseOf(key)
    // the verse that announces a speech is the narrator's
    const isAnnounced = speakersInJob.some(({ chapter, verse }) => verse > 1 && chapter * 1000 + verse - 1 === place)
    return isAnnounced ? undefined : speakersInJob.findLast(({ chapter, verse }) => chapter * 1000 + verse <= place)
  }
  const [first, last] = [at(start), at(end)]
  if (first?.speaker === undefined || first !== last) return undefined
  return { en: `${en.job[first.speaker]} says`, es: `${es.job[first.speaker]} dice` }
}

/**
 * Words in single quotation marks are those of somebody in a parable, or Scripture that Jesus quotes: a passage that
 * begins within them and is theirs for the most part, and not one that tells the parable.
 */
function isSpokenByAnother(text: BibleText, range: VerseRange): boolean {
  const words = versesIn(range)
    .map((key) => text.verse(key) ?? '')
    .join(' ')
  const opens = words.indexOf('‘')
  const closes = words.search(/(?<=\p{P})’|’(?=”|$)/u)
  return opens === 0 || (closes > words.length / 2 && (opens === -1 || closes < opens))
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
