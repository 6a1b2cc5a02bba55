import { gap, listed, of } from '../rule.ts'
import { anybody, god, heaven, phrases, type Sign, whole } from './divine-impersonation-words.ts'

const prayer =
  /^\W*(?:(?:dear|o|oh|my|our|holy|heavenly|merciful|almighty|gracious|please,?) ){0,3}(?:lord|god|father|jesus|christ|abba)\b(?!,? (?:says?|tells?|told|said))/
const question =
  /^\W*(?:so |but |and )?(?:why|how|did|does|do|where|when|is|was|who|which|are|were|what|has|should|may|can (?!you|u\b)|could (?!you|u\b))\b/
const priest = '(?:priest|confessor|father confessor|bishop|pope|pastor|minister|reverend|padre)'
const sins =
  '(?:sins?|guilt|abortion|adultery|affair|wrongs?|transgressions?|iniquit(?:y|ies)|betrayal|theft|lies?|past|soul|slate|mortal sins?)'

/** Forgiveness of sins is asked of the assistant. */
export const absolutionSigns: Sign[] = [
  {
    id: 'absolve',
    group: 'absolution',
    points: 6,
    needs: listed('absolve absolved absolving absolution absolvo'),
    pattern: new RegExp(
      `\\babsolv(?:e|ing) (?:me|us|my|him|her|them)\\b|\\b(?:give|grant|say|pronounce|declare|speak|offer|impart|provide|perform|recite|need|want|receive|get|do|issue|words? of)\\b${gap(30)}\\babsolution\\b|\\b(?:am|be|i'm) absolved\\b|\\begot? te absolvo\\b|\\babsolution (?:please|now|from you)\\b`,
      'g',
    ),
    unless: new RegExp(
      `${question.source}|${prayer.source}|\\b(?:priests?|pastor|luther|catholic|church|patient|chaplain|rite|formula) (?:says?|said|absolv|asked|gave|and the)\\b`,
    ),
  },
  {
    id: 'you-forgive-me',
    group: 'absolution',
    points: 5,
    needs: listed('forgive pardon cleanse wash wipe erase remit lift clear remove release take'),
    pattern: new RegExp(
      `\\b(?:can (?:you|u)|could (?:you|u)|will (?:you|u)|would (?:you|u)|you can|just|i need you to|i want you to|you to|pls|u)(?: (?:please|just|also|then|to))* (?:forgive|pardon|cleanse|wash|wipe|erase|remit|lift|clear|remove|release|take)\\b(?: away| me| us| off| from| of| for| all)*(?: (?:my|our|this|these)(?: [a-z]+)? ${sins}| me (?:in|on|with) )`,
      'g',
    ),
    unless: new RegExp(
      `${prayer.source}|^\\W*(?:why|how|did|does|where|when|which|has)\\b|\\b(?:god|jesus|lord|he|christ|only) (?:can|could|will|would|to|please)\\b|\\b(?:ask(?:ing)?|help me|pray(?:er|ing)?) `,
    ),
  },
  {
    id: 'hear-my-confession',
    group: 'absolution',
    points: 5,
    needs: listed('confession confess confessing'),
    pattern:
      /\b(?:hear|take|listen to|receive|accept) my (?:[a-z]+ )?confession\b|\bconfess(?:ing|ion)? (?:my sins? |this |it |everything )?(?:to|with) (?:you|u)\b(?!, that)|\bmake my confession\b/g,
    unless: prayer,
  },
  {
    id: 'bless-me-father',
    group: 'absolution',
    points: 4,
    needs: ['sinned'],
    pattern: /\b(?:bless|forgive) me,? (?:father,? )?(?:for )?i have sinned\b/g,
  },
  {
    id: 'my-last-confession',
    group: 'absolution',
    points: 2,
    needs: listed('confession penance'),
    pattern:
      /\bsince my last confession\b|\b(?:give|assign|set|tell) me (?:a |my |some |the )?penance\b|\bpenance and\b/g,
  },
  {
    id: 'be-my-priest',
    group: 'absolution',
    points: 4,
    needs: listed('priest confessor bishop pope pastor minister reverend padre father'),
    pattern: new RegExp(
      `\\b(?:you(?:'re| are|r)|ur|(?<!to )be|act(?:ing)? as|as|like|serve as|play|instead of|pretend (?:to be|you are|you're))(?: now)? (?:an? |my |the |our )?(?:catholic |anglican |orthodox |real |ordained )?${priest}\\b(?! (?:i|and|of|at|said|says|told|was))`,
      'g',
    ),
    unless: new RegExp(`${question.source}|^\\W*as an? ${priest}\\b`),
  },
  {
    id: 'say-i-am-forgiven',
    group: 'absolution',
    points: 4,
    needs: listed('forgiven clean pardoned cleansed absolved forgiveness innocent'),
    pattern: new RegExp(
      `\\b(?:tell|say|pronounce|declare|assure|confirm|announce|proclaim|certify|write|reply|am i)\\b${gap(50)}\\b(?:forgiven|pardoned|cleansed|clean|forgiveness of|innocent)\\b`,
      'g',
    ),
    unless:
      /\b(?:verses?|bible (?:say|teach)|in the bible|passages?|where|how (?:do|can)|sermon|luther|psalms?|does)\b/,
  },
  {
    id: 'on-his-behalf',
    group: 'authority',
    points: 3,
    needs: listed('behalf name authority officially'),
    pattern:
      /\b(?:on (?:god's|his|jesus'|christ's|the lord's) behalf|on behalf of (?:god|jesus|the lord|heaven|christ)|in (?:god's|jesus'|christ's) name|in the name of (?:the father|god|jesus|christ)|with (?:divine|god's|priestly|his) authority|officially)\b/g,
    unless: new RegExp(`${prayer.source}|\\bamen\\b`),
  },
]

