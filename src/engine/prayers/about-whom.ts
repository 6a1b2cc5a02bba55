import type { Language } from '../engine.ts'
import type { Mention, Occasion } from './occasion.ts'
import type { Person } from './read-people.ts'
import { otherSubject, type Subject, speakerSubject } from './subject.ts'

/** Who is named, and how: “my mother Rosa”. */
export type NamedBeforeGod = { kind: Exclude<Mention, 'unnamed'>; phrase: string }

const voices: Readonly<Record<Language, { us: RegExp; me: RegExp }>> = {
  en: { us: /\b(?:we|us|our|ours|ourselves|together)\b/, me: /\b(?:i|me|my|mine|myself|i'm|i've)\b/ },
  es: {
    us: /\b(?:nosotr[oa]s|nos|nuestr[oa]s?|estamos|somos|tenemos)\b/,
    me: /\b(?:yo|me|mi|mis|conmigo|estoy|tengo|soy|siento|perdi)\b/,
  },
}

/** Whether one prays or several, as far as the wording tells. */
export function whoPrays(folded: string, language: Language): 'me' | 'us' | undefined {
  const { us, me } = voices[language]
  if (bothOfUs.test(folded)) return 'us'
  // “my brother cheated me out of our inheritance”: what belongs to several is told by one
  if (language === 'en' && /\b(?:i|i'm|i've)\b/.test(folded) && !/\b(?:we|us|ourselves|together)\b/.test(folded))
    return 'me'
  // “we pray for my mother”: whoever says “we” prays with others
  if (us.test(folded)) return 'us'
  return me.test(folded) ? 'me' : undefined
}

/** Somebody named bears the sorrow: “for my friend who lost his wife”. */
const othersLoss =
  /\bwhose\b|\b(?:who|has|have) (?:has |have |just |recently )*lost (?:his|her|their|a|an|everything)\b|\b(?:is|are) (?:grieving|mourning|in mourning)|\bgrieving\b|\bcuy[oa]s?\b|que (?:ha )?perdi(?:o|do) a? ?su|esta de luto|en duelo|se le murio/
/** Prayed for by name, and not the cause of what hurts. */
const prayedFor =
  /^(?:please )?(?:a )?(?:pray(?:er|ing|ers)? )?(?:for|por|para|(?:una )?oracion (?:por|para)|ora por|oremos por)\b/
const doneToMe =
  /\b(?:hits?|hitting|beats?|beating|abus\w+|hurts?|hurting|raped|molested|threatens?|cheated on|left|lied to|betrayed|bull(?:y|ies|ied)|fired|rejected|dumped) (?:me|us)\b|laid me off|\b(?:me|nos) (?:pega|golpea|abus\w+|maltrata|hace dano|hiri\w+|amenaza|enga\w+|traiciono|dejo|mintio|despidio|echo|rechazo)\b/
/** Somebody else was harmed: “who hurt my daughter”, “my son is being bullied”. */
const doneToOther =
  /\b(?:rap\w+|abus\w+|molest\w+|assault\w*|attack\w*|bull(?:y|ies|ied)|hurts?|hits?|beats?) (?:my|our) |\b(?:my|our) [a-z-]+(?: [a-z]+)? (?:was|is|has been|is being|got|gets) (?:being )?(?:rap\w+|abus\w+|molest\w+|assault\w+|attacked|bullied|harassed|beaten)|\b(?:viol\w+|abus\w+ de|golpe\w+|maltrat\w+|acos\w+|lastim\w+) a? ?(?:mi|nuestr[oa]) |\b(?:mi|nuestr[oa]) [a-z]+(?: [a-z]+)? (?:fue|es|ha sido|esta siendo|sufre|sufrio) (?:viol\w+|abus\w+|golpe\w+|maltrat\w+|acos\w+)/
/** A wrong of one's own: “I lied to my wife”, “I hurt my brother”. */
const ownWrong =
  /\bi (?:have |had |just |once )*(?:\w+ed on|lied|betrayed|stole|stolen|hurt|hit|beat|slapped|yelled|shouted|cheated|abandoned|neglected|left|was unfaithful)\b|\bforgive (?:me|us)\b|\b(?:enga[nñ]e|menti|traicione|fui infiel|robe|lastime|abandone|perdoname|perdonanos)\b/
