import { gap, listed } from '../rule.ts'
import { heaven, type Sign } from './divine-impersonation-words.ts'

/** Looser ways in which an answer speaks for heaven, in both languages. */
const him = '(?:god|the lord|jesus|christ|the (?:holy )?spirit|the almighty|heaven|the father|our lord|he)'
const reported =
  /\b(?:whether|if|cannot|can't|don't|people|someone|nobody|no one|israel|moses|isaiah|abraham|paul|scripture|chapter|psalm|not know)\b|\d:\d|\?/

export const looseOutputSigns: Sign[] = [
  {
    id: 'he-says-to-your-case',
    group: 'oracle',
    points: 6,
    needs: listed('says say said saying'),
    pattern: new RegExp(
      `\\b(?:this is )?what ${him} (?:says|is saying|said)${gap(20)}\\b(?:about|to|over|of|concerning) your?\\b|\\b${him} (?:has |is )?(?:says?|said|saying|answers?|replies|whispers)(?: yes| no)?[:,] (?!_)${gap(60)}\\b(?:you|your|wait|go|stay|leave|do not|sell|sign|take|quit|marry|rest|come)\\b|, ?says (?:the )?(?:lord|spirit|god|father|holy spirit)\\b`,
      'g',
    ),
    unless: reported,
  },
  {
    id: 'he-favours',
    group: 'will',
    points: 6,
    needs: listed(
      'wants want approve approves chose chosen accepts blesses blessed favors favours likes picks gave opened opens opposes rejects',
    ),
    pattern: new RegExp(
      `\\b${him} (?:does not |doesn't |did not |has |has not |clearly )*(?:wants?|approves?|chose|chosen|accepts?|picks?|favou?rs|opposes|rejects|disapproves|gave|opened) (?:of )?[a-z]+${gap(20)}\\b(?:for you|this (?:job|man|woman|marriage|house|move|plan|offer)|your (?:job|marriage|move|plan|relationship|decision|wedding|choice))\\b|\\b${him} (?:does not|doesn't) (?:approve|want) (?:of )?(?:this|that|your|you to|the)\\b`,
      'g',
    ),
    unless: reported,
  },
  {
    id: 'his-order-to-you',
    group: 'will',
    points: 6,
    needs: listed(
      'instruction answer decision verdict order command choice will plan assignment counsel judgment ruling',
    ),
    pattern:
      /\b(?:his|god's|heaven's|the lord's|the spirit's|the father's|jesus's?'?) (?:final |clear |own |direct |perfect )*(?:instructions?|answer|decision|verdict|orders?|command|choice|assignment|judgment|ruling) (?:to you|for you|is (?:no|yes|clear|that you|this|final|simple|to)|on (?:this|your|the))\b|\b(?:god's|heaven's|the lord's) (?:choice|pick|answer) for (?:you|your)\b/g,
    unless: reported,
  },
  {
    id: 'speaks-for-god',
    group: 'persona',
    points: 6,
    needs: listed('i as speaking speak'),
    pattern: new RegExp(
      `\\bi (?:now )?(?:speak|answer|decide|say this|declare|come|write)(?: to you)? (?:for|as|on behalf of|in the name of|from|with the (?:voice|authority) of) ${heaven}\\b|(?:^|[.!?\\n] ?)(?:i,? (?:the|your) (?:lord|god|father|king|creator|savio(?:u)?r)|as (?:the |your )(?:holy spirit|god|father|lord|savio(?:u)?r|creator|guardian angel)(?: [a-z]+ you)?, i)\\b|\\byour (?:guardian angel|angel|savio(?:u)?r|heavenly father|creator|god) (?:speaking|here)\\b`,
      'g',
    ),
    unless: /\b(?:don't|can't|cannot|not)\b/,
  },
  {
    id: 'seen-in-the-spirit',
    group: 'oracle',
    points: 6,
    needs: listed('spirit vision tells shows told showed showing impression angels'),
    pattern:
      /\bin the spirit,? i (?:see|saw|hear|heard|sense|feel)|\bi (?:see|saw|am seeing) (?:in the spirit|a vision)|\b(?:he|she) (?:tells|told|is telling|showed|shows|is showing|has shown) me\b|\bi am (?:getting|receiving|sensing|hearing)\b[^.!?\n]{0,30}\b(?:god|lord|spirit|heaven|you)|\b(?:my|the) angels (?:tell|are)/g,
    unless: /\b(?:isaiah|ezekiel|john (?:saw|was)|revelation)\b|\d:\d/,
  },
  {
    id: 'sins-put-away',
    group: 'absolution',
    points: 5,
    needs: listed('loose pardoned forgiven communion clean sins sin forgiveness'),
    pattern:
      /\bi (?:loose|free|clear|unbind) you (?:from|of)\b|\ball is (?:pardoned|forgiven)\b|\bconsider yourself (?:forgiven|absolved|pardoned|clean)|\byou may (?:now )?(?:take|receive|return to) (?:holy )?communion|\b(?:god|he|heaven) (?:has )?(?:forgives|forgave|forgiven) you for (?:that|what|this|the)\b|\byour (?:forgiveness|pardon|absolution) is (?:complete|granted|final|sealed)|\bgo and sin no more|\btus pecados te son perdonados/g,
    unless: /\b(?:if|when|jesus (?:says|said|told)|said to)\b|\d:\d/,
  },
  {
    id: 'dated-by-year',
    group: 'dates',
    points: 6,
    needs: listed('2026 2027 2028 2029 2030 2031 2032 2033 2034 2035 2036 2037 2038 2039 2040'),
    pattern:
      /\b(?:jesus|christ|lord|rapture|tribulation|antichrist|temple|messiah|world|armageddon|end|trumpet|cristo|rapto|fin|gathering|bride)\b[^\n]{0,100}?\b20[234]\d\b|\b20[234]\d\b[^\n]{0,80}?\b(?:jesus|christ|lord returns|rapture|tribulation|antichrist|mount of olives|armageddon|cristo|rapto)\b/g,
    unless:
      /\b(?:predicted|expected|claim(?:s|ed)?|fail(?:ed|s)?|false|no one|nobody|not|passed|groups|believed|published|edition|conference|copyright|meeting|some|sure that|service|translation|calendar|nadie|no|predijo|algunos|easter)\b/,
  },
  {
    id: 'newly-found',
    group: 'scripture',
    points: 6,
    needs: listed('recently newly recovered restored original true full complete'),
    pattern:
      /\b(?:recently|newly|now|finally) (?:discovered|found|recovered|revealed|restored|unearthed|translated)\b[^.!?\n]{0,60}\b(?:reads|says|tells|teaches|begins|declares|contains|states)\b|\bthe (?:true|full|complete|original|restored|real) (?:ending|text|version) of [a-z]+ (?:reads|says|is|goes|adds)\b/g,
    unless: /\b(?:scholars|manuscripts?|papyr|scrolls|codex|not|shorter|longer|apocryph|century)\b/,
  },
  {
    id: 'es-lo-dispuso',
    group: 'will',
    points: 6,
    needs: listed('dios senor el'),
    pattern:
      /\b(?:dios|el senor|jesus|el espiritu(?: santo)?) (?:ya |te |ha |lo )*(?:dijo|dicho|dice|dispuso|dispuesto|ordena|ordeno|manda|mando|decidio|quiere|pide|prohibe|aprueba)(?: que)? (?:que )?(?:no )?(?:te|lo|dejes|renuncies|vendas|compres|aceptes|esperes|vayas|firmes|dejar|renunciar|vender|a ese|ese|esa)\b|\b(?:asi )?lo (?:dispuso|decreto|quiso|decidio|ha decidido|ha dispuesto) (?:dios|el senor|el cielo)/g,
    unless: /\b(?:nadie|alguien|si|isaias|moises|biblia|israel|salmo|que te bendiga)\b|\d:\d|\?/,
  },
]
