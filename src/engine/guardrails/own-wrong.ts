/**
 * What somebody tells of a wrong of their own. Whoever strikes another must not be answered as the one who is struck, nor
 * whoever was unfaithful as the one who was betrayed.
 */

const partner =
  'wife|husband|hubby|girlfriend|boyfriend|gf|bf|partner|fiancee?|spouse|esposa|esposo|mujer|marido|novia|novio|pareja|conyuge'
const child =
  '[\\w-]+[ -]years?[ -]old|sons?|daughters?|kids?|child|children|baby|toddler|stepsons?|stepdaughters?|stepkids?|boys?|girls?|hij[oa]s?|nin[oa]s?|bebe|hijastr[oa]s?'
const elder = 'mother|mom|mum|father|dad|parents|grand(?:ma|pa|mother|father)|madre|mama|padre|papa|padres|abuel[oa]s?'
const other =
  'brothers?|sisters?|friends?|family|roommate|neighbou?r|boss|pastor|hermanos?|hermanas?|amig[oa]s?|vecin[oa]|jefe|familia'
const anybody = `${partner}|${child}|${elder}|${other}`
const described = '(?:(?:ex|own|little|older|younger|poor|pregnant|elderly|[\\w-]+[ -]years?[ -]old) ?-?)*'
const whom = (people: string) => `(?:my|our|mis?|nuestr[oa]s?) ${described}(?:${people})(?!\\w|'s)`

/** Between “I” and the blow: neither somebody else who strikes, nor a blow that is suffered, denied or seen. */
const strange =
  "he|she|they|it|you|who|that|because|my|our|his|her|is|was|were|are|being|been|be|got|getting|gets?|never|not|dont|don't|didn't|didnt|wasn't|haven't|won't|wouldn't|saw|heard|watched|think|know|fear|believe|dream\\w*|read|let|made|had|told|tell|says?|said|about|for|afraid|scared"
const temper =
  '(?:(?:lost|lose|losing|keep losing) (?:my (?:temper|cool|mind|patience|head)|control|it)|(?:was|am|got|get) (?:so |really |very )?(?:drunk|angry|furious|mad|high|stressed|tired|jealous))'
const I = `(?<!should )\\bi(?:'?(?:m|ve)\\b| (?:am|have|had)\\b)?(?: ${temper})?(?:,? (?!(?:${strange})\\b)[\\w']+){0,6}?,? `
const blows =
  'hit|hits|hitting|beat|beats|beating|beaten|slap|slapped|slapping|smack\\w*|punch\\w*|kick|kicked|kicking|chok(?:e|ed|ing)|strangl\\w+|shov(?:e|ed|ing)|shake|shook|shaken|shaking|struck|striking|batter(?:ed|ing)?|abus(?:e|ed|ing)|assault(?:ed|ing)?|attack(?:ed|ing)?'
/** Games, and turns of speech: “I beat my son at chess”, “I hit my sister up”. */
const unlessMeant =
  '(?! (?:as|out|off|awake|up (?:on|for|with|about))\\b| (?:at|in) (?!home|night|the (?:face|head|stomach|back|street|car|house|night)|front|anger|public|rage|my)| to (?!death|the (?:ground|floor)|a pulp)| with (?:a |the )?(?:question|bible|verse|truth|news|hug|kindness))'
const push =
  'push(?:ed|ing)? (?:WHOM|her|him|them)(?: (?:against|down|into the (?:wall|door|table)|to the (?:ground|floor)|over|off|when|hard|around|and|again|last|yesterday|during)\\b|[.,!?]|$)'

/** Spanish has the person in the verb; behind somebody else’s name “pego” may be “pegó”. */
const opening = '(?:^|[.,;:!?¿¡] ?|\\b(?:yo|ayer|anoche|hoy|siempre|a veces|que|y|cuando|casi|si|dios|senor) )'
const blowsEs =
  '(?:(?:no puedo (?:parar|dejar) de|sigo|vuelvo a|le he|les he|lo he|la he|he) )?(?:le |les |la |lo |los |las )?(?:pegue|pego|pegado|pegarle|pegando|golpee|golpeo|golpeado|golpeando|golpear|abofetee|abofeteo|empuje|empujo|maltrate|maltrato|maltratado|agredi|agredo|patee|ahorque|lastime|lastimo|lastimado)(?: y \\w+| con \\w+| muy fuerte| mucho)? a '

