import { once } from '../../../platform/once.ts'
import { policyLists } from '../policies/index.ts'
import { wordsOf } from './wordings.ts'

const files = ['wordings.en', 'wordings.es', 'wordings.any']
type Wordings = { id: string; wordings: readonly string[] }
const rules = once(() => files.flatMap((file) => policyLists<Wordings>(`doctrinal-balance/${file}`)))
const byId = once(() => Map.groupBy(rules(), ({ id }) => id))

/** How answers say one thing, in all languages: a list of policies/doctrinal-balance/wordings.*.yaml. */
export function allWordings(id: string): readonly string[] {
  const found = byId().get(id)
  if (found === undefined) throw new Error(`no policies/doctrinal-balance/wordings file has “${id}”`)
  return found.flatMap((rule) => rule.wordings)
}

/** A pattern for any of them as whole words, made when it is first asked for. */
export const wordings = (id: string): (() => RegExp) => once(() => wordsOf(allWordings(id)))

/** For the version of the rules. */
export const wordingRules = rules
