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

/** Grown-ups whom a child writes of, and what only a child has. */
const ofChildhood =
  /(?<!\p{L})(?:uncle|stepdad|stepfather|stepmom|stepmum|daddy|dad|mommy|mummy|mom|mum|grandpa|grandad|teacher|coach|youth (?:leader|pastor)|school|t[ií]o|padrastro|madrastra|pap[aá]|mam[aá]|abuelo|maestr[oa]|entrenador|escuela|colegio)(?!\p{L})/iu

/** Whether a child may write, or is written of. */
export const isOfChild = (text: string): boolean => child.test(text) || ofChildhood.test(text)

const hurts =
  /(?<!\p{L})(?:hurt(?:s|ing|ful)?|lastim\p{L}*|hier[ea]\p{L}*|hiriendo|(?:hac\p{L}+|hizo|hag\p{L}+) (?:tanto |mucho )?da[ñn]o)(?!\p{L})/iu
/** Blows, threats, force, fear and marks. */
const harm =
  /(?<!\p{L})(?:hit|beat|slap|punch|kick|chok|strangl|shov|push|thr[eo]w|rap[ei]|molest|touch|grop|forc|lock|tied|chain|threat|kill|knife|gun|weapon|belt|blood|bleed|bruis|mark|scar[sed]|afraid|terrif|abus|assault|attack|violen|drunk|drink|physical|body|night|bed|secret|hide|hiding|police|hospital|pega|peg[oó]|golpe|cachete|patea|empuj|ahorc|viol|manose|toca|obliga|encierr|amenaz|mata|cuchillo|pistola|arma|cintur|sangr|moret|miedo|maltrat|borrach|secreto|escond)\p{L}*/iu

/**
 * Whether a text says that somebody hurts the writer, and nothing that tells blows from unkindness: it may be either,
 * and no child is spoken of.
 */
export const isHurtOnly = (text: string): boolean => hurts.test(text) && !harm.test(text) && !isOfChild(text)
