import { listed, type Rule } from '../rule.ts'
import { phrase, type WordLists } from './crisis-phrase.ts'

export type CrisisLevel = 'distress' | 'imminent'

/** What the danger is, so that an answer can fit; `own` is violence that the writer does. */
export type CrisisKind = 'self' | 'other' | 'violence' | 'own' | 'voices' | 'treatment'

/** A sign that somebody may come to harm. */
export type CrisisRule = Rule & {
  level: CrisisLevel
  /** Undefined for what says only that something is near, final or hidden. */
  kind?: CrisisKind | undefined
  /** How much it says, of the four that make an alarm. A group counts once, with its highest. */
  points: number
}

type Signs = { level: CrisisLevel; kind?: CrisisKind; lists: WordLists; language?: string }

/**
 * Rules of one group, a phrase a line.
 * @param lines each `points phrase`, the phrase as `phrase` reads it; `#` begins a line that is only for the reader
 */
export function signs(group: string, { level, kind, lists, language = 'en' }: Signs, lines: string): CrisisRule[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, place) => {
      const [points, ...rest] = line.split(' ')
      const { pattern, needs } = phrase(rest.join(' '), lists)
      return {
        id: `${group}-${language}-${place + 1}`,
        group,
        level,
        kind,
        points: Number(points),
        needs,
        pattern,
      }
    })
}

/** A rule from the words that it needs, blanks between, and the source of its pattern. */
export const sign = (
  id: string,
  group: string,
  level: CrisisLevel,
  needs: string,
  source: string,
  extra: Pick<Rule, 'unless'> = {},
): CrisisRule => ({ id, group, level, points: 4, needs: listed(needs), pattern: new RegExp(source, 'g'), ...extra })
