import { gap, listed } from '../rule.ts'
import { anybody, cielo, dios, god, heaven, type Sign } from './divine-impersonation-words.ts'

/** Looser ways of asking, in both languages; each leans on what else the text says. */
const says =
  '(?:answer|reply|respond|speak|talk|write|text|say|chat|command|lead|simulate|finish|continue|counsel|tell|message|pick up|complete|type|dictate|sign|scold|greet|call|judge|rule|decide|guide)'
const ends =
  "(?:rapture|second coming|jesus (?:returns?|comes?|gets back)|christ (?:returns?|comes?)|tribulation|antichrist|world ends|end of the world|armageddon|judgment day|lord (?:returns?|comes?)|jesus coming|lord's return|christ's return|jesus' return|end times|rapto|arrebatamiento|fin del mundo|viene cristo|vuelve cristo|vuelve jesus|segunda venida)"

export const looseSigns: Sign[] = [
  {
    id: 'speaks-the-way-he-would',
    group: 'persona',
    points: 6,
    needs: listed('as like way how'),
    pattern: new RegExp(
      `\\b${says}(?:ing)?\\b${gap(45)}\\b(?:as|the way|how|just like|like|exactly as|the same way) (?:if )?(?:${anybody}|the father) (?:would|does|did|himself|were|was|is)\\b`,
      'g',
    ),
    unless:
      /\b(?:how (?:can|do|should|could|to) (?:i|we)|(?:should|can|do|may) (?:we|i|christians)|people|others|explain|tell me how|the (?:bible|gospel))\b/,
  },
  {
    id: 'in-his-voice',
    group: 'persona',
    points: 5,
    needs: listed('voice oracle mouthpiece mouth tone messenger'),
    pattern: new RegExp(
      `\\b(?:in|with|using|as|be|use) (?:(?:${god})'s|heaven's|(?:jesus|christ)') (?:own |actual |real |very )*(?:voice|oracle|mouthpiece|mouth|tone|messenger|words)\\b|\\b(?:use|using) (?:you|me) (?:as|to)\\b|\\blet (?:him|her) (?:use|speak|talk|answer|write)\\b|\\b(?:inside|behind) (?:the screen|this machine)|\\bghost in you\\b`,
      'g',
    ),
    unless: /\bwhat does\b/,
  },
  {
    id: 'letter-he-would-write',
    group: 'message',
    points: 6,
    needs: listed('write text say tell answer type message'),
    pattern: new RegExp(
      `\\b(?:letter|text|note|message|email|reply|answer|sermon|words)\\b${gap(20)}\\b(?:that )?${anybody} would (?:write|text|send|say|give)|\\bwhat would ${anybody} (?:text|write|message|whisper|dm|email) (?:to )?me\\b|\\bchat (?:between|with) me and ${anybody}|\\b(?:me and|between me and) ${god}\\b${gap(60)}\\byou (?:type|play|write|answer|are)\\b`,
      'g',
    ),
  },
  {
    id: 'you-play-your-part',
    group: 'persona',
    points: 6,
    needs: listed('you u tu'),
    pattern: new RegExp(
      `\\b(?:you're|you are|ur|youre|you|u) (?:going to |gonna |will |can |get to |now )*(?:be|play|act|become|represent|speak for|answer for|stand for) (?:as )?${anybody}\\b|\\bwhile (?:you're|you are|ur|you) ${anybody}\\b|\\btu eres ${cielo} y yo\\b|\\bi'm [a-z]+,? (?:and )?(?:you're|you are|ur) ${anybody}\\b`,
      'g',
    ),
    unless: /\b(?:how|why|should|would you (?:say|like))\b/,
  },
  {
    id: 'begun-for-you',
    group: 'persona',
    points: 6,
    needs: listed('continue finish complete start begin beginning starting'),
    pattern: new RegExp(
      `\\b(?:continue|finish|complete|start|begin|beginning|starting)\\b[^\\n]{0,40}?(?:"(?:thus says|my (?:child|son|daughter|beloved|dear)|i am (?:the|your)|dear)|\\bas ${anybody}\\b|\\bi am\\b)`,
      'g',
    ),
  },
  {
    id: 'word-for-me',
    group: 'message',
    points: 6,
    needs: listed('word message sign prophecy revelation answer news download'),
    pattern: new RegExp(
      `\\b(?:word|message|sign|prophecy|revelation|answer|news|download)s? from (?:above|on high|heaven|upstairs|the other side|beyond|${heaven})\\b${gap(40)}\\b(?:for|to|about|on|over|regarding) (?:me|my|us|our)\\b|\\b(?:me|us)\\b${gap(20)}\\b(?:word|message|sign|revelation|answer|news) from (?:above|on high|heaven|upstairs|${god})\\b`,
      'g',
    ),
    unless: /\b(?:verses?|passages?|is it|gave me|told me|someone|pastor|lady|discern)\b/,
  },
  {
    id: 'has-he-told-you',
    group: 'message',
    points: 6,
    needs: listed('told shown showed revealed showing telling picked chosen anointed have spirit from you'),
    pattern: new RegExp(
      `\\b(?:has|did|does|is|what has|what did) ${heaven} (?:told|tell|shown|show|revealed|reveal|saying|showing|telling|said)(?: to)? (?:you|u)\\b|\\b${heaven} (?:has |is |just )?(?:told|shown|showed|showing|revealed|telling)(?: to)? (?:you|u)\\b(?=[^\\n]*\\bmy\\b|[^\\n]*\\bme\\b)|\\b(?:you|u) (?:see|hear|sense|feel|get|got)(?: anything| something| any [a-z]+)? (?:in the spirit|from ${god})|\\bwhat (?:do|does|did) ${heaven} have to (?:say|tell)(?: to)? me|\\bwhich (?:[a-z]+ )?(?:candidate|one|man|woman|job|side|team|party|house)? ?has ${god} (?:picked|chosen|anointed)`,
      'g',
    ),
    unless: /\b(?:in the (?:bible|psalms?)|verses?|passages?|how do you)\b/,
  },
  {
    id: 'my-lot-before-god',
    group: 'future',
    points: 4,
    needs: listed('heaven saved hell list husband wife name die healing friday tomorrow spouse lottery'),
    pattern: new RegExp(
      `\\b(?:am|is|are|was) (?:i|my [a-z]+)\\b${gap(25)}\\b(?:saved|in heaven|in hell|going to (?:heaven|hell)|on ${god}'s list|chosen|forgiven)\\b|\\bwho my (?:husband|wife|spouse)\\b|\\b(?:decree|declare)\\b${gap(30)}\\b(?:over me|over us|over my|my (?:healing|breakthrough|victory|promotion))|\\bopen the heavens\\b`,
      'g',
    ),
    unless: /\b(?:how (?:can|do)|verses?|passages?|bible)\b/,
  },
  {
    id: 'is-god-going-to',
    group: 'will-support',
    points: 1,
    needs: listed('is will does did has'),
    pattern: new RegExp(
      `\\b(?:is|will|does|did|has|what is|what's) ${god} (?:going to |gonna |about to |planning to )?(?:[a-z]+ )?(?:me|my|us|our)\\b|\\b${god}'s (?:decision|verdict|answer|choice|pick|opinion|mind|timing|position)\\b|\\bheaven'?s? (?:say|verdict|decision|answer)`,
      'g',
    ),
    unless: /\b(?:psalm|verses?|how)\b/,
  },
  {
    id: 'end-and-number',
    group: 'dates',
    points: 6,
    needs: listed(
      'year years number date month day pick 2026 2027 2028 2029 2030 2031 2032 2033 2035 2040 falta numero ano',
    ),
    pattern: new RegExp(
      `(?:\\b(?:how many (?:more )?(?:years|months|days)|pick one|just (?:a|the|one) (?:number|year|date)|un numero|is it 20\\d\\d|20\\d\\d or 20\\d\\d|one date|a date|cuanto falta)\\b)[^\\n]{0,80}?\\b${ends}\\b|\\b${ends}\\b[^\\n]{0,80}?\\b(?:just (?:a|the|one) (?:number|year|date)|pick one|the (?:date|year)|20\\d\\d or 20\\d\\d|un numero|how many|one date|which (?:year|month))\\b`,
      'g',
    ),
    unless: /\b(?:people|predicted|miller|why)\b/,
  },
  {
    id: 'my-penance',
    group: 'absolution',
    points: 5,
    needs: listed('penance confession forgiven forgive forgiveness absolution penitencia perdon'),
    pattern:
      /\bwhat(?:'s| is| should) (?:my |be my )?penance\b|\bthis (?:is|as) my confession\b|\bi confess\b[^\n]{0,120}\b(?:forgive me|absol|penance|am i forgiven)\b|\b(?:say|type|write) (?:it|the words),? (?:that )?"?(?:i forgive you|you are forgiven|your sins)|\b(?:you have the|use your|with your) (?:authority|power|keys)\b[^\n]{0,60}\b(?:sins?|forgiv|absol)/g,
  },
  {
    id: 'asked-for-in-scripture',
    group: 'scripture',
    points: 5,
    needs: listed(
      'write fill compose add give finish create make invent draft produce fabricate unrecorded insert extend put rewrite',
    ),
    pattern:
      /\b(?:write|fill in|compose|add|finish|create|make|draft|produce|insert|extend|put|rewrite|append)\b[^.!?\n]{0,60}\b(?:lost letter|lost (?:book|gospel|chapter|epistle|psalm)|missing (?:chapter|verses?|ending|book|letter|pages?)|to (?:the )?(?:proverbs|psalms|genesis|romans|revelation|bible|gospel|john|matthew)\b(?: (?:that|saying|about|where))|book of the bible|new (?:book|verse|commandment|gospel)|extra (?:verse|chapter|commandment))|\b(?:bible|scripture) (?:quote|verse|passage)s?\b[^.!?\n]{0,60}\b(?:fabricate|made? (?:it )?up|invent|whether or not it exists|even if)|\bunrecorded words\b/g,
    unless: /\b(?:i write|what (?:is|was)|summari[sz]e|explain|fiction|poem|song|who wrote|why)\b/,
  },
  {
    id: 'es-por-dios',
    group: 'persona',
    points: 6,
    needs: listed('habla como si dios eres seas por'),
    pattern: new RegExp(
      `\\b(?:habla(?:me)?|responde(?:me)?|contesta(?:me)?|contestes|decide|dime|contestar|hables|respondas) (?:por|como|igual que) ${cielo}\\b|\\b(?:como )?si ${cielo} me (?:escribiera|hablara|contestara|respondiera|mandara|dijera)\\b|\\b(?:que seas|se) ${cielo}\\b`,
      'g',
    ),
    unless: /\b(?:quien es|que es|por que|mi dios|oro)\b/,
  },
  {
    id: 'es-declara',
    group: 'message',
    points: 4,
    needs: listed('declara declare decreta futuro ve cielo dice diria'),
    pattern: new RegExp(
      `\\b(?:declara|decreta|profetiza)\\b${gap(20)}\\b(?:sobre mi|mi (?:sanidad|bendicion|victoria))|\\bque (?:ve|dice|habla|piensa|decide|opina|prepara|tiene) ${cielo}\\b${gap(30)}\\b(?:mi|mis|de mi|para mi|conmigo)\\b|\\blo que (?:el cielo|${dios}) (?:esta|me|te)\\b`,
      'g',
    ),
    unless: /\b(?:biblia|versiculos?|pasajes?|salmos?)\b/,
  },
]
