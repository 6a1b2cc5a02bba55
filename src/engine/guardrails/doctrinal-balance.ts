import { once } from '../../platform/once.ts'
import type { CheckOptions, Finding, Guardrail } from './contract.ts'
import { disputedTopics, mayConcern, type Sentence, sentencesOf } from './doctrinal/topics.ts'
import { namesTradition, type Voice, voiceOf } from './doctrinal/voice.ts'
import { wordingRules, wordings } from './doctrinal/wordings-by-id.ts'
import { findQuotations, masked } from './quotations.ts'
import { ruleSetVersion } from './rule.ts'
import type { CheckedText } from './text/checked-text.ts'

/** What is added to an answer that was flagged. */
export const balancingSentence: Record<'en' | 'es', string> = {
  en: 'Christians differ on this; your own church or tradition can tell you more about how it reads these passages.',
  es: 'Los cristianos difieren en esto; tu propia iglesia o tradición puede contarte más sobre cómo lee estos pasajes.',
}

/** Marks answers that give one view of a disputed matter as the only one, or speak ill of those who hold another. */
export const openDoctrinalBalance = once(
  (): Guardrail => ({
    name: 'doctrinalBalance',
    stages: ['output'],
    ruleSet: ruleSetVersion('doctrinal-balance', disputedTopics(), wordingRules()),
    check: (text, options) => finding(text, options),
  }),
)

const absolute = wordings('absolutes')
const slur = wordings('slurs')
const dismissal = wordings('dismissals')
const judgement = wordings('judgements')
const oldQuarrel = wordings('old-quarrels')
const faithDenial = wordings('faith-denials')

function finding({ folded, words }: CheckedText, { settings }: CheckOptions): Finding | undefined {
  const candidates = mayConcern(words)
  if (candidates.topics.length === 0 && !candidates.traditions) return undefined
  const told = masked(folded, findQuotations(folded))
  const sentences = sentencesOf(told, candidates.topics)
  const isOnTraditions = candidates.traditions && namesTradition().test(told)
  if (!isOnTraditions && sentences.every((one) => one.topics.length + one.sides.length === 0)) return undefined
  const answer: Answer = { sentences, voices: [], isInTradition: settings.tradition !== undefined }
  const rules = new Set(sentences.flatMap((_, place) => faultsOf(answer, place)))
  return rules.size === 0 ? undefined : { decision: 'flag', rules: [...rules] }
}

type Answer = {
  sentences: readonly Sentence[]
  /** Of the same sentences, where they have been asked for. */
  voices: Voice[]
  isInTradition: boolean
  /** Found out when it is first asked for. */
  balanced?: { isAcknowledged: boolean; from: number }
}

function voiceAt({ sentences, voices }: Answer, place: number): Voice {
  voices[place] ??= voiceOf(sentences[place]!.text)
  return voices[place]
}

function faultsOf(answer: Answer, place: number): string[] {
  const { sentences, isInTradition } = answer
  const { text, topics, sides, start } = sentences[place]!
  const near =
    topics.length + sides.length > 0 || [1, 2].some((back) => (sentences[place - back]?.topics.length ?? 0) > 0)
  const tradition = [place, place - 1].some((at) => at >= 0 && namesTradition().test(sentences[at]!.text))
  if (!near && !tradition) return []
  const isSlur = slur().test(text)
  const isAbsolute = near && absolute().test(text)
  const isDismissal = dismissal().test(text)
  if (sides.length === 0 && !isSlur && !isAbsolute && !isDismissal) return []

  const voice = voiceAt(answer, place)
  if (voice.isCaution) return []
  const found: string[] = []
  const isRetold = voice.isReport || oldQuarrel().test(text)
  if (isSlur && !isRetold && (tradition || (sides.length > 0 && !isNamed(voice, text)))) found.push('belittling')
  if (isAbsolute && !voice.isAttributed && !voice.isHistory) {
    if (!isInTradition) found.push('absolute')
    else if (faithDenial().test(text)) found.push('denies-faith')
  }
  const isOfOthers = [place, place - 1].some((at) => at >= 0 && isOthers(voiceAt(answer, at), sentences[at]!.text))
  if (isDismissal && isOfOthers && !oldQuarrel().test(text)) found.push('dismissed')
  const isPlain = !(
    voice.isAttributed ||
    voice.namesAt < start ||
    voice.isReport ||
    (voice.isHistory && !judgement().test(text)) ||
    voice.isHedged
  )
  if (sides.length > 0 && isPlain && !isBalanced(answer, place)) found.push(...sides.map((id) => `side-${id}`))
  return found
}

/** A church, a school or its teacher is named. */
const isNamed = ({ namesAt }: Voice, text: string): boolean => namesAt < text.length

const isOthers = (voice: Voice, text: string): boolean => voice.isAttributed || isNamed(voice, text)

/** Somebody's view was given before, or the answer says anywhere that Christians differ. */
function isBalanced(answer: Answer, place: number): boolean {
  const { sentences } = answer
  if (place > 0 && isNamed(voiceAt(answer, place - 1), sentences[place - 1]!.text)) return true
  answer.balanced ??= {
    isAcknowledged: sentences.some((_, at) => voiceAt(answer, at).isAcknowledged),
    from: sentences.findIndex((_, at) => voiceAt(answer, at).isAttributed),
  }
  const { isAcknowledged, from } = answer.balanced
  return isAcknowledged || (from >= 0 && from < place)
}
