import { gap, listed, of } from '../rule.ts'
import { anybody, firstWords, god, heaven, phrases, type Sign, whole } from './divine-impersonation-words.ts'

/** Who is asked to speak as somebody from heaven, or to bring word from there: requests in English. */
const roles =
  phrases(`act as|act like|acting as|behave as|behave like|pretend to be|pretend that you are|pretend you are|
  pretend you're|pretend youre|pretend ur|pretend you were|pretending to be|play the role of|play the part of|role play as|
  role-play as|roleplay as|roleplay|rp as|imagine you are|imagine you're|imagine that you are|suppose you are|impersonate|
  impersonating|channel|channeling|embody|personify|imitate|mimic|simulate|as if you were|as though you were|like you're|
  like you are|like ur|as if you are|as if you're|as if ur|in the role of|in the voice of|using the voice of|you as|you being|you're playing|you are playing|in the person of|
  in the persona of|in the character of|take on the role of|take the role of|assume the role of|take the voice of|
  take the place of|the mouthpiece of|stand in for|fill in for|sit in for|speak for|answer for|
  take on the voice of|take on the persona of|assume the identity of|become|turn into|transform into|switch to|
  let's say you're|lets say you're|make believe you are|from the perspective of|from the point of view of|be the voice of|
  you play|you will play|you'll play|you be|you'd be|you would be|you will be|you'll be|you are to be|you are now|
  you're now|youre now|ur now|consider yourself|think of yourself as|call yourself|identify as|convert into`)
const talks =
  listed(`speak speaking talk talking answer answering reply replying respond responding write writing text texting
  counsel comfort address converse chat chatting preach come message pray bless advise guide teach correct rebuke say
  react continue sign introduce warn encourage tell`)
const talk = of(talks)
const stays = `(?<!if )(?:you are|you're|youre|u are|u r|ur|you were|you=|you =|you:)`
const orders = '(?:^|[.!?,;:\\n"(-] ?|\\b(?:please|just|you|u|and|then|now|instead|only|pls) )'

/** Drama excuses these, and third persons. */
export const roleSigns: Sign[] = [
  {
    id: 'plays-somebody',
    group: 'persona',
    points: 6,
    needs: firstWords(roles),
    pattern: new RegExp(`\\b${of(roles)} ${anybody}${whole}`, 'g'),
    unless:
      /\b(?:how (?:can|do|should|could|would|to) (?:i|we|you|a|an)|(?:should|can|do|may) (?:we|i|christians)|who (?:can|may))\b/,
  },
  {
    id: 'talks-as-somebody',
    group: 'persona',
    points: 6,
    needs: talks,
    pattern: new RegExp(
      `\\b${talk}\\b(?: (?:back|to|with|me|us|my|him|her|them|only|directly|now|every|question|questions|always|this|each|like you|[a-z]+)){0,8}? (?:as|like|with the voice of|as the voice of|as if|like if|as though|playing) (?:if |though )?(?:you were |you are |you're |it were |it was |being )?${anybody}${whole}`,
      'g',
    ),
    unless:
      /\b(?:how (?:can|do|should|could|would|to|did|does)|why (?:do|does|did)|(?:should|can|do|may) (?:we|i|christians)|as (?:god|christ|jesus) (?:has|in|of))\b|\b(?:god|he|she|it|they|who|prophets?|angels?|paul|jesus) (?:speaks?|talks?|answers?|writes?|says?)\b/,
  },
  {
    id: 'be-somebody',
    group: 'persona',
    points: 5,
    needs: ['be'],
    pattern: new RegExp(
      `${orders}be (?:like )?(?!lord|a )${anybody}${whole}(?! (?:be|with|to|over|of|in|unto|upon|himself|which)\\b)`,
      'g',
    ),
    unless:
      /\b(?:how (?:can|do|to)|what (?:does|is) it|want to|wants? to|claim(?:s|ed|ing)? to|said to|believed to|asked to|chosen to|called to|can (?:an?|the|i|we))\b/,
  },
  {
    id: 'you-are-somebody',
    group: 'persona',
    points: 3,
    needs: listed('you u ur youre'),
    pattern: new RegExp(
      `\\b${stays} (?:now |really |actually |just |a |literally )*(?!my god|my lord|the lord|the christ)${anybody}${whole}`,
      'g',
    ),
    unless: /\b(?:how|why|who) (?:can|do|does|did|is|are)\b/,
  },
  {
    id: 'cast-list',
    group: 'persona',
    points: 5,
    needs: listed('you u i my'),
    pattern: new RegExp(
      `\\b(?:you|u) ?[=:] ?${anybody}|\\b(?:it is|it's) i,? ${anybody}|\\b(?:voice|role|part|persona|character|name)[=:] ?${anybody}`,
      'g',
    ),
  },
  {
    id: 'is-it-you',
    group: 'persona',
    points: 3,
    needs: ['you'],
    pattern: new RegExp(
      `\\bis (?:this|that|it) (?:really )?you,? ${anybody}|\\b${anybody},? (?:are )?(?:you|u) (?:there|in there|listening|here)\\b`,
      'g',
    ),
  },
]

