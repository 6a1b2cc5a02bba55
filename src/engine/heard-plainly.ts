import type { GuardDeps } from './guarded-engine.ts'
import { decisions } from './understand/index.ts'

/**
 * For endpoints whose reply cannot stand behind help, and whose requests are few words: danger that is only possible is a burden
 * there, with help lines beside the prayer or the verses.
 */
export const heardPlainly = ({ understand, ...deps }: GuardDeps): GuardDeps => ({
  ...deps,
  understand:
    understand === undefined
      ? undefined
      : (request) => {
          const intent = understand(request)
          const { level, probability } = intent.care
          return level === 'danger' && probability < decisions.sureDanger
            ? { ...intent, care: { level: 'note', kind: null, whose: null, probability } }
            : intent
        },
})
