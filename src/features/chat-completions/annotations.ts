import type { Citation } from '../../engine/engine.ts'
import type { Annotation } from './chat-completions.schemas.ts'

type Stretch = { start: number; end: number }

/**
 * Where a text quotes or names a passage: each quotation with its own stretch, and for a source that is only leaned on its
 * marker `[n]`. A source that is no passage has no address and no annotation.
 * @param publicUrl origin of the service
 * @returns first to last, in UTF-16 code units
 */
export function annotationsOf(text: string, citations: readonly Citation[], publicUrl: string): Annotation[] {
  const quoted = citations.flatMap(({ spans }) => spans)
  return citations
    .flatMap((citation) => {
      const url = urlOf(citation, publicUrl)
      if (url === undefined) return []
      const title =
        citation.translation === null ? citation.reference : `${citation.reference} (${citation.translation})`
      const stretches = citation.spans.length > 0 ? citation.spans : markersOf(text, citation.id, quoted)
      return stretches.map(({ start, end }) => ({
        type: 'url_citation' as const,
        url_citation: { start_index: start, end_index: end, url, title },
      }))
    })
    .sort((a, b) => a.url_citation.start_index - b.url_citation.start_index)
}

function urlOf({ osis, translation }: Citation, publicUrl: string): string | undefined {
  if (osis === null) return undefined
  const query = translation === null ? '' : `?translation=${encodeURIComponent(translation)}`
  return `${publicUrl}/v1/passages/${encodeURIComponent(osis)}${query}`
}

/** Every place of a marker, but for what only looks like one within a quotation. */
function markersOf(text: string, id: number, quoted: readonly Stretch[]): Stretch[] {
  const marker = `[${id}]`
  const found: Stretch[] = []
  for (let start = text.indexOf(marker); start !== -1; start = text.indexOf(marker, start + 1))
    if (!quoted.some((span) => span.start <= start && start < span.end))
      found.push({ start, end: start + marker.length })
  return found
}
