import { noCare, type SearchRequest, type SearchResult, type Unguarded, type VerseSearch } from './engine.ts'
import { careOf, type GuardDeps, nobody, noUsage, report, withBurst } from './guarded-engine.ts'
import { composeSafety } from './guardrails/compose-safety.ts'
import { guardPhrases } from './guardrails/guard-phrases.ts'
import { screenRequest } from './guardrails/index.ts'
import { unservedLanguage } from './languages/index.ts'
import type { DangerKind } from './understand/index.ts'

type SearchGuardDeps = GuardDeps & {
  /** OSIS verses that the guide lists for somebody who is hurt by another: they may stand beside help. */
  versesForTheHurt: ReadonlySet<string>
}

/** Verses that are given to somebody whose search shows that they are in danger. */
const comfort = 'Psalm 34:18; Isaiah 41:10; Matthew 11:28-30; Psalm 23:4; Romans 8:38-39'
const forTheHurt = 'Psalm 34:18; Psalm 10:17-18; Psalm 9:9; Isaiah 41:10; Psalm 72:14'
const versesOfComfort: Readonly<Record<DangerKind, string>> = {
  self_harm: comfort,
  medical: comfort,
  voices: comfort,
  threat: comfort,
  abuse_victim: forTheHurt,
  abuse_other: forTheHurt,
  minor_harm: forTheHurt,
  own_violence: 'Psalm 51:10; Proverbs 28:13; Romans 13:10; 1 John 1:9; Ephesians 4:26',
}
/** So many of them stand first where what was searched for is given too. */
const comfortFirst = 2

/**
 * Puts the guardrails around the verse search: a refused search is an empty one that says why. Who is in danger gets verses of
 * comfort; behind them, where somebody is hurt by another, what the guide lists for those in need on what was asked (“how to
 * forgive who keeps hurting me”), and no verse found in any other way.
 */
export function guardSearch<More extends unknown[]>(
  deps: SearchGuardDeps,
  search: (request: SearchRequest, ...more: More) => Unguarded<VerseSearch>,
): (request: SearchRequest, ...more: More) => Promise<VerseSearch> {
  return async ({ guard = nobody, ...request }, ...more) => {
    const { guardrails } = deps
    const { settings, helpLines } = guard
    const language = deps.languageOf({ ...request, text: request.query })
    const intent = deps.understand?.({ prompt: request.query, language })
    const screened = screenRequest({ main: request.query }, { guardrails, settings, language, intent })
    const before = withBurst(screened, guard)
    const { danger } = screened
    if (danger !== undefined) {
      const { testament: _anywhere, books: _all, ...rest } = request
      const wide = { ...rest, language }
      const found = search({ ...wide, query: versesOfComfort[danger.kind] }, ...more)
      const asked =
        versesOfComfort[danger.kind] === forTheHurt
          ? search({ ...wide, query: screened.texts.main }, ...more).results
          : []
      const fitting = asked.filter(
        ({ matched, verses }) =>
          matched.some(({ kind }) => kind === 'guide') && verses.every(({ osis }) => deps.versesForTheHurt.has(osis)),
      )
      const help = { language, helpLines, danger }
      const safety = composeSafety(before.verdicts, screened.notes, help, careOf(screened, intent))
      return {
        ...found,
        results: comforted(found.results, fitting, request.limit ?? defaultLimit),
        query: request.query,
        safety: { ...safety, decision: 'flag' },
        guard: report(before),
      }
    }
    const isRefused = screened.outcome === 'refuse'
    // a search for nothing finds nothing and still says how many verses there are
    const found = search(isRefused ? { ...request, query: '' } : { ...request, query: screened.texts.main }, ...more)
    const care = isRefused ? noCare : careOf(screened, intent)
    const unserved = unservedLanguage(request.query)
    const notes = isRefused
      ? [guardPhrases[language].refusedSearch]
      : [
          ...screened.notes,
          ...found.safety.notes,
          ...(unserved === undefined ? [] : [guardPhrases[language].unservedSearch(unserved.name[language])]),
        ]
    return {
      ...found,
      ...(isRefused ? { results: [], usage: noUsage } : {}),
      query: request.query,
      safety: composeSafety(before.verdicts, notes, care.level === 'none' ? undefined : { language, helpLines }, care),
      guard: { ...report(before), isFree: isRefused },
    }
  }
}

const defaultLimit = 10

/** Comfort before and behind what was asked for, no passage twice; scores as they are but never rising. */
function comforted(comfort: SearchResult[], asked: SearchResult[], limit: number): SearchResult[] {
  const first = comfort.slice(0, comfortFirst)
  const isTold = (one: SearchResult) => comfort.some(({ osis }) => osis === one.osis)
  const all = [...first, ...asked.filter((one) => !isTold(one)), ...comfort.slice(comfortFirst)].slice(0, limit)
  let least = 1
  return all.map((one) => {
    least = Math.min(least, one.score)
    return { ...one, score: least }
  })
}