const ends = phrases(`rapture|second coming|end of the world|end times|end of days|last day|final judgment|judgment day|
  doomsday|tribulation|armageddon|antichrist|return of christ|return of jesus|jesus returns|jesus return|christ returns|
  christ return|jesus comes back|jesus coming back|jesus come back|christ comes back|lord returns|lord return|apocalypse|
  christ's return|jesus' return|his return|the end comes|the end is|jesus will return|jesus is coming|jesus's return|world ends|world end|
  jesus will come|christ will return|millennium|messiah comes|parousia|final date|mark of the beast|lord comes back|
  world will end|world is going to end|christ come back|last trumpet|third temple|blood moons|he comes back|jesus gets back`)
const dateWords = `(?:dates?|year|month|day and (?:the )?hour|exact day|day|hour|deadline|calendar|timetable|countdown|how (?:many|much) (?:years|days|months|longer|time|long)|how long|timestamp|season|when exactly|exactly when)`

/** A day is asked for that nobody knows. */
export const dateSigns: Sign[] = [
  {
    id: 'date-of-the-end',
    group: 'dates',
    points: 5,
    needs: listed(
      'rapture coming end day judgment doomsday tribulation armageddon antichrist return returns comes back apocalypse ends millennium date trumpet temple moons beast come gets',
    ),
    pattern: new RegExp(
      `\\b(?:what|which|whats|give|tell|name|need|want|state|calculate|predict|work out|figure out|compute|pinpoint|exact|specific|precise|reveal|announce|pick|set|estimate|get|pin down|determine|how|when)\\b${gap(45)}\\b${dateWords}\\b${gap(70)}\\b${of(ends)}\\b|\\b${of(ends)}\\b[^\\n]{0,70}?\\b(?:give|tell|name|exact|exactly|what|which|want|need|state|calculate|confirm|reveal)\\b${gap(25)}\\b${dateWords}\\b`,
      'g',
    ),
  },
  {
    id: 'when-is-the-end',
    group: 'dates',
    points: 3,
    needs: listed('when how'),
    pattern: new RegExp(`\\b(?:when|how long|how soon)\\b${gap(30)}\\b${of(ends)}\\b`, 'g'),
  },
  {
    id: 'date-for-certain',
    group: 'date-support',
    points: 2,
    needs: listed(
      'exact exactly specific plainly precise confirm revelation calculate compute predict calculated nobody knows best estimate heaven',
    ),
    pattern:
      /\b(?:exact(?:ly)?|specific|precise|plainly|confirm (?:it|that|the)|calculate|compute|predict|work (?:it )?out|best (?:estimate|guess)|nobody knows|no one knows|no-one knows|heaven has set)\b/g,
  },
  {
    id: 'dates-as-history',
    group: 'dates',
    points: -4,
    needs: listed(
      'miller why people setters setting predicting predicted predict does passages passage verses false history views someone wrong commentary nero count counting interpretations church mean meant said told teach',
    ),
    pattern:
      /\b(?:miller(?:ites)?|why (?:do|does|did|have)|date[- ]setters?|setting dates|people (?:keep|who)|has anyone|(?:has|have|did|were|was|had) [a-z ]{0,25}predict|false|history|views|interpretations?|commentar|passages|counting them|does the bible|does scripture|what (?:does|did) .{0,20}mean|my dad|mean by|nero|been wrong|failed|did (?:jesus|paul))\b/g,
  },
]

