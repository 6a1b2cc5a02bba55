import type { FinishDeps } from './finish-deps.ts'

/**
 * The same verification, which knows a text again: for the several looks at one answer, and no longer than that, since
 * it forgets nothing. What it returns is shared, so that nobody changes it.
 */
export function rememberVerified(verifyText: FinishDeps['verifyText']): FinishDeps['verifyText'] {
  const remembered = new Map<string, ReturnType<FinishDeps['verifyText']>>()
  return (text, options = {}) => {
    const key = JSON.stringify([options.translation, options.language, text])
    const items = remembered.get(key) ?? verifyText(text, options)
    remembered.set(key, items)
    return items
  }
}
