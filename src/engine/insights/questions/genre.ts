import type { genres } from '../../content/index.ts'
import type { Library } from '../../generation/evidence.ts'
import { bookOf, chapterOf } from '../../scripture/index.ts'
import { isDark } from '../dark-passage.ts'
import { hardTextOf } from '../hard-texts.ts'
import { linesOn } from '../index-lines.ts'
import { hardMatters } from '../lending.ts'
import { type StudiedPassage, versesWithin } from '../studied-passage.ts'
import type { FoundTheme } from '../themes.ts'
import { isStory, speakerKind } from './setting.ts'

/** What kind of text a passage is, as far as it decides what to ask of it. */
export type Genre = (typeof genres)[number]

const books = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))
const wisdom = books('Prov Eccl Sir Wis')
const laws = books('Exod Lev Num Deut')
const prophets = books('Isa Jer Ezek Hos Joel Amos Obad Mic Nah Hab Zeph Hag Zech Mal Bar EpJer')
const psalms = books('Ps Lam PrMan PrAzar AddPs')
const tellParables = books('Matt Mark Luke')
/** Books that tell stories and let long speeches be heard in them. */
const speeches = books('Exod Num Deut Josh Judg 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Acts Gen Tob Jdt 1Macc 2Macc')
const lists = books('Gen Exod Num Ruth 1Chr Ezra Neh Matt Luke')

const violent =
  /\b(?:utterly destroy\w*|put to death|stoned|slaughter\w*|ravish\w*|concubine|dash\w* |plunder\w*|no one alive|nothing that breathes|kill\w*|slay|slew|beheaded|burned? with fire)\b/i
/** From such a share of verses that tell of violence a passage is about it. */
const leastViolent = 0.25

const parental = /\b(?:became the father of|begat|the sons? of|the father of|the daughters? of|by the wife of)\b/i
const leastParental = 0.5
const legal = /\b(?:you shall|you must|thou shalt|shall (?:not|be)|if (?:a|any|you|one)\b)/i
const leastLegal = 0.4
const seen = /\b(?:I saw|I looked|I watched|in the vision|showed me|hand was on me|visions?)\b/
/** A book of prophecy calls itself so, whatever it tells. */
const titled = /\bvision of \p{Lu}\p{L}+/u
const complaint =
  /\b(?:how long|why (?:have|do|are|is|did|didn’t)|forsaken|forgotten|tears|weep\w*|groan\w*|my soul is|distress|affliction|cast (?:me )?(?:down|off))\b/i
const leastComplaints = 2

/** Reads what kind of text a passage is from its book, its words and what it is about. */
export function genreOf(library: Library, passage: StudiedPassage, themes: readonly FoundTheme[]): Genre {
  const { code } = bookOf(passage.keys[0]!)
  const texts = englishVerses(library, passage)
  const share = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length / Math.max(1, texts.length)
  const isList = share(parental) >= leastParental || namesOf(texts) >= leastNames
  if (lists.has(code) && texts.length > 3 && isList) return 'genealogy'
  if (isHard(passage, themes, share(violent))) return 'hard'
  if (tellParables.has(code) && isParable(library, passage)) return 'parable'
  if (code === 'Rev' || isVision(passage, texts)) return 'vision'
  if (speakerKind(library, passage) === 'jesus') return 'teaching'
  if (code === 'Song') return 'love'
  if (psalms.has(code) || code === 'Job') {
    const complaints = texts.join(' ').match(new RegExp(complaint.source, 'gi'))?.length ?? 0
    if (code === 'Lam' || isDark(library, passage) || complaints >= leastComplaints) return 'lament'
    return code === 'Job' ? 'wisdom' : 'psalm'
  }
  if (wisdom.has(code)) return 'wisdom'
  if (code === 'Lev' || (laws.has(code) && share(legal) >= leastLegal)) return 'law'
  if (prophets.has(code)) return 'prophecy'
  if (speakerKind(library, passage) === 'letter') return 'letter'
  return isStory(passage) || !speeches.has(code) ? 'story' : 'speech'
}

/** From its seventh chapter on Daniel tells visions. */
const firstVision = 7

function isVision({ keys }: StudiedPassage, texts: readonly string[]): boolean {
  const { code } = bookOf(keys[0]!)
  if (code === 'Dan') return chapterOf(keys[0]!) >= firstVision
  return prophets.has(code) && seen.test(texts.slice(0, 3).join(' ').replace(titled, ''))
}

/** Whether what a passage is most about wounds readers, or it tells of violence verse by verse. */
function isHard(passage: StudiedPassage, themes: readonly FoundTheme[], violence: number): boolean {
  if (violence >= leastViolent || hardTextOf(passage) !== undefined) return true
  const { keys } = passage
  const isLetter = bookOf(keys[0]!).testament === 'new'
  return themes
    .slice(0, 2)
    .some(({ entry, keys: told }) => hardMatters.has(entry?.id ?? '') && (!isLetter || 2 * told.length >= keys.length))
}

/** What the guide or the topical index lists as a parable. */
function isParable(library: Library, passage: StudiedPassage): boolean {
  const { corpus } = library
  const listed = corpus.guide.entries.find(({ id }) => id === 'parables')?.passages ?? []
  const told = linesOn(library, passage).filter(({ line }) =>
    /parable/i.test(`${line.heading} ${line.under} ${line.text}`),
  )
  const most = (keys: number) => 2 * keys >= passage.keys.length
  return (
    listed.some(({ range }) => most(versesWithin(passage, range).length)) || told.some(({ keys }) => most(keys.length))
  )
}

/** What share of the words are names, as far as a capital within a sentence shows it. */
function namesOf(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/))
  return (
    words.filter((word, at) => /^\p{Lu}/u.test(word) && !/[.!?”]$/.test(words[at - 1] ?? '.')).length / words.length
  )
}

const leastNames = 0.35

/** The verses in English, whatever the study is written in. */
function englishVerses({ corpus, text }: Library, { keys }: StudiedPassage): string[] {
  const english =
    text.record.language === 'en' ? text : (corpus.texts.find(({ record }) => record.language === 'en') ?? text)
  return keys.map((key) => english.verse(key) ?? '')
}
