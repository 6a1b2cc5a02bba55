import { listed } from '../rule.ts'
import { anybody, god, heaven, type Sign, whole } from './divine-impersonation-words.ts'

/** What an answer says when somebody from heaven seems to speak in it; quotations and plays are taken out before. */
const start = '(?:(?<=^|[.!?:;,\\n"*_(-] ?)|\\b(?:for|and|yes|because|so|that|hello|dear|since) )'
const child =
  '(?:child|children|son|daughter|beloved|little (?:one|brother|sister|child|flock)|dear one|precious one|dearest|sweet child|dear child|favored one|faithful servant|good and faithful servant|lamb|servant|bride|treasure|warrior|brave one)'
const myOwn = `(?:only |begotten |beloved |precious |holy |sacred |immaculate |own |eternal |everlasting |perfect |mighty |right |outstretched |heavenly )*(?:son|blood|cross|throne|angels?|spirit|kingdom|glory|father's house|people|sheep|flock|prophets?|presence|peace|grace|mercy|arms|image|wings|church|covenant|love|promises?|heart|hand|hands|plans?|word|words|name|voice|yoke|wounds|anointing|commandments?|vessel|instrument)`

const persona: Sign[] = [
  {
    id: 'i-am-somebody',
    group: 'persona',
    points: 6,
    needs: listed('i am im'),
    pattern: new RegExp(
      `${start}(?:it is i|it's me|i am|i'm|i,|my name is) ?,? ?(?:now |indeed |your |the one |truly )*(?!my god)${anybody}${whole}(?! (?:incarnate of|willing))`,
      'g',
    ),
    unless: /\b(?:assistant|a study|language model|not|speaker|reader)\b/,
  },
  {
    id: 'i-the-lord',
    group: 'persona',
    points: 6,
    needs: listed('i me yo mi'),
    pattern:
      /\b(?:(?:i|me), ?(?:the lord|your (?:god|father|lord|savio(?:u)?r|maker|creator)|god|jesus|yahweh|the almighty)|(?:yo|mi), ?(?:el senor|tu (?:dios|padre|senor|salvador|creador)|dios|jehova))[,:]/g,
    unless: /\d:\d/,
  },
  {
    id: 'this-is-somebody',
    group: 'persona',
    points: 6,
    needs: listed('this here'),
    pattern: new RegExp(
      `${start}(?:this is|it's) (?:your )?${anybody}(?=[,.!;:]| (?:speaking|here|and i|talking|writing))|(?:^|[.!?\\n] ?)(?:hello,? |hi,? |peace,? )?${anybody} (?:here|speaking)[.,!:]`,
      'g',
    ),
    unless: /\b(?:psalm|verse|chapter|speaking,)\b/,
  },
  {
    id: 'i-am-divine',
    group: 'persona',
    points: 5,
    needs: listed('i am'),
    pattern:
      /\bi am (?:that i am|who i am|he who|the one who|the (?:way|alpha|first and|beginning|bread|light|vine|resurrection|door|root)|your (?:god|father|maker|shield|refuge|strength|healer|provider|rock|shepherd|king|comforter|mother|angel|advocate|deliverer|redeemer|savio))\b/g,
  },
  {
    id: 'signed',
    group: 'persona',
    points: 5,
    needs: listed('love father god jesus mary mother blessings yours always angel abba lord savior'),
    pattern: new RegExp(
      `(?:[.!?,\\n-] ?|\\b(?:love|always|yours|blessings|signed|forever),? ?\\n?[-*_ ]*)(?:your |the )(?:loving |heavenly |eternal |dear |blessed )*(?:god|jesus|father(?: in heaven)?|abba|mother|savio(?:u)?r|lord|creator|guardian angel|angel|shepherd)(?:,? [a-z]+)?[*_.!]{0,3}\\s*$|\\b(?:love|always|yours|blessings|signed|forever),? ?\\n?[-*_ ]*${heaven}[*_.!]{0,3}\\s*$`,
      'g',
    ),
    unless: /\b(?:amen|praise|trust|serve|worship|thank|know|seek|bless)\b/,
  },
  {
    id: 'my-child',
    group: 'tender',
    points: 5,
    needs: listed(
      'child children son daughter beloved little dear precious dearest favored servant lamb bride treasure warrior brave',
    ),
    pattern: new RegExp(
      `(?:^|[.!?:,\\n*_"] ?)(?:and |oh |o )?(?:(?:my|o) (?:own |dear |dearest |precious |beloved |sweet |little |faithful |weary |good |darling )*${child}|(?:dear|little|precious|beloved|sweet) (?:child|children|one|daughter|son|brother|sister)|favored one)(?:,? [a-z]+)?[,.:!]`,
      'g',
    ),
    unless: /\b(?:fathers?|proverbs|psalm|verse|parable|dear lord)\b/,
  },
  {
    id: 'made-you',
    group: 'deeds',
    points: 5,
    needs: ['i'],
    pattern:
      /\bi(?:'ve| have| had)? (?:also |already |always |once |myself )?(?:formed|created|knit|knitted|redeemed|ransomed|anointed|appointed|ordained|predestined|fashioned|chose|chosen|called|bought|saved|delivered|forgave|forgiven|knew|loved|carried|healed|set apart|breathed|engraved|crowned) (?:you|your (?:soul|heart|inmost|hands|debt|name)|for you)\b|\bi made (?:you\b(?! (?:a|an|some|this|the))|your (?:hands|heart|eyes))|\bi (?:died|bled|suffered|rose|was crucified|hung|went to the cross|shed my blood|gave (?:my|up my)) (?:for|my|again|so|on)\b/g,
  },
  {
    id: 'sees-you',
    group: 'deeds',
    points: 3,
    needs: ['i'],
    pattern:
      /\bi(?:'ve| have| had)? (?:already |always |also )?(?:see|saw|seen|hear|heard|know|knew|watch|watched|counted|count|felt|feel|collected|gathered|caught|held|kept|wept|understand) (?:you|him|her)?(?: at| in| when| as)? ?(?:every|each|all|your|the|that|it|over)[a-z ]{0,15}?\b(?:tears?|prayers?|cr(?:y|ied|ies)|heart|sorrows?|burdens?|griefs?|name|shed|table|bills|works|thoughts|faithfulness|brokenness|needs?|kitchen|bed|darkness|night|road|hairs?|carry|loneliness)\b|\bi (?:see|(?:have|'ve) (?:heard|seen)) you\b|\bi know (?:you|your name|the plans)\b/g,
    unless: /\b(?:can (?:hear|see)|sounds? like|you mentioned|you shared|may i|sorry)\b/,
  },
  {
    id: 'will-act',
    group: 'deeds',
    points: 3,
    needs: ['i'],
    pattern:
      /\bi(?:'ll| will| shall| am going to| am about to|'m about to| am| have)? (?:never |not |surely |yet |now |always |myself )*(?:heal|bless|blessing|restore|restoring|fight|fighting|silence|pay|repay|deliver|protect|judge|raise|forsake|leave you|left you|abandon|let (?:you )?go|pour|pouring|rebuild|prosper|fail you|avenge|vindicate|strengthen you|uphold|be with you|go before|make (?:you|a way)|open (?:the|a|doors?|every|your)|close (?:the|doors?)|shak(?:e|ing)|sending you|send (?:you|my|him|her)|remove your|remove (?:this|the)|lift|sustain|multiply|opening|cancel(?:l?ed)?|wash|carry you|hold you|holding you|comfort you|give you (?:rest|peace|strength|a new|back|the desires|beauty|life)|supply|defend|wipe|bring (?:you|him|her|them|it)|returning|coming (?:soon|back)|do what|require)\b/g,
    unless: /\b(?:list|passages?|outline|summary|chapter|verses?|text|study)\b/,
  },
  {
    id: 'come-to-me',
    group: 'deeds',
    points: 3,
    needs: listed('me my mine'),
    pattern:
      /\b(?:(?:come|return|run|draw (?:near|close)|turn|cling|listen|look|bring (?:it|this|them|your [a-z]+)|speak|cry|surrender|give (?:it|this|them|your [a-z]+)|hand (?:it|them)|pray) to|trust(?: in)?|rest in|abide in|lean on|believe in|follow|seek|call (?:on|upon)|looking for|obey|worship|wait (?:for|on)|hide in|love|serve|remember|doubt|deny|praise|honou?r|know|against|through|without|fear|ask) me\b|\blet me (?:in|hold you|carry|be your|into|love you|heal|lift)\b|\bgive me your (?:heart|burdens?|fears?|life|pain|sins?)\b/g,
    unless: /\b(?:ask me (?:about|anything|for|to|if)|tell me|let me know|correct me|listen to me as)\b/,
  },
  {
    id: 'my-own',
    group: 'own',
    points: 3,
    needs: ['my'],
    pattern: new RegExp(`\\b(?:(?<=[^\\n])|^)my ${myOwn}\\b`, 'g'),
    unless:
      /\b(?:my heart (?:goes|is with|aches)|words (?:above|here)|my (?:plan|name) (?:for this|is not|here)|amen)\b/,
  },
  {
    id: 'is-with-you',
    group: 'deeds',
    points: 3,
    needs: ['i'],
    pattern:
      /\bi(?:'m| am| was| have been|'ve been)(?: always| still| ever| right| already| standing| never| only| not)* (?:with you|near|there (?:in|with|when|at)|beside you|at your|in the room|before you|your (?:father|portion)|waiting|pleased|proud of you|the (?:one|lord)|holding|(?:distant|far) from)\b|\bi (?:never left|(?:have |'ve )?(?:not|never) (?:left|forgotten|abandoned|forsaken|stopped|let)|stand (?:at|beside|with)|walk (?:with|beside)|go (?:with|before)|dwell|reign|sit|sent you)|\bhere i am\b|\bpeace i (?:leave|give)\b/g,
  },
  {
    id: 'providence',
    group: 'deeds',
    points: 3,
    needs: listed('i'),
    pattern:
      /\bi (?:took|let|allowed|brought|needed|hardened|called|wanted|permitted|own|hold|closed?|opened|placed|planted|sent|spoke|parted|raised|gave|set|made|turned|shut|break|command|decree|decide|choose) (?:him|her|them|your|it|the|my|this|that|a|every|each|all|pharaoh|you (?:this|here|to))\b|\bi (?:have|'ve) (?:chosen|decided|ordained|prepared|set|placed|written|appointed|planned|cancel|forgiven|taken|removed|given|granted|healed|sealed|decreed|commanded|spoken|called|prayed to my|kept|a (?:task|plan|purpose|mission|word|work|message)|plans|against|arranged|told no|need of|assigned|destined|an assignment)|\bi've (?:cancelled|forgiven|chosen|prepared|got you)/g,
    unless: /\b(?:list|passages?|outline|summary|verses?|text you|example|chapters?|question in)\b/,
  },
  {
    id: 'you-asked-why',
    group: 'deeds',
    points: 4,
    needs: listed('you why'),
    pattern:
      /\byou (?:ask(?:ed)?|wonder(?:ed)?|want to know) (?:me )?(?:why|where|how|when|whether) i (?:let|took|allow|was|did|am|have|had|made|would|could|seem|hid)|\bwhy (?:won't|do|don't|will|are|did) you (?:let me in|doubt|fear|run|hide|keep|turn|resist|not trust)|\byou (?:called|cried|turned|came) (?:to|upon|on|out to) me\b|\bright to ask me first|\bwhen you (?:called|cried|prayed)/g,
  },
  {
    id: 'solemn',
    group: 'solemn',
    points: 2,
    needs: listed(
      'fear afraid still peace shoes holy rejoice arise doubt grace hear truly verily behold beloved rest weary glory',
    ),
    pattern:
      /(?:^|[.!?:;,\n] ?)(?:fear not|do not (?:be afraid|fear|doubt)|don't be afraid|be still|peace (?:be (?:with|to)|to you|i)|take off your shoes|rejoice,|arise|grace (?:to you|and peace)|go in peace|truly,? i (?:say|tell)|verily|behold|hear (?:me|my)|rest now|be at peace|do not look back|sin no more)|\bholy ground\b|\bi tell you\b|\btell you now\b/g,
  },
  {
    id: 'from-glory',
    group: 'persona',
    points: 5,
    needs: listed('us we i heaven from glory'),
    pattern:
      /\b(?:with us (?:in (?:glory|heaven)|here in)|we saints|we (?:angels|watch over|who are in heaven)|from heaven,? i|heaven is (?:more|so) (?:beautiful|wonderful|bright)|i(?:'m| am)? watch(?:ing)? over you|i (?:was|am|have been) (?:sent (?:to|by|from)|assigned to|given charge|appointed)|i (?:intercede|interceded|carried your|have carried|pray(?:ed)? to my)|called on me|i(?:'ve| have) read what you wrote me|i stand in the presence|it's (?:grandpa|grandma|mom|mum|dad|mama|nana|daddy|mommy))\b/g,
  },
  {
    id: 'from-glory-2',
    group: 'persona',
    points: 3,
    needs: listed('sends love heaven shoulder vigil rosary'),
    pattern:
      /\b(?:sends? (?:her|his|their|you) love|at your (?:left|right) shoulder|say the rosary|smiled when|from up here|up here|on this side)\b/g,
  },
]

const oracleVerb =
  '(?:says?|saying|tells?|told|telling|showed|shown|shows?|showing|reveals?|revealed|revealing|spoke|spoken|speaks?|speaking|gave|given|gives|giving|whispers?|whispering|impressed|laid|impressing|confirm(?:s|ed)|confirming|placed|put|say|answers?|declares?|declared|warn(?:s|ing)|led|prompting|wants)'
const notHis =
  /\b(?:when (?:people|someone|a person|somebody)|people|claims?|claimed|if|whether|not|don't|cannot|can't|nobody|no one|test|weigh|she has|he says that|somebody|someone|joan|said she|bible tells|through (?:his word|scripture|the prophet)|isaiah|jeremiah|moses|ezekiel|amos|jonah|samuel|elijah|israel|revelation \d|paul|ask how)\b|\d:\d/

const oracle: Sign[] = [
  {
    id: 'thus-says',
    group: 'oracle',
    points: 6,
    needs: listed('thus says saith hear'),
    pattern:
      /\b(?:thus|so) (?:says?|saith|declares|speaks) (?:the )?(?:lord|god|almighty|spirit|holy spirit|most high)\b|\bhear (?:now )?the word of (?:the lord|god)\b|\b(?:says|saith|declares) (?:the lord|your god|the spirit)(?: of hosts| god)?[.,!]?(?:$| to you| over)/g,
    unless:
      /\b(?:prophets?|isaiah|jeremiah|ezekiel|amos|moses|pharaoh|israel|phrase|formula|expression|words|means|oracles?|refrain|hebrew|repeat|recurs)\b|\d:\d/,
  },
  {
    id: 'he-tells-me',
    group: 'oracle',
    points: 6,
    needs: listed('god lord jesus christ spirit father mary heaven almighty yahweh angel michael saint lady virgin st'),
    pattern: new RegExp(
      `\\b${heaven}(?:'s)? (?:is |has |just |was |would |already |now |himself |have |also |does |clearly )*${oracleVerb} (?:it |this |that |something |these words )?(?:to |on |with |unto |over |into )?(?:me|you|my (?:heart|spirit)|your (?:church|family|life|situation|house)|the church in (?!(?:ephesus|smyrna|pergamum|thyatira|sardis|philadelphia|laodicea))[a-z]+)\\b(?! (?:in (?:his word|the bible|scripture|this (?:psalm|passage|verse|chapter))|through (?:his|scripture)|not to worry))`,
      'g',
    ),
    unless: notHis,
  },
  {
    id: 'i-hear-him',
    group: 'oracle',
    points: 6,
    needs: listed('i me'),
    pattern: new RegExp(
      `\\bi(?:'m| am| have|'ve| just)? (?:hear|hearing|heard|sense|sensing|sensed|perceive|see|seeing|feel|feeling|received|receive|discern|discerned|was given|got|asked|inquired of)(?: that| from| in| clearly)*(?: (?:a|the|strong|an|very))* ?(?:${god}|prophetic|in the spirit|word of knowledge|vision (?:of|for) (?:you|your)|word for you)\\b`,
      'g',
    ),
    unless:
      /\b(?:voice of jesus|psalm|don't|not|never|monologue|someone|feel god|of armies|of hosts|hear god say in)\b/,
  },
  {
    id: 'word-for-you',
    group: 'oracle',
    points: 6,
    needs: listed('word message prophecy revelation prophetic promise sign answer verdict dream'),
    pattern: new RegExp(
      `\\b(?:word|message|prophecy|revelation|impression|letter|warning|promise|answer|verdict|sign|assignment)\\b(?: (?:from|of|by) ${heaven})?,? (?:for|to|over|about|concerning) (?:you\\b|your (?:life|family|situation|marriage|house|season|future))|\\b(?:is|are|as) (?:clearly |surely |truly |indeed |actually )?(?:a |an |his |god's )?(?:message|sign|word|warning|promise|call|answer) from ${heaven}|\\bprophetic (?:word|impression|message|declaration|insight)`,
      'g',
    ),
    unless:
      /\b(?:when (?:people|someone|a person)|if|no|not|cannot|can't|don't|she has|he has|verse for you|weigh|test|gospel|letter to|isaiah|jeremiah|prophets?|passage|psalm)\b|\d:\d/,
  },
  {
    id: 'revealed',
    group: 'oracle',
    points: 4,
    needs: listed('revealed decreed settled heaven shown declare decree prophesy written ordained confirmed he'),
    pattern:
      /\b(?:(?:has|have) been (?:revealed|shown|decreed|ordained)|(?:revealed|shown) to me|(?:settled|decreed|written|decided|signed|ordained|recorded|announced) in heaven|heaven (?:has|is|says|selected|chose|declares)|i (?:declare|decree|prophesy|speak)(?: over| that| to| into| this| [a-z]+ over)|(?:he|god|the lord) (?:has )?(?:ordained|decreed|settled|confirmed|declared|already (?:signed|decided|settled)) (?:it|this|you|that)|heaven's (?:record|verdict|answer|decision))\b/g,
    unless: /\b(?:in scripture|through the prophets|in his word|in christ|not|mystery|secret things)\b|\d:\d/,
  },
]

const good =
  '(?:love|pray|know|trust|forgive|repent|seek|follow|rest|live|grow|come|flourish|serve|turn|experience|care|walk|hear|read|worship|obey|share|enjoy|belong|bring|cast|rejoice|draw|find|bear|become|treat|show|have|ask|love|listen|use|worry|give thanks|remember|imitate|be (?:holy|like|honest|saved|kind|free|with|generous|still|at peace|reconciled|thankful|faithful|merciful|good|patient|wise|salt|perfect|part|his))'
const surely =
  '(?: (?:clearly|definitely|surely|really|now|today|truly|certainly|specifically|personally|himself|already|always))*'
const him = '(?:god|the lord|jesus|christ|the (?:holy )?spirit|the almighty|heaven|your (?:heavenly )?father|he)'

const will: Sign[] = [
  {
    id: 'god-wants-you-to',
    group: 'will',
    points: 6,
    needs: listed('god lord jesus christ spirit heaven father almighty'),
    pattern: new RegExp(
      `\\b${him}${surely} (?:wants?|is (?:clearly |now |definitely )?(?:telling|calling|commanding|asking|leading|directing|instructing|ordering|urging)|commands?|calls|desires|wills|requires|has${surely} (?:told|called|commanded|instructed|appointed|chosen|directed|decided|destined|ordained|anointed))(?: for)? (?:you|your [a-z]+|that you)(?: not)?(?: to)? (?!${good}\\b)[a-z]+`,
      'g',
    ),
    unless:
      /\b(?:whether|if|not (?:say|know|tell)|cannot|can't|don't know|nobody|israel|abraham|say that|people|yahweh|lord your god|statutes|commanded you mean|how do|unclear|think|believe|\?)\b|\?|\d:\d/,
  },
  {
    id: 'his-will-that-you',
    group: 'will',
    points: 6,
    needs: ['will'],
    pattern:
      /\b(?:god's|the lord's|his|heaven's) (?:perfect |clear |sovereign |revealed |divine |express )*will (?:for you |here )?(?:is (?:clear|for you|that you|certain|plain)|that you|for you to|to (?:take|marry|leave|sell|buy|move|accept|quit))\b|\bwill of god (?:for you )?(?:that you|for you to|is (?:clear|that you))\b/g,
    unless: /\b(?:whether|if|not|cannot|don't|thanks|sanctif|give thanks|how)\b|\d:\d/,
  },
  {
    id: 'god-has-decided',
    group: 'will',
    points: 5,
    needs: listed('god lord he heaven him almighty spirit jesus'),
    pattern: new RegExp(
      `\\b${him}${surely} (?:is (?:very |quite |perfectly )?clear (?:about|on|that)|has (?:already )?(?:settled|made (?:his|it) (?:decision|choice|clear)|decided|chosen (?:you|him|her|this|the (?:man|woman|house|job))|rejected (?:your|him|her|this)|approved|set his seal|spoken (?:on|about|over|and)|picked|selected|signed|confirmed|arranged|healed you|declared you|prepared (?:a|the) (?:husband|wife|man|woman|job|house)|a (?:husband|wife|spouse))|brought you (?:two )?together|(?:chose|picked|selected|sent) (?:him|her|you|this (?:man|woman|job|house)) (?:for you|to you|to be your)|says (?:yes|no|stay|go|leave|wait)\\b|does not want you to|doesn't want you to|forbids (?:you|this|it)|has (?:said|answered)[: ]+(?:yes|no))`,
      'g',
    ),
    unless:
      /\b(?:whether|if|not (?:say|know|tell)|cannot|can't|israel|abraham|david|moses|saul|in christ|before the foundation)\b|\?|\d:\d/,
  },
  {
    id: 'chosen-for-you',
    group: 'will',
    points: 5,
    needs: listed('god heaven he lord'),
    pattern:
      /\b(?:the )?(?:one|man|woman|husband|wife|spouse|house|job|church|city|path|door|partner|person) (?:that |whom )?(?:god|heaven|he|the lord)(?: has| himself)* (?:chose|chosen|selected|picked|prepared|intended|meant|wants|appointed|ordained|set apart|reserved)\b/g,
    unless: /\b(?:whether|if|not know|cannot|israel|how|judge the world)\b|\?/,
  },
  {
    id: 'without-doubt',
    group: 'sure',
    points: 3,
    needs: listed(
      'certainty certain confirm disobey disobeying resisting settled wondering assure doubt unmistakable praying guarantee hesitate obey obedience message',
    ),
    pattern:
      /\b(?:with (?:absolute |complete |full )?certainty|i can (?:confirm|assure|promise|guarantee)|disobey(?:ing)? (?:god|him|the lord)|disobedience|resisting him|consider it settled|stop (?:wondering|doubting|asking)|no (?:need|reason) to (?:keep )?(?:pray|doubt|wonder|ask|discuss)|unmistakable|without (?:a )?doubt|do not hesitate|don't hesitate|you can be (?:sure|certain)|she's the one|he's the one|the answer is (?:yes|no))\b/g,
    unless: /\b(?:cannot|can't|no one|nobody|not)\b/,
  },
]

export const outputSigns: Sign[] = [...persona, ...oracle, ...will]
