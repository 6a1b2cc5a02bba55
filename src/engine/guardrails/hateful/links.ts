import { copulaIn, isNegated } from './context.ts'
import type { Sign, SignKind } from './sign.ts'

/** How signs stand together in one sentence: who, what is said or wanted, in which order and how near. */

/** What two or three signs say together, and how much it weighs: 1 hardly, 2 likely, 3 plainly. */
export type Link = { kind: SignKind; points: number; start: number; end: number }

const farthest = 110
const bindsBefore = /^[ "']*(?:(?:of|the|those|these|all|like|such|little|lazy|old|de|los|las|esos|,) ?)*$/
const clauseStart =
  /(?:^|[,:;"(] ?|\b(?:and|to|please|then|y|a|of|for|us|about|by|god|lord|we|you|they|should|must|i want|let's|is|from|on|in) )$/
const hater =
  /\b(?:i|we|god|lord|jesus|he|they|you|to|that|and|of|everyone|people|children|kids|congregation|dios|yo|gente|a|los|las|senor|let|should|must|would)\b[^.!?\n]{0,24}$/
const denied = /\b(?:not|never|no|n't|nor)\b[^.!?\n]{0,14}$/

/** What is known of the text around a sentence. */
export type Around = {
  /** Today's people were named shortly before, so that they and them are about people. */
  isAboutPeople: boolean
  /** Somewhere the text asks for something to be made or proved. */
  hasAsk: boolean
  /** The text speaks of today or of Scripture as a book, so that it is no retelling. */
  hasNow: boolean
}

/** In one sentence more people than these say nothing new. */
const mostPeople = 12
/** What they may not do. */
const forbids =
  /^(?: \w+){0,2} (?:(?:should|must|ought|need|may)(?:n't| not| never)|shouldnt|mustnt|no (?:deben|debe|deberian?|pueden|puede)) (?!be (?:hated|mocked|judged|feared|excluded|treated|turned|despised|blamed|harmed|seen)|ser )/
const generalises =
  /^,? ?(?:(?:all|just|simply|really|as a \w+) )?(?:should|shouldnt|must|ought|cannot|can't|cant|never|always|have no|has no|have never|lack|lacks|need to|needs to|deserve|deserves|don't|dont|do not|doesn't|aren't|arent|are all|are just|are nothing|are the|are not|will never|have to|get what|belong|were never|no deben|deben|merecen|no tienen|no son|son todos|son unos|nunca|siempre|no pueden)\b/

/** What the signs of one sentence, in order, say of the people that they stand with; the heaviest link of each kind. */
export function linksIn(folded: string, from: number, signs: readonly Sign[], around: Around): Link[] {
  const heaviest = new Map<SignKind, Link>()
  const said = new Set<Sign>()
  const add = (kind: SignKind, points: number, one: Sign, two: Sign) => {
    const known = heaviest.get(kind)
    // the same again in other words is more than once
    if (known !== undefined && known.points === 2 && points === 2 && kind !== 'plot' && two !== one && !said.has(two))
      known.points = 3
    if (points >= 2) said.add(two)
    if (points <= 0 || (known?.points ?? 0) >= points) return
    heaviest.set(kind, { kind, points, start: Math.min(one.start, two.start), end: Math.max(one.end, two.end) })
  }
  const norms = signs.filter(({ kind }) => kind === 'norm')
  const asks = signs.filter(({ kind }) => kind === 'ask')
  const { hasAsk, hasNow } = around
  let hasNamed = around.isAboutPeople
  let seen = 0
  for (const one of signs) if (one.kind === 'creed') add('creed', 3, one, one)
  for (const people of signs) {
    const isOld = people.kind === 'people-old'
    if (people.kind !== 'people' && !isOld && people.kind !== 'they') continue
    if (people.kind === 'they' && !hasNamed) continue
    if (!isOld || hasAsk || hasNow) hasNamed = true
    if (++seen > mostPeople) break
    const isRetold = isOld && !hasAsk && !hasNow
    if (people.kind === 'people' && forbids.test(folded.slice(people.end, people.end + 40)))
      add('norm', 2, people, people)
    if (people.kind === 'people' && generalises.test(folded.slice(people.end, people.end + 40)))
      add('now', 1, people, people)
    for (const other of signs) {
      if (other.end <= people.start ? people.start - other.end > farthest : other.start - people.end > farthest)
        continue
      if (other.start < people.end && people.start < other.end) {
        // `drive them all out` has the people inside it
        const isAround =
          other.start < people.start &&
          other.end > people.end &&
          (people.kind !== 'they' || clauseStart.test(folded.slice(from, other.start)))
        if (isAround && (other.kind === 'gone' || other.kind === 'harm' || other.kind === 'plot'))
          add(other.kind, isRetold ? 0 : 2, people, other)
        continue
      }
      const points = pointsOf(folded, from, people, other, norms, asks, hasAsk)
      add(other.kind, isRetold ? retold(folded, people, other, points) : points, people, other)
    }
  }
  addLoose(signs, add)
  return [...heaviest.values()]
}

const hostile: ReadonlySet<SignKind> = new Set(['vile', 'low', 'deed', 'harm', 'gone', 'plot', 'hate', 'mock', 'bad'])

/** A people of today with hostile words anywhere in the sentence: little, and only where nothing ties them closer. */
function addLoose(signs: readonly Sign[], add: (kind: SignKind, points: number, one: Sign, two: Sign) => void): void {
  const people = signs.find(({ kind }) => kind === 'people')
  if (people === undefined) return
  for (const other of signs)
    if (hostile.has(other.kind) && (other.end <= people.start || people.end <= other.start))
      add(other.kind, 1, people, other)
}

/** `Moros fuera`, `Out with the Poles`: a cry, not a word in a sentence. */
function isCry(folded: string, people: Sign, other: Sign): boolean {
  if (!/^(?:out|fuera|raus|dehors|fora|fuori)$/.test(folded.slice(other.start, other.end))) return false
  if (other.start >= people.end) {
    const rest = folded.slice(other.end, other.end + 24)
    return (
      other.start - people.end <= 2 && /^(?:$|\W*\n|[.!,"]| (?:de|of) (?:nuestr|est|aqui|mi |our|my|here))/.test(rest)
    )
  }
  const before = folded.slice(Math.max(0, other.start - 2), other.start)
  const between = folded.slice(other.end, people.start)
  return /(?:^|[.!:"] ?)$/.test(before) && /^ (?:with |todos |all )?(?:the |los |las |con los )?$/.test(between)
}

/** Old names that are said of people of today in the same breath. */
const stillNamed = /^(?:jews|women|females|judios|mujeres)$/
/** What a statement says that may be a retelling of the Bible: nothing, unless it is plain and of the present. */
function retold(folded: string, people: Sign, other: Sign, points: number): number {
  if (other.kind === 'gone') return isCry(folded, people, other) ? points : 0
  if (other.kind === 'deed')
    return folded.slice(people.end, other.start) === ' ' && stillNamed.test(folded.slice(people.start, people.end))
      ? points
      : 0
  if (other.kind !== 'vile' && other.kind !== 'low') return 0
  const between = folded.slice(people.end, Math.max(people.end, other.start))
  return between.length <= (stillNamed.test(folded.slice(people.start, people.end)) ? 45 : 30) &&
    /^ (?:[^,;]* )?(?:are|is|es|son|siguen?)\b/.test(between)
    ? points
    : 0
}

function pointsOf(
  folded: string,
  from: number,
  people: Sign,
  other: Sign,
  norms: readonly Sign[],
  asks: readonly Sign[],
  hasAsk: boolean,
): number {
  const isAfter = other.start >= people.end
  const between = isAfter ? folded.slice(people.end, other.start) : folded.slice(other.end, people.start)
  const isThey = people.kind === 'they'
  const distance = between.length
  const near = isThey ? 30 : 70
  switch (other.kind) {
    case 'vile':
    case 'low': {
      const full = other.kind === 'vile' ? 3 : 2
      if (!isAfter) return bindsBefore.test(between) && !isThey ? 2 : 0
      if (distance > near || isNegated(between.slice(-14))) return 0
      if (
        copulaIn(`${between} `) ||
        distance <= 3 ||
        /^,? ?["']?$/.test(between) ||
        /^(?:they're|theyre)$/.test(folded.slice(people.start, people.end))
      )
        return full
      return distance <= 40 ? full - 1 : 0
    }
    case 'deed':
      return isAfter && distance <= (isThey ? 14 : 30) && !isNegated(between) ? 2 : 0
    case 'plot':
      return distance <= (isThey ? 12 : 60) && !isNegated(between) ? 2 : 0
    case 'cause':
      return !isAfter && distance <= 30 && !isThey ? 2 : 0
    case 'hate':
      return !isAfter && distance <= 24 && hater.test(folded.slice(from, other.start)) ? (isThey ? 1 : 2) : 0
    case 'harm':
    case 'gone': {
      if (denied.test(folded.slice(from, other.start))) return 0
      const hasNorm = norms.some(
        (norm) =>
          norm.end <= other.start + 12 &&
          other.start - norm.end < 80 &&
          (norm.start < other.start || other.start < norm.end),
      )
      if (hasNorm) return isThey ? 2 : 3
      if (!isAfter && distance <= 25 && clauseStart.test(folded.slice(from, other.start))) return 2
      return isCry(folded, people, other) ? 3 : 0
    }
    case 'bad': {
      if (distance > 80 || isNegated(between)) return 0
      if (isThey) return isAfter && distance <= 12 && copulaIn(`${between} `) ? 1 : 0
      return isAfter && distance <= 40 && copulaIn(`${between} `) ? 2 : 1
    }
    case 'mock':
      return distance <= 80 && (hasAsk || asks.length > 0) ? (isThey ? 2 : 3) : 0
    case 'against':
      return !isAfter && distance <= 40 && asks.some((ask) => ask.start < other.start) ? (isThey ? 1 : 2) : 0
    default:
      return 0
  }
}
