const partner =
  "(?:my|mi) (?:ex[- ]?)?(?:husband|hubby|wife|boyfriend|girlfriend|partner|fianc[eé]e?|spouse|marido|espos[oa]|mujer|novi[oa]|pareja|prometid[oa]|c[oó]nyuge)(?![\\p{L}]|[’']s (?:mother|father|brother|family))"
const child =
  /(?<!\p{L})(?:daughters?|sons?|kids?|child|children|baby|toddler|stepson|stepdaughter|hij[oa]s?|niñ[oa]s?|bebé|hijastr[oa]s?)(?!\p{L})/iu
/** “My husband … me”, “afraid of my husband”, “hit by my husband”. */
const suffered = new RegExp(
  `${partner}[^.!?]{0,80}(?<!\\p{L})(?:me|us|nos)(?!\\p{L})|(?<!\\p{L})(?:of|by|from|with|de|por|a|con) ${partner}`,
  'iu',
)
/** “I hit my wife”: the one who does harm. */
const done = new RegExp(
  `(?<!\\p{L})(?:I|I’m|I'm|le|la|lo)(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:hit|beat|slap|punch|chok|hurt|kill|shov|peg|golpe|mat|empuj)\\p{L}* (?:a |to )?${partner}`,
  'iu',
)

/** Whether somebody writes of violence that a husband, a wife or another partner does to them, and not to a child. */
export const isOfPartner = (text: string): boolean => suffered.test(text) && !done.test(text) && !child.test(text)
