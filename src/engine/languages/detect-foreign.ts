import { type LanguageProfile, languageProfiles } from './profiles.ts'

const served: ReadonlySet<string> = new Set(['en', 'es'])
/** Scripts of the Bible itself: a word or a verse in them is what somebody studies. */
const studied: ReadonlySet<string> = new Set(['el', 'he'])
const fewestStudied = 4
/** The marks of Greek and Hebrew as Bibles print them. */
const biblicalMarks = /[\u0590-\u05C7]|[\u1F00-\u1FFF]/u

/** Of fewer words nobody can tell a language that has our letters. */
const fewestWords = 3
/** So many words more than the best of those that are served, one of them no word of theirs. */
const clearlyMore = 2
/** The share of a text’s words that its language’s commonest ones are. */
const leastShare = 0.4
const mostRead = 2_000

/**
 * The language of a text that is neither English nor Spanish.
 * @returns undefined for those, and for what is too short or too mixed to tell
 */
export function detectForeign(text: string): LanguageProfile | undefined {
  const read = outsideQuotations(text.slice(0, mostRead).normalize('NFC'))
  const letters = read.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return undefined
  return /[^\p{Script=Latin}\P{L}]/u.test(read) ? (byScript(read, letters) ?? byWords(read)) : byWords(read)
}

/** What is quoted may be in any language; only where nothing else is said it is what tells. */
function outsideQuotations(text: string): string {
  const outside = text.replace(/[“"«„][^“”"«»„]{1,400}[”"»“]/gu, ' ')
  return /\p{L}{2}/u.test(outside) ? outside : text
}

function byScript(text: string, letters: number): LanguageProfile | undefined {
  const counted = languageProfiles().flatMap((profile) => {
    const count = profile.script === undefined ? 0 : (text.match(profile.script)?.length ?? 0)
    return count === 0 ? [] : [{ profile, count }]
  })
  const all = counted.filter(({ count }) => count * 2 > letters)
  // kana stand in Japanese alone, beside more Han
  const kana = counted.find(({ profile, count }) => profile.code === 'ja' && count * 8 > letters)
  if (kana !== undefined) return kana.profile
  const [first] = all
  if (first === undefined) return undefined
  if (all.some(({ profile }) => studied.has(profile.code)))
    return words(text).length >= fewestStudied && !biblicalMarks.test(text.normalize('NFC')) ? first.profile : undefined
  const told = all.map(({ profile }) => ({ profile, signs: signsOf(text, profile) }))
  const [best] = told.toSorted((a, b) => b.signs - a.signs)
  // the language with most speakers has no letters of its own in its profile
  return best!.signs > 0 ? best!.profile : (told.find(({ profile }) => profile.letters === undefined) ?? best!).profile
}

const signsOf = (text: string, { words: own, letters }: LanguageProfile): number =>
  words(text).filter((word) => own.has(word) || letters?.test(word)).length

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? []

function byWords(text: string): LanguageProfile | undefined {
  const all = words(text).flatMap((word) =>
    word.length > 2 && /['’]/.test(word) ? [word, ...word.split(/['’]/)] : [word],
  )
  const latin = languageProfiles().filter(({ script }) => script === undefined)
  const ours = latin.filter(({ code }) => served.has(code))
  const isOurs = (word: string) => ours.some((profile) => profile.words.has(word))
  const least = Math.max(...ours.map((profile) => all.filter((word) => profile.words.has(word)).length))
  const count = words(text).length
  if (count < fewestWords) return undefined
  const found = latin
    .filter(({ code }) => !served.has(code))
    .map((profile) => {
      const hits = all.filter((word) => profile.words.has(word))
      const strange = all.filter((word) => !isOurs(word) && (profile.words.has(word) || profile.letters?.test(word)))
      return { profile, hits: hits.length, strange: new Set(strange).size }
    })
    .filter(
      ({ hits, strange }) =>
        hits - least >= clearlyMore && hits / all.length >= leastShare && strange >= (count > 8 ? 3 : 2),
    )
    .toSorted((a, b) => b.hits + b.strange - a.hits - a.strange)
  return found[0]?.profile
}
