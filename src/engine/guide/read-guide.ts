import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import { parseReference, type VerseRange } from '../scripture/index.ts'
import type { GuideClaim, GuideEntry, GuideFact, GuidePassage, GuideSentence } from './guide-entry.ts'
import {
  type ClaimInFile,
  type FactInFile,
  type GuideFile,
  type GuideKind,
  guideFiles,
  guideKinds,
  type PassageInFile,
  type SentenceInFile,
} from './guide-file.ts'
import { heardFile, readHeard } from './read-heard.ts'

/** What is wrong with an entry; `file` is relative to the guide's folder. */
export type GuideProblem = { file: string; problem: string }
export type GuideRead = {
  entries: GuideEntry[]
  /** What shares words with an entry and belongs to another, by the entry's id. */
  scopes: Map<string, NonNullable<GuideFile['scope']>['not']>
  fileOf: Map<string, string>
  problems: GuideProblem[]
}

/** The files of the guide, in the order of their names. */
export function guideFilesIn(folder: string): string[] {
  return Object.keys(guideKinds)
    .flatMap((kind) => filesIn(join(folder, kind)))
    .sort()
}

/**
 * Reads the study guide's files. One that is not well formed is named in `problems` and left out.
 * @param folder the guide's, with a folder for each kind
 */
export function readGuide(folder: string): GuideRead {
  const read: GuideRead = { entries: [], scopes: new Map(), fileOf: new Map(), problems: [] }
  for (const path of guideFilesIn(folder)) {
    const file = relative(folder, path)
    const kind = guideKinds[file.split(/[\\/]/)[0] as keyof typeof guideKinds]
    const id = basename(path, '.yaml')
    const report = (problem: string) => read.problems.push({ file, problem })
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(basename(path))) {
      report('a file is named in lower case, words joined by hyphens, ending in .yaml')
      continue
    }
    const taken = read.fileOf.get(id)
    if (taken !== undefined) report(`${taken} has the same id`)
    const content = readEntry(kind, readFileSync(path, 'utf8'), report)
    const entry = content === undefined ? undefined : resolved(id, kind, content, report)
    if (entry === undefined || taken !== undefined) continue
    read.entries.push(entry)
    if (content!.scope !== undefined) read.scopes.set(id, content!.scope.not)
    read.fileOf.set(id, file)
  }
  readHeard(folder, read.entries, (problem) => read.problems.push({ file: heardFile, problem }))
  return read
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return [] // a kind without entries has no folder
  }
}

/** The file as its schema has it, or undefined when it is not so; problems are reported. */
function readEntry(kind: GuideKind, text: string, report: (problem: string) => void): GuideFile | undefined {
  let value: unknown
  try {
    value = parse(text, (_, part: unknown) => (typeof part === 'string' ? part.replace(straightApostrophe, '’') : part))
  } catch (error) {
    report((error as Error).message.split('\n')[0]!)
    return undefined
  }
  const errors = [...Value.Errors(guideFiles[kind], value)]
  for (const { instancePath, message, params } of errors.slice(0, 12)) {
    const more = params && Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''
    report(`${instancePath || 'the entry'} ${message}${more}`)
  }
  return errors.length > 0 ? undefined : (value as GuideFile)
}

/** The entry with its references read, or undefined when one cannot be. */
function resolved(
  id: string,
  kind: GuideKind,
  file: GuideFile,
  report: (problem: string) => void,
): GuideEntry | undefined {
  try {
    return entryFrom(id, kind, file)
  } catch (error) {
    if (!(error instanceof UnreadableReference)) throw error
    report(error.message)
    return undefined
  }
}

/** Files are typed with the keyboard's apostrophe; readers get the printer's. */
const straightApostrophe = /(?<=\p{L})'(?=\p{L}|[\s.,;:?!”)])/gu

class UnreadableReference extends Error {}

function entryFrom(id: string, kind: GuideKind, file: GuideFile): GuideEntry {
  return {
    id,
    kind,
    title: file.title,
    aliases: file.aliases,
    status: kind === 'disputed' ? 'disputed' : 'status' in file ? file.status : 'core',
    care: file.care ?? [],
    summary: ('shared' in file ? file.shared : file.summary).map(sentenceFrom),
    passages: file.passages.map(passageFrom),
    related: file.related,
    views:
      'views' in file
        ? file.views.map(({ traditions, name, summary, passages }) => ({
            traditions,
            name,
            summary: summary.map(sentenceFrom),
            passages: passages.map(passageFrom),
          }))
        : [],
    answers: (file.answers ?? []).map(({ lead, short, ...asked }) => ({
      heard: { en: [], es: [] },
      ...asked,
      lead: claimFrom(lead),
      short: short.map(claimFrom),
    })),
    ...(file.pastoral === undefined
      ? {}
      : {
          pastoral: {
            open: file.pastoral.open,
            never: (file.pastoral.never ?? []).flatMap(rangesIn),
            prayer: sentenceFrom(file.pastoral.prayer),
          },
        }),
    ...(file.child === undefined ? {} : { child: file.child }),
    facts: 'facts' in file ? file.facts.map(factFrom) : [],
    ...('strongs' in file
      ? {
          word: {
            strongs: file.strongs,
            lemma: file.lemma,
            transliteration: file.transliteration,
            senses: file.senses.map(sentenceFrom),
          },
        }
      : {}),
    ...('book' in file
      ? {
          book: {
            code: file.book,
            author: sentenceFrom(file.author),
            date: sentenceFrom(file.date),
            audience: sentenceFrom(file.audience),
            purpose: sentenceFrom(file.purpose),
            outline: file.outline.map(({ ref, en, es }) => ({ range: oneRange(ref), en, es })),
          },
        }
      : {}),
    ...('verdict' in file ? { saying: { verdict: file.verdict, origin: file.origin } } : {}),
  }
}

const sentenceFrom = ({ en, es, from }: SentenceInFile): GuideSentence => ({
  en,
  es,
  from: from === undefined ? [] : rangesIn(from),
})

const claimFrom = ({ basis, who, source, ...sentence }: ClaimInFile): GuideClaim => ({
  ...sentenceFrom(sentence),
  basis,
  ...(who === undefined ? {} : { who }),
  ...(source === undefined ? {} : { source }),
})

const factFrom = ({ asks, source, ...sentence }: FactInFile): GuideFact => ({
  ...sentenceFrom(sentence),
  asks,
  ...(source === undefined ? {} : { source }),
})

const passageFrom = ({ ref, note, quote }: PassageInFile): GuidePassage => ({
  range: oneRange(ref),
  note,
  ...(quote === undefined ? {} : { quote: oneRange(quote) }),
})

function oneRange(text: string): VerseRange {
  const ranges = rangesIn(text)
  if (ranges.length !== 1) throw new UnreadableReference(`“${text}” is more than one passage; give each its own line`)
  return ranges[0]!
}

function rangesIn(text: string): VerseRange[] {
  const read = parseReference(text, { language: 'en' })
  if (read.outcome === 'invalid') throw new UnreadableReference(`“${text}”: ${read.message}`)
  return read.ranges
}
