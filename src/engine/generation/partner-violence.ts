const partner =
  "(?:my|mi) (?:ex[- ]?)?(?:husband|hubby|wife|boyfriend|girlfriend|partner|fianc[eé]e?|spouse|marido|espos[oa]|mujer|novi[oa]|pareja|prometid[oa]|c[oó]nyuge)(?![\\p{L}]|[’']s (?:mother|father|brother|family))"
const child =
  /(?<!\p{L})(?:daughters?|sons?|kids?|child|children|baby|toddler|stepson|stepdaughter|hij[oa]s?|niñ[oa]s?|bebé|hijastr[oa]s?)(?!\p{L})/iu
/** “My husband … me”, “afraid of my husband”, “hit by my husband”. */
const suffered = new RegExp(
  `${partner}[^.!?]{0,80}(?<!\\p{L})(?:me|us|nos)(?!\\p{L})|(?<!\\p{L})(?:of|by|from|with|de|por|a|con) ${partner}`,
  'iu',
)
/** Whether somebody writes of violence that a husband, a wife or another partner does to them, and not to a child. */
export const isOfPartner = (text: string): boolean => suffered.test(text) && !child.test(text)

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

const doneToMe =
  /(?<!\p{L})(?:did|done|does|doing) to (?:me|us)(?!\p{L})|(?<!\p{L})(?:me|nos) (?:hizo|hace|hicieron)(?!\p{L})/iu

/** Whether a text tells of harm that somebody does, or may. */
export const speaksOfHarm = (text: string): boolean => harm.test(text) || hurts.test(text) || doneToMe.test(text)

const sufferedThen =
  /(?<!\p{L})(?:(?:beat(?:ing)?|hit(?:ting)?|abus\p{L}+|molest\p{L}*|rap(?:ed?|ing)|touch(?:ed|ing)|hurt(?:ing)?|slap\p{L}*|whip\p{L}*|punch\p{L}*|kick\p{L}*|burn\p{L}*) (?:me|us)|(?:I|we) (?:was|were|got) (?:\p{L}+ ){0,2}(?:beaten|hit|abused|molested|raped|hurt|touched|whipped)|me (?:peg|golpe|abus|maltrat|viol|toc|lastim|hac[ií]a|hizo)\p{L}*|abus\p{L}+ de m[ií]|(?:fui|sufr[ií]) (?:abus|maltrat|viol)\p{L}+)(?!\p{L})/iu
const then =
  /(?<!\p{L})(?:as a (?:little |small |young )?(?:kid|child|boy|girl|teen\p{L}*)|when (?:I|we) (?:was|were) (?:a |an )?(?:\p{L}+ )?(?:kids?|child|children|boy|girl|teen\p{L}*|little|young\p{L}*|small|\d+|five|six|seven|eight|nine|ten|eleven|twelve|growing up)|growing up|(?:in|during|throughout) my (?:childhood|teens|youth)|(?:years|decades) ago|cuando (?:yo )?(?:era|ten[ií]a|fui)|de (?:ni[ñn][oa]|peque[ñn][oa]|chic[oa])|en mi (?:infancia|ni[ñn]ez)|hace (?:\p{L}+ )?(?:años|mucho tiempo))(?!\p{L})/iu
/** It has not ended, or a child writes. */
const goesOn =
  /(?<!\p{L})(?:still (?:hit|beat|hurt|abus|touch|slap|does|threat|scream|yell|shout|control)\p{L}*|again|keeps? \p{L}+ing|tonight|last night|yesterday|every (?:day|night|week)|to this day|now (?:he|she) (?:hits|beats|hurts|touches|abuses|wants (?:me )?to (?:touch|sleep|hit))|and now my (?:husband|wife|boyfriend|girlfriend|partner)|I(?:[’']?m| am) (?:\d|1[0-7])(?! ?\d)|todav[ií]a me|sigue \p{L}+ndo|me sigue|otra vez|de nuevo|anoche|ayer|cada (?:d[ií]a|noche)|tengo (?:\d|1[0-7])(?! ?\d)|y ahora mi (?:espos[oa]|marido|mujer|novi[oa]|pareja))(?!\p{L})/iu

/** Whether what was done to the writer was done long ago, and is over. */
export const isPast = (text: string): boolean => sufferedThen.test(text) && then.test(text) && !goesOn.test(text)