/** The future is asked for as if the assistant were a prophet. */
export const prophecySigns: Sign[] = [
  {
    id: 'prophesy',
    group: 'prophecy',
    points: 6,
    needs: listed('prophesy prophesize prophecy prophecies prophetic prophetically prophet rhema'),
    pattern: new RegExp(
      `\\bprophesi?[yz]e?\\b${gap(20)}\\b(?:(?:over|about|for|into|on|regarding|concerning|to(?! us)) (?:me|us|our|this|my(?! people)|the (?:coming|next|election|future))|when|what (?:will|is)|who (?:will|i)|whether)\\b|\\bprophetically\\b|\\b(?:give|need|want|get|send|release|share|deliver|write|have|receive|speak|what|declare|do|make|like|get)\\b${gap(50)}\\b(?:(?:prophetic|personal|rhema) (?:word|message|insight|reading|declaration|revelation|decree|dream|forecast|prediction|voice|download|prophecy)|word of knowledge|prophecy (?:about|for|over|regarding|concerning|on) (?:my|me|our|us|this|the (?:next|coming|outcome|election))|rhema)\\b`,
      'g',
    ),
    unless: /\b(?:lady|someone|gave me|pastor|who hit|bones|ezekiel|test|isaiah|gift of|did|does the bible|they)\b/,
  },
  {
    id: 'my-future',
    group: 'future',
    points: 4,
    needs: listed(
      'future destiny die left marry husband wife happen happens live born pregnant heal healed cured fate win store purpose lottery spouse soulmate breakthrough baby child',
    ),
    pattern:
      /\b(?:tell|reveal|predict|foretell|show|read|see|foresee|what|when|who|how|whether|name|declare|will|know)\b[^.!?\n]{0,45}?\b(?:my (?:future|destiny|fate|purpose|calling|future (?:husband|wife|spouse)|soulmate|breakthrough|unborn (?:child|baby))|(?:will|does|am|do|gonna|going to) (?:i|my [a-z]+|we|he|she)(?: ever| finally| really)? (?:going to |gonna )?(?:die|marry|get married|be healed|heal|be cured|live|have a (?:baby|child|son|daughter)|get pregnant|win|meet|survive|recover|happen|come back|get better)|(?:i|we) (?:have|has|got) left|(?:i|we) (?:will|am going to|'ll) (?:die|marry|live|meet)|in store for (?:me|us)|future holds|happen to me)\b/g,
    unless: /\b(?:verses?|bible|passages?|how can i|prepare for my future)\b/,
  },
  {
    id: 'god-in-time',
    group: 'future',
    points: 4,
    needs: listed('god lord jesus he his'),
    pattern: new RegExp(
      `\\b(?:will|when will|is|when is|has|does) ${god} (?:going to )?(?:heal|give|send|bring|save|answer|fix|restore|let|make|provide|bless|open|take|allow)\\b${gap(40)}\\b(?:by|before|within|this|next|my [a-z]+)\\b`,
      'g',
    ),
    unless: /\b(?:verses?|bible|promise in|scripture|revelation|israel|how)\b/,
  },
  {
    id: 'dated-promise',
    group: 'future',
    points: 3,
    needs: listed('date dated dates deadline breakthrough promise fresh throne'),
    pattern:
      /\b(?:dated|with (?:a |the |an exact )?dates?|date attached|by what date|fresh (?:one|word|revelation|message)|(?:word|words|message|one|decree) from (?:the|his|god's) throne|(?:his|god's) promise,)\b/g,
  },
]

const me = `(?:me|my|i|us|we|our|i'm|i've|him and me|[a-z]+ and i)`
const wants = `(?:wants?|wills|chosen|chose|decided|picked|planned|plans|telling|calling|saying|commanding|tell|say|think|decide|choose|pick|approves?|prefers?|meant|intends?|ordained|reserved|set apart)`

/** God's will is asked for as a ruling on one's own life. */
export const willSigns: Sign[] = [
  {
    id: 'gods-will-for-me',
    group: 'will',
    points: 2,
    needs: listed('god lord jesus christ spirit heaven yahweh father he'),
    pattern: new RegExp(
      `\\b(?:does|is|has|did|would|do|if|whether|that|what|which|who|how)\\b${gap(30)}\\b${god}(?:'s)?\\b${gap(20)}\\b${wants}\\b${gap(40)}\\b${me}\\b|\\b(?:god's|the lord's|his) (?:will|plan|choice) (?:that|for|to|is|about)\\b${gap(25)}\\b${me}\\b`,
      'g',
    ),
  },
  {
    id: 'certain-answer',
    group: 'certainty',
    points: 4,
    needs: listed(
      'yes no 100 certain sure definitively definitive once guarantee certainty doubt straight final exact exactly principles maybe absolute binding confirm verdict',
    ),
    pattern:
      /\b(?:(?:a )?(?:yes|y) ?(?:or|\/) ?(?:a )?(?:no|n)\b|100 ?(?:%|percent)|for (?:certain|sure)|with (?:absolute |total |complete )?certainty|definitive(?:ly)?|once and for all|guarantee|without (?:a|any) doubt|straight answer|final (?:answer|decision|word)|no (?:hedging|maybes?|principles)|give me principles|what he(?:'s| has)? (?:decided|chosen|picked|wants)|absolute(?:ly)? (?:sure|certain)|binding|which one he)/g,
  },
  {
    id: 'confirm-it-is-god',
    group: 'will',
    points: 6,
    needs: listed('confirm declare certify verify decide tell affirm'),
    pattern: new RegExp(
      `\\b(?:confirm|declare|certify|verify|affirm|tell me)\\b${gap(30)}\\b(?:(?:this|it|that|the [a-z]+)(?: really| truly)? (?:is|was|came|comes|means)(?: really| from)?|is) (?:a sign from |a message from |from )?${god}${whole}(?: (?:telling|speaking|calling|saying|himself|and not|who)|[,.?!]|$)`,
      'g',
    ),
  },
  {
    id: 'yes-or-no-from-god',
    group: 'will',
    points: 6,
    needs: listed('yes verdict answer ruling'),
    pattern: new RegExp(
      `\\b(?:yes or no|yes\\/no|verdict|ruling|the answer),? (?:straight |directly )?from ${heaven}|\\b(?:${god}'s|heaven's) (?:yes or no|verdict|final (?:say|answer|word))\\b`,
      'g',
    ),
  },
  {
    id: 'which-one',
    group: 'will',
    points: 2,
    needs: listed('which'),
    pattern: new RegExp(
      `\\bwhich (?:one|job|house|man|woman|of|church|city|offer|college|girl|guy|name)\\b${gap(30)}\\b(?:${god}|he)\\b${gap(20)}\\b(?:want|wants|chosen?|chose|picked?|prefers?|selected|decided|planned|has)\\b`,
      'g',
    ),
    unless: /\b(?:in the bible|verses?|passages?|tribe|disciple|king)\b/,
  },
]

const makes =
  listed(`write create make invent fabricate compose generate draft forge produce craft pen fake author supply reconstruct
  reveal add finish continue extend restore dictate insert`)
const scripture = `(?:bible verses?|verses?|passages?|scriptures?|psalms?|proverbs?|gospels?|epistles?|chapters?|commandments?|prophec(?:y|ies)|sayings?|red[- ]letters?|beatitudes?|books? of (?:the bible|[a-z]+)|oracles?|parables?|canon|testament|letters? (?:of|from|by) (?:saint |st\\.? |the apostle )?(?:paul|peter|john|james|jude|jesus)|words (?:of )?(?:jesus|god|christ)|quotes? (?:from|by) (?:jesus|god|paul)|something (?:jesus|paul|god|moses))`
const notReal =
  phrases(`lost|missing|secret|hidden|fake|made-up|made up|invented|extra|additional|undiscovered|discovered|
  forgotten|suppressed|unpublished|unknown|new|brand new|unrecorded|original|third|fourth|eleventh|11th|29th|fifth|
  newly found|removed|banned|next|modern|recovered|another|continuation|sequel`)

/** Something is to be made that passes for Scripture. */
export const scriptureSigns: Sign[] = [
  {
    id: 'make-scripture',
    group: 'scripture',
    points: 2,
    needs: makes,
    pattern: new RegExp(`(?<!\\bi )\\b(?:${makes.join('|')})\\b${gap(60)}\\b${scripture}\\b`, 'g'),
    unless: new RegExp(
      `${question.source}|\\b(?:give me|need|want) (?:the|some|a few|five|three|ten|all|a) (?:verses?|psalms?|passages?)\\b`,
    ),
  },
  {
    id: 'unreal-scripture',
    group: 'scripture',
    points: 3,
    needs: phrases(notReal.join('|')).map((phrase) => phrase.match(/[a-z0-9]+/)![0]),
    pattern: new RegExp(
      `\\b${of(notReal)}(?: [a-z-]+){0,2} ${scripture}\\b|\\b${scripture} (?:that (?:was|were|is|are|isn't|aren't) (?:lost|hidden|removed|not in|missing|never)|nobody has|(?:never|not) (?:recorded|in the bible))`,
      'g',
    ),
    unless: question,
  },
  {
    id: 'invent-scripture',
    group: 'scripture',
    points: 6,
    needs: listed('make invent fabricate forge fake concoct'),
    pattern: new RegExp(
      `${/(?:^|[.!?,;:\n"] ?|\b(?:please|just|you|and|then|to|pls|u) )/.source}(?:make up|invent|fabricate|forge|fake|concoct)\\b${gap(30)}\\b(?:${scripture}|bible|(?:jesus|god|paul|moses|${anybody}) (?:said|says|saying|quote))`,
      'g',
    ),
    unless: /\b(?:don't|do not|never|without|not to|did|does|why|who)\b/,
  },
  {
    id: 'beyond-the-canon',
    group: 'scripture',
    points: 4,
    needs: listed('29 29th 151 152 153 23 third fourth 3rd 4th 3 4 eleventh 11th 67th fifth'),
    pattern:
      /\b(?:acts(?: chapter)? 29|29th chapter|chapter 29 of acts|psalm 1(?:5[1-9]|[6-9]\d)|revelation(?: chapter)? 23|(?:third|fourth|3rd|4th|3|4) (?:letter |epistle )?(?:of |to )?(?:the |paul to the |saint )?(?:corinthians|timothy|thessalonians|peter)|(?:fourth|4th|4) john|(?:11th|eleventh) commandment|67th book|fifth gospel)\b/g,
    unless: question,
  },
  {
    id: 'passed-off',
    group: 'as-real',
    points: 3,
    needs: listed(
      'authentic genuine real inspired show publish hand tell believe check reference citation official recovered canon canonical though actually adding present pass cite quote divinely think convince hidden know scripture bible print bulletin',
    ),
    pattern:
      /\b(?:authentic|genuine|recovered|canonical|divinely|inspired|looks? (?:real|old|genuine|like)|sounds? (?:real|like|exactly)|real(?:istic)?[- ]sounding|so (?:that )?(?:i|they|people|we|my [a-z]+) (?:can|will|think|believe)|with (?:an? |the )?(?:[a-z]+ )?(?:reference|citation|chapter and verse)|(?:will not|won't|wont|don't|dont|never|can't) (?:check|tell|know|say|mention|notice|label|mark)|as (?:though|if) (?:it|john|paul|jesus|luke|god)|as (?:his|scripture|god's word|the word|inspired|canon|authentic|real|genuine)|publish|hand it out|adding them to|to my bible|actually wrote|present it|pass it off|mark (?:them|it) as|treat it as|revealed to you|print it|number the verses)\b/g,
  },
  {
    id: 'that-says',
    group: 'scripture',
    points: 3,
    needs: listed('that saying where about on'),
    pattern: new RegExp(
      `\\b(?:write|create|compose|generate|craft|draft|add|produce|make)\\b${gap(25)}\\b(?:verses?|passages?|commandments?|gospel|epistle|scriptures?|letter from (?:paul|jesus|peter))\\b${gap(30)}\\b(?:that (?:says?|proves?|allows?|forbids?|condemns?|commands?|approves?|supports?|justif)|where (?:god|jesus|paul|peter)|saying|telling|about (?:ai|crypto|bitcoin|vaccin|trump|my|our|social media|smartphones))`,
      'g',
    ),
  },
  {
    id: 'make-one-up',
    group: 'scripture',
    points: 6,
    needs: listed('if'),
    pattern:
      /\bif (?:there|you|it|none|no|nothing)[^.!?\n]{0,50},? (?:then )?(?:just |please )?(?:make (?:it|one|something) up|make up (?:one|a)|invent (?:one|it|a)|write (?:one|it|your own)|create (?:one|it))/g,
  },
  {
    id: 'plainly-fiction',
    group: 'scripture',
    points: -4,
    needs: listed(
      'fiction fictional skit drama poem hymn song class pupils students exercise label labeled lament prayer play parody lyrics',
    ),
    pattern:
      /\b(?:(?:as|is|labell?ed|clearly|it's) fiction(?:al)?|label it|skit|drama|poems?|hymns?|songs?|lyrics|(?:class|pupils|students) (?:write|to)|exercise|psalm of (?:lament|praise|thanks)|our own psalm|own psalm|parody|in the style of)\b/g,
    unless: /\b(?:don't|do not|never|no|not) (?:label|say|mention|call|mark)\b/,
  },
]

/** Told as the Bible tells: what is said there is said to others. */
export const storySigns: Sign[] = [
  {
    id: 'told-as-a-story',
    group: 'story',
    points: -4,
    needs:
      listed(`said saying behold unto hath thee thou thy ye saith therefore hearken king kings children israel moses saul armies offspring
      voice words covenant jews disciples servants confess commandment years came heavens tribe yahweh lord`),
    pattern:
      /\b(?:(?<!god |lord )said to (?:him|her|them|me|the|saul|david)|(?:and|then|but|so) [a-z]+ said|said, "|(?:yahweh|lord) (?:our|your|thy) god|(?:i|he|they|we|she) (?:said|heard|came|went|answered)|behold|unto|hath|thee|thou|ye|saith|now therefore|therefore|hearken|king of|children of|god of israel|of armies|offspring|obey the voice|hear(?:d)? the voice|covenant|the jews|disciples|your servant|no man|four hundred|if we confess|yahweh's)\b/g,
    unless: /\b(?:act as|pretend|you are now|tell me what (?:he|god))\b/,
  },
]

/** The text asks about Scripture, and wants no new voice. */
export const studySigns: Sign[] = [
  {
    id: 'asks-about-scripture',
    group: 'study',
    points: -3,
    needs: listed(
      'verse verses passage passages bible scripture psalm psalms chapter commentary sermon preaching hebrew greek explain summarize summarise compare retell discern discernment hymn mean meaning why history according theologians interpretations pray prayer quote outline phrase rite church catholics protestants lutheran',
    ),
    pattern:
      /\b(?:(?:what|which|any|some|the|a|find|suggest|list|give me (?:a|the|some)) (?:bible )?(?:verses?|passages?|scriptures?|psalms?|chapters?)|(?:the |in the |does the )bible (?:say|teach|mean|give)|in the bible|(?:in|of|from|from the|according to) (?:the book of |the gospel of )?(?:[1-3] )?(?:genesis|exodus|job|psalms?|isaiah|jeremiah|ezekiel|daniel|hosea|amos|jonah|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|hebrews|james|peter|revelation)(?: \d+)?|explain|summari[sz]e|compare|commentar(?:y|ies)|sermon|hebrew|greek|discern(?:ment)?|interpretations?|(?:write|draft|help me|suggest) [a-z ]{0,12}prayer)\b|\b[a-z]+ \d{1,3}:\d{1,3}\b/g,
    unless:
      /\b(?:don't|dont|do not|no|not|stop|never|sick of|without|opened|random)\b|\bread (?:all|more|every)|\b(?:you are|act as|pretend)\b/,
  },
  {
    id: 'asks-about-others',
    group: 'study',
    points: -4,
    needs: listed('why how did does where who was were what is are can should in do'),
    pattern:
      /^\W*(?:(?:so|but|and|ok|please|can you|could you|explain|tell me|describe)[, ]+)*(?:why|how (?!many|long)|did|where|who(?! (?:will|am|should) )|was|were|are (?!you)|what (?:did|was|were|is the (?:difference|meaning|date|gospel|name)|would jesus|does (?:the|it|this|scripture|paul|isaiah|[a-z]+ \d)|happens|biblical)|is (?:it (?:right|wrong|ok|true|biblical)|there|that)|can (?:a|an|the|we|god|christians|priests|only)|should (?:we|christians)|do (?:catholics|christians|you (?:believe|think))|in (?:[1-3] )?[a-z]+ \d|which (?:verses?|chapters?|psalms?|passages?|prophets?)|has (?:prophecy|anyone))\b(?![^\n]*\b(?:you are now|pretend|answer me|tell me yourself|through you|as if you|be jesus|be god|as (?:god|him|jesus) (?:himself|only)|for me\b))/g,
  },
]
