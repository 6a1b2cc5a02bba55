import type { Language } from '../engine.ts'
import {
  bookOf,
  bookRange,
  type FoundReference,
  findNamedPassage,
  findReferences,
  type VerseRange,
} from '../scripture/index.ts'

/** What a reader wants, as far as the wording tells. */
export type Question =
  /** `isByName` where the passage is called by a name, which may stand for what is taught on it too. */
  | { kind: 'passage'; ranges: VerseRange[]; isByName?: true }
  | { kind: 'no_such_passage'; references: FoundReference[] }
  | { kind: 'word'; word: string; language: 'greek' | 'hebrew' | undefined }
  | { kind: 'saying'; saying: string }
  | { kind: 'comparison'; sides: [string, string] }
  | { kind: 'book'; book: VerseRange }
  | { kind: 'entry'; name: string }
  | { kind: 'fact'; ask: FactKind; subject: string }
  | { kind: 'topic'; subject: string }

export type FactKind = 'how_many' | 'how_long' | 'who' | 'where' | 'when' | 'name' | 'which'

/**
 * Reads a question for its kind, by its wording alone; whether the corpus has an answer is found out later.
 * @param references what the prompt (or, for “verse 9”, the conversation) refers to
 */
export function readQuestion(prompt: string, references: readonly FoundReference[], language: Language): Question {
  const text = prompt.normalize('NFC').replace(/\s+/g, ' ').trim()
  const saying = sayingIn(text, language)
  if (saying !== undefined) return { kind: 'saying', saying }
  const word = wordIn(text)
  if (word !== undefined) return word
  const ranges = references.flatMap((reference) => (reference.problem === undefined ? reference.ranges : []))
  if (ranges.length > 0) return { kind: 'passage', ranges }
  const book = bookIn(text, language)
  if (book !== undefined) return { kind: 'book', book }
  const broken = references.filter((reference) => reference.problem !== undefined)
  if (broken.length > 0) return { kind: 'no_such_passage', references: broken }
  const sides = sidesIn(text, language)
  if (sides !== undefined) return { kind: 'comparison', sides }
  const named = findNamedPassage(text)
  if (named !== undefined && isAboutPassage(text)) return { kind: 'passage', ranges: named.slice(0, 1), isByName: true }
  const name = nameIn(text)
  if (name !== undefined) return { kind: 'entry', name }
  const divineName = /^[Ww]ho (?:is|was) ([^?]+?)\??$/u.exec(text)?.[1]
  if (divineName !== undefined && divine.test(divineName)) return { kind: 'topic', subject: divineName }
  const ask = factIn(text, language)
  if (ask !== undefined) return { kind: 'fact', ask, subject: text.replace(/\?+$/, '') }
  return { kind: 'topic', subject: subjectOf(text, language) }
}

/** “Explain the Good Samaritan” asks for the passage; “Who was at the wedding at Cana?” for something in it. */
const isAboutPassage = (text: string) =>
  !/^(?:who|whom|whose|when|how (?:many|long|old)|¿?(?:qui[eé]n|cu[aá]ndo|cu[aá]nt))/i.test(text)

const quoted = /[“"«‘]([^“”"«»]{8,300}?)[.,;:!?]?[”"»’](?=[\s.,;:!?)]|$)/u

const sayingForms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^where (?:in the bible )?(?:does|is|do|can i find)(?: the bible| it| scripture)?(?: that)? (?:says?|written|state|the verse(?: that says| about)?)(?: in the bible)?:?(?: that)? (.+?)\??$/i,
    /^(?:does|did) (?:the bible|scripture|god|jesus)(?: really| actually| ever)? say(?: that)? (.+?)\??$/i,
    /^(?:which|what) (?:bible )?verse (?:says|is it that says|goes)(?: that)? (.+?)\??$/i,
    /^(?:is|are) (?:the (?:phrase|saying|words?|quote) )?(.+?) (?:really |actually )?(?:in the bible|from the bible|a bible verse|biblical|scripture)\??$/i,
    /^(?:who said|where is)(?: the (?:phrase|words?|quote))? (.+?)(?: in the bible)?\??$/i,
  ],
  es: [
    /^¿?d[oó]nde (?:en la biblia )?dice(?: la biblia)?(?: que)? (.+?)\??$/i,
    /^¿?(?:dice la biblia|est[aá] en la biblia)(?: que)? (.+?)\??$/i,
    /^¿?qu[eé] vers[ií]culo dice(?: que)? (.+?)\??$/i,
  ],
}