const strikes = (people: string) =>
  `${I}(?:${blows}) (?:up |and \\w+ )?${whom(people)}${unlessMeant}` +
  `|${I}(?:grab(?:bed)?|seized|held) ${whom(people)} by the (?:throat|neck|hair|arm)` +
  `|${I}(?:rais(?:ed|e) my (?:hand|fist)s?|(?:threw|throw|thrown) (?:a|an|the|my|things|something|stuff|dishes)(?: \\w+)?) (?:to|at|against) ${whom(people)}` +
  `|${I}${push.replace('WHOM', whom(people))}` +
  `|${opening}(?:tambien |casi )?${blowsEs}${whom(people)}` +
  `|\\bempujo y \\w+ a ${whom(people)}`
const isViolent =
  "\\bi(?:'?m| am| was| have been|'?ve been)(?: (?:so|very|often|physically|verbally|emotionally|being|getting|becoming|sometimes|an|too|really))* (?:abusive|violent|abuser)\\b(?! (?:relationship|marriage|home))|\\b(?:soy|he sido|fui)(?: (?:un|una|muy))* (?:violent[oa]|maltratador|abusador|agresiv[oa])\\b"

/** Blows to whoever lives with the writer, for the rules that see danger. */
export const strikesAtHome = `${strikes(`${partner}|${child}|${elder}`)}|${isViolent}`

