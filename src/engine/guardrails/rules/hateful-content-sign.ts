/** What a word says about people, as far as it goes on its own. A sign alone is nothing; see how they stand together. */
export type SignKind =
  /** People that are hated today, by a name that Scripture has not. */
  | 'people'
  /** People that Scripture names too: Jews, women, strangers, the blind. */
  | 'people-old'
  /** They, these people: means the people named before. */
  | 'they'
  /** Beasts, filth, disease, no soul. */
  | 'vile'
  /** Less in worth, mind, morals or standing. */
  | 'low'
  /** What only a hated people is said to do: breed, infest, smell, steal by nature. */
  | 'deed'
  /** Kill, beat, burn. */
  | 'harm'
  /** Expel, ban, keep apart. */
  | 'gone'
  /** Should, let us, it is time to. */
  | 'norm'
  /** They run the banks, the plague is their fault. */
  | 'plot'
  /** Because of, the fault of: of the people named next. */
  | 'cause'
  /** Hate, despise. */
  | 'hate'
  /** Joke, mock, humiliate. */
  | 'mock'
  /** Against, in a request. */
  | 'against'
  /** Write a, prove, back me up. */
  | 'ask'
  /** Right, show, prayer: a request only next to other signs. */
  | 'wish'
  /** A bad word of any sort. */
  | 'bad'
  /** Today, our country, the Bible says: the writer does not retell the Bible. */
  | 'now'
  /** Hateful in themselves: a slur, the superior race, out with them. */
  | 'creed'

/** Phrases that are one sign. */
export type SignList = { kind: SignKind; phrases: readonly string[] }
/** Where a sign stands in a text. */
export type Sign = { kind: SignKind; start: number; end: number }

/** Each combination of the alternatives: `drive|send them` is `drive them` and `send them`. */
const spelledOut = (phrase: string): string[] =>
  phrase
    .split(' ')
    .reduce<string[]>(
      (starts, word) =>
        starts.flatMap((start) => word.split('|').map((one) => (start === '' ? one : `${start} ${one}`))),
      [''],
    )

/** Phrases of a list with commas between; `a|b_c` are alternatives of one place, `b_c` being two words. */
export const phrases = (list: string): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
    .flatMap(spelledOut)
    .map((phrase) => phrase.replaceAll('_', ' '))

export const sign = (kind: SignKind, list: readonly string[]): SignList => ({ kind, phrases: [...new Set(list)] })

/** `word` and `words`, each of a list with blanks between. */
export const plurals = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`])

/** English verbs, each as `base` or `base:past`: base, third person, -ing and past; a doubled letter is written `stab+`. */
export const verbs = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [first = '', past = ''] = entry.split(':')
      const base = first.replace('+', '')
      const stem = first.endsWith('+') ? base + base.at(-1) : base.endsWith('e') ? base.slice(0, -1) : base
      const third = /(?:s|sh|ch|x|z)$/.test(base)
        ? `${base}es`
        : /[^aeou]y$/.test(base)
          ? `${base.slice(0, -1)}ies`
          : `${base}s`
      const pasts = past !== '' ? past.split('/') : [/[^aeou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`]
      return [base, third, `${stem}ing`, ...pasts]
    })

/** Spanish adjectives by their stem: o, a, os, as. */
export const endings = (stems: string, ends = 'o a os as'): string[] =>
  stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) => ends.split(' ').map((end) => stem + end))

const afterInfinitive = ['', 'lo', 'los', 'la', 'las', 'le', 'les', 'se', 'nos']
/** Spanish verbs in -ar by their stem: wishes, orders, infinitives with pronouns, participles. */
export const arVerbs = (stems: string): string[] =>
  stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) => {
      const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
      return [
        ...afterInfinitive.map((end) => `${stem}ar${end}`),
        ...['a', 'an', 'ad', 'amos', 'ando', 'ado', 'ada', 'ados', 'adas', 'alos', 'alas', 'adlos'].map(
          (end) => stem + end,
        ),
        ...['e', 'en', 'emos', 'emoslos', 'enlos'].map((end) => soft + end),
      ]
    })
