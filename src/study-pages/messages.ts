import type { Language } from '../engine/engine.ts'
import type { Messages } from './message-keys.ts'
import { english } from './messages.en.ts'
import { spanish } from './messages.es.ts'

export type { Messages } from './message-keys.ts'

/** What the pages say of themselves, by language. */
export const messages: Readonly<Record<Language, Messages>> = { en: english, es: spanish }
