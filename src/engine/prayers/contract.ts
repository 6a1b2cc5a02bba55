import type { Intent } from '../understand/intent.ts'
import type { GuardContext, Language, Written } from '../writing.ts'

export const prayerStyles = ['traditional', 'contemporary', 'liturgical', 'collect', 'lament', 'brief'] as const
export type PrayerStyle = (typeof prayerStyles)[number]

export type PrayerRequest = {
  /** What or whom to pray for, or a passage to pray: 1 to 1,000 code points, untrusted. */
  topic: string
  style?: PrayerStyle
  translation?: string
  language?: Language
  maxOutputTokens?: number
  /** What was heard in the topic, where it was read. */
  intent?: Intent
  /** Without it the settings of an account that has set nothing. */
  guard?: GuardContext
}

/** A prayer: `title` is ours and never the topic's words. */
export type Prayer = Written & { title: string; prayerMarkdown: string; style: PrayerStyle }
