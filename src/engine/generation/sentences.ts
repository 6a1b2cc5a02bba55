const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

// Full stops that end no sentence in these commentaries: “ch. 1:13”, “ver. 11”, “Rev. xii.”, “i.e. that”
const abbreviationAtEnd =
  /(?:^|[\s([])(?:ch|chap|ver|vv?|cf|comp|viz|etc|i\.e|e\.g|St|Dr|Mr|Mrs|Rev|No|vol|pp?|Jno|[A-Z])\.\s*$/i

/** Sentences of a text, each exactly as it stands there, white space around it left out. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let pending = ''
  for (const { segment } of segmenter.segment(text)) {
    pending += segment
    // a lone “3.” numbers what follows
    if ((abbreviationAtEnd.test(pending) || /(?:^|\s)\d+\.\s*$/.test(pending)) && !/\n/.test(segment)) continue
    if (pending.trim() !== '') sentences.push(pending.trim())
    pending = ''
  }
  if (pending.trim() !== '') sentences.push(pending.trim())
  return sentences
}