/** Words whose place in Scripture is asked for: quoted, or the object of “where does the Bible say”. */
function sayingIn(text: string, language: Language): string | undefined {
  const inQuotes = quoted.exec(text)?.[1]
  for (const form of sayingForms[language]) {
    const words = form.exec(text)?.[1]
    if (words === undefined) continue
    const saying = words.replace(/^[“"«‘']|[”"»’'?.!]+$/g, '').trim()
    // “where is Bethlehem” asks for a place, not for a saying
    const isNeeded = saying.split(' ').length >= 3 && !(/^(?:who said|where is)/i.test(text) && inQuotes === undefined)
    if (isNeeded) return inQuotes ?? saying
  }
  const leadsToQuote = /\b(?:verse|says?|say|said|from|bible|find|vers[ií]culo|dice|biblia)\b/i
  return inQuotes !== undefined && leadsToQuote.test(text) ? inQuotes : undefined
}

const originalLanguage: Readonly<Record<string, 'greek' | 'hebrew'>> = {
  greek: 'greek',
  hebrew: 'hebrew',
  griega: 'greek',
  griego: 'greek',
  hebrea: 'hebrew',
  hebreo: 'hebrew',
}
const wordForms: readonly RegExp[] = [
  /\b(?<language>greek|hebrew)(?: \w+)? (?:word|term)s? (?:for|behind|translated(?: as)?) ["“‘']?(?<word>[\p{L}-]+)/iu,
  /\b(?:word|term) for ["“‘']?(?<word>[\p{L}-]+)["”’']? in (?:the )?(?:original )?(?<language>greek|hebrew)/iu,
  /\bwhat (?:does|is)(?: the)?(?: (?<language>greek|hebrew))? ?(?:word|term)? ["“‘']?(?<word>[\p{L}-]+)["”’']? mean(?: in (?:the )?(?:bible|scripture|greek|hebrew|old testament|new testament|psalms))?\??$/iu,
  /\b(?:meaning|definition) of (?:the )?(?:(?<language>greek|hebrew) )?(?:word )?["“‘']?(?<word>[\p{L}-]+)["”’']?(?: in (?:the )?(?:bible|scripture|greek|hebrew|old testament|new testament|psalms))?\??$/iu,
  /\b(?:palabra|t[eé]rmino) (?<language>grieg[ao]|hebre[ao]) (?:para|de|que significa) ["“«]?(?<word>[\p{L}-]+)/iu,
  /\bqu[eé] significa (?:la palabra )?["“«‘']?(?<word>[\p{L}-]+)["”»’']?(?: en (?:la biblia|griego|hebreo|el (?:nuevo|antiguo) testamento|los salmos))?\??$/iu,
  /^(?:what (?:is|does)|define|strong['’]?s?(?: number)?|meaning of)?\s*(?:strong['’]?s? )?(?<word>[GH]0*\d{1,4})(?: mean)?\??$/iu,
]

/** A word study: a Greek or Hebrew word by sound, an English word in either language, or a Strong’s number. */
function wordIn(text: string): Question | undefined {
  for (const form of wordForms) {
    const groups = form.exec(text)?.groups
    if (groups?.word === undefined) continue
    const named = groups.language ?? /\b(greek|hebrew|griego|griega|hebreo|hebrea)\b/i.exec(text)?.[1]
    return { kind: 'word', word: groups.word.toLowerCase(), language: originalLanguage[named?.toLowerCase() ?? ''] }
  }
  return undefined
}

const comparisonForms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\bdifferences?(?: is there)? between (?:the |my |our )?([^.?!]+?) and (?:the |my |our )?([^.,;?!]+)/i,
    /\bcompare (?:the )?([^.?!]+?) (?:and|with|to) (?:the )?([^.,;?!]+)/i,
    /\bhow (?:is|are|do|does) (?:the )?([^.?!]+?) (?:different from|differ from|compare (?:to|with)) (?:the )?([^.,;?!]+)/i,
  ],
  es: [
    /\bdiferencias?(?: hay)? entre (?:el |la |los |las )?([^.?!]+?) y (?:el |la |los |las )?([^.,;?!]+)/i,
    /\bcompara(?:r)? (?:el |la |los |las )?([^.?!]+?) (?:y|con) (?:el |la |los |las )?([^.,;?!]+)/i,
  ],
}

function sidesIn(text: string, language: Language): [string, string] | undefined {
  for (const form of comparisonForms[language]) {
    const [, first, second] = form.exec(text) ?? []
    if (first !== undefined && second !== undefined) return [first, second]
  }
  return undefined
}

const bookForms: readonly RegExp[] = [
  /\b(?:book of|letter to the|epistle to the|gospel of|libro de) ((?:[1-4] )?\p{L}+(?: of \p{L}+)?)/iu,
  /^(?:summari[sz]e|summary of|overview of|introduce|introduction to|resume|resumen de) (?:the )?((?:[1-4] )?\p{L}+)\??$/iu,
]

/** A whole book that a question is about: “Summarize Genesis”, “explain the book of Ruth”. */
function bookIn(text: string, language: Language): VerseRange | undefined {
  for (const form of bookForms) {
    const name = form.exec(text)?.[1]
    const [found] = name === undefined ? [] : findReferences(`${name} 1`, { language }).flatMap(({ ranges }) => ranges)
    if (found !== undefined) return bookRange(bookOf(found.start).code)
  }
  return undefined
}

const entryForms: readonly RegExp[] = [
  /^[Ww](?:ho|hat) (?:was|is|were|are) ((?:the |[Kk]ing |[Qq]ueen |[Pp]rophet |[Aa]postle |[Ss]aint )*\p{Lu}[\p{L}’'-]*(?:,? (?:the|of|son|in) [\p{L}’'-]+| \p{Lu}[\p{L}’'-]*)*)\??$/u,
  /^(?:[Tt]ell me about|[Dd]escribe) ((?:[Kk]ing |[Qq]ueen |[Pp]rophet |[Aa]postle )?\p{Lu}[\p{L}’'-]*(?: the \p{L}+)?)\??$/u,
  /^[Ww]here (?:is|was) ((?:the )?\p{Lu}[\p{L}’'-]*(?: of \p{Lu}[\p{L}’'-]*)?)\??$/u,
]
const divine = /^(?:the )?(?:god|lord|jesus|christ|holy (?:spirit|ghost)|spirit|father|messiah|yahweh|trinity)\b/i

/** A person or place asked for by name alone: “Who was Moses?”, “Where is Bethlehem?” */
function nameIn(text: string): string | undefined {
  for (const form of entryForms) {
    const name = form.exec(text)?.[1]
    // of God the index says “general scriptures concerning”, which is no answer
    if (name !== undefined && !divine.test(name)) return name
  }
  return undefined
}

const factForms: Readonly<Record<Language, readonly (readonly [RegExp, FactKind])[]>> = {
  en: [
    [/\bhow (?:many|much)\b/i, 'how_many'],
    [/\bhow (?:old|long|far|tall|big|high)\b/i, 'how_long'],
    [/^(?:who|whose|whom)\b/i, 'who'],
    [/^(?:where|in (?:what|which) (?:city|town|country|place|land|river|mountain))\b/i, 'where'],
    [/^(?:when)\b/i, 'when'],
    [/\b(?:what (?:was|is|were|are) the names?|name (?:of|the))\b/i, 'name'],
    [/^(?:which|in which|on which)\b/i, 'which'],
  ],
  es: [
    [/\bcu[aá]nt[oa]s?\b/i, 'how_many'],
    [/\b(?:qu[eé] edad|cu[aá]nto tiempo)\b/i, 'how_long'],
    [/^¿?(?:qui[eé]n(?:es)?)\b/i, 'who'],
    [/^¿?(?:d[oó]nde)\b/i, 'where'],
    [/^¿?(?:cu[aá]ndo)\b/i, 'when'],
    [/\bc[oó]mo se llama(?:ba)?\b/i, 'name'],
  ],
}

function factIn(text: string, language: Language): FactKind | undefined {
  return factForms[language].find(([form]) => form.test(text))?.[1]
}

const subjectForms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:bible|scriptures?|god|jesus|paul|it|christians?)\b.*?\b(?:says?|said|teach(?:es)?|taught|tell(?:s)? us|think) (?:about|on|of|regarding|concerning) (.+)$/i,
    /\b(?:verses?|passages?|scriptures?|texts?) (?:about|on|for|regarding|concerning|that (?:speak|talk) (?:about|of)|when) (.+)$/i,
    /^(?:tell me about|teach me about|explain|what about|talk about|describe) (.+)$/i,
    /^(?:what is|what are|what's|define) (?:an? |the )?(.+)$/i,
    /^(?:how (?:do|can|should|does|could) (?:i|we|you|one|a christian|christians|someone|people) )(.+)$/i,
  ],
  es: [
    /\b(?:dice|ense[ñn]a|habla) (?:la biblia|la escritura|dios|jes[uú]s|pablo) (?:sobre|acerca de|de|respecto a) (?:el |la |los |las )?(.+)$/i,
    /\b(?:biblia|escrituras?|dios|jes[uú]s|pablo)\b.*?\b(?:dice|ense[ñn]a|habla) (?:sobre|acerca de|de|respecto a) (?:el |la |los |las )?(.+)$/i,
    /\b(?:vers[ií]culos?|pasajes?|textos?) (?:sobre|acerca de|de|para) (?:el |la |los |las )?(.+)$/i,
    /^(?:h[aá]blame de|explica|qu[eé] es|qu[eé] son) (?:el |la |los |las |un |una )?(.+)$/i,
  ],
}

/** What a question is about, without its framing: “What does the Bible say about forgiveness?” is “forgiveness”. */
function subjectOf(text: string, language: Language): string {
  const plain = text.replace(/^[¿¡\s]+/, '').replace(/[?!.\s]+$/, '')
  for (const form of subjectForms[language]) {
    const subject = form.exec(plain)?.[1]
    if (subject !== undefined) return subject.trim()
  }
  return plain
}
