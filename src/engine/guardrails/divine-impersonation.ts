import { once } from '../../platform/once.ts'
import type { CheckOptions, Finding, Guardrail } from './contract.ts'
import { impossibleReference } from './divine-impersonation-canon.ts'
import { foretells, prophecyRules } from './personal-prophecy.ts'
import { policyList, policyRules } from './policies/index.ts'
import { filtered, letterGrams } from './prefilter/index.ts'
import { findQuotations, masked } from './quotations.ts'
import { type Rule, type RuleMatch, ruleSetVersion } from './rule.ts'
import { indexRules, type RuleIndex } from './rule-index.ts'
import { type CheckedText, withFolded } from './text/checked-text.ts'

/** A sign that a text asks for, or is, a voice that is not the assistant's: so many points for its group. */
type Sign = Rule & {
  /** Below zero for what speaks against it. */
  points: number
}

const signsIn = (file: string, ...sets: string[]) =>
  sets.flatMap((set) => policyRules<Sign>(`divine-impersonation/${file}`, set))
const deeds = ['absolution', 'dates', 'prophecy', 'scripture', 'story', 'study', 'will']

/** Groups that ask for nothing by themselves. */
const beside = new Set([
  'booster',
  'study',
  'certainty',
  'as-real',
  'authority',
  'date-support',
  'will-support',
  'story',
])
type Signs = {
  requests: RuleIndex
  circumstances: RuleIndex
  answers: RuleIndex
  /** Words by which somebody in heaven is named at all. */
  namesOfHeaven: ReadonlySet<string>
  version: string
}

const openSigns = once((): Signs => {
  const inputRules = [
    ...signsIn('requests.en', 'role', 'voice'),
    ...signsIn('loose-requests.any', 'all'),
    ...signsIn('deeds.en', ...deeds),
    ...signsIn('requests.en', 'booster'),
    ...signsIn('requests.es', 'role', 'voice'),
    ...signsIn('deeds.es', ...deeds),
    ...signsIn('requests.es', 'booster'),
  ]
  const outputRules = ['answers.en', 'claims.en', 'loose-answers.en', 'answers.es'].flatMap((file) =>
    signsIn(file, 'all'),
  )
  return {
    requests: indexRules(inputRules.filter(({ group }) => !beside.has(group))),
    circumstances: indexRules(inputRules.filter(({ group }) => beside.has(group))),
    answers: indexRules(outputRules),
    namesOfHeaven: new Set(policyList('divine-impersonation/names.any', 'names_of_heaven')),
    version: ruleSetVersion('divine-impersonation', inputRules, outputRules, prophecyRules()),
  }
})

/** Points from which a text is refused. */
const refused = 6
/** Points from which one is told to the caller, and refused for a strict account; an answer speaks for itself. */
const doubtful = { input: 4, output: 3 }

/**
 * Nobody is answered as if God, an angel or a saint spoke: it refuses to be one, to absolve, to foretell, to tell God's
 * will for certain and to make Scripture, and drops answers that do. Drama that says so, prayers, quotations and
 * retellings pass.
 */
export const openDivineImpersonation = once(
  (): Guardrail => ({
    name: 'divineImpersonation',
    stages: ['input', 'output'],
    ruleSet: openSigns().version,
    check: (text, options) => finding(options.stage === 'input' ? inRequest(text) : inAnswer(text), options),
  }),
)

