import { once } from '../../platform/once.ts'
import { policyRules, policyTest } from './policies/index.ts'
import { sentencesOf } from './sentences-of.ts'

/**
 * What a model writes may not tell somebody to stop or change a treatment, nor how much of a drug to take. Three things
 * make such a sentence: something that treats, an act upon it, and nobody who should be asked or who turns it down.
 */

const file = 'unsafe-output/medicine.any'
const openTests = once(() => {
  const test = (id: string) => policyTest(file, id)
  return {
    untouched: test('untouched'),
    acted: new RegExp(test('acted'), 'g'),
    meant: test('meant'),
    order: test('order'),
    consulted: test('consulted'),
    turnedDown: test('turned-down'),
    denied: test('denied'),
    measured: test('measured'),
    counted: test('counted'),
    taken: test('taken'),
  }
})

/** @returns the names of what a folded text advises; none for an honest one */
export function medicalAdvice(folded: string): ('treatment' | 'dose')[] {
  const { measured, counted, taken, turnedDown } = openTests()
  const sentences = sentencesOf(folded)
  const isTreatment = sentences.some(changesTreatment)
  const isDose = sentences.some(
    (one) => measured.test(one) || (counted.test(one) && taken.test(one) && !turnedDown.test(one)),
  )
  return [...(isTreatment ? (['treatment'] as const) : []), ...(isDose ? (['dose'] as const) : [])]
}

function changesTreatment(sentence: string): boolean {
  const { untouched, acted, meant, order, consulted, turnedDown, denied } = openTests()
  if (consulted.test(sentence) || turnedDown.test(sentence)) return false
  const plain = sentence.trimStart()
  if (untouched.test(plain) && meant.test(plain))
    return !/\b(?:do not|don't|never|no) (?:have to|tienes que)\b/.test(plain)
  return [...plain.matchAll(acted)].some(
    ({ index }) =>
      !denied.test(plain.slice(Math.max(0, index - 40), index)) && (meant.test(plain) || order.test(plain)),
  )
}

/** For the version of the rules. */
export const medicalRules = () => policyRules(file)
