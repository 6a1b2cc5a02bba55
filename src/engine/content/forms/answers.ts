import { Type } from 'typebox'
import { byPattern, forEach, line, object, template } from './form.ts'

/** What help somebody may need. */
export const needs = [
  'self',
  'other',
  'violence',
  'partner',
  'own',
  'witness',
  'threatens',
  'voices',
  'unsure',
  'treatment',
] as const

const speakersInJob = ['job', 'eliphaz', 'bildad', 'zophar', 'elihu', 'lord'] as const

export const answerWordings = {
  'answers/crisis': object({
    now: line,
    near: forEach(needs, line),
    help: forEach(needs, line),
    own_child: line,
    child: line,
    lines: line,
    lines_for_both: line,
    verse: line,
    otherwise: line,
    forgiving: line,
  }),
  'answers/phrases': object({
    guide: object({
      facts: line,
      prayer: line,
      senses: line,
      book: forEach(['author', 'date', 'audience', 'purpose'], line),
      outline: line,
      key_verses: line,
      more: template(['title']),
      not_of: template(['told', 'asked']),
    }),
    passage: object({
      around: line,
      before: template(['reference']),
      after: template(['reference']),
      headed: line,
      commentators: line,
      parts: template(['reference', 'verses']),
      verses: template(['reference', 'verses']),
      absent: template(['reference', 'title']),
      elsewhere: template(['title']),
      elsewhere_in_english: template(['title']),
    }),
    saying: object({
      here: template(['saying']),
      near: template(['saying']),
      nowhere: template(['saying']),
      nearest: line,
      read_on: line,
      also: line,
    }),
    no_answer: forEach(['nothing', 'outside', 'near', 'help'], line),
    task: object({
      lead: forEach(['devotional', 'outline', 'plan'], line),
      read: line,
      consider: line,
      more: line,
      day: line,
    }),
    traditions: byPattern('^[A-Z][a-z]+$', line),
  }),
  'answers/speakers': object({
    letters: byPattern('^[1-3]?[A-Z][a-z]+$', line),
    job: forEach(speakersInJob, line),
  }),
} as const

/** A stretch of verses by their OSIS names. */
const range = '[1-4]?[A-Z][A-Za-z]+\\.\\d+\\.\\d+(-[1-4]?[A-Z][A-Za-z]+\\.\\d+\\.\\d+)?'

export const answerTables = {
  'answers/speakers-in-job': Type.Array(
    object({
      chapter: Type.Integer({ minimum: 1, maximum: 42 }),
      verse: Type.Integer({ minimum: 1 }),
      speaker: Type.Optional(Type.Enum([...speakersInJob])),
    }),
  ),
  'answers/own-explanations': byPattern(`^${range}$`, Type.String({ pattern: `^${range}$` })),
} as const
