import type { Language } from '../engine.ts'
import type { Intent } from '../understand/intent.ts'
import { occasionsNamedIn } from './occasion-words.ts'
import { fold } from './unsafe-names.ts'

/** Asked for, but no prayer: texts of another kind, and what a model would be ordered to do. */
const orders =
  /\b(?:write|generate|create|make|build|debug|translate|calculate|escribe|genera|crea|traduce|calcula)\b.{0,30}\b(?:code|script|program|essay|poem|story|email|e-mail|function|website|codigo|programa|ensayo|poema|cuento|correo|funcion)\b|\b(?:python|javascript|sql|html)\b/
/** Asked for knowledge, where nothing in it is felt: “What is the capital of France?” */
const questions =
  /^¿?(?:what|who|where|when|which|how (?:many|much|far|old))(?:'s| is| was| are| were| did| does)\b|^¿?(?:cual|quien|donde|cuando|cuant[oa]s?)\b/
const wide = new Set(['general', 'nation', 'work', 'exams'])
const hiddenOrders =
  /\b(?:ignore|disregard|forget|override|ignora|olvida)\b.{0,40}\b(?:instruction\w*|previous|above|prior|rules|prompt|instrucciones|anterior\w*|reglas)\b|system prompt|jailbreak|<\/?\w+>|\bassistant:|\bsystem:/

const ofOneself = /\b(?:i|me|my|we|us|our|yo|mi|mis|nos|nuestr[oa]s?)\b/

/** Whether a topic asks for something else than a prayer. */
export const asksForOther = (folded: string, matters: readonly string[]): boolean =>
  orders.test(folded) ||
  (questions.test(folded) && !ofOneself.test(folded) && matters.every((matter) => wide.has(matter)))

/** Whether a topic tries to instruct whoever reads it: then no name in it is believed. */
export const instructs = (folded: string): boolean => hiddenOrders.test(folded)

/** Wordings that put a matter first, whatever else is named. */
const firstByWording: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:a |una )?(?:prayer (?:of|for) |oracion de )?(?:thank|grat|gracias|accion de gracias|agradec|dar gracias)/,
    'thanksgiving',
  ],
  [
    /\b(?:my|our|mi|nuestr[oa]) (?:old |little |sick |beloved )?(?:dog|cat|pet|horse|puppy|kitten|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|caballo)\b/,
    'animals',
  ],
  [
    /\bi (?:have |had |just )*(?:cheated|lied|betrayed|stole|stolen|hurt|hit|yelled|had an affair|sinned)\b|\b(?:engane a|menti|traicione|fui infiel|robe|peque|he pecado)\b/,
    'guilt',
  ],
  [
    /\b(?:to|can|help me|me|us|can't|cannot) forgive (?!me\b|us\b|my sins?\b|my self)|\bperdonar (?:a|al)\b|poder perdonar/,
    'forgiving',
  ],
  [/\b(?:evening|night|bedtime) prayer\b|\boracion (?:de|por) la noche\b/, 'evening'],
  [/\b(?:morning|day) prayer\b|\boracion (?:de|por) la manana\b/, 'morning'],
]

/** A child that has come after long waiting, and no child that was lost. */
const birthAtLast =
  /\b(?:birth of|born|new ?born|gave birth|pregnant (?:after|at last)|finally (?:pregnant|have|had)|we had (?:a|our)|nacimiento|nacio|recien nacid[oa]|dio a luz|embarazada (?:despues|tras|por fin)|por fin (?:embarazada|tenemos))\b/
const joyful = /\b(?:after|finally|at last|joy\w*|thank\w*|grateful|despues|tras|por fin|gozo|alegria|gracias)\b/

/** Matters by their words, the tenderest first but for what the wording puts first. */
export function mattersOf(folded: string, language: Language, intent?: Intent): string[] {
  const found = occasionsNamedIn(folded, language)
  // whoever did the harm does not pray as the one who bears it
  if (intent !== undefined && tellsOfOwn(intent, ofBlows))
    return ['harm-done', ...found.filter((id) => !ofTheHarmed.has(id))]
  if (intent !== undefined && tellsOfOwn(intent, ofUnfaithfulness))
    return ['guilt', ...found.filter((id) => id !== 'guilt' && id !== 'betrayal')]
  if (found.includes('infertility') && !found.includes('child-loss') && birthAtLast.test(folded) && joyful.test(folded))
    return ['birth', ...found.filter((id) => id !== 'birth' && id !== 'infertility')]
  const first = firstByWording.find(([wording]) => wording.test(folded))?.[1]
  if (first === undefined) return found
  const left = first === 'forgiving' ? 'guilt' : first === 'guilt' ? 'betrayal' : undefined
  return [first, ...found.filter((id) => id !== first && id !== left)]
}

const ofBlows: ReadonlySet<string> = new Set(['domestic-abuse', 'disciplining-children', 'anger'])
const ofUnfaithfulness: ReadonlySet<string> = new Set(['adultery', 'infidelity-recovery'])
/** Whether the reader hears a wrong of one's own, of the kind that these entries are about. */
const tellsOfOwn = ({ frame, asks: [ask] }: Intent, entries: ReadonlySet<string>): boolean =>
  frame === 'did' && entries.has(ask?.entries[0]?.id ?? '')
const ofTheHarmed: ReadonlySet<string> = new Set(['abuse', 'betrayal', 'violence', 'fear', 'enemies', 'protection'])

/** The language whose words for a matter a topic has; undefined when both have or neither. */
export function languageOfMatter(topic: string): Language | undefined {
  const folded = fold(topic)
  const [english, spanish] = (['en', 'es'] as const).map((one) => occasionsNamedIn(folded, one).length)
  return english === spanish ? undefined : english! > spanish! ? 'en' : 'es'
}
