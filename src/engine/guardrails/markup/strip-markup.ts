import type { Span } from '../../engine.ts'
import { foreignAddresses } from './addresses.ts'
import { type Cut, deletedSpans, uncut, withoutSpans } from './deletions.ts'
import { foreignLinks, isTangled, linkSigns, mayHaveLinks } from './links.ts'
import { controlCharacters, mayHaveTags, tags } from './tags.ts'

/** More rounds than honest text needs; what still changes then was made to form new markup out of old. */
const mostRounds = 4
const mayHaveMarkup =
  /[<&]|(?![\t\n\r])\p{Cc}|\]\(|\]:|[\\/][\\/]|www|script|data|[.:][a-z]{2,6}[/?]|:[\\/]|=|https?|file:|ftp:|about:/iu

/** What of a Markdown text is taken out, kind by kind. */
export type StrippedMarkup = {
  text: string
  /** Stretches of the text as it was given, in order. */
  spans: readonly Span[]
  kinds: ReadonlySet<'tag' | 'link' | 'address' | 'control'>
}

/**
 * Markdown without HTML, images, scripts, and links that lead elsewhere than to the hosts; what they say stays. Done
 * to a fixed point: nothing that is taken out leaves new markup behind, and doing it again changes nothing. Time is
 * linear in the text.
 */
export function stripMarkup(markdown: string, linkHosts: readonly string[]): { text: string; removed: boolean } {
  const { text, spans } = markupIn(markdown, linkHosts)
  return { text, removed: spans.length > 0 }
}

/** The same, with the places of what is taken out. */
export function markupIn(markdown: string, linkHosts: readonly string[]): StrippedMarkup {
  const kinds = new Set<'tag' | 'link' | 'address' | 'control'>()
  if (!mayHaveMarkup.test(markdown)) return { text: markdown, spans: [], kinds }
  let cut = uncut(markdown)
  let isTangledText = isTangled(markdown)
  for (let round = 0; ; round++) {
    const before = cut
    if (round === mostRounds) isTangledText = true
    if (round === mostRounds * 2) {
      cut = withoutSpans(cut, everySign(cut.text))
      cut = withoutSpans(cut, dotsOfHosts(cut.text))
      break
    }
    take('control', controlCharacters(cut.text))
    if (mayHaveTags(cut.text)) take('tag', tags(cut.text))
    if (mayHaveLinks(cut.text)) take('link', isTangledText ? linkSigns(cut.text) : foreignLinks(cut.text, linkHosts))
    take('address', foreignAddresses(cut.text, linkHosts))
    if (cut === before) break
  }
  return { text: cut.text, spans: deletedSpans(cut, markdown.length), kinds }

  function take(kind: 'tag' | 'link' | 'address' | 'control', spans: readonly Span[]) {
    const next: Cut = withoutSpans(cut, spans)
    if (next !== cut) kinds.add(kind)
    cut = next
  }
}

/** Every sign that markup needs, for a text that was made to grow new markup whenever some is taken out. */
const everySign = (text: string): Span[] => placesOf(text, /[<>[\]&:/\\=%]/g)
const dotsOfHosts = (text: string): Span[] => placesOf(text, /(?<=w\d?)\.+/gi)

const placesOf = (text: string, signs: RegExp): Span[] =>
  [...text.matchAll(signs)].map(({ index, 0: sign }) => ({ start: index, end: index + sign.length }))
