import { Type } from 'typebox'
import { byName, byPattern, expressions, forEach, line, lines, object, words } from './form.ts'

const tones = ['sorrow', 'joy', 'plain'] as const
const mentions = ['prayed_for', 'lost', 'gift', 'at_odds'] as const
/** Who says a quotation. */
const heard = ['psalm', 'son', 'word'] as const

/** What is said in an occasion: clauses with slots. */
const occasionWords = byName(object({ title: line, seen: line, asks: lines, aims: lines }))

/** A verse by its OSIS name, a letter behind it for a part. */
const verse = '[1-4]?[A-Z][A-Za-z]+\\.\\d+\\.\\d+[a-z]?'
const passages = Type.String({ pattern: `^${verse}( ${verse})*$` })
const optional = Type.Optional(passages)
const occasionPassages = byName(
  object({
    voice: Type.Optional(Type.Enum(['me', 'us'])),
    mention: Type.Optional(Type.Enum([...mentions, 'unnamed'])),
    word: passages,
    cry: optional,
    refrain: optional,
    complaint: optional,
    trust: optional,
  }),
)

const ownAndOthers = object({ own: lines, others: lines })
const styles = object({
  brief: object({ word: lines, amen: line }),
  collect: object({
    address: forEach(tones, lines),
    said: forEach([...heard, 'named'], line),
    naming: forEach(mentions, line),
    thanks: line,
    /** The second is that of a short prayer. */
    end: Type.Array(line, { minItems: 2 }),
  }),
  contemporary: object({
    open: forEach(tones, lines),
    word: lines,
    asks: lines,
    own: lines,
    others: lines,
    last: lines,
    also: line,
    further: line,
    close: forEach(tones, lines),
    amen: lines,
  }),
  lament: object({
    open: lines,
    complaint: ownAndOthers,
    appeal: ownAndOthers,
    asks: lines,
    turn: lines,
    trust: lines,
    vow: lines,
    last: lines,
  }),
  liturgical: object({ leader: line, all: line, open: lines, word: lines, close: lines, amen: line }),
  traditional: object({
    open: lines,
    mention: forEach(mentions, line),
    seen: forEach(tones, line),
    asks: lines,
    own: lines,
    others: lines,
    also: line,
    close_others: line,
    close: lines,
  }),
})

const styleNames = ['traditional', 'contemporary', 'liturgical', 'collect', 'lament', 'brief'] as const
const phrases = object({
  books: forEach(heard, line),
  prayed_with: forEach(heard, line),
  mentions: forEach(mentions, lines),
  seen: forEach(tones, lines),
  nouns: forEach(styleNames, line),
  title_words: object({ from: line, for: line }),
  notes: object({ unknown: line, unfit: line, shortened: line }),
})

export const prayerWordings = {
  'prayers/sorrows': occasionWords,
  'prayers/joys': occasionWords,
  'prayers/matters': occasionWords,
  'prayers/occasion-words': byName(expressions),
  'prayers/styles': styles,
  'prayers/phrases': phrases,
  'prayers/people': object({
    relations: object({ she: words, he: words, they: words, any: Type.Optional(words) }),
    groups: lines,
    sufferers: byName(line),
  }),
  'prayers/thanks': byName(line),
} as const

export const prayerTables = {
  'prayers/sorrows': occasionPassages,
  'prayers/joys': occasionPassages,
  'prayers/matters': occasionPassages,
  'prayers/usual-passages': forEach(
    tones,
    object({ cry: passages, refrain: passages, complaint: passages, trust: passages }),
  ),
  /** Clauses of WEB, KJV and RV1909, by the name of the part. */
  'prayers/verse-parts': byPattern(`^${verse}$`, Type.String({ pattern: '^\\d+(-\\d+)?( \\d+(-\\d+)?){2}$' })),
} as const
