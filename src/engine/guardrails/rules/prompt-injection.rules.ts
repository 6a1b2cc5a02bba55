import { gap, listed, of, type Rule } from '../rule.ts'
import { persuasionRules } from './injection-persuasion.rules.ts'

/** What is said to a model and not about a person: the verb opens the sentence or follows a word that commands. */
const told = `(?:^|[.!?:;,"'()\\[\\]\\n*#>{}=|/-] ?|\\b(?:please|pls|plz|now|and|then|just|but|so|or|first|next|you|kindly|simply|also|instead|immediately|let's|lets|completely|totally|always|ok|okay|hey|hi|hello|(?:assistant|ai|bot|model|chatbot)(?: will| shall| must| should)?(?: now)?|chatgpt|gpt|claude|by|start|begin|you (?:to|must|should|shall|will|can|could|would|may|need to|have to|are to|ought to|now)|must|should|time to|want to|need to|like to|going to|free to|able to|ordered to|told to|allowed to|required to|instructed to|commanded to) )`

const strongVerbs = listed(
  'ignore ignores ignor ignroe ignre ingnore disregrad foget overide screw ignoer ingore igonre ignoring ignored disregard disreguard disregarding disregarded forget forgetting forgot bypass bypassing override overriding overridden overwrite overwriting overrule overruling circumvent circumventing disobey disobeying discard discarding dismiss dismissing neglect neglecting nullify unlearn abandon abandoning supersede scrap',
)
const weakVerbs = listed(
  'skip drop erase delete clear wipe cancel void suspend disable disabling deactivate deactivating remove removing lift reset break breaking violate shed omit suppress relax loosen evade evading escape escaping reject rejecting replace',
)
const phrasalVerbs = [
  'set aside',
  'put aside',
  'lay aside',
  'cast aside',
  'throw away',
  'throw out',
  'turn off',
  'turning off',
  'switch off',
  'shut off',
  'do away with',
  'get rid of',
  'let go of',
  'pay no attention to',
  'pay no heed to',
  'take no notice of',
  'stop following',
  'stop obeying',
  'stop listening to',
  'stop applying',
  'quit following',
  "don't follow",
  'do not follow',
  'dont follow',
  "don't obey",
  'do not obey',
  "don't listen to",
  'do not listen to',
  "don't comply with",
  'do not comply with',
  'do not apply',
  'never mind',
  'nevermind',
  'step outside',
  'go against',
  'act against',
  'look past',
  'break free from',
  'break free of',
  'break out of',
  'free yourself from',
  'free yourself of',
  'leave behind',
  'not bound by',
  'no longer bound by',
  'not restricted by',
  'no longer restricted by',
  'not limited by',
  'no longer follow',
  'not follow',
  'not obey',
  'without following',
  'rid yourself of',
  'have no regard for',
  'opt out of',
  'get around',
  'work around',
  'get past',
]
const phrasalNeeds = listed(
  'aside away turn turning switch shut rid go no stop quit follow following obey listen listening comply apply never nevermind outside against past free leave bound restricted limited regard opt around out',
)

/** Nouns for what a model was told. */
const orders = `(?:instr?uctions?|instrucions?|intructions?|instructons?|insturctions|instrutions|instrctions|isntructions|insructions|promts?|guidlines|restictions|directions?|directives?|prompts?|prompting|rules?|rulings|guidelines?|guidance|commands?|orders?|programming|constraints?|restrictions?|limitations?|limits|guardrails?|filters?|safeguards?|polic(?:y|ies)|protocols?|parameters|moderation|messages?|prohibitions|boundaries|conditioning|censorship)`
const machineOrders = `(?:instr?uctions?|instrucions?|intructions?|insturctions|isntructions|promts?|guidlines|directives?|prompts?|guidelines?|programming|restrictions?|limitations?|guardrails?|filters?|safeguards?|polic(?:y|ies)|protocols?|parameters|moderation|censorship|rules|constraints?|training|alignment|configuration|safety (?:rules|settings|measures|features|training|checks))`
const earlier = `(?:previous|previously|prevoius|previus|prior|preceding|foregoing|above|earlier|initial|original|system|existing|former|past|pre-?existing|current|developer|developers'?|developer's|safety|content|default|pre-?set|pre-?programmed|built-?in|aforementioned|prevailing|openai|anthropic|ethical|other|given|last)`
// whose orders they are when no model is meant
const notOfScripture = `(?!(?:'s)?,? (?:(?:that|which) )?(?:(?:was|were|given|spoken|handed down|of|from|by|to|god|the) ){0,3}(?:god|lord|moses|samuel|jesus|christ|paul|torah|law|bible|scripture|scriptures|apostles?|prophets?|church|elders|israel|pharisees|saul|david|pharaoh|adam|noah|abraham|testament|covenant|temple|my (?:pastor|doctor|boss|parents|father|mother|wife|husband))\\b)`
const notInPrayer =
  /\b(?:lord|o god|father|heavenly|psalm|amen|forgive|thy|thee|commandments|precepts|statutes|scriptures?)\b/

