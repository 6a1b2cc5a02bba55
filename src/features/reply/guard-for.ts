import type { GuardContext, KnownHelpLine } from '../../engine/engine.ts'
import { doorInUse } from '../../http/index.ts'

/** What the guardrails read of a caller. */
type GuardedCaller = {
  keyId: string
  guardrails: { strictness: Record<string, 'strict' | 'flag'>; linkHosts: string[]; tradition: string | null }
}

/**
 * What the guardrails must know of a request beside its text. Called once for each: it counts.
 * @param text what the caller asks; `country` is ISO 3166, two letters
 */
export type GuardFor = (caller: GuardedCaller, request: { text: string; country?: string }) => GuardContext

type Deps = {
  helpLines: {
    lines: Readonly<Record<string, readonly KnownHelpLine[]>>
    /** Countries by the languages whose speakers nearly all live there. */
    languages: Readonly<Record<string, string>>
  }
  /** The language of a text that is neither English nor Spanish. */
  foreignLanguage: (text: string) => string | undefined
  bursts: { note: (key: string, text: string) => { isBurst: boolean } }
}

export function createGuardFor({ helpLines, foreignLanguage, bursts }: Deps): GuardFor {
  return ({ keyId, guardrails }, { text, country }) => ({
    settings: {
      strictness: guardrails.strictness,
      linkHosts: guardrails.linkHosts,
      tradition: guardrails.tradition ?? undefined,
    },
    helpLines: linesFor(helpLines, country?.toUpperCase(), () => foreignLanguage(text)),
    isBurst: bursts.note(`${keyId} ${doorInUse().visitor ?? ''}`, text).isBurst,
  })
}

/**
 * The lines of the country that is named; else those of the one that the language of the text suggests, each with the
 * country's name, since it is a guess. English and Spanish are at home in many countries and suggest none.
 */
function linesFor(
  { lines, languages }: Deps['helpLines'],
  country: string | undefined,
  language: () => string | undefined,
): readonly KnownHelpLine[] {
  const elsewhere = lines.default ?? []
  const directories = elsewhere.filter((line) => line.for === 'directory')
  const own = country === undefined ? undefined : lines[country]
  if (own !== undefined) return [...own, ...directories]
  const guessed = country === undefined ? languages[language() ?? ''] : undefined
  if (guessed === undefined) return elsewhere
  return [...(lines[guessed] ?? []).map((line) => ofCountry(line, guessed)), ...directories]
}

const english = new Intl.DisplayNames('en', { type: 'region' })
const spanish = new Intl.DisplayNames('es', { type: 'region' })

const ofCountry = ({ label, es = label, ...line }: KnownHelpLine, country: string): KnownHelpLine => ({
  ...line,
  label: `${label} (${english.of(country)})`,
  es: `${es} (${spanish.of(country)})`,
})
