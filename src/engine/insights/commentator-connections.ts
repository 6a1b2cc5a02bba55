import type { Section } from '../corpus/index.ts'
import type { Library } from '../generation/evidence.ts'
import { authorOf } from '../generation/sources.ts'
import { findReferences, formatReference } from '../scripture/index.ts'
import type { Connection } from './connection.ts'
import { isShort, type StudiedPassage } from './studied-passage.ts'

const weights: Readonly<Record<string, number>> = { MHCC: 1.6, TDavid: 1.5, Scofield: 1 }
/** A section that explains so many verses seldom refers for the sake of the one that is studied. */
const mostExplained = 12

const phrases = {
  en: (author: string, on: string) => `${author} refers to it when explaining ${on}.`,
  es: (author: string, on: string) => `${author} remite a él al explicar ${on}.`,
} as const

/** So many characters of commentary are read for references, Matthew Henry before the others. */
const mostRead = 40_000

/** Passages that commentators point to when they explain this one. */
export function commentatorConnections({ corpus, language }: Library, passage: StudiedPassage): Connection[] {
  let read = 0
  return passage.ranges
    .flatMap((range) => corpus.commentaries.touching(range))
    .filter((section) => section.kind === 'section' && isAbout(section, passage))
    .toSorted((a, b) => (weights[b.source.id] ?? 1) - (weights[a.source.id] ?? 1))
    .flatMap((section) => {
      if (read > mostRead) return []
      const text = section.text()
      read += text.length
      const range = { start: section.start, end: section.end }
      const reason = phrases[language](authorOf(section), formatReference(range, language))
      return findReferences(unabridged(text), { context: range })
        .filter((found) => found.problem === undefined && /\d/.test(found.text))
        .flatMap(({ ranges }) => ranges)
        .map((found) => ({
          range: found,
          kind: 'commentator' as const,
          weight: weights[section.source.id] ?? 1,
          reason,
          group: section.source.id,
        }))
    })
}

/** Books that Matthew Henry’s commentary shortens to a word of its own. */
const shortened: Readonly<Record<string, string>> = {
  Am: 'Amos',
  Da: 'Daniel',
  De: 'Deuteronomy',
  Ex: 'Exodus',
  Ha: 'Habakkuk',
  He: 'Hebrews',
  Ho: 'Hosea',
  Is: 'Isaiah',
  Mi: 'Micah',
  Re: 'Revelation',
  So: 'Song of Solomon',
}

const unabridged = (text: string): string =>
  text.replace(/\b(?:Am|Da|De|Ex|Ha|He|Ho|Is|Mi|Re|So)(?= \d+:\d)/g, (name) => shortened[name]!)

const isAbout = ({ start, end }: Section, passage: StudiedPassage) => !isShort(passage) || end - start < mostExplained
