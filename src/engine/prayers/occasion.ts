import type { Language } from '../engine.ts'

type InBoth<T> = Readonly<Record<Language, T>>

/** What is prayed in a sorrow names pain, in a joy gives thanks, and else puts a matter into God’s hands. */
export type Tone = 'sorrow' | 'joy' | 'plain'

/**
 * How somebody who is named is spoken of: prayed for, missed, given thanks for, at odds with the one who prays, or not
 * at all.
 */
export type Mention = 'prayed_for' | 'lost' | 'gift' | 'at_odds' | 'unnamed'

/** Names of passages or of parts of them (see `verse-parts.ts`), the fittest first. */
export type Texts = readonly string[]

/**
 * What people pray about. Our own words are clauses with slots (see `fill-slots.ts`); none speaks of God in the second
 * person in English, so that they stand beside “you” as well as beside “thou”.
 */
export type Occasion = {
  id: string
  tone: Tone
  mention: Mention
  /** Who prays where the topic does not say. */
  voice: 'me' | 'us'
  /** Behind “A prayer”: “in time of grief”. */
  title: InBoth<string>
  /** What God sees (a sorrow), is thanked for (a joy), or knows: “the empty chair and the tears”. */
  seen: InBoth<string>
  /** Petitions: “comfort {them} in the hours that hurt most”. */
  asks: InBoth<readonly string[]>
  /** What a petition is for: “{they} may not grieve without hope”. */
  aims: InBoth<readonly string[]>
  /** What Scripture says to it. */
  word: Texts
  /** Words of Scripture that are prayed. */
  cry: Texts
  /** Short enough for all to answer with. */
  refrain: Texts
  /** For a lament: what hurts, and what is held on to. */
  complaint: Texts
  trust: Texts
}
