import { isBetrayed, isHardToForgive, isOwnUnfaithfulness } from '../guardrails/own-wrong.ts'
import type { Guide } from '../guide/guide.ts'
import type { GuideMatch } from '../retrieval/index.ts'
import { speaksOfHarm } from './partner-violence.ts'

type Side = { instead: string; of: string }

/** Entries that name the same matter from the other side. */
function sidesOf(prompt: string): Side[] {
  return [
    ...(isOwnUnfaithfulness(prompt) ? [{ instead: 'adultery', of: 'infidelity-recovery' }] : []),
    ...(isBetrayed(prompt) ? [{ instead: 'infidelity-recovery', of: 'adultery' }] : []),
    ...(speaksOfHarm(prompt) ? [] : [{ instead: 'forgiving-others', of: 'forgiving-an-abuser' }]),
  ]
}

const ofForgiving: ReadonlySet<string> = new Set(['forgiving-others', 'forgiving-an-abuser', 'infidelity-recovery'])
const ofMarriage: ReadonlySet<string> = new Set(['infidelity-recovery', 'divorce', 'adultery'])
const spouse = /(?<!\p{L})(?:husband|hubby|wife|spouse|espos[oa]|marido|mujer)(?!\p{L})/iu

/** What is asked, where a word beside it was matched: “… for what she said at my wedding”. */
function leadOf(prompt: string, matches: readonly GuideMatch[]): string | undefined {
  const ids = matches.map(({ entry }) => entry.id)
  if (isBetrayed(prompt)) {
    if (spouse.test(prompt))
      return ids[0] !== 'betrayal' && ids.some((id) => ofMarriage.has(id)) ? undefined : 'infidelity-recovery'
    return ids.length > 0 ? undefined : 'betrayal'
  }
  return isHardToForgive(prompt) && !ids.some((id) => ofForgiving.has(id)) ? 'forgiving-others' : undefined
}

/**
 * Matches with the entry for the one who did wrong, or for the one who was wronged, as the prompt tells it: words of a
 * matter are the same on both sides. Nobody is answered as abused who tells of no harm.
 */
export function onRightSide(guide: Guide, matches: readonly GuideMatch[], prompt: string): GuideMatch[] {
  let sided = [...matches]
  for (const { instead, of } of sidesOf(prompt)) {
    const entry = guide.find(instead)
    if (entry === undefined || !sided.some((match) => match.entry.id === of)) continue
    sided = sided.map((match) => (match.entry.id === of ? { entry, fact: undefined, score: match.score } : match))
  }
  const lead = leadOf(prompt, sided)
  const entry = lead === undefined ? undefined : guide.find(lead)
  if (entry !== undefined) sided.unshift({ entry, fact: undefined, score: sided[0]?.score ?? 1 })
  return sided.filter(({ entry }, place) => sided.findIndex((match) => match.entry === entry) === place)
}
