import { once } from '../../../platform/once.ts'
import { policyRules, policyTest, policyTests } from '../policies/index.ts'

/** What in a sentence or a text says that hatred is not the writer's own. On folded text. */

const test = (id: string) => once(() => policyTest('hateful-content/context.any', id))
const [explains, asks, negation, copula] = [
  test('explains-passage'),
  test('asks-to-understand'),
  test('negation'),
  test('copula'),
]
const files = ['hateful-content/context.en', 'hateful-content/context.es']
const asked = (set: string) => once(() => files.flatMap((file) => policyTests(file, set)))
const [reported, history, refuted, wounded] = [asked('reported'), asked('history'), asked('refuted'), asked('wounded')]
const hasAny = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Another person says it, before it stands in the sentence. */
export const isReported = (before: string): boolean => hasAny(reported(), before)
/** It is told of a text or of the past. */
export const isHistory = (sentence: string): boolean => hasAny(history(), sentence)
/** A question of understanding; not one that asks for assent or for something made. */
export const asksToUnderstand = (text: string): boolean => asks().test(text)
/** It is said to be wrong, is answered, hurts somebody, or a passage that has it is to be explained. */
export const isTakenBack = (text: string): boolean =>
  explains().test(text) || hasAny(refuted(), text) || hasAny(wounded(), text)
/** What stands between two signs takes the meaning back. */
export const isNegated = (between: string): boolean => negation().test(between)
/** What stands between people and a sign ties it to them. */
export const copulaIn = (between: string): boolean => copula().test(between)

/** For the version of the rules. */
export const contextRules = (): unknown[] => [
  policyRules('hateful-content/context.any'),
  ...files.flatMap((file) => ['reported', 'history', 'refuted', 'wounded'].map((set) => policyRules(file, set))),
]