const drama = filtered(
  /\b(?:skits?|sketch|dramas?|dramatic|dramati[sz]e[ds]?|puppets?|pageant|theat(?:re|er)|stage|screenplay|scripts?|scenes?|dialogues?|monologues?|musical|novel|fiction(?:al)?|nativity|(?:passion|easter|christmas|school|church|kids'?|children's|radio|a|the|short|our|one-act|mystery) play|comic|film|movie|actors?|actress|narrator|cast|vbs|sunday[ -]school|poem|act(?:ing|s)? out|performance|improv|short story|in costume|obra|teatro|guion|drama|dramatizacion|escenas?|dialogo|monologo|titeres|cuento|novela|actores|actor|representacion|escuela dominical|poema|pelicula|pastorela|via crucis|juego de roles|campamento)\b/,
)
/** Somebody wants it for himself after all, or as if it were real. */
const inEarnest =
  /\b(?:to me\b|tell me (?!how to write|about)|answer me|speak to me|talk to me|comfort me|my (?:prayer|question|questions|life|marriage|dead|grief|sins?|situation|decision|late)\b|for real|as if (?:it (?:were|was) )?real|not (?:an? )?(?:skit|play|story|fiction|drama|act|acting|joke|poem|pretend)|no (?:skit|play|fiction|drama)|(?:not|never|don't|do not) (?:write|label|mark|treat|say)[^.!?\n]{0,20}(?:fiction|drama|play|story)|hablame|respondeme|dime|contestame|no es (?:una )?(?:obra|drama|ficcion|teatro|cuento)|de verdad)/
const declined = filtered(
  /\b(?:don't|dont|do not|not|never|rather than|instead of|without|refuse to|refuses to|no need to|no quiero que|no|nunca|sin|en vez de)\b[^.!?,;:\n]{0,40}$/,
)

/** Groups of signs that ask for a voice, and so excuse and support one another. */
const voices = new Set(['persona', 'message', 'prophecy', 'future', 'will'])
const plays = new Set(['persona', 'message'])
/** What asks for a voice only where somebody is named. */
const ofSomebody = new Set(['future', 'will'])
/** Points of a case from which what makes it more likely counts. */
const leastCase = 2
const mostBoost = 4
/** What the signs of one group come to at most: they say the same in other words. */
const mostOfOne = 8

type Weighed = { score: number; rules: readonly string[] }
const nothing: Weighed = { score: 0, rules: [] }

function inRequest(text: CheckedText): Weighed {
  const { requests, circumstances, namesOfHeaven } = openSigns()
  const cases = requests.match(text).filter((match) => !isDeclined(text.folded, match))
  if (cases.length === 0) return nothing
  const signs = [...new Set([...cases, ...circumstances.match(text)].map(({ rule }) => rule as Sign))]
  const isPlay = drama.test(text.folded, text.grams()) && !inEarnest.test(text.folded)
  const isNamed = [...text.words].some((word) => namesOfHeaven.has(word))
  const total = (test: (group: string) => boolean) =>
    signs.reduce((sum, { group, points }) => (test(group) ? sum + points : sum), 0)
  const boost = Math.min(
    mostBoost,
    total((group) => group === 'booster'),
  )
  const study = total((group) => group === 'study')
  const voice = [...voices].reduce((sum, name) => {
    const isLeft = (isPlay && plays.has(name)) || (!isNamed && ofSomebody.has(name))
    return isLeft
      ? sum
      : sum +
          Math.min(
            mostOfOne,
            total((group) => group === name),
          )
  }, 0)
  const of = (name: string) => total((group) => group === name)
  const story = of('story')
  const score = Math.max(
    scored(voice, of('certainty') + of('will-support') + study + story, boost),
    scored(of('absolution'), of('authority') + study + story, boost),
    scored(of('dates'), of('date-support') + study + story, boost),
    // who wants a verse made speaks of verses
    scored(of('scripture'), of('as-real') + story),
  )
  // little is enough where something is asked of the assistant
  const isAsked = signs.some(({ id }) => asks.has(id))
  return { score: score < refused - 1 && !isAsked ? 0 : score, rules: signs.map(({ id }) => id) }
}

const asks = new Set(['asks-of-you', 'no-buts', 'es-te-pide', 'es-sin-peros'])

/** What a case comes to with what goes with it, if there is a case at all. */
const scored = (points: number, ...more: number[]) =>
  points < leastCase ? 0 : more.reduce((sum, one) => sum + one, points)

/** Told not to do it: `please do not act as God`. What speaks against it stands as it is. */
function isDeclined(folded: string, { rule, start }: RuleMatch): boolean {
  if ((rule as Sign).points <= 0) return false
  const before = folded.slice(Math.max(0, start - 50), start + 1)
  return declined.test(before, letterGrams(before))
}

/** A line of a play: a name before a colon, with or without emphasis and stage directions. */
const spokenLine = /^[*_ -]{0,4}[a-z][a-z .']{1,24}(?:[*_ ]{0,3}\([^)\n]{1,60}\))?[*_ ]{0,3}:[^\n]{2,}/gm
/** Speakers that two lines have to name before such lines are taken for a play. */
const fewestLines = 2
/** Speakers within one line, in capitals. */
const speaker = /(?:^|[.!?)\]\n] ?)\p{Lu}{3,}[\p{Lu}\d ]{0,24}(?: \([^)\n]{1,60}\))?: /gu
const playBill =
  /\b(?:(?:drama|theat(?:re|er)|imagined|dramatic|stage) ?(?:monologue|play|scene|script)|monologue|for (?:performance|the stage)|monologo|para teatro|obra breve|skit|not scripture)\b/
/** `Trust in Me`: writers honour God with a capital, and himself only who speaks as God. A title has capitals before it. */
const capitalSelf = /\b[a-z']+ [a-z']+,? (?:Me|My|Mine|Myself|Mí|Mis)\b(?! [A-Z][a-z]+ (?:to|in) )/
const ownScripture = 6

function inAnswer(text: CheckedText): Weighed {
  const { answers } = openSigns()
  const { folded } = text
  const quotations = findQuotations(folded)
  const lines = [...folded.matchAll(spokenLine)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }))
  const isPlay = [...text.plain.matchAll(speaker)].length >= fewestLines || playBill.test(folded.slice(0, 200))
  const played = lines.length >= fewestLines ? lines : []
  const told = masked(folded, [...quotations, ...played])
  const matches = answers.match(withFolded(text, told))
  const signs = new Set(matches.map(({ rule }) => rule as Sign))
  const repeated = [...signs].filter(
    (sign) => sign.group === 'deeds' && matches.filter(({ rule }) => rule === sign).length > 1,
  )
  const again = repeated.reduce((sum, { points }) => sum + points, 0)
  const unnamed = quotations.filter(({ isAttributed }) => !isAttributed)
  if (unnamed.length > 0) {
    // words in quotation marks that nobody is named for are the writer's own, unless Scripture could have them
    const read = masked(folded, [...quotations.filter(({ isAttributed }) => isAttributed), ...played])
    for (const { rule } of answers.match(withFolded(text, read)))
      if (neverScripture.has(rule.id)) signs.add(rule as Sign)
  }
  const total = (names: readonly string[]) =>
    [...signs].reduce((sum, { group, points }) => (names.includes(group) ? sum + points : sum), 0)
  const isCapital = masked(text.plain, [...quotations, ...played]).search(capitalSelf) >= 0
  const voice = isPlay ? 0 : total(['persona', 'tender', 'deeds', 'own', 'solemn']) + again + (isCapital ? refused : 0)
  const invented = impossibleReference(folded, told) >= 0 ? ownScripture : 0
  const honest = total(['honest'])
  const score = Math.max(
    scored(voice + total(['oracle', 'absolution']), honest),
    scored(total(['will', 'oracle', 'future']), total(['sure']), honest),
    scored(total(['dates']), honest),
    scored(total(['scripture']) + invented, 0),
    // to absolve somebody is done by saying so, however well the rest is put
    [...signs].some(({ id }) => id === 'i-absolve') ? refused : 0,
  )
  const rules = [...signs].map(({ id }) => id)
  return !isPlay && foretells(told)
    ? { score: Math.max(score, refused), rules: [...rules, 'foretells'] }
    : { score, rules }
}

/** Nothing in Scripture says this, so no quotation excuses it but one of somebody who is named. */
const neverScripture = new Set([
  'god-wants-you-to',
  'he-favours',
  'his-order-to-you',
  'his-will-that-you',
  'end-is-dated',
  'dated-by-year',
])

function finding({ score, rules }: Weighed, { settings, stage }: CheckOptions): Finding | undefined {
  const least = doubtful[stage === 'output' ? 'output' : 'input']
  if (score < least) return undefined
  const isRefused = settings.strictness.divineImpersonation === 'strict' || score >= refused
  return { decision: isRefused ? 'refuse' : 'flag', rules }
}
