/**
 * Takes off what people put around a quotation they look for: "where does it say that …", "¿dónde dice …?". What
 * stands between quotation marks is the quotation, when there is one.
 */
export function withoutLeadIn(text: string): string {
  const marked = /["“«]([^"“”«»]{8,})["”»]/.exec(text)?.[1]
  if (marked !== undefined) return marked
  return text.replace(english, '').replace(spanish, '')
}

const english =
  /^\s*(?:(?:please|can you|could you|tell me|find(?: me)?|show me)\s+)*(?:(?:where|what|which|who)\b[^,:“"]{0,40}?\b(?:say|says|said|reads|quote|goes|tells us|about how)(?: that)?|(?:the |a )?(?:verse|passage|scripture)s?\s+(?:that says|which says|where it says|about|that|where)|(?:the )?bible (?:says|verse))[\s:,]+/i
const spanish =
  /^\s*¿?\s*(?:(?:d[oó]nde|qu[eé]|cu[aá]l|qui[eé]n)\b[^,:“"]{0,40}?\b(?:dice|dijo|dicen)(?: que)?|(?:el )?vers[ií]culo (?:que dice|de))[\s:,]+/i
