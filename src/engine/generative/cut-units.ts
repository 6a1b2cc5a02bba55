/** Takes a text as it is written and gives it back in units that can be checked: sentences and whole quotations. */
export type UnitCutter = {
  /** @returns the units that are whole now, each with the white space before it */
  push: (chunk: string) => string[]
  /** What has not been given out, once nothing more comes: units as before, and behind them what has no end, often ''. */
  end: () => [...whole: string[], last: string]
}

/** A sentence ends here if what follows begins another one; markers behind it are its own. */
const sentenceEnd = /[.!?…]["”’»)\]*_]*(?:\s*\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\])*(?=\s+(?:\S))/g
const paragraphEnd = /\n[ \t]*(?=\n[ \t]*\S)/g
/** How another sentence, or another paragraph, begins. */
const begins = /^\s+["“‘«¿¡(*_]*[\p{Lu}¿¡<{]|^\s*\n\s*\S/u
/** What ends in a dot and ends no sentence. */
const shortened =
  /(?:^|[\s(“"])(?:\d{1,3}|v|vv|vs|ver|cf|ch|chs|cap|caps|vol|no|St|Sta|Sto|Dr|Mr|Mrs|Sr|Sra|p|pp|e\.g|i\.e|etc|B\.C|A\.D)\.$/i
/** Nothing that is held longer has an end: it is given out at the next place that may be one. */
const longestHeld = 4_000

/**
 * Opens it for one text.
 * @param sources texts that may be quoted: no unit ends in the middle of their words, whatever marks they have
 */
export function cutUnits(sources: readonly string[] = []): UnitCutter {
  let held = ''
  let lookedAt = 0
  const cut = (): string[] => {
    const units: string[] = []
    for (let end = firstEnd(held, sources); end !== undefined; end = firstEnd(held, sources)) {
      units.push(held.slice(0, end))
      held = held.slice(end)
    }
    lookedAt = held.length
    return units
  }
  return {
    push: (chunk) => {
      held += chunk
      // a long stretch without an end is not read again with every letter
      return held.length - lookedAt < lookedAt / 32 ? [] : cut()
    },
    end: () => [...cut(), held],
  }
}

/** Where the first whole unit of a text ends; undefined while more must come. */
function firstEnd(text: string, sources: readonly string[]): number | undefined {
  const isLong = text.length > longestHeld
  for (const end of endsIn(text)) {
    const unit = text.slice(0, end)
    if (unit.trim() === '' || !begins.test(text.slice(end))) continue
    const after = text.slice(end)
    if (isLong || (isWhole(unit, after) && !isInside(unit, after, sources))) return end
  }
  return undefined
}

function endsIn(text: string): number[] {
  const sentences = [...text.matchAll(sentenceEnd)].map(({ index, 0: mark }) => index + mark.length)
  const paragraphs = [...text.matchAll(paragraphEnd)].map(({ index }) => index)
  return [...new Set([...sentences, ...paragraphs])].sort((a, b) => a - b)
}

/** No quotation, mark or tag of it is open, and it leads in nothing that is still to come. */
function isWhole(unit: string, after: string): boolean {
  const text = unit.trimEnd()
  if (text.endsWith(':') || shortened.test(text)) return false
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  if (/^#{1,6}\s/.test(lastLine)) return false
  // a quotation that stands apart is one unit, whatever stands in it
  if (/^\s*>/.test(lastLine) && !/^[ \t]*\n[ \t]*\n/.test(after)) return false
  // a marker may follow on the quotation’s next line or after its paragraph
  if (/^\s+\[/.test(after)) return false
  return (
    count(text, '“') <= count(text, '”') &&
    count(text, '«') <= count(text, '»') &&
    count(text, '"') % 2 === 0 &&
    count(text, '**') % 2 === 0 &&
    count(text, '```') % 2 === 0 &&
    count(text, '{') <= count(text, '}') &&
    text.lastIndexOf('<') <= text.lastIndexOf('>') &&
    count(text.toLowerCase(), '<bible') <= count(text.toLowerCase(), '</bible') &&
    count(text.toLowerCase(), '<verse') <= count(text.toLowerCase(), '</verse') &&
    count(text.toLowerCase(), '<scripture') <= count(text.toLowerCase(), '</scripture')
  )
}

const wordsBefore = 24
const wordsAfter = 4

/** Whether a source has what stands before and after a place as one. */
function isInside(unit: string, after: string, sources: readonly string[]): boolean {
  const end = unit.trimEnd().slice(-wordsBefore)
  const next = after.trimStart().slice(0, wordsAfter)
  return sources.some((source) => {
    const at = source.indexOf(end)
    return (
      at !== -1 &&
      source
        .slice(at + end.length)
        .trimStart()
        .startsWith(next)
    )
  })
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
