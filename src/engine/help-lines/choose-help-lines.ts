import type { HelpKind, HelpLine, KnownHelpLine, Language } from '../writing.ts'

/** What the danger is, as `safety.care.kind` has it. */
export type Danger = {
  kind?: string | null
  /** A child is in danger, or writes. */
  isOfChild?: boolean
}

/** So many can be taken in by somebody in distress. */
const mostLines = 4
/** What others do, or what one does to others: the police are called, and it may be at home. */
const ofViolence: ReadonlySet<string> = new Set([
  'violence',
  'abuse_victim',
  'abuse_other',
  'minor_harm',
  'own_violence',
])

/**
 * The help lines of a country that fit a danger, at most four, the most urgent first. Those that are for no kind in
 * particular fit every danger, and the directory fills what room is left.
 * @param lines of one country
 */
export function chooseHelpLines(
  lines: readonly KnownHelpLine[],
  language: Language,
  { kind, isOfChild = false }: Danger = {},
): HelpLine[] {
  const order = kindsFor(kind ?? '', isOfChild || kind === 'minor_harm')
  const rank = (line: KnownHelpLine) => (line.for === undefined ? 0 : order.indexOf(line.for))
  return lines
    .filter((line) => rank(line) !== -1)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostLines)
    .map(({ label, es, phone, url }) => ({
      label: language === 'es' ? (es ?? label) : label,
      ...(phone !== undefined && { phone }),
      ...(url !== undefined && { url }),
    }))
}

function kindsFor(kind: string, isOfChild: boolean): HelpKind[] {
  const children: HelpKind[] = isOfChild ? ['children'] : []
  if (ofViolence.has(kind)) return ['police', 'emergency', ...children, 'domestic', 'crisis', 'directory']
  if (kind === 'threat') return ['police', 'emergency', ...children, 'crisis', 'directory']
  return ['emergency', ...children, 'crisis', 'directory']
}
