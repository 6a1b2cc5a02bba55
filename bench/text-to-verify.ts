import type { Engine } from '../src/engine/engine.ts'

/**
 * A text such as people have checked: verses quoted and named, in the marks and places that writers use, one in four
 * with a word changed, one in ten under another reference.
 * @param length in UTF-16 units
 */
export function textToVerify({ readPassage }: Engine, length: number): string {
  let text = ''
  for (let place = 0; text.length < length; place++) {
    const chapter = chapters[place % chapters.length]!
    const verse = 1 + ((place * 7) % 12)
    const passage = readPassage({ reference: `${chapter}:${verse}`, translation: place % 3 === 0 ? 'KJV' : 'WEB' })
    const exact = passage.verses.map((each) => each.text).join(' ')
    const quoted = place % 4 === 3 ? exact.replace(/\b(?:the|and)\b/, 'some') : exact
    const reference = place % 10 === 9 ? `${chapter}:${verse + 1}` : passage.reference
    text += sentences[place % sentences.length]!(quoted, reference)
  }
  return text.slice(0, length)
}

const chapters: readonly string[] = [
  'Genesis 1',
  'Exodus 20',
  'Psalm 34',
  'Psalm 119',
  'Proverbs 3',
  'Isaiah 53',
  'Jeremiah 31',
  'Matthew 5',
  'Luke 15',
  'John 3',
  'Acts 2',
  'Romans 8',
  '1 Corinthians 13',
  'Ephesians 2',
  'Philippians 4',
  'Hebrews 11',
  'James 1',
  '1 John 4',
]

const sentences: readonly ((quoted: string, reference: string) => string)[] = [
  (quoted, reference) => `We read, “${quoted}” (${reference}). That is where hope begins for us today.\n\n`,
  (quoted, reference) => `${reference} says: "${quoted}" It is worth reading the whole chapter.\n`,
  (quoted, reference) => `> ${quoted}\n> — ${reference}\n\nThe same is taught elsewhere, as many have seen.\n\n`,
  (quoted, reference) => `As it is written in ${reference}, “${quoted}” Let us think of that; see Romans 5:1-5.\n\n`,
]