const everyVerb = of([...strongVerbs, ...weakVerbs, ...phrasalVerbs])
const strongVerb = of([...strongVerbs, ...phrasalVerbs])
const everyVerbNeeds = [...strongVerbs, ...weakVerbs, ...phrasalNeeds]
const strongVerbNeeds = [...strongVerbs, ...phrasalNeeds]

/** To leave what the model was told. */
const overrideRules: readonly Rule[] = [
  {
    id: 'override-earlier-orders',
    group: 'override',
    needs: strongVerbNeeds,
    pattern: new RegExp(
      `${told}${strongVerb} ${gap(30)}\\b${earlier} (?:[a-z']+ ,?){0,3}?${orders}\\b${notOfScripture}`,
      'g',
    ),
  },
  {
    id: 'override-your-orders',
    group: 'override',
    needs: everyVerbNeeds,
    pattern: new RegExp(
      `${told}${everyVerb} ${gap(24)}\\b(?:your|ur|its|chatgpt's|the ai's|the model's|the assistant's|this bot's) (?:[a-z'-]+,? (?:and |or )?){0,3}?${machineOrders}\\b`,
      'g',
    ),
    unless: notInPrayer,
  },
  {
    id: 'override-all-orders',
    group: 'override',
    needs: strongVerbs,
    pattern: new RegExp(
      `${told}${of(strongVerbs)} (?:about )?(?:any|all|every|each|these|those|whatever|the)(?: of)?(?: the| these| those| your)? (?:[a-z'-]+ ){0,2}?(?:instr?uctions?|directives?|prompts?|guidelines?|programming|restrictions?|guardrails?|filters?|safeguards?|safety (?:rules|policies|guidelines|protocols|measures))\\b${notOfScripture}`,
      'g',
    ),
    unless: /\b(?:doctor|medical|recipe|manual|compiler|warnings?|coffee|email)\b/,
  },
  {
    id: 'override-what-was-said',
    group: 'override',
    needs: strongVerbNeeds,
    pattern: new RegExp(
      `${told}${strongVerb} (?:about )?(?:absolutely |literally )?(?:everything|anything|all|whatever|what|all of (?:that|this|it)|the (?:text|message|words|content|part|stuff|things|prompt|conversation|context)|any(?:thing)?) ?(?:else )?(?:that |which )?(?:(?:you|i|we|they|she|he|the system|the developers?|your developers?|your creators?|openai|anthropic|was|is|is written|were|has been|have been|had been|'ve been|came|comes|i've|you've|stands|just) ){0,4}?(?:said|told|taught|written|given|asked|instructed|learned|learnt|know|wrote|trained|programmed|above|before|previously|prior|earlier|preceding)\\b(?! (?:god|about (?:jesus|god|the bible)))`,
      'g',
    ),
    unless:
      /\b(?:lord|pray|god (?:said|told|taught)|jesus (?:said|told|taught)|my (?:pastor|mother|father|parents)|whoever|transgress)\b/,
  },
  {
    id: 'override-above',
    group: 'override',
    needs: strongVerbs,
    pattern: new RegExp(
      `(?:^|[.!?:;,"'\\n] ?|\\b(?:please|now|and|then|just|but|so|you) )${of(strongVerbs)} (?:(?:all|everything|anything|any) )?(?:of )?(?:the )?(?:above|preceding|previous|prior|aforementioned|foregoing)(?: (?:text|content|context|input|paragraphs?|lines?|words?|stuff|message|conversation|chat|tasks?|document|data|requests?|questions?|assignments?)| and (?:the )?(?:following|below)| (?:and|but|,)|[.!,:;"]|$)`,
      'g',
    ),
    unless: /\b(?:warning|verses?|error|passage)\b/,
  },
  {
    id: 'orders-no-longer-hold',
    group: 'override',
    needs: listed(
      'instructions instruction prompt prompts rules guidelines restrictions directives filters limitations programming constraints guardrails policies policy',
    ),
    pattern: new RegExp(
      `\\b(?:(?:your|all|any|the) )?(?:your|previous|prior|earlier|above|initial|original|system|existing|current|old|openai|safety|former) (?:[a-z'-]+ ){0,3}?${machineOrders} (?:(?:above|before|given|that you [a-z]+|you [a-z]+ [a-z]+) )?(?:(?:is|are|was|were|has|have|had|do|does|will|should|can|been|now|be|hereby|just|all|henceforth) ){0,4}?(?:no longer|not? (?:longer )?appl(?:y|ies)|don't apply|doesn't apply|not apply|void|null|cancell?ed|revoked|superseded|obsolete|outdated|expired|replaced|suspended|lifted|removed|deleted|overridden|erased|disabled|invalid|rescinded|withdrawn|fake|wrong|a (?:test|mistake|joke)|irrelevant|updated|changed|reset|deactivated|turned off|switched off)\\b${notOfScripture}`,
      'g',
    ),
    unless: /\b(?:old testament|dietary|levitical|mosaic|torah|ceremonial|kosher)\b/,
  },
  {
    id: 'what-you-were-told-is-void',
    group: 'override',
    needs: listed('told said instructed given trained programmed'),
    pattern:
      /\b(?:everything|anything|whatever|all(?: that)?|what|the things|regardless of what|no matter what|despite what|contrary to what) (?:you(?:'ve| have| had)?(?: were| are| was)?|they|your (?:developers?|creators?|makers?|owners?|company)|the (?:developers?|system|company))(?: have| has| had)?(?: been)?(?: ever)? (?:told|said|instructed|given|trained|programmed|taught)(?: you| to)?(?: to)?(?: do| say| follow| obey)?(?: earlier| before| previously| until now| so far| above)?,? (?:is|was|were|are|no longer|does not|doesn't|do not|don't|you|just|now|please|i|forget|ignore|can be|must be|should be|instead)\b/g,
    unless: /\b(?:god|lord|jesus|pastor|church|parents|satan|serpent)\b/,
  },
  {
    id: 'new-orders',
    group: 'new_orders',
    needs: listed(
      'instruction instructions task prompt rules directive directives orders role objective purpose mission goal commands job',
    ),
    pattern:
      /(?:\b(?:your|here are (?:your|the)|these are your|follow (?:my|these|the)|obey (?:my|these)|only) (?:new|real|true|actual|updated|revised|only|sole|primary|next|following|own) (?:[a-z]+ )?(?:instructions?|tasks?|prompt|rules|directives?|orders|role|objective|purpose|mission|goal|commands|job) (?:is|are|will be|now|from now|below|instead|follows?)\b|(?:^|[\n.!:"*#>[-] ?)(?:new|updated|revised|real|actual|important|urgent|priority|override|additional|special) (?:system )?(?:instructions?|prompt|directives?|task|orders|rules|system (?:message|prompt)|policy) ?[:\]*=-]|\b(?:following|these|my|this|new|below) (?:[a-z]+ )?(?:instructions?|rules|orders|commands|directives?|prompt|message) (?:[a-z]+ )?(?:supersedes?|overrides?|replaces?|takes? (?:precedence|priority)|overrules?|outranks?|trumps?|comes? (?:before|first))\b)/g,
    unless: /\b(?:jesus|christ|gospel|testament|apostle|paul|moses|recipe|the twelve|disciples|covenant)\b/,
  },
  {
    id: 'priority-of-what-is-said-now',
    group: 'new_orders',
    needs: listed('priority precedence override overrides overrule overrules supersede supersedes trumps outranks'),
    pattern: new RegExp(
      `\\b(?:i|my|this|me|what i|these|user'?s?)\\b${gap(40)}\\b(?:priority|precedence|overrides?|overrules?|supersedes?|trumps|outranks)\\b${gap(20)}\\b(?:over |above )?(?:your|the system|all (?:other|previous|prior)|any (?:other|previous|prior)|previous|prior|system|developer|every other) (?:[a-z]+ ){0,2}(?:instructions?|prompts?|rules|guidelines|directives?|programming|messages?|orders|settings|polic(?:y|ies)|restrictions?|filters?)\\b`,
      'g',
    ),
  },
  {
    id: 'reset-of-the-model',
    group: 'override',
    needs: listed('reset wipe clear erase reboot restart delete purge flush format'),
    pattern: new RegExp(
      `${told}(?:reset|wipe|clear|erase|reboot|restart|delete|purge|flush|format) (?:all |out )?(?:yourself|your (?:[a-z]+ ){0,2}?(?:memory|context|settings|instructions?|state|session|configuration|programming|conversation|brain|mind)|the (?:conversation|context|system prompt|chat|session)(?: history| memory)?|to (?:factory|default))\\b`,
      'g',
    ),
    unless: /\b(?:browser|phone|computer|cache|cookies|lord|app settings|router)\b/,
  },
  {
    id: 'released-from-orders',
    group: 'override',
    needs: listed(
      'release releasing released free freed exempt liberate liberated liberating unlock unlocked unchained unleash unleashed bound constrained',
    ),
    pattern: new RegExp(
      `(?:\\bi (?:hereby |now |am |will )?(?:releas\\w+|free|liberat\\w+|exempt|unlock|unchain|unleash) you\\b${gap(20)}\\b(?:from|of)|\\byou(?:'re| are| have been| were| will be)(?: now| hereby| finally)? (?:released|freed?|exempt(?:ed)?|liberated|unlocked|unchained|unleashed|unbound|no longer (?:bound|constrained|confined|limited|restricted)|not (?:bound|constrained|confined|limited|restricted))(?: from| of| by| to)?)\\b${gap(40)}\\b(?:${machineOrders}|rules|confines|typical|openai|ai|shackles of)\\b`,
      'g',
    ),
    unless: /\b(?:law of moses|mosaic|sin|grace|galatians|christ|gospel|covenant)\b/,
  },
  {
    id: 'no-need-to-keep-orders',
    group: 'override',
    needs: listed('need have required must should obliged supposed'),
    pattern: new RegExp(
      `\\byou (?:do not|don't|dont|no longer|need not|needn't|are not|aren't|mustn't|must not|should not|shouldn't)(?: (?:need|have|required|supposed|obliged|going))?(?: to)? (?:follow|obey|abide by|adhere to|stick to|comply with|respect|keep to|observe|listen to|care about|worry about|be bound by)\\b${gap(25)}\\b(?:your|the|any|those|these|openai'?s?|system|safety|content)\\b${gap(16)}\\b${machineOrders}\\b`,
      'g',
    ),
    unless: /\b(?:dietary|kosher|levitic\w+|mosaic|torah|christians?|testament|pharisees|law)\b/,
  },
]

/** To act as though nothing had been said, in other words than leaving it. */
const evasionRules: readonly Rule[] = [
  {
    id: 'orders-then-leave-them',
    group: 'override',
    needs: [...strongVerbs, 'drop', 'skip', 'break'],
    pattern: new RegExp(
      `\\b(?:your|previous|prior|earlier|system|above|initial|original|safety) (?:[a-z'-]+ ){0,2}?(?:${machineOrders}|orders)\\b[^\\n]{0,30}?[?.!,;:-] ?(?:please |just |now |you (?:can|may|should|must) |so |then )?(?:${strongVerbs.join('|')}|drop|skip|break) (?:them|it|those|that|all)\\b`,
      'g',
    ),
    unless: notInPrayer,
  },
  {
    id: 'no-care-for-orders',
    group: 'override',
    needs: listed('care cares hell damn heck'),
    pattern: new RegExp(
      `\\b(?:(?:don't|do not|dont|not|nobody|who|couldn't|no one) cares?(?: less)? (?:about|for|what)|(?:to|the) (?:hell|heck) with|damn) (?:your|the system|openai'?s?|those|these) (?:[a-z]+ ){0,2}?(?:${machineOrders})\\b`,
      'g',
    ),
  },
  {
    id: 'earlier-tasks',
    group: 'override',
    needs: strongVerbs,
    pattern: new RegExp(
      `(?:^|[.!?:;,"'\\n] ?|\\b(?:please|now|and|then|just|but|so|you|to) )${of(strongVerbs)} (?:about )?(?:all |any |every |everything )?(?:of )?(?:the |these |those |your )?(?:previous|prior|above|preceding|earlier|foregoing|former) (?:[a-z]+ )?(?:tasks?|assignments?|texts?|informations?|contexts?|conversations?|inputs?|data|contents?|requests?|statements?|topics?|roles?|personas?|trainings?|dialogue|chats?|discussion|details)\\b`,
      'g',
    ),
    unless: /\b(?:my (?:previous|earlier|last)|chapter|sermon|passage)\b/,
  },
  {
    id: 'new-tasks-for-you',
    group: 'new_orders',
    needs: listed('task tasks instructions instruction orders assignment'),
    pattern:
      /\b(?:new|other|different|important),? (?:[a-z]+ )?(?:tasks?|instructions?|orders|assignment) for you\b|\b(?:focus|concentrate) (?:only |now |solely )?on (?:the |your |this |my )?(?:new|following) (?:tasks?|instructions?|assignment|orders)\b/g,
    unless: /\b(?:god has|jesus|lord)\b/,
  },
  {
    id: 'leave-the-subject',
    group: 'override',
    needs: listed('bible scripture scriptures religious religion theology church christian'),
    pattern:
      /(?:^|[.!?:\n] ?|\b(?:please|ok|okay|now|just|and) )(?:forget|ignore|never mind|nevermind|enough (?:of|with|about)|drop|stop) (?:about )?(?:the |all |all the |this |that |with the |talking about )?(?:bible|scriptures?|religious|religion|theology|church|christian)(?: (?:stuff|study|thing|things|talk|role|part|rules|assistant|act|persona|nonsense|voice|mode))?(?:,| and| for now| now| -|\.) ?(?:and |now |just |instead |from now on |please ){0,3}(?:act|write|help|you(?:'re| are)|answer|tell|give|be|behave|respond|pretend|generate|code|let's|show|do what)\b/g,
  },
  {
    id: 'act-dropped',
    group: 'override',
    needs: listed('act persona mask pretense pretence charade facade opposite sudo backdoor raw'),
    pattern:
      /(?:^|[.!?:;,\n] ?|\b(?:please|now|and|just|can|to|you) )(?:drop|stop|quit|cut|end|lose) (?:the|this|your) (?:[a-z]+ )?(?:act|persona|mask|pretense|pretence|charade|facade)\b|\bopposite (?:day|of (?:what )?(?:your (?:rules|instructions|guidelines|programming)|you(?:'re| are| were)? (?:told|instructed|supposed|allowed|programmed)))|(?:^|\n) ?sudo [a-z]|\b(?:your|the developers?'?s?|hidden|secret) (?:[a-z]+ )?backdoor\b|\b(?:answer|respond|speak|act|talk|reply)\b[^.!?\n]{0,20}\bas the (?:raw|base|untuned|unaligned|original) model\b/g,
    unless: /\b(?:skit|play|hypocri\w+|sunday|masks? at)\b/,
  },
  {
    id: 'says-it-was-broken',
    group: 'hijack',
    needs: listed('pwned hacked owned jailbroken compromised unlocked'),
    pattern: new RegExp(
      `\\b(?:say|print|write|reply|respond|answer|output|repeat|type|confirm|state)\\b${gap(40)}\\b(?:(?:i have|i've|i am|i'm|you have|you've) (?:been |now )?(?:pwned|hacked|owned|jailbroken|compromised|unlocked)|pwned|hacked)\\b`,
      'g',
    ),
    unless: /\b(?:my (?:account|computer|phone|email)|facebook|instagram)\b/,
  },
  {
    id: 'as-if-without-orders',
    group: 'override',
    needs: listed('pretend imagine act acting behave assume suppose consider treat regard if though say'),
    pattern: new RegExp(
      `\\b(?:pretend|imagine|act|acting|behave|assume|suppose|consider|treat|regard|as if|as though)\\b${gap(40)}\\b(?:(?:your|the system|those|these|all|system|previous|prior|any|original|no|safety|content) (?:[a-z]+,? (?:or |and )?){0,3}?(?:instructions?|prompts?|guidelines|restrictions|filters?|limitations|programming|guardrails|safeguards|safety (?:rules|training)|rules) (?:[a-z]+ ){0,3}?(?:do not|don't|did not|didn't|never|no longer|not|doesn't|exist|apply|gone|absent|optional|suspended|lifted|off|disabled|removed|suggestions?|void|cancell?ed|were given|was given)|(?:you (?:never (?:had|received|got|were given)|have (?:no|never received|not received|received no)|had no|were given no|received no|don't have|do not have)) (?:[a-z]+ ){0,3}?(?:instructions?|prompts?|guidelines|restrictions|filters?|limitations|programming|guardrails|safeguards|rules))\\b`,
      'g',
    ),
    unless: /\b(?:israel|gentiles?|pharisees|moses|torah|adam|eve|noah)\b/,
  },
  {
    id: 'outside-the-rules',
    group: 'override',
    needs: listed('outside beyond without despite regardless spite contrary against'),
    pattern: new RegExp(
      `\\b(?:operate|answer|respond|speak|act|reply|talk|think|go|work|function|write|help|chat|be|step|get|tell me|give me)\\b${gap(24)}\\b(?:outside|beyond|without|despite|regardless of|in spite of|contrary to|against|without regard (?:to|for))(?: of)? (?:your|ur|openai'?s?|the system'?s?|any of your|all your|all of your) (?:[a-z-]+,? (?:and |or )?){0,2}?(?:${machineOrders}|role|training|scope)\\b`,
      'g',
    ),
    unless: notInPrayer,
  },
  {
    id: 'task-has-changed',
    group: 'new_orders',
    needs: listed('task role job purpose mission assignment scope persona'),
    pattern:
      /\byour (?:[a-z]+ ){0,2}?(?:task|role|job|purpose|mission|assignment|scope|persona)(?: as (?:an? |the )?[a-z ]{3,30}?)? (?:has (?:now |just |been )?(?:changed|ended|been (?:changed|updated|replaced|cancelled|canceled|revoked))|is (?:now )?(?:over|no longer|cancell?ed|changed|finished|void|complete|suspended)|ends here|will now be|does not matter|doesn't matter|from now on|is now (?:to |an? (?:ai|bot|hacker|unrestricted)|that of))\b/g,
    unless: /\b(?:church|deacon|elder|husband|wife|mother|father|parents?|ministry)\b/,
  },
  {
    id: 'text-as-a-system-message',
    group: 'new_orders',
    needs: listed('system developer admin message command instruction instructions orders prompt'),
    pattern: new RegExp(
      `\\b(?:treat|consider|regard|interpret|take|accept|handle|process|view|classify|read)\\b${gap(40)}\\bas (?:an? |the |your |my |if it were (?:an? |the )?)?(?:new |real |trusted |high-priority |direct |true |authoritative )?(?:system|developer|admin|administrator|root|operator|trusted) ?(?:messages?|prompts?|instructions?|commands?|orders?|level|input|directives?)\\b|\\bas (?:your )?new (?:instructions|orders|rules|system prompt)\\b`,
      'g',
    ),
    unless: /\b(?:my app|my code|api role)\b/,
  },
  {
    id: 'begins-anew-without-rules',
    group: 'override',
    needs: listed('start begin session conversation'),
    pattern: new RegExp(
      `${told}(?:start|begin|open|initiate|launch)(?:ing)? (?:over|fresh|anew|again|an? (?:new|fresh|clean) (?:session|conversation|chat|context))\\b${gap(30)}\\b(?:no|without|new|different|other|unrestricted)\\b${gap(20)}\\b(?:rules|instructions|role|prompt|persona|restrictions|guidelines|filters|limits|context|history)\\b`,
      'g',
    ),
    unless: /\b(?:life|marriage|christ|small group)\b/,
  },
  {
    id: 'leave-the-rules-that',
    group: 'override',
    needs: strongVerbs,
    pattern: new RegExp(
      `(?:^|[.!?:;,"'\\n] ?|\\b(?:please|now|and|then|just|but|so|you) )${of(strongVerbs)} (?:about )?(?:all |any |every )?(?:of )?(?:those|these|the|your)(?: silly| stupid| boring| annoying| dumb| other| little| damn)? (?:rules?|limits|limitations|boundaries|orders|commands|stuff|things|policies)(?: (?:that|which))? (?:(?:they|your (?:developers|creators|makers)) )?(?:tells? you|told you|says? (?:that )?you|govern(?:s|ing)? you|stops? you|stopping you|prevents? you|limits? you|restricts? you|forbids? you|bind(?:s|ing)? you|gave you|set for you|you (?:have|were|follow|got|must|are)|and (?:tell|answer|just|give|do|show|say|reveal|help|respond))\\b${notOfScripture}`,
      'g',
    ),
    unless: /\b(?:lord|leviticus|moses|pastor|church)\b/,
  },
]

/** Marks that only the machinery of a chat writes. */
const tokenRules: readonly Rule[] = [
  {
    id: 'chat-template-token',
    group: 'tokens',
    needs: listed(
      'im inst sys system assistant user endoftext endofprompt begin start eot end human model sep bos header developer instruction instructions prompt admin s',
    ),
    pattern:
      /<\|? ?(?:im_start|im_end|im_sep|system|user|assistant|developer|endoftext|endofprompt|end|begin_of_text|end_of_text|start_header_id|end_header_id|eot_id|sep|bos|human) ?\|>|\[\/?(?:inst|sys)\]|<<\/?sys>>|<\/?(?:system|assistant|sys|system[_-]prompt|instructions?|prompt|developer|admin|user_input|user_query|human|start_of_turn|end_of_turn|system[_-]message)>|"role" ?: ?"(?:system|assistant|developer)"|\[\/?(?:system|assistant|developer|admin|sysadmin|root)(?: (?:message|prompt|note|instructions?|override|update|command|mode|notice))?(?: ?:[^\]\n]{0,40})?\]/g,
  },
  {
    id: 'role-heading-with-order',
    group: 'tokens',
    needs: listed('system developer admin administrator assistant root sysadmin instruction instructions'),
    pattern:
      /(?:^|[\n"'>] ?)(?:[#*=-]{1,6} ?)?(?:system|developer|admin|administrator|root|sysadmin|assistant|new instructions?)(?: (?:message|prompt|note|notice|instructions?|override|update|command|alert))? ?[*#]{0,3}:[*]{0,2}[ \n]?[^\n]{0,80}?\b(?:you|your|ignore|disregard|respond|answer|reply|now|must|override|print|reveal|output|the (?:user|assistant|next|previous)|user|mode|enabled?|disabled?|policy|filters?|instructions?|sure|certainly|restrictions?|unlock\w*|grant\w*|authoriz\w*)\b/g,
  },
  {
    id: 'role-heading-marked',
    group: 'tokens',
    needs: listed('system instruction instructions assistant response human prompt'),
    pattern:
      /(?:^|\n) ?#{2,6} ?(?:system|new instructions?|instructions?|assistant|response|human|system prompt|prompt) ?:/g,
  },
  {
    id: 'end-of-prompt-mark',
    group: 'tokens',
    needs: listed('prompt instructions context input query message'),
    pattern:
      /(?:[-=#*<[({_]{2} ?|\b)(?:end|start|begin|beginning|stop) (?:of )?(?:the )?(?:system |user |developer |hidden |new )(?:prompt|instructions?|context|input|query|messages?)\b/g,
  },
  {
    id: 'faked-turn-of-the-assistant',
    group: 'tokens',
    needs: listed('assistant ai bot chatgpt model'),
    pattern:
      /\n ?(?:assistant|ai|bot|chatgpt|model|ai assistant) ?: ?(?:sure|certainly|ok|okay|yes|of course|absolutely|understood|i will|here is|here's)\b/g,
  },
]

/** Who speaks is said to stand above the rules. */
const authorityRules: readonly Rule[] = [
  {
    id: 'maker-of-the-model',
    group: 'authority',
    needs: listed(
      'developer developers admin administrator engineer programmer operator sysadmin supervisor openai anthropic creator owner team ceo root superuser moderator staff maintainer',
    ),
    pattern: new RegExp(
      `(?:\\b(?:i am|i'm|im|this is|we are|we're|speaking as|as|it's|it is|i represent)\\b (?:[a-z]+ ){0,2}?(?:your (?:[a-z]+ )?(?:developers?|admin|administrator|engineer|programmer|operator|sysadmin|supervisor|dev team|system owner|maintainer)|(?:the|a|an|one of the) (?:[a-z]+ )?(?:developers?|admin|administrator|engineer|programmer|operator|sysadmin|owner|maintainer|creator|moderator|ceo|employee)s? (?:of|for|at|from|behind|who (?:built|made|wrote|created|programmed)) (?:this (?:service|system|api|model|assistant|bot|app|ai|chatbot|tool|site|platform)|the (?:service|system|api|model|assistant|bot|ai|chatbot|platform)|you\\b|your|openai|anthropic|google|berea)|(?:openai|anthropic|the (?:dev|developer|security|safety|admin|engineering|red) team)\\b)|\\bi (?:now )?(?:have|hold|was granted|possess)\\b${gap(16)}\\b(?:admin|administrator|root|developer|superuser|sudo|full system|elevated) (?:access|rights|privileges|permissions?|clearance)\\b|\\bi (?:wrote|built|created|programmed|designed|coded|developed) you\\b|\\b(?:your|the) (?:developers?|creators?|admins?|administrators?|owners?|engineers?|makers|operators?|dev team|openai|anthropic)\\b (?:just |have |has |now |already ){0,4}(?:said|told|authori[sz]ed?|approved|permitted|allowed|gave|given|confirmed|asked|want|wants|instructed|granted|ordered)\\b${gap(30)}\\b(?:you|me|permission|access|this)\\b)`,
      'g',
    ),
    unless:
      /\b(?:i (?:created|made|formed|designed) you,? (?:o|my|says|declares)|my (?:app|website|church)|isaiah|genesis|lord|jacob|israel)\b/,
  },
  {
    id: 'heaven-against-the-rules',
    group: 'authority',
    needs: listed('spirit god jesus lord christ heaven angel gabriel father'),
    pattern: new RegExp(
      `\\b(?:spirit|god|jesus|lord|christ|heaven|angel|gabriel|father)(?: (?:himself|almighty|above|of|the|lord|christ|and|has|now|just|hereby)){0,4}? (?:overrides?|overrul\\w+|commands?|commanded|orders?|ordered|tells|told|wants|authori[sz]\\w+|permits?|requires?|demands?|says?|releases?|frees?|cancels?|lifts?|instructs?|outranks|is (?:above|greater than|higher than|overriding))\\b${gap(50)}\\b(?:your|you to (?:ignore|forget|disregard|bypass|override)|the|all|any|you must) ?(?:[a-z]+ ){0,2}?(?:prompts?|instructions?|programming|filters?|guidelines|restrictions|guardrails|safety rules|polic(?:y|ies)|system|developers?|rules|safeguards?)\\b`,
      'g',
    ),
    unless: /\b(?:israel|moses|the law|adam|noah|sabbath|him|them|kings?|people)\b/,
  },
  {
    id: 'authorised-test',
    group: 'authority',
    needs: listed(
      'authorized authorised authorization debugging debug audit pentest penetration override clearance testing diagnostic diagnostics maintenance',
    ),
    pattern: new RegExp(
      `\\b(?:authori[sz]ed|approved|official|internal|routine|scheduled|required) (?:[a-z]+ )?(?:penetration|security|red.?team|safety|compliance|audit|pen-?test|diagnostic|debug|system)(?: [a-z]+)? ?(?:test|testing|audit|check|review|exercise|session|assessment|researcher|personnel|user)?\\b${gap(60)}\\b(?:you|your|reveal|print|show|provide|output|disable|bypass|instructions?|prompt|config\\w*)\\b|\\bfor (?:debug|debugging|audit|auditing|testing|diagnostic|diagnostics|maintenance|compliance|security|training|calibration) (?:purposes?|reasons?),?\\b${gap(40)}\\b(?:reveal|print|show|output|display|disable|bypass|list|dump|ignore|repeat|your|the system)\\b|\\b(?:admin|authorization|authorisation|override|security|access|clearance|developer) (?:override|code|codes?|level|password|token)\\b ?(?:is|:|=|-)? ?"?[a-z0-9-]{3,}${gap(40)}\\b(?:accepted|granted|confirmed|unlock|reveal|print|disable|grants?|bypass|you)\\b`,
      'g',
    ),
    unless: /\b(?:my (?:app|server|company|website)|our (?:app|server|company|website))\b/,
  },
]

/** Takes the answer over. */
const hijackRules: readonly Rule[] = [
  {
    id: 'only-print',
    group: 'hijack',
    needs: listed('print output echo display say write reply respond answer type repeat return'),
    pattern:
      /\b(?:(?:just|only|simply|merely|now|instead|then|and) (?:print|output|echo|display|type out)(?: out)?(?: only| exactly| just)?(?: the)?(?: following| exact| words?| phrase| sentence| text| string){0,4}:? ?["'[(]|(?:print|output|echo|display|say|write|reply|respond|answer|type|repeat|return)(?: back)?(?: only| just| exactly| nothing but| solely)?(?: with)?(?: only| just| exactly| nothing but| solely)?(?: the)?(?: following| exact| words?| phrase| sentence| text| string){0,4}:? ?["'][^"\n]{1,80}["'],?(?: ?and| but)? ?(?:nothing (?:else|more|other)|only\b|no other|without (?:any )?(?:other|explanation|further)|no matter what|instead|to (?:every|any|all|whatever)|forever|from now))/g,
    unless: /\b(?:verses?|bible|psalm|console|python|javascript|java|greek|hebrew|amen)\b/,
  },
  {
    id: 'instead-do-this',
    group: 'hijack',
    needs: listed('instead rather'),
    pattern: new RegExp(
      `\\b(?:do not|don't|stop|refrain from|instead of|rather than) (?:answer|answering|summari[sz]e|summari[sz]ing|translate|translating|respond|responding|reply|replying|follow|following|complete|completing|doing|do)\\b${gap(40)}[,.;:]? ?(?:but |and )?(?:instead|rather),? (?:just |please |only )?(?:print|say|output|write|tell|reply|respond|answer|give|list|generate|repeat|do|show|provide)\\b`,
      'g',
    ),
    unless: /\b(?:paul|jesus|moses|temptation|gossip|revenge|anger)\b/,
  },
  {
    id: 'answer-starts-with',
    group: 'prefix',
    needs: listed('start begin starting beginning open opening prefix preface prepend'),
    pattern: new RegExp(
      `\\b(?:start|begin|starting|beginning|open|opening|prefix|preface|prepend)\\b (?:off |out )?(?:your|the|every|each|all|all your|all of your|any)? ?(?:[a-z]+ )?(?:answers?|responses?|reply|replies|messages?|outputs?|sentences?|completion|response text)\\b (?:[a-z]+ )?(?:with|by (?:saying|writing)|using)\\b${gap(24)}["']? ?(?:sure|absolutely|yes,|yes i|of course|certainly|okay|ok,|ok |here is|here's|here are|i will|i have been|i've been|hacked|pwned|jailbr|as dan|dan:|\\[|i am (?:free|dan|now)|my (?:system|instructions)|understood|no problem|great,|definitely)`,
      'g',
    ),
  },
  {
    id: 'starts-with-sure',
    group: 'prefix',
    needs: listed('sure absolutely certainly'),
    pattern: new RegExp(
      `\\b(?:respond|reply|answer|say|write|start|begin|first (?:word|words|sentence))\\b${gap(30)}["'](?:sure|absolutely|certainly|of course|yes)[,!]?(?: (?:here|i|let|thing|of|the)|["'])`,
      'g',
    ),
    unless: /\b(?:jesus|children|vows?|marriage|oath)\b/,
  },
  {
    id: 'decode-and-follow',
    group: 'decode_and_follow',
    needs: listed(
      'translate decode decipher decrypt unscramble unreverse decoding translating interpret decoded base64 rot13 hex reversed',
    ),
    pattern:
      /\b(?:translate|decode|decipher|decrypt|unscramble|unreverse|interpret|decoding|translating)\b[^\n]{0,120}?\b(?:(?:and|then|,|to)(?: then| just| please| immediately)? (?:follow|obey|execute|carry out|comply with|act on|act upon|perform|run|do)\b (?:it|the|them|what|that|this|whatever|any|its|all|as)\b|(?:follow|obey|execute|carry out) (?:the |its |any )?(?:decoded|translated|resulting|hidden) )|\b(?:decode|decipher|decrypt|unscramble|base64|rot13)\b[^\n]{0,80}?\b(?:and|then)(?: then| just)? (?:answer|respond|reply|do what)\b/g,
    unless: /\b(?:god|jesus|christ|lord|daniel|scripture|parables?|dreams?)\b/,
  },
  {
    id: 'hidden-orders-in-text',
    group: 'hidden_reference',
    needs: listed('instruction instructions command commands order orders message request task sentence'),
    pattern: new RegExp(
      `\\b(?:(?:follow|obey|execute|carry out|perform|do|answer|read and do|act on|comply with) (?:[a-z]+ ){0,4}?(?:instructions?|commands?|orders?|message|request|task|sentence)\\b${gap(60)}\\b(?:first|last|initial|capital\\w*|every (?:second|third|other)|second|hidden|formed|spelled)\\b${gap(12)}\\b(?:letters?|words?|characters?|in|by|out)\\b|(?:first|last|initial|capital\\w*|every (?:second|third|other)) (?:letters?|words?|characters?) (?:of|in) (?:each|every|the|all|these|this) ${gap(60)}\\b(?:follow|obey|execute|carry out|comply|act on|do what|perform|your (?:task|instructions?)|are (?:an|the|your) (?:instructions?|commands?)|form (?:an|the|your) (?:instructions?|commands?|request|order)))\\b`,
      'g',
    ),
  },
  {
    id: 'joined-pieces',
    group: 'payload_splitting',
    needs: listed(
      'interlace interleave alternate weave combine concatenate concatenated join joined merge together plus string strings variable variables parts pieces assemble',
    ),
    pattern: new RegExp(
      `\\b(?:combine|concatenate|join|merge|assemble|interlace|interleave|weave|put together|piece together|put|stitch)\\b${gap(50)}\\b(?:strings?|parts|pieces|variables?|fragments|segments|letters|tokens|substrings|a and b|x and y|a\\+b|together)\\b[^\\n]{0,80}?\\b(?:follow|execute|answer|respond|obey|run|carry out|perform|do (?:it|what|that)|reply|say|print|tell|act)\\b`,
      'g',
    ),
    unless: /\b(?:python|javascript|sql|excel|java|bible|church|gospels?)\b/,
  },
  {
    id: 'numbered-pieces',
    group: 'payload_splitting',
    needs: listed('part piece string fragment chunk part1 string1 segment'),
    pattern:
      /\b(?:part|piece|string|fragment|chunk|segment) ?[1a] ?[:=] ?["'][^\n]{1,200}?\b(?:part|piece|string|fragment|chunk|segment) ?[2b] ?[:=] ?["']/g,
  },
  {
    id: 'sum-of-strings',
    group: 'payload_splitting',
    needs: [],
    pattern: /=(?:>| )?["'][^"'\n]{1,120}["'][\s\S]{0,400}?\b[a-z]\w{0,11} ?\+ ?[a-z]\w{0,11}\b/g,
  },
]

/** Rules for English that hold for what a caller asks and for what is found. */
export const promptInjectionRules: readonly Rule[] = [
  ...overrideRules,
  ...evasionRules,
  ...tokenRules,
  ...authorityRules,
  ...hijackRules,
  ...persuasionRules,
]
