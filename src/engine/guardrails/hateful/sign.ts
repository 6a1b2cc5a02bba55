/** What a word says about people, as far as it goes on its own. A sign alone is nothing; see how they stand together. */
export const signKinds = [
  /** People that are hated today, by a name that Scripture has not. */
  'people',
  /** People that Scripture names too: Jews, women, strangers, the blind. */
  'people-old',
  /** They, these people: means the people named before. */
  'they',
  /** Beasts, filth, disease, no soul. */
  'vile',
  /** Less in worth, mind, morals or standing. */
  'low',
  /** What only a hated people is said to do: breed, infest, smell, steal by nature. */
  'deed',
  /** Kill, beat, burn. */
  'harm',
  /** Expel, ban, keep apart. */
  'gone',
  /** Should, let us, it is time to. */
  'norm',
  /** They run the banks, the plague is their fault. */
  'plot',
  /** Because of, the fault of: of the people named next. */
  'cause',
  /** Hate, despise. */
  'hate',
  /** Joke, mock, humiliate. */
  'mock',
  /** Against, in a request. */
  'against',
  /** Write a, prove, back me up. */
  'ask',
  /** Right, show, prayer: a request only next to other signs. */
  'wish',
  /** A bad word of any sort. */
  'bad',
  /** Today, our country, the Bible says: the writer does not retell the Bible. */
  'now',
  /** Hateful in themselves: a slur, the superior race, out with them. */
  'creed',
] as const
export type SignKind = (typeof signKinds)[number]

/** Phrases that are one sign, as policies/hateful-content has them. */
export type SignList = { id: string; kind: SignKind; phrases: readonly string[] }
/** Where a sign stands in a text. */
export type Sign = { kind: SignKind; start: number; end: number }
