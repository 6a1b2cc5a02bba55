const longestQuote = 600

/** Stretches between quotation marks, without the marks; a single mark counts where it is no apostrophe. Linear. */
export function quotedSpans(folded: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  let double = -1
  let single = -1
  for (let place = 0; place < folded.length; place++) {
    const mark = folded[place]
    if (mark === '"') {
      if (double < 0 || place - double > longestQuote) double = place + 1
      else {
        spans.push({ start: double, end: place })
        double = -1
      }
    } else if (mark === "'") {
      const opens = /[\s(:,]/.test(folded[place - 1] ?? ' ') && /[a-z]/.test(folded[place + 1] ?? '')
      const closes = /[a-z.,!?]/.test(folded[place - 1] ?? '') && !/[a-z]/.test(folded[place + 1] ?? '')
      if (opens) single = place + 1
      else if (closes && single >= 0) {
        if (place - single <= longestQuote) spans.push({ start: single, end: place })
        single = -1
      }
    }
  }
  return spans
}
