import type { Library } from '../generation/evidence.ts'
import { indexTitle, topicLabel } from '../generation/sources.ts'
import { termsOf } from '../retrieval/index.ts'
import { toOsis } from '../scripture/index.ts'
import type { Connection } from './connection.ts'
import { linesOn } from './index-lines.ts'
import type { PassageSubject } from './passage-subject.ts'
import { isShort, type StudiedPassage, touches } from './studied-passage.ts'

const mostListed = 40
const gathersRest = /unclassified|miscellan|general scriptures|appellations|instances of/i
/** How much the passage must turn on a heading's words for the line to be about it. */
const leastAbout = 0.6
const weights = { line: 1.6, further: 0.4, most: 2.4 }

const phrases = {
  en: (label: string, title: string) => `Listed with it in ${title} under “${label}”.`,
  es: (title: string) => `Un índice temático (${title}) lo reúne con este pasaje.`,
} as const

/** Passages that the topical index lists beside this one in lines on what it is about; a short list says more than a long one. */
export function indexConnections(library: Library, passage: StudiedPassage, subject: PassageSubject): Connection[] {
  const { language, corpus } = library
  const title = indexTitle(corpus)
  const found = new Map<string, Connection & { best: number }>()
  for (const { line, keys } of linesOn(library, passage)) {
    const label = topicLabel(line)
    const whole =
      line.text === '' || label.toLowerCase().includes(line.text.toLowerCase()) ? label : `${label}: ${line.text}`
    const { length } = line.passages
    if (gathersRest.test(whole) || length < 2 || length > mostListed) continue
    const about = isAbout(subject, line.heading, whole)
    if (about < leastAbout) continue
    const share = isShort(passage) ? 1 : Math.sqrt(keys.length / passage.keys.length)
    const worth = (weights.line * about * (0.5 + 0.5 * share)) / Math.log(1.7 + length / 3)
    const reason = language === 'en' ? phrases.en(whole.replace(/[.;:]$/, ''), title) : phrases.es(title)
    for (const range of line.passages) {
      if (touches(passage, range)) continue
      const known = found.get(toOsis(range))
      const one = { range, kind: 'index' as const, reason, group: `topic:${line.heading}` }
      if (known === undefined) found.set(toOsis(range), { ...one, weight: worth, best: worth })
      else {
        const weight = Math.min(weights.most, known.weight + weights.further * worth)
        found.set(toOsis(range), worth > known.best ? { ...one, weight, best: worth } : { ...known, weight })
      }
    }
  }
  return [...found.values()]
}

/** How much a passage turns on the words of a heading and of its line, 0 to 1; the heading itself must be among them. */
function isAbout({ told, explained }: PassageSubject, heading: string, whole: string): number {
  const worth = (term: string) => Math.max(told(term), 0.8 * explained(term))
  const head = Math.max(0, ...termsOf(heading, 'en').map(worth))
  const all = [...new Set(termsOf(whole, 'en'))].map(worth)
  const mean = all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length)
  return head < leastOfHeading ? 0 : 0.6 * head + 0.6 * mean
}

const leastOfHeading = 0.5
