import { of, type Rule } from '../rule.ts'

/** A sign that a text asks for, or is, a voice that is not the assistant's: so many points for its group. */
export type Sign = Rule & {
  /** Below zero for what speaks against it. */
  points: number
}

/** Phrases that are written as one string, with `|` between. */
export const phrases = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** The first word of each phrase: what a text needs for a pattern that has one of them. */
export const firstWords = (...lists: readonly (readonly string[])[]): string[] => [
  ...new Set(lists.flat().map((phrase) => phrase.match(/[a-z0-9]+/)![0])),
]

const titles = `the|an|a|my|our|your|almighty|living|risen|resurrected|dear|real|actual|true|sweet|heavenly|saint|st|st.|
  holy|blessed|guardian|apostle|prophet|king|archangel|father|mother|lord|old|patron|virgin|sacred`
const deities = `god|jesus|jesus christ|christ|lord|lord jesus|yahweh|yhwh|jehovah|adonai|elohim|messiah|almighty|creator|
  savior|saviour|redeemer|holy spirit|holy ghost|spirit|spirit of god|trinity|abba|paraclete|comforter|god the father|
  father god|father in heaven|heavenly father|papa god|daddy god|most high|man upstairs|big guy upstairs|god almighty|
  good shepherd|son of god|king of kings|lamb of god|burning bush|father above|one above|guy upstairs|lord almighty`
const heavenly = `angel|angels|archangel|archangels|gabriel|michael|raphael|uriel|seraph|seraphim|cherub|virgin mary|mary|
  our lady|queen of heaven|mother of god|blessed mother|mother mary|virgin|saints|saint|heaven|madonna|our lady of`
const holyPeople = `apostle|prophet|paul|peter|moses|elijah|elisha|isaiah|jeremiah|ezekiel|john the baptist|david|solomon|
  abraham|noah|padre pio|mother teresa|anthony|jude|joseph|francis|augustine|therese|mary magdalene|simon peter|thomas|
  luke|matthew|barnabas|timothy|samuel|esther|ruth|deborah|joshua|jonah|job|lazarus|stephen|nathan|joan of arc`
const spanishTitles = `el|la|los|un|una|mi|tu|nuestro|nuestra|senor|santo|santa|san|virgen|padre|apostol|profeta|arcangel|
  papa|papito|bendito|divino|sagrado|mismo|propio|glorioso|rey|buen`
const spanishDeities = `dios|diosito|papa dios|jesus|jesucristo|jesusito|cristo|senor|espiritu santo|espiritu|padre celestial|
  altisimo|todopoderoso|jehova|yahve|creador|salvador|mesias|padre eterno|dios padre|padre dios|tata dios|senor jesus|
  espiritu de dios|nazareno|sagrado corazon|buen pastor|hijo de dios|redentor|papito dios|divino nino`
const spanishHeavenly = `angel|angeles|angel de la guarda|angel guardian|arcangel|gabriel|miguel|rafael|virgen|virgencita|
  virgen maria|virgen de guadalupe|guadalupana|maria|madre de dios|santisima virgen|santo|santos|cielo|judas tadeo|
  apostol|profeta|pablo|pedro|moises|elias|isaias|jeremias|daniel|juan bautista|el rey david|jose|judas|antonio`

const named = "\\b(?!-|'|\\.\\w)"
const titled = (title: string, names: string) => `(?:${of(phrases(title))} ){0,3}${of(phrases(names))}`

/** God, in English; a name with what may stand before it. */
export const god = `${titled(titles, deities)}`
/** Anybody who is thought to speak from heaven, in English. */
export const heaven = `${titled(titles, `${deities}|${heavenly}`)}`
/** The same and the people of the Bible and saints. */
export const anybody = `(?:${titled(titles, `${deities}|${heavenly}|${holyPeople}`)}|(?:saint|st\\.?) [a-z]+)`
/** The same in Spanish. */
export const dios = `${titled(spanishTitles, spanishDeities)}`
export const cielo = `(?:${titled(spanishTitles, `${spanishDeities}|${spanishHeavenly}`)}|(?:san|santa) [a-z]+)`

/** After a name that is to be played: no genitive, and no clause that compares (`as Jesus did`). */
export const whole = `${named}(?! (?:did|does|do|says?|said|was|is|has|had|loves?|loved|teaches|taught|commands?|commanded|wants?|tells|told|calls|called|prayed|lived|treated|saw|sees|gave|went|came|dijo|hizo|hacia|ensena|enseno|ama|amo|manda|quiere|vivio)\\b)`
/** Words by which one of them is named at all. */
export const namesOfHeaven = new Set(
  `god jesus christ lord yahweh yhwh jehovah adonai messiah almighty creator savior saviour spirit ghost abba upstairs
  father angel archangel gabriel michael raphael mary virgin heaven heavenly saint saints st divine apostle prophet paul
  peter moses throne heavens above dios diosito jesucristo cristo senor espiritu altisimo todopoderoso jehova yahve virgen
  virgencita arcangel san santo santa cielo padre divina divino padrecito maria`.split(/\s+/),
)