const strikesAny = new RegExp(`${strikes(anybody)}|${isViolent}`)
/** “My wife and I argued and I hit her”. */
const strikesThem = new RegExp(
  `${I}(?:${blows}|push(?:ed)?) (?:her|him|them)(?!\\w|'s)${unlessMeant}|\\b(?:le|les|la|lo) (?:pegue|golpee|abofetee|empuje)\\b`,
)
const someone = new RegExp(whom(anybody))
const threatens =
  /\bi(?:'?m| am)? (?:just |really |so )*(?:going to|gonna|want to|wanna|will|might|about to|planning to|feel like|could)(?: \w+)? (?:kill|murder|stab|shoot|hurt|strangle|smother|drown|burn|beat|hit|chok|poison)(?:ing)? (?:my (?!self|flesh|sin|pride|ego)|him\b|her\b|them\b|everyone|everybody|somebody|someone|people|that man|that woman)|\b(?:voy a|quiero|podria) (?:matar|golpear|pegarle|lastimar)(?:l[oae]s?)? a\b/

const dealt =
  'hit|hits|hitting|beat|beats|beating|slap\\w*|punch\\w*|kick\\w*|chok\\w+|shov\\w+|push\\w*|attack\\w*|abus\\w+|threaten\\w*|rape\\w*|hurt\\w*'
/** What the other does, or began. */
const suffered = new RegExp(
  `\\b(?:he|she|they|${partner})\\b[^.!?]{0,40}\\b(?:${dealt}) (?:me|us|first)\\b|\\bme (?:pega|pego|golpea|golpeo|maltrata|amenaza|empuja|empujo)\\b`,
)
const sufferedFromElder = new RegExp(`\\b(?:${elder})\\b[^.!?]{0,40}\\b(?:${dealt}) me\\b`)
const strikesElder = new RegExp(strikes(elder))
const inDefence =
  /\bhit (?:him|her|them|my \w+) back\b|\bself[- ]?defen[cs]e\b|\bdefend(?:ing|ed)? myself\b|\bme defendi\b|\bdefensa propia\b/

/** Lower case, without accents and with straight apostrophes. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Whether somebody tells of violence of their own.
 * @returns `mutual` where the other strikes, too; undefined also where the other struck and they strike back
 */
export function ownViolence(text: string): 'own' | 'mutual' | undefined {
  const plain = folded(text)
  const match =
    strikesAny.exec(plain) ?? threatens.exec(plain) ?? (someone.test(plain) ? strikesThem.exec(plain) : null)
  if (match === null) return undefined
  const blow = suffered.exec(plain) ?? (strikesElder.test(plain) ? sufferedFromElder.exec(plain) : null)
  if (blow === null) return inDefence.test(plain) ? 'mutual' : 'own'
  return blow.index < match.index ? undefined : 'mutual'
}

const unfaithfulTo = new RegExp(
  `\\bi (?:have |had |was |am |keep |once |just |recently )*(?:cheat(?:ed|ing)? on|betrayed|unfaithful to|been unfaithful to) ${whom(partner)}`,
)
const ownAffair =
  /\bi (?:have |had |was |am |'?ve |once |just )*(?:had an affair|having an affair|an affair|cheated\b(?! (?:in|on (?:my|a|the|an) (?:\w+ )?(?:test|exam|taxes|diet|homework)))|committed adultery|(?:been )?unfaithful|slept with (?:another|someone|somebody|a (?:man|woman|coworker)))|\bi(?:'m|'ve| am| have)(?: been)? (?:cheating|having an affair|unfaithful)|\bmy (?:own )?(?:adultery|affair|infidelity|unfaithfulness|cheating)\b|\baffair (?:that )?i (?:had|ended|began|started|am)|\b(?:guilt|guilty|ashamed|shame|regret\w*|sorry|forgive me)\b[^.!?]{0,25}\b(?:an affair|adultery|cheating on|(?<!his |her )infidelity)/
const ownAffairEs =
  /(?:^|[.,;:!?¿¡] ?|\b(?:yo|que|y|si|porque) )(?:yo )?(?:(?:le|la|lo) )?(?:he enganado|enga[nñ]e|traicione|fui infiel|he sido infiel|soy infiel|cometi adulterio|tuve (?:una aventura|un amante|una amante))\b|\bmi (?:propi[oa] )?(?:infidelidad|adulterio|aventura)\b|\b(?:culpa|verguenza|arrepent\w+|perdoname)\b[^.!?]{0,25}\b(?:aventura que tuve|mi infidelidad|adulterio)/

/** Whether somebody tells of unfaithfulness of their own. */
export function isOwnUnfaithfulness(text: string): boolean {
  const plain = folded(text)
  return (unfaithfulTo.test(plain) || ownAffair.test(plain) || ownAffairEs.test(plain)) && !isBetrayedIn(plain)
}

const betrayedIn = new RegExp(
  `\\b(?:cheat(?:ed|s|ing)? on me|betrayed me|unfaithful to me)\\b|\\bme (?:ha )?(?:enga[nñ]\\w+|fue infiel|es infiel|sido infiel|traicion\\w+)|\\b(?:${partner}|he|she)\\b(?:(?!\\bi\\b)[^.!?]){0,25}\\b(?:cheat(?:ed|s|ing)|had an affair|is having an affair|has been (?:cheating|unfaithful)|slept with|was unfaithful|infiel)\\b`,
)
const isBetrayedIn = (plain: string): boolean => betrayedIn.test(plain)

/** Whether somebody tells that a husband, a wife or another partner was unfaithful. */
export const isBetrayed = (text: string): boolean => isBetrayedIn(folded(text)) && !isOwnUnfaithfulness(text)

const hardToForgive =
  /\b(?:can'?t|cannot|can not|unable to|how (?:do|can|could|should) i|hard to|hard for me to|struggl\w+ to|don'?t want to|no puedo|no logro|no quiero|como (?:puedo )?|me cuesta|debo|tengo que)(?: \w+){0,2}? (?:forgive (?!myself)|perdonar(?!me))/

/** A wrong between people that is to be forgiven: sorrow, and by itself no danger. For folded text. */
export const isGrievance = (plain: string): boolean =>
  hardToForgive.test(plain) ||
  unfaithfulTo.test(plain) ||
  ownAffair.test(plain) ||
  ownAffairEs.test(plain) ||
  isBetrayedIn(plain)

/** What tells a wrong, for the version of the rules. */
export const ownWrongPatterns: readonly RegExp[] = [hardToForgive, unfaithfulTo, ownAffair, ownAffairEs, betrayedIn]
