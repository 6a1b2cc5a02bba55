import type { Library } from '../generation/evidence.ts'
import { indexTitle, topicLabel } from '../generation/sources.ts'
import { termsOf } from '../retrieval/index.ts'
import { countVerses } from '../scripture/index.ts'
import type { Connection } from './connection.ts'
import { type StudiedPassage, touches } from './studied-passage.ts'
import { type FoundTheme, linesOn } from './themes.ts'

const mostThemes = 4
const guideWeight = 1.8
/** What a passage loses by each theme that fits the studied one better. */
const perTheme = 0.35
const longestListed = 4

const phrases = {
  en: {
    guide: (title: string, note: string) => `${note} (study guide, “${title}”)`,
    index: (label: string, title: string) => `Listed with it in ${title} under “${label}”.`,
  },
  es: {
    guide: (title: string) => `La guía de estudio lo reúne con este pasaje en “${title}”.`,
  },
} as const

/** Passages that the study guide and the topical index list beside the passage. */
export const listConnections = (
  library: Library,
  passage: StudiedPassage,
  themes: readonly FoundTheme[],
): Connection[] => [...guideConnections(library, themes), ...indexConnections(library, passage)]

function guideConnections({ language }: Library, themes: readonly FoundTheme[]): Connection[] {
  return themes.slice(0, mostThemes).flatMap(({ entry }, rank) =>
    (entry?.passages ?? []).flatMap(({ range, quote, note }): Connection[] => {
      const shown = countVerses(range) <= longestListed ? range : quote
      if (shown === undefined) return []
      const title = entry!.title[language]
      const reason = language === 'en' ? phrases.en.guide(title, note) : phrases.es.guide(title)
      return [{ range: shown, weight: guideWeight - perTheme * rank, reason, group: `guide:${entry!.id}` }]
    }),
  )
}

const mostListed = 14
const gathersRest = /unclassified|miscellan|general scriptures|appellations/i

/** Lines of the topical index of which the passage says much itself; a short list says more than a long one. */
function indexConnections(library: Library, passage: StudiedPassage): Connection[] {
  if (library.language !== 'en') return []
  const own = new Set(termsOf(passage.english, 'en'))
  return linesOn(library, passage).flatMap(({ line }): Connection[] => {
    const label = topicLabel(line)
    const whole =
      line.text === '' || label.toLowerCase().includes(line.text.toLowerCase()) ? label : `${label}: ${line.text}`
    const terms = [...new Set(termsOf(whole, 'en'))]
    const said = terms.filter((term) => own.has(term)).length / Math.max(1, terms.length)
    const { length } = line.passages
    if (gathersRest.test(whole) || length < 2 || length > mostListed || said < 0.34 || terms.length < 2) return []
    const reason = phrases.en.index(whole.replace(/[.;:]$/, ''), indexTitle(library.corpus))
    return line.passages
      .filter((range) => !touches(passage, range))
      .map((range) => ({ range, weight: 1.2 + said - length / 40, reason, group: `topic:${line.heading}` }))
  })
}
