import type { Citation, Engine } from '../src/engine/engine.ts'

/** What was delivered, as far as it can be checked; `mayCiteParts` where a citation may be cut from within its passage. */
export type Checked = { text: string; citations: readonly Citation[]; mayCiteParts?: boolean }

/** What is wrong with a delivered text: spans off the citation's text, text off the corpus, a marker without a citation. */
export function problemsOf({ text, citations, mayCiteParts = false }: Checked, engine: Engine): string[] {
  const problems: string[] = []
  for (const citation of citations) {
    for (const { start, end } of citation.spans) {
      const quoted = text.slice(start, end)
      if (!citation.text.includes(quoted)) problems.push(`[${citation.id}] “${quoted}” is not in its source`)
    }
    if (citation.type === 'scripture' && !isInCorpus(citation, mayCiteParts, engine))
      problems.push(`[${citation.id}] ${citation.reference} is not so in the corpus`)
  }
  for (const [marker, id] of text.matchAll(/\[(\d+)\]/g)) {
    if (!citations.some((citation) => citation.id === Number(id))) problems.push(`${marker} has no citation`)
  }
  return problems
}

function isInCorpus({ reference, text, translation }: Citation, mayBePart: boolean, engine: Engine): boolean {
  const passage = engine.readPassage({ reference, ...(translation !== null && { translation }) })
  const printed = passage.verses.map((verse) => verse.text).join(' ')
  return mayBePart ? printed.includes(text) : printed === text
}
