import { readTable, readWordings } from '../content/index.ts'
import type { Occasion, Texts, Tone } from './occasion.ts'

/** What is prayed where an occasion has no words of its own for it. */
const usual = readTable('prayers/usual-passages')

/** Makes the occasions of a table, all of one tone. */
export function occasionsOf(tone: Tone, table: 'sorrows' | 'joys' | 'matters'): Occasion[] {
  const { en: english, es: spanish } = readWordings(`prayers/${table}`)
  return Object.entries(readTable(`prayers/${table}`)).map(([id, row]) => {
    const en = english[id]!
    const es = spanish[id]!
    return {
      id,
      tone,
      mention: row.mention ?? 'prayed_for',
      voice: row.voice ?? 'me',
      title: { en: en.title, es: es.title },
      seen: { en: en.seen, es: es.seen },
      asks: { en: en.asks, es: es.asks },
      aims: { en: en.aims, es: es.aims },
      word: texts(row.word),
      cry: texts(row.cry ?? usual[tone].cry),
      refrain: texts(row.refrain ?? usual[tone].refrain),
      complaint: texts(row.complaint ?? usual[tone].complaint),
      trust: texts(row.trust ?? usual[tone].trust),
    }
  })
}

const texts = (names: string): Texts => names.split(' ')
