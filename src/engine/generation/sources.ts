import type { BibleText, Corpus, LexiconWord, Section, TopicIndexLine } from '../corpus/index.ts'
import type { Language } from '../engine.ts'
import { guideSource } from '../guide/guide.ts'
import type { GuideEntry, GuideSentence } from '../guide/guide-entry.ts'
import { headingCase } from '../retrieval/index.ts'
import { formatReference, toOsis, type VerseRange, versesIn } from '../scripture/index.ts'
import type { DraftSource } from './draft.ts'

/** How readers call the commentators; a module without an entry goes by its title. */
const authors: Readonly<Record<string, string>> = {
  MHCC: 'Matthew Henry',
  Scofield: 'C. I. Scofield',
  TDavid: 'C. H. Spurgeon',
}

export const authorOf = (section: Section): string => authors[section.source.id] ?? section.source.title

const languageOf = (text: BibleText): Language => (text.record.language === 'es' ? 'es' : 'en')

/** The verses of a range as one text, undefined when the translation has none of them. */
export function passageText(text: BibleText, range: VerseRange): string | undefined {
  const verses = versesIn(range)
    .map((key) => text.verse(key))
    .filter((verse) => verse !== undefined)
  return verses.length === 0 ? undefined : verses.join(' ')
}

/** A passage of Scripture as a source; its text is the whole passage. */
export function scriptureSource(text: BibleText, range: VerseRange): DraftSource | undefined {
  const words = passageText(text, range)
  if (words === undefined) return undefined
  const { id, title, license, attribution } = text.record
  return {
    key: `${id}:${toOsis(range)}`,
    type: 'scripture',
    reference: formatReference(range, languageOf(text)),
    osis: toOsis(range),
    translation: id,
    text: words,
    source: { title, license, attribution },
  }
}

/** Words of a commentary as a source; `words` must stand in the section as they are. */
export function commentarySource(section: Section, words: string): DraftSource {
  const range = { start: section.start, end: section.end }
  return {
    key: `commentary:${section.index}:${words}`,
    type: 'commentary',
    reference: `${authorOf(section)} on ${formatReference(range)}`,
    osis: toOsis(range),
    translation: null,
    text: words,
    source: citedSource(section.source),
  }
}

/** A line of the topical index as a source. */
export function topicSource(corpus: Corpus, line: TopicIndexLine): DraftSource {
  return {
    key: `topic:${line.index}`,
    type: 'topic',
    reference: `${indexTitle(corpus)}, “${topicLabel(line)}”`,
    osis: null,
    translation: null,
    text: line.text === '' ? line.heading : line.text,
    source: citedSource(corpus.topics!.source),
  }
}

/** A dictionary entry as a source. */
export function lexiconSource(word: LexiconWord): DraftSource {
  return {
    key: `lexicon:${word.strongs}`,
    type: 'lexicon',
    reference: `Strong’s ${word.strongs}`,
    osis: null,
    translation: null,
    text: word.definition,
    source: citedSource(word.source),
  }
}

/** What the study guide says of a matter, as a source: the sentences of one part of an entry, joined. */
export function guideCitation(
  entry: GuideEntry,
  sentences: readonly GuideSentence[],
  part: string,
  language: Language,
): DraftSource {
  return {
    key: `guide:${entry.id}:${part}`,
    type: 'guide',
    reference: `${guideSource.title}, “${entry.title[language]}”`,
    osis: null,
    translation: null,
    text: sentences.map((sentence) => sentence[language]).join(' '),
    source: guideSource,
  }
}

/** The first of several written forms that a dictionary entry may have. */
const firstForm = (forms: string): string => forms.split(' ')[0] ?? forms

/** The headword of a dictionary entry. The Hebrew dictionary writes several forms from right to left: its first is the last one. */
export const lemmaOf = ({ strongs, lemma }: Pick<LexiconWord, 'strongs' | 'lemma'>): string => {
  const forms = lemma.split(' ')
  // some entries of the module end in a stray Latin letter
  return (strongs.startsWith('H') ? forms.at(-1)! : forms[0]!).replace(/[a-z]+$/, '')
}

/** How a headword sounds. The Hebrew dictionary's module has a Greek letter where the dictionary prints ś. */
export const transliterationOf = ({ transliteration }: Pick<LexiconWord, 'transliteration'>): string =>
  firstForm(transliteration).replaceAll('ώ', 'ś').replaceAll('Ώ', 'Ś')

export const indexTitle = (corpus: Corpus): string => corpus.topics?.source.title ?? ''

/** `FORGIVENESS` › `OF ENEMIES` as “Forgiveness: Of Enemies”. */
export function topicLabel(line: TopicIndexLine): string {
  const part = line.under ?? (isShouted(line.text) ? line.text : null)
  return part === null || part === '' ? headingCase(line.heading) : `${headingCase(line.heading)}: ${headingCase(part)}`
}

const isShouted = (text: string) => text.length > 2 && text === text.toUpperCase()

const citedSource = ({
  title,
  license,
  attribution,
}: {
  title: string
  license: string
  attribution: string | null
}) => ({
  title,
  license,
  attribution,
})
