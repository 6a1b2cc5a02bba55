import { Type } from 'typebox'
import { byName, forEach, line, object, template, words } from './form.ts'

/** Kinds of text, as far as they decide what to ask of one. */
export const genres = [
  'genealogy',
  'hard',
  'law',
  'lament',
  'letter',
  'love',
  'parable',
  'prophecy',
  'psalm',
  'speech',
  'story',
  'teaching',
  'vision',
  'wisdom',
] as const

const ofPassage = Type.Array(template([], ['passage']), { minItems: 1 })
const withWords = template(['words'])
const ofReference = template(['reference'])

const questions = object({
  speaker: forEach(['jesus', 'letter', 'story', 'poem'], ofReference),
  repeated: template(['words', 'verses']),
  builds: template(['verse', 'words', 'before']),
  asks: withWords,
  contrast: withWords,
  comparison: withWords,
  term: template(['words', 'verse', 'name', 'others']),
  beside: forEach(['source', 'echo', 'account', 'beside'], ofReference),
  reason: withWords,
  purpose: withWords,
  told: withWords,
  command: withWords,
  promise: withWords,
  prayer: withWords,
  own_words: template(['title']),
  friend: template(['title']),
  says: template(['reference', 'title']),
  keep: withWords,
  differ: template(['title']),
  scene: withWords,
  read_on: ofReference,
  without: withWords,
  part: template(['reference', 'title', 'part']),
  lament: withWords,
})

export const insightWordings = {
  'insights/genre-questions': forEach(genres, object({ said: ofPassage, meant: ofPassage, lived: ofPassage })),
  'insights/questions': questions,
  'insights/page': object({
    around: line,
    before: line,
    after: line,
    connects: line,
    commentators: line,
    on: template(['author', 'reference']),
    questions: line,
    heart: template(['reference', 'verses']),
    margin: object({
      quotes: template(['verse']),
      quoted: template(['verse']),
      named: template(['verse', 'whose']),
      names: template(['verse', 'whose']),
      margin: template(['title']),
      other: line,
    }),
    wording: forEach(['account', 'quotes', 'quoted', 'wording'], template(['verse'])),
  }),
  'insights/plain-words': object({ words }),
} as const

/** A stretch of verses by their OSIS names. */
const range = '[1-4]?[A-Z][A-Za-z]+\\.\\d+\\.\\d+(-[1-4]?[A-Z][A-Za-z]+\\.\\d+\\.\\d+)?'

export const insightTables = {
  'insights/hard-texts': byName(Type.String({ pattern: `^${range}( ${range})*$` })),
} as const