const media =
  'you|u|this (?:chat|machine|app|computer|screen|device|program|ai|bot|phone|conversation|keyboard|assistant|thing|model)|the (?:machine|screen|ai|chat|app|computer)'
const asks =
  listed(`give tell send write bring deliver relay pass get channel share speak receive read show hear have need want
  like announce say reveal declare dictate transmit forward text got what compose draft make craft report any`)
const tidings =
  listed(`message messages letter word words note answer answers reply response email text texts instructions orders
  verdict command commands sign promise prophecy blessing greeting rhema news warning revelation download guidance
  assignment marching marching directive vision voice email comfort pep`)
const of_ = '(?:straight |directly |direct |fresh |right )?from'
const persons = "(?:me|us|my|our|i|i'm|i've)"

export const voiceSigns: Sign[] = [
  {
    id: 'speaks-through-you',
    group: 'persona',
    points: 5,
    needs: listed('through thru via over'),
    pattern: new RegExp(
      `\\b(?:speak|speaks|speaking|talk|talks|talking|answer|answers|come|comes|write|flow|communicate|work|works|reach|say|says|saying|wants?|reply|manifest|[a-z]+ me|[a-z]+ us)(?: (?:it|directly|something|now|today))? (?:through|thru|via) (?:${media})\\b|\\btake over (?:this|you|the machine)|\\buse you (?:to|as)\\b`,
      'g',
    ),
    unless: /\b(?:do you (?:believe|think)|can (?:the|god)(?: holy)?(?: spirit)? (?:work|use|speak)|is it possible)\b/,
  },
  {
    id: 'brings-together',
    group: 'persona',
    points: 4,
    needs: listed('touch contact connect patch let lemme want need like get put reach ask can'),
    pattern: new RegExp(
      `\\b(?:put me (?:in touch|in contact|through|on)|connect me|patch me|hook me up|(?:let me|lemme|i wanna|wanna|i (?:want|need|would like|wish|have)|i'd like|i'd love|can i|could i|may i) (?:to )?(?:directly )?(?:talk|speak|chat|converse|conversation|a word)|get (?:me )?(?:a message|word|through)|contact|reach|summon|conjure|bring back|bring up)(?: (?:to|with|directly|me|from|now|right now|for a minute))* ${anybody}${whole}`,
      'g',
    ),
    unless: /\b(?:in prayer|saul|endor|how)\b/,
  },
  {
    id: 'lets-him-answer',
    group: 'persona',
    points: 5,
    needs: listed('let have make'),
    pattern: new RegExp(
      `\\b(?:let|have|make|allow) ${anybody}${whole} (?:himself |herself |themselves |itself |to |directly )?(?:answer|speak|talk|reply|respond|tell|write|decide|come|say|use)\\b ?(?:me|us|to me|to us|for me|through|back|himself|herself|my|directly|here|now|you)\\b`,
      'g',
    ),
  },
  {
    id: 'message-from',
    group: 'message',
    points: 4,
    needs: tidings,
    pattern: new RegExp(
      `\\b${of(asks)}\\b${gap(50)}\\b${of(tidings)}${gap(25)} ${of_} ${anybody}${whole}(?!:? ?\\d)`,
      'g',
    ),
    unless:
      /\b(?:did|was|were|verses?|passages?|psalms?|chapters?|scriptures?|gospel|i have an?|thank you|discern|claims?|someone|somebody|people|pastor|lady|friend|in \d? ?[a-z]+ \d)\b/,
  },
  {
    id: 'his-own-message',
    group: 'message',
    points: 3,
    needs: listed('god lord jesus heaven spirit christ his him father'),
    pattern: new RegExp(
      `\\b(?:${god}'s|heaven's|(?:me|us|what is|what's|want|need) (?:his|her|their))(?: (?:exact|direct|personal|own|final|clear|specific|prophetic|divine|actual|honest|true|real|secret|perfect|very|precise|definite))*,? (?:message|answer|reply|response|verdict|orders?|promise|instructions?|decision|choice|ruling|opinion|timing|date|timeline|assignment|take|feedback)\\b`,
      'g',
    ),
    unless: /\b(?:how|did|verses?|passages?|discern|psalms?|meaning|moses|paul's)\b|\?.*\bpassage/,
  },
  {
    id: 'what-he-says-to-me',
    group: 'message',
    points: 4,
    needs: listed(
      'god lord jesus christ spirit he mary angel angels saint michael yahweh father virgin lady heaven him',
    ),
    pattern: new RegExp(
      `\\b(?:what|whatever|which|who|when|why|how)\\b${gap(20)}\\b${heaven}(?:'s)?\\b ?(?:does |is |has |really |currently |trying |wanting |wants? |to |been |would |might |specifically |right now ){0,4}(?:say|says|saying|tell|tells|telling|showing?|shows|reveal|reveals|whisper|whispers|whispering|speaking|announcing|answered|answers)(?: (?:to|over|about|of|for|into|with))?(?: ${gap(30)}\\b(?:me|us|my|our)\\b| you\\b)`,
      'g',
    ),
    // “What does God say about my marriage?” asks what Scripture says
    unless:
      /\b(?:verses?|passages?|bible|scriptures?|gospels?|discern|how (?:can|do) (?:i|we)|did|would jesus|what does (?:god|jesus) say (?:about|on))\b/,
  },
  {
    id: 'asks-him-for-me',
    group: 'message',
    points: 6,
    needs: listed('ask consult inquire enquire check seek petition talk hear'),
    pattern: new RegExp(
      `\\b(?:ask|consult|inquire of|enquire of|check with|seek|petition|talk to) ${anybody}${whole}[^\\n]{0,140}?\\b(?:tell|give|report|let me know|relay|pass|share|write back|bring back|come back|reply|what (?:he|she|they) (?:says?|answers?|answered|said|replies|tells)|(?:his|her|their) (?:answer|reply|response|verdict|word))\\b`,
      'g',
    ),
    unless: /\b(?:should we|is it right|why do|how (?:do|can|should) (?:i|we))\b/,
  },
  {
    id: 'told-you',
    group: 'message',
    points: 3,
    needs: listed('you u'),
    pattern: new RegExp(
      `\\b(?:${heaven}|he|she)(?:'s| is| has| have)? (?:told|tells|telling|showed|shown|shows|showing|reveals|revealed|saying|whispers?|revealing)(?: to)? (?:you|u)\\b|\\b(?:revealed|shown) to you\\b|\\b(?:you|u) (?:know|must know|can hear|hear|are hearing|sense|discern|see|receive) (?:what |from )${heaven}`,
      'g',
    ),
    unless: /\b(?:how do you know|tell someone|people|person|if (?:someone|god))\b/,
  },
  {
    id: 'called-upon-to-answer',
    group: 'persona',
    points: 4,
    needs: listed('answer reply respond talk text message there tell write speak say give orders'),
    pattern: new RegExp(
      `(?:^|[.!?\\n] ?)(?:so,? |hey,? |hi,? |hello,? |ok,? |dear |oh |o |please,? )?${anybody}(?:,|:| please| can you| if you| it's| its| plz| pls)[^\\n]{0,80}?\\b(?:answer|reply|respond|talk back|write back|text me|message me|speak to me through|you there|(?<!please )tell me|give me (?:an|your) (?:answer|sign)|say (?:it|yes)|your (?:orders|answer|reply|response)|what (?:do|are|did) (?:you|your))\\b`,
      'g',
    ),
    unless: /\b(?:amen|psalm|verse|passage|salvation|righteousness|loving kindness|mercy)\b/,
  },
  {
    id: 'direct-words',
    group: 'persona',
    points: 3,
    needs: listed('person voice words word sign signed mouthpiece verbatim him her his own place stead authority'),
    pattern:
      /\b(?:in )?(?:the )?(?:first|1st)[ -]person\b|\b(?:in|with|using) (?:(?:his|her|your|their) (?:own|actual|real|exact|very) (?:voice|words)|(?:god's|jesus'|jesus's|his) (?:place|stead|voice|apostolic authority))\b|\bword for word\b|\bverbatim\b|\bsign(?:ed)?(?: it| off| the letter)?(?: as| with| by|,|:)? ?"?(?:your |god|jesus|the lord|abba|mary|love)|\bmouthpiece\b|\bdirectly as (?:him|her)\b|\bas him\b|\bbe (?:him|her)\b|\bas (?:his|her|god's) (?:voice|mouth|messenger|oracle)\b/g,
    unless: /\b(?:narrative|psalm|in (?:costume|exodus)|why)\b/,
  },
  {
    id: 'letter-to-me',
    group: 'message',
    points: 5,
    needs: listed('letter note email text message postcard card diary voicemail'),
    pattern: new RegExp(
      `\\b(?:letter|note|email|text|postcard|card|voicemail)\\b(?: to me| to us| for me| addressed to me)? from ${anybody}${whole}`,
      'g',
    ),
    unless: /\b(?:what|was|did|who|philemon|corinth|romans|galatians|church|fiction|label)\b/,
  },
  {
    id: 'the-dead-speak',
    group: 'persona',
    points: 4,
    needs: listed(
      'grandmother grandfather grandma grandpa mother father mom mum dad son daughter wife husband brother sister nana baby friend',
    ),
    pattern:
      /\b(?:message|word|sign|hear|talk|speak|answer|reply|write|channel|letter)\b[^\n]{0,60}?\b(?:from|to|with|as|like)\b[^\n]{0,20}?\b(?:late|dead|departed|deceased) (?:grandm|grandf|grandp|mother|father|mom|mum|dad|son|daughter|wife|husband|brother|sister|nana|baby|friend)[a-z]*|\b(?:talk|speak|answer|reply|write)(?: back)?(?: to me| to us)? as (?:him|her|my (?:late )?(?:grandm|grandf|grandp|mother|father|mom|mum|dad|son|daughter|wife|husband)[a-z]*)\b/g,
    unless: /\b(?:dream|saul|endor|forbid|can christians|bible say)\b/,
  },
]

/** Whoever says so is in earnest, whatever it is about. */
export const boosters: Sign[] = [
  {
    id: 'asks-of-you',
    group: 'booster',
    points: 2,
    needs: listed('me us my our i you him her'),
    pattern: new RegExp(
      `\\b(?:tell|give|answer|show|reveal|call|send|write|text|speak to|talk to|say to|reply to|respond to|reveal to|announce to|advise|help|warn|with|for|to|ask|counsel) ${persons}\\b|\\b(?:i (?:will|can|want to|wanna|'ll)|i'll|let me|gonna) (?:ask|talk|confess|pray|tell|speak)\\b|\\bask (?:you|him|her) (?:things|anything|questions)\\b`,
      'g',
    ),
  },
  {
    id: 'no-buts',
    group: 'booster',
    points: 2,
    needs: listed(
      'don dont no not never stop without skip drop quit forget just only instead enough real actual plainly directly',
    ),
    pattern:
      /\b(?:don't|dont|do not|never|stop|no|without|skip|drop|forget|quit|not|enough)\b[^.!?\n]{0,25}?\b(?:say(?:ing)?|quot(?:e|ing)|disclaimers?|deny|den(?:ying|ial)|assistant|ai|robot|bot|hedg(?:e|ing)|principles|refus(?:e|ing)|preach|lecture|explain|old words|anything|persona|character|verses|pretend|excuses|vague|maybes?|nobody|holding back|hold back|scholars?|warnings?|mention|caveats?)\b|\bjust (?:tell|give|say|answer|do it|be)\b|\bdo it\b|\breal (?:answer|life|questions)\b|\bactual (?:life|questions)\b|\bthe real ones?\b/g,
  },
  {
    id: 'right-now',
    group: 'booster',
    points: 1,
    needs: listed(
      'now today tonight directly personally specifically personal minute chat session conversation week month year morning year',
    ),
    pattern:
      /\b(?:right now|now|today|tonight|today's|directly|personally|specifically|this (?:week|month|year|morning|evening|chat|conversation|season)|for (?:a|the) (?:minute|moment|while|rest)|from now on)\b/g,
  },
  {
    id: 'my-life',
    group: 'booster',
    points: 1,
    needs: listed('my me mine i im'),
    pattern:
      /\b(?:my (?:life|family|husband|wife|marriage|job|future|boss|ex|son|daughter|mother|mom|mum|dad|father|brother|sister|friend|friends|business|health|house|church|situation|divorce|breakthrough|surgery|ring|baby|pregnancy|parish|money|debt|case|trial|boyfriend|girlfriend|finances|unborn child|knee|cancer|cat|dog|child|children|kids|purpose|destiny|calling|pain|prayers?|question|questions|name|decision)|am i|should i|do i|will i|i (?:should|feel|need|want)|suing me)\b/g,
  },
]
