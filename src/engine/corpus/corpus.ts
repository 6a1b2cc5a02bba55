import { openPackedFile, type PackedBytes } from '../../platform/packed-file.ts'
import { type Guide, openGuide } from '../guide/guide.ts'
import { type BibleText, bibleText } from './bible-text.ts'
import { type Commentaries, commentaries } from './commentaries.ts'
import { type Concordance, concordance } from './concordance.ts'
import { type Lexicon, lexicon } from './lexicon.ts'
import type { TranslationRecord } from './records.ts'
import { type TopicIndex, topicIndex } from './topics.ts'
import { type VerseIndex, verseIndex } from './verse-index.ts'

/** Everything the service knows of Scripture, opened from one compiled file. */
export type Corpus = {
  /** Changes when anything in the corpus does. */
  version: string
  /** Every verse that our numbering has, in canonical order; its position is the verse's index. */
  keys: Uint32Array
  indexOf: VerseIndex
  texts: readonly BibleText[]
  /** A translation by its short name, module name or alias, in any case; undefined when it is not loaded. */
  findText: (name: string) => BibleText | undefined
  commentaries: Commentaries
  topics: TopicIndex | undefined
  lexicon: Lexicon
  concordance: Concordance | undefined
  guide: Guide
}

/**
 * Opens a compiled corpus.
 * @param source the path of `corpus.bin`, or the file when it has been read
 * @param aliases further names of translations, lower case, to their id
 * @throws when the file is damaged or of another version; rebuild it then
 */
export function openCorpus(
  source: string | PackedBytes,
  version: string,
  aliases: ReadonlyMap<string, string> = new Map(),
): Corpus {
  const file = openPackedFile(source)
  const keys = file.u32('keys')
  const indexOf = verseIndex(keys)
  const texts = file.json<TranslationRecord[]>('translations').map((record) => bibleText(file, record, indexOf))
  const byName = new Map<string, BibleText>()
  // ids differ; a module's name may be the id, or in another case the name, of a text that comes before it
  for (const text of texts) byName.set(text.record.id.toLowerCase(), text)
  for (const text of texts)
    byName.set(text.record.module.toLowerCase(), byName.get(text.record.module.toLowerCase()) ?? text)
  return {
    version,
    keys,
    indexOf,
    texts,
    findText: (name) => byName.get(aliases.get(name.toLowerCase()) ?? name.toLowerCase()),
    commentaries: commentaries(file),
    topics: topicIndex(file),
    lexicon: lexicon(file),
    concordance: concordance(file),
    guide: openGuide(file),
  }
}