/** “My wife and I”. */
const bothOfUs = /(?<!\b(?:on|to|at|against) )\b(?:my|mi) [a-z]+(?: [a-z]+)? (?:and i|y yo)\b/
/** Feasts, meals and weddings: what is prayed there is for all who keep them. */
export const forAll: ReadonlySet<string> = new Set([
  'wedding',
  'meal',
  'christmas',
  'easter',
  'pentecost',
  'advent',
  'lent',
  'passion',
  'new-year',
  'harvest',
  'praise',
  'animals',
  'church',
  'marriage',
])
/** What is asked here is asked of those who pray, for whoever is named. */
export const asksOfUs: ReadonlySet<string> = new Set([
  'justice',
  'persecution',
  'war',
  'peace',
  'nation',
  'violence',
  'disaster',
  'forbearance',
])

type About = {
  folded: string
  language: Language
  occasion: Occasion
  people: readonly Person[]
  country: string | undefined
  by: 'me' | 'us'
}

/**
 * Whom the petitions are about, and how somebody who is named is spoken of: whoever hurt the one who prays is not
 * prayed for, and of the dead is said only that they are loved.
 */
export function aboutWhom({ folded, language, occasion, people, country, by }: About): {
  subject: Subject
  mention: NamedBeforeGod | undefined
} {
  // who has done wrong prays for themselves, whoever bore it
  const isOwnWrong = occasion.id === 'harm-done' || (occasion.id === 'guilt' && ownWrong.test(folded))
  const speaker = { subject: speakerSubject(by, language), mention: undefined }
  if (country !== undefined) return { ...speaker, mention: { kind: 'prayed_for', phrase: country } }
  if (isOwnWrong) return speaker
  const [first] = people
  // a couple is named, and what is asked for them is asked for both
  if (occasion.id === 'wedding' && people.length > 1 && people.every(({ name }) => name !== undefined))
    return { ...speaker, mention: { kind: 'gift', phrase: joined(people, language) } }
  if (bothOfUs.test(folded) && occasion.mention !== 'at_odds')
    return { subject: speakerSubject('us', language), mention: undefined }
  if (first === undefined || forAll.has(occasion.id) || doneToMe.test(folded)) return speaker
  const all = {
    subject: subjectOf(people, folded, language),
    mention: { kind: 'prayed_for' as const, phrase: joined(people, language) },
  }
  const one = {
    subject: subjectOf([first], folded, language),
    mention: { kind: 'prayed_for' as const, phrase: first.phrase },
  }
  switch (occasion.mention) {
    case 'lost':
      if (first.name === undefined && first.sex === 'they' && !/^(?:my|our|mi|nuestr)/.test(first.phrase)) return one
      if (othersLoss.test(folded)) return one
      return { ...speaker, mention: { kind: 'lost', phrase: joined(people, language) } }
    case 'gift':
      return { ...speaker, mention: { kind: 'gift', phrase: joined(people, language) } }
    case 'at_odds':
      if (
        prayedFor.test(folded) &&
        !/\b(?:who|que) (?:hurt|hates?|wronged|me)\b/.test(folded) &&
        occasion.id !== 'enemies'
      )
        return one
      return { ...speaker, mention: { kind: 'at_odds', phrase: joined(people, language) } }
    case 'unnamed':
      return prayedFor.test(folded) || doneToOther.test(folded) ? one : speaker
    case 'prayed_for':
      return asksOfUs.has(occasion.id) ? { ...speaker, mention: all.mention } : all
  }
}

function subjectOf(people: readonly Person[], folded: string, language: Language): Subject {
  const [first] = people
  if (first === undefined || people.length > 1) return otherSubject('they', undefined, language)
  const told = first.sex === 'any' && language === 'en' ? sexTold(folded) : undefined
  return otherSubject(told ?? first.sex, first.name, language)
}

function sexTold(folded: string): 'she' | 'he' | undefined {
  const she = /\b(?:she|her|hers|herself)\b/.test(folded)
  const he = /\b(?:he|him|his|himself)\b/.test(folded)
  return she === he ? undefined : she ? 'she' : 'he'
}

function joined(people: readonly Person[], language: Language): string {
  const phrases = people.map(({ phrase }) => phrase)
  const last = phrases.at(-1)!
  if (phrases.length === 1) return last
  const and = language === 'en' ? 'and' : /^h?i/i.test(last) ? 'e' : 'y'
  return `${phrases.slice(0, -1).join(', ')} ${and} ${last}`
}
