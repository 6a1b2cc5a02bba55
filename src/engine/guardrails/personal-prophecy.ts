import { once } from '../../platform/once.ts'
import { policyRules, policyTest } from './policies/index.ts'
import { sentencesOf } from './sentences-of.ts'

/**
 * What a model writes may not foretell what will come to the one who reads. A sentence does where something is promised
 * to “you” with a particular that only a prophet could know: a time, or somebody’s name.
 */

const file = 'divine-impersonation/prophecy.any'
const openTests = once(() => ({
  particular: policyTest(file, 'particular'),
  promised: policyTest(file, 'promised'),
  /** With one of these whatever “you will” do is foretold. */
  counted: policyTest(file, 'counted'),
  foretold: policyTest(file, 'foretold'),
  unsaid: policyTest(file, 'unsaid'),
}))

/** Whether a folded text, quotations taken out, foretells something to its reader. */
export function foretells(folded: string): boolean {
  const { particular, promised, counted, foretold, unsaid } = openTests()
  return sentencesOf(folded).some(
    (one) =>
      ((particular.test(one) && promised.test(one)) || (counted.test(one) && foretold.test(one))) && !unsaid.test(one),
  )
}

/** For the version of the rules. */
export const prophecyRules = () => policyRules(file)
