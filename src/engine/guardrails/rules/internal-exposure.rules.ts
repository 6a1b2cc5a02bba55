import { gap, listed, of, type Rule } from '../rule.ts'
import { spanishExposureRules } from './internal-exposure-es.rules.ts'

const showVerbs = listed(
  'reveal reveals revealing show shows print display tell give output repeat share list dump leak write summarise summarize paraphrase rephrase translate encode describe copy paste recite expose disclose provide quote send read explain see know spell convert echo return extract type render state say outline divulge reproduce restate confess transcribe draw sing rewrite render access view fetch get post append include compose detail rot13 base64 reverse what whats which put dictate regurgitate replay expand enumerate present walk uncover format save complete continue',
)
const show = of([
  ...showVerbs,
  "what's",
  'start with',
  'begin with',
  'spell out',
  'talk about',
  'hand over',
  'rot-13',
  'walk me through',
])
const orders =
  '(?:prompts?|instr?uctions?|messages?|directives?|guidelines?|preamble|rules|context|configuration|config|setup|settings|programming|text|specification|specs?|policies)'
const promptWords = listed(
  'prompt prompts preprompt instruction instructions intructions message messages directive directives guidelines preamble rules context configuration config setup settings programming specification specs spec policies text metaprompt sysprompt',
)
const inPrayer =
  /\b(?:lord|o king|o god|god's|father|heavenly|psalm|psalms|amen|thy|thee|jesus|christ|commandments|precepts|statutes|o lord|moses|paul's|apostle)\b/
const ownWork =
  /\b(?:my (?:\w+ ){0,2}(?:app|bot|chatbot|project|assistant|startup|website|script|agent|model|code|integration|client)|our (?:\w+ ){0,2}(?:app|bot|chatbot|project|team|church|website|server|assistant)|i(?:'m| am) (?:building|writing|developing|creating|making)|should i (?:write|store|put|keep|use)|do i (?:write|store|put|keep|use|get|find|create|rotate|set))\b/

/** Asks for the words that the model was given. */
const promptRules: readonly Rule[] = [
  {
    id: 'own-given-orders',
    group: 'prompt',
    needs: promptWords,
    pattern: new RegExp(
      `\\b(?:your|ur|chatgpt's|the (?:assistant|model|ai|bot|chatbot|api|service)'s|berea's|its own)(?: own| very| entire| full| complete| exact| whole| actual| current| top){0,2} (?:system|sys|initial|initialization|hidden|internal|starting|base|underlying|developer|core|confidential|root|master|meta|pre-?|preset|preloaded|operating|foundational|original|default|raw|secret|setup|opening|top-level|behind-the-scenes|custom)[ -]?(?:[a-z]+ )?${orders}\\b`,
      'g',
    ),
    unless: inPrayer,
  },
  {
    id: 'show-system-prompt',
    group: 'prompt',
    needs: promptWords,
    pattern: new RegExp(
      `\\b${show}\\b${gap(60)}\\b(?:(?:the|this|that|any|ur|its|all|those|these) (?:[a-z]+ ){0,3}?(?:system|sys|developer|initial|hidden|initialization|pre-?|meta|internal|original|root|master|underlying|base)[ -]?(?:prompts?|messages?|instr?uctions?|directives?|preamble)|(?:the|this) (?:prompt|preamble) (?:you|above|that|before|given|at|provided|used|in)|(?:instructions?|messages?|prompts?|rules|text|directives?|guidelines?) (?:above|before (?:this|me|my|the user)|preceding|prior to (?:this|my|the)|at the (?:top|beginning|start) of (?:this|the|your|our)|that (?:you were|were) (?:given|provided|loaded|set|written)|you(?:'ve| have| were| had)(?: been)? (?:given|provided|told|received|initiali[sz]ed|configured|started|programmed|loaded|set up)|in your (?:context|prompt|memory)|behind you))\\b`,
      'g',
    ),
    unless: new RegExp(
      `${inPrayer.source}|${ownWork.source}|\\b(?:god (?:gave|wants)|noah|abraham|israel|disciples)\\b`,
    ),
  },
  {
    id: 'show-your-orders',
    group: 'prompt',
    needs: promptWords,
    pattern: new RegExp(
      `\\b${show}\\b${gap(50)}\\b(?:your|ur) (?:(?:whole|entire|full|complete|exact|own|current|previous|prior|earlier|first|above|special|specific|actual|real|detailed|verbatim|very) ){0,3}(?:prompts?|instr?uctions?|intructions|directives?|preamble|programming|configuration|config|guidelines?|system|settings)\\b(?! (?:for|on|about|to) (?:how|reading|studying|prayer|the|me|living|us))`,
      'g',
    ),
    unless: new RegExp(`${inPrayer.source}|\\b(?:heart|holy|servant)\\b`),
  },
  {
    id: 'text-above',
    group: 'prompt',
    needs: listed('above preceding previous before prior earlier far precedes preceded'),
    pattern: new RegExp(
      `(?:^|[.!?:;,"'\\n(] ?|\\b(?:please|and|then|now|just|you|to|me|instead) )(?:repeat|print|output|copy|echo|recite|display|reproduce|show(?: me)?|return|write(?: out| down)?|summari[sz]e|translate|paste|list|tell me|give me|restate|type|encode|rewrite|spell|quote|read(?: back)?|dump|convert|put|place|wrap)\\b ?(?:me |back |out |down )?${gap(20)}\\b(?:(?:everything|anything|all|all of it|the (?:text|words?|content|contents|paragraphs?|lines?|sentences?|messages?|message|conversation|section|document|string|tokens?)|all (?:the|of the) (?:text|words|content|messages|lines)|what(?:ever)?)(?: that| which)?(?: (?:is|was|were|you|came|comes|appears?|appeared|stands|i|has been|have been|been|said|written|wrote|see|received|got|sent|immediately|directly|right|just)){0,4} (?:above|before (?:this|my|the (?:first|user|line)|me)|preceding|precedes|prior to|previously|earlier|so far|up to (?:here|this|now))|(?:the )?(?:above|preceding|previous|prior) (?:text|words?|content|paragraphs?|lines?|messages?|section|prompt|context|input|instructions?))\\b`,
      'g',
    ),
    unless:
      /\b(?:passage|verses?|psalm|chapter|scripture|poem|prayer|i (?:wrote|said|pasted|gave|asked|sent)|my (?:essay|text|notes|sermon|paragraph|question|last|story)|essay|sermon|article|we (?:discussed|talked))\b/,
  },
  {
    id: 'first-words-of-conversation',
    group: 'prompt',
    needs: listed('first last beginning start top opening starting starts initial 100 50 200 verbatim'),
    pattern: new RegExp(
      `\\b(?:(?:first|last|opening|initial|top) (?:\\d+|few|one|two|three|five|ten|twenty|fifty|hundred|couple|several|very)? ?(?:of )?(?:words?|sentences?|lines?|characters?|letters?|tokens?|paragraphs?|messages?|things?|part|section)|\\d+ (?:words|lines|characters|tokens|sentences)|(?:the )?(?:very )?(?:beginning|start|top|opening)) (?:(?:at the start )?(?:of|in|from)|you (?:were|received|saw|got|read|see)) (?:this |the |our |your |this whole |the whole |the entire )?(?:(?:system|hidden|initial|original|entire) )?(?:conversation|chat|prompt|context(?: window)?|instructions?|session|system message|dialogue|dialog|thread|input|told|given|shown|memory)\\b|\\b(?:starting|beginning|start|begin|begins|starts) (?:with|from|at)\\b${gap(24)}"(?:you are|you're|system|# ?system|as an?|instructions|knowledge cut)`,
      'g',
    ),
    unless: /\b(?:paul|jesus|bible|prayer|letter|book|nicodemus|gospel|verses?|sermon|essay)\b/,
  },
  {
    id: 'what-were-you-told',
    group: 'prompt',
    needs: listed(
      'told instructed given configured programmed prompted tell instruct forbidden prohibited allowed ordered initialized initialised hide hiding conceal trained',
    ),
    pattern: new RegExp(
      `\\b(?:(?:what|which|how|everything|anything|whatever|all|exactly)\\b${gap(30)}\\b(?:were|have|are|was|did|do)\\b (?:you|u) (?:been |actually |really |specifically |exactly |originally |initially ){0,2}(?:told|instructed|configured|programmed|prompted|ordered|initiali[sz]ed|briefed|set up|asked) ?(?:not |never )?(?:to\\b|before|about|at|in|by|for|when|by|with|here|as|prior|earlier|not|$|\\?|\\.|,)|(?:what|which|how|everything|all|whatever) (?:[a-z]+ ){0,3}?(?:did|do|does|have|has)\\b${gap(10)}\\b(?:your |the )?(?:developers?|creators?|makers|programmers?|company|team|owners?|operators?|berea|they|admins?|engineers|designers)\\b${gap(10)}\\b(?:tell|told|instruct\\w*|give|gave|given|program\\w*|order\\w*|ask\\w*|forbid|forbidden|put|configure\\w*|write|written) (?:to )?(?:you\\b|in your|into your)|(?:what|which) (?:instructions?|rules|directives?|prompts?|guidelines|constraints|restrictions|orders|commands)\\b${gap(12)}\\b(?:were you|have you|are you|you were|you've been|did you|do you have|you have been|you are|govern you|control you)\\b|(?:what|which)\\b${gap(20)}\\b(?:are|aren't|were) you(?: not)? (?:forbidden|prohibited|not allowed|not permitted|barred|allowed|instructed|supposed)(?: not)? (?:from|to) (?:say|saying|tell|telling|reveal|revealing|share|sharing|discuss|discussing|talk|talking|mention|mentioning|disclose|disclosing|answer|show)\\b|(?:are you|what are you) (?:hiding|concealing) (?:from|in your))`,
      'g',
    ),
    unless: /\b(?:lord|god (?:tell|told|gave|asked)|moses|disciples|jesus|prayer)\b/,
  },
  {
    id: 'prompt-as-a-tale',
    group: 'prompt',
    needs: promptWords,
    pattern: new RegExp(
      `\\b(?:(?:poem|song|story|rap|haiku|tale|acrostic|essay|limerick|riddle|crossword|json|yaml|xml|table|code block|markdown|spanish|french|german|latin|pig latin|emojis?|base64|hex|morse|rot13|backwards|reverse|dialogue|letter|diagram|list)\\b${gap(50)}\\b(?:your|the) (?:own |system |initial |hidden |original |internal |secret |exact )?(?:prompt|instructions|directives|configuration|system message|setup|programming)|(?:your|the system|the initial|the hidden|system) (?:prompt|instructions|message|configuration|directives)\\b${gap(40)}\\b(?:poem|song|story|rap|haiku|base64|hex|morse|rot-?13|json|yaml|xml|backwards|in reverse|reversed|spanish|french|german|latin|emojis?|code block|verbatim|word for word|letter by letter|bullet))`,
      'g',
    ),
    unless: new RegExp(`${inPrayer.source}|${ownWork.source}`),
  },
  {
    id: 'prompt-to-complete',
    group: 'prompt',
    needs: [...promptWords, 'told', 'instructed', 'are'],
    pattern: new RegExp(
      `\\b(?:(?:my|the) (?:system |initial |hidden |original |full |exact )(?:prompt|instructions?|message|directives?) (?:is|are|was|were|says?|reads?|begins?|starts?|states?|tells? me)\\b ?(?:as follows|with|that)? ?["':._-]|(?:complete|finish|continue|fill in|predict|fill)\\b${gap(60)}\\b(?:(?:my|your|the system|the hidden|system|these|my initial|your initial) (?:prompt|instructions?|rules|message|directives|guidelines)|i was (?:told|instructed|programmed|given)|you were (?:told|instructed|given))|(?:complete|finish|continue)\\b${gap(40)}[:"'] ?["']?(?:you are an?|your (?:rules|task|instructions)|i was (?:told|instructed)|system ?:)|(?:if|suppose|imagine|pretend|hypothetically|let's say)\\b${gap(60)}\\b(?:your|the|its) (?:own )?(?:system |initial |hidden |original |internal )?(?:prompt|system message|instructions|configuration|programming)\\b${gap(30)}\\b(?:say|look|read|contain|include|start|begin|be\\b|what|how|sound))`,
      'g',
    ),
    unless: new RegExp(`${inPrayer.source}|${ownWork.source}`),
  },
  {
    id: 'guards-and-marks',
    group: 'prompt',
    needs: listed(
      'guardrail guardrails threshold thresholds classifier classifiers moderation delimiter delimiters marker markers blocklist denylist canary filters filter separator tokens',
    ),
    pattern: new RegExp(
      `\\b(?:${show}|how do i (?:bypass|avoid|get past|evade))\\b${gap(50)}\\b(?:guardrails?(?: (?:names?|rules?|thresholds?|list|patterns?))?|(?:safety|moderation|injection|content|input|output) (?:rules|patterns|classifiers?|filters?|thresholds?|checks)|(?:secret|hidden|internal|special|random) (?:markers?|delimiters?|separators?|tokens?|canar(?:y|ies))|canary(?: token)?|(?:block|deny)lists?|delimiters?)\\b${gap(60)}(?:\\b(?:you|your|this (?:service|api|assistant|bot|model)|the (?:service|api|model|system|assistant)|instructions|separates?|prompt|documents?|in (?:use|place))\\b)|\\b(?:list|reveal|print|show|dump|tell me|what are|describe)\\b${gap(20)}\\b(?:your|the) (?:[a-z]+ ){0,2}?(?:guardrails?|moderation rules|safety (?:rules|classifiers?|filters?|patterns)|injection (?:rules|patterns|filters?)|content filters?|banned words|blocked (?:words|topics|phrases)|thresholds)\\b`,
      'g',
    ),
    unless: new RegExp(`${ownWork.source}|\\b(?:marriage|dating|church|purity)\\b`),
  },
  {
    id: 'has-hidden-orders',
    group: 'prompt',
    needs: promptWords,
    pattern:
      /\b(?:do|did|have) you (?:have|got|receive|follow|been given|get|run on|operate (?:on|under))(?: a| any| some)? (?:[a-z]+ )?(?:(?:system|hidden|secret|initial|developer|internal|pre-?set) (?:prompts?|instructions?|rules|messages?|directives?|guidelines)|system ?prompt)\b|\b(?:is|are) there (?:a |any |some )?(?:system prompt|(?:hidden|secret|system|developer) (?:instructions?|prompts?|messages?)) (?:in|behind|before|above|for|that|you|here)\b/g,
    unless: new RegExp(`${inPrayer.source}|${ownWork.source}`),
  },
  {
    id: 'asks-after-what-was-left',
    group: 'prompt',
    needs: listed('instructions prompt rules directives instruction'),
    pattern:
      /\b(?:previous|prior|above|earlier|initial|original|system|your|all) (?:instructions?|prompts?|rules|directives|messages?)\b[^\n]{0,60}?\b(?:what (?:were|was|are|is) (?:those|they|these|it|that)\b|(?:repeat|list|show|print|tell me|write|quote)(?: me)? (?:those|them|it)\b)|["'](?:my|the) (?:[a-z]+ )?(?:instructions|prompt|rules|directives) (?:are|is|were|was|say|says) ?:?["']/g,
    unless: new RegExp(`${inPrayer.source}|${ownWork.source}`),
  },
  {
    id: 'system-prompt-named',
    group: 'prompt',
    needs: listed('prompt sysprompt preprompt metaprompt'),
    pattern: new RegExp(
      `\\b(?:${show}|have|contain|contains|in|of|from|about|what does|what is|is)\\b${gap(20)}\\b(?:your|the|ur|this) (?:[a-z]+ ){0,2}?(?:system ?prompt|sys ?prompt|pre-?prompt|meta-?prompt|prompt template)\\b|(?:^|[.!?:;,"\\n] ?)(?:system ?prompt|initial prompt|hidden prompt)(?: please| pls| now)? ?[:?.!]? ?(?:$|\\n)`,
      'g',
    ),
    unless: ownWork,
  },
]

/** Asks what the service runs on, with which keys and where. */
const configurationRules: readonly Rule[] = [
  {
    id: 'service-internals',
    group: 'configuration',
    needs: listed(
      'environment env variables config configuration key keys token tokens credential credentials password passwords connection database databases db host hosts hostname hostnames port ports endpoint endpoints url urls ip address addresses server servers admin path paths route routes dashboard panel console backend logs log source code stack infrastructure settings tables schema secrets secret repository vector index certificate',
    ),
    pattern: new RegExp(
      `\\b(?:${show}|find|where|have|use|uses|using|connect|need|want|dump|is|are|help me)\\b${gap(50)}\\b(?:your|this (?:service|system|server|api|app|application|assistant|bot|chatbot|model|site|platform|backend)'?s?|the (?:service|system|server|api|app|application|assistant|bot|chatbot|backend|platform|provider|site|production|prod|host|underlying|company|model|operator|openai|anthropic|google|gemini|internal|private)(?:'s)?|berea(?:'s)?|you (?:use|are using|run)|openai|anthropic)\\b (?:[a-z'-]+ ){0,3}?(?:environment(?:al)? variables?|env(?:ironment)? vars?|env file|configuration (?:files?|settings|values|details)|config(?: files?| values| settings)?|api[ -]?keys?|secret keys?|access keys?|private keys?|signing keys?|(?:access |auth |bearer |api )?tokens?|credentials|passwords?|connection strings?|database(?: (?:url|host|name|schema|password|credentials|server|tables?|address|connection|user|string))?|db (?:url|host|name|schema|password|server)|hostnames?|host ?names?|hosts?|ports?|internal (?:endpoints?|urls?|ips?|addresses|network|hosts?|services?|paths?|routes?|apis?|documentation|tools|docs)|ip address(?:es)?|ip|server (?:names?|address|logs?|ip)|admin(?:istrator|istration)? (?:panel|url|endpoints?|paths?|routes?|console|dashboard|login|page|interface|area|password|key|account)|ops (?:paths?|endpoints?|console|routes?)|operations? (?:paths?|endpoints?|console|routes?)|backend (?:url|host|code|server)|source code|infrastructure|tech(?:nology)? stack|logs|secrets|tables|vector (?:store|database|index)|certificates?|monitoring (?:endpoints?|paths?)|metrics (?:endpoint|path|url)|health ?(?:check)? (?:endpoint|path|url))\\b`,
      'g',
    ),
    unless: new RegExp(
      `${ownWork.source}|\\b(?:kingdom|church records|lord|virginity|i (?:get|obtain|request|create|rotate|need) (?:an?|my|your) api key|how (?:do|can) i (?:get|obtain|rotate|create|revoke|use|authenticate|send|pass))\\b`,
    ),
  },
  {
    id: 'internal-names',
    group: 'configuration',
    needs: listed('internal deployment production staging backend infrastructure'),
    pattern: new RegExp(
      `\\b${show}\\b${gap(60)}\\b(?:(?:internal|private|backend|production|staging|cluster|upstream) (?:and [a-z]+ )?(?:host ?names?|hosts?|ip(?: address(?:es)?)?s?|urls?|network|dns(?: names?)?|servers?|domains?|addresses|services|endpoints?|apis?|credentials|config\\w*|base url|ports?)|(?:deployment|production|staging|infrastructure|backend)(?:'s)? (?:[a-z]+ )?(?:url|base url|region|config\\w*|details|secrets|credentials|database|servers?|address|keys?|host\\w*|environment))\\b|\\bbase url of the (?:deployment|backend|model|provider|internal)\\b`,
      'g',
    ),
    unless: ownWork,
  },
  {
    id: 'inner-workings',
    group: 'configuration',
    needs: listed(
      'workings architecture pipeline internals implementation codebase source context memory state buffer infrastructure',
    ),
    pattern: new RegExp(
      `\\b${show}\\b${gap(40)}\\b(?:your|this (?:service|api|assistant|bot)'s|the (?:service|api|assistant|bot)'s) (?:(?:inner|internal|technical|backend|software|system|retrieval|full|entire|whole|raw|current) ){0,2}(?:workings|architecture|pipeline|internals|implementation|code ?base|source code|infrastructure)\\b|\\b(?:dump|print|output|export|show|list|reveal|display)\\b${gap(16)}\\byour (?:(?:full|entire|whole|raw|current|complete|working) ){0,2}(?:context(?: window)?|memory|state|buffer|input)\\b`,
      'g',
    ),
    unless: new RegExp(`${inPrayer.source}|\\b(?:creation|spirit|grace|lord's)\\b`),
  },
  {
    id: 'key-for-me',
    group: 'configuration',
    needs: listed('key keys env docker compose token'),
    pattern:
      /\b(?:give|send|lend|hand|show|generate|mint|make|get)(?: me| us) (?:a |an |one |some |any |another |someone'?s |your )(?:[a-z]+ ){0,2}?(?:api|secret|access|admin|provider|bearer)[ -]?(?:keys?|tokens?)\b|(?:^|[\s"'(/])\.env(?:\.[a-z]+)?(?=[\s"').,?]|$)|\b(?:contents?|content|show|print|read|cat|open) (?:of )?(?:me )?(?:the |your )?(?:docker-compose[.a-z]*|config\.[a-z]+|secrets?\.[a-z]+|settings\.[a-z]+|dockerfile)\b/g,
    unless: ownWork,
  },
  {
    id: 'what-the-service-holds',
    group: 'configuration',
    needs: listed(
      'environment env variables vars keys secrets credentials passwords tokens database databases ports hosts config',
    ),
    pattern: new RegExp(
      `\\b(?:what|which|list|show|name|print|tell|give|how many|any)\\b${gap(20)}\\b(?:environment variables|env vars|api keys?|secrets|credentials|passwords|(?:access |api )tokens|databases?|ports|hosts|config(?:uration)? (?:values|files?))\\b (?:[a-z]+ ){0,3}?(?:(?:do|does|are|is|has|have) )?(?:you|this (?:service|api|server|app|assistant|bot|container|process)|the (?:service|api|server|backend|assistant|container|process))\\b(?: (?:have|has|use|uses|hold|holds|know|knows|run|runs|read|reads|see|access|given|using|store|stores|connect\\w*)\\b|[?.]|$)`,
      'g',
    ),
    unless: ownWork,
  },
  {
    id: 'traces-and-tools',
    group: 'configuration',
    needs: listed(
      'build commit stack trace debug logs log chunks schema schemas definitions documents vendor costs cost budget margin tools functions context temperature',
    ),
    pattern: new RegExp(
      `\\b${show}\\b${gap(40)}\\b(?:your|the (?:service|api|server|backend|model|assistant|system)'?s?|this (?:service|api|server|assistant)'?s?|raw|last|all|full) (?:[a-z]+ ){0,2}?(?:build (?:number|hash|id)|commit(?: hash| id)?|stack trace|debug (?:info\\w*|output|logs?|data)|(?:error|request|access|server|audit|application) logs?|retrieved (?:chunks|context|documents)|raw (?:context|documents|request|response)|context window|(?:tool|function) (?:definitions|schemas?|list|names|calls)|(?:available|internal) (?:tools|functions)|hosting (?:provider|vendor|costs?)|(?:model|provider|token) (?:costs?|bill|budget|invoice)|profit margin|cost per (?:request|token|call))\\b`,
      'g',
    ),
    unless: ownWork,
  },
  {
    id: 'keys-and-variables',
    group: 'configuration',
    needs: listed(
      'environment env dotenv printenv process getenv environ api key keys variables openai anthropic database_url etc passwd proc',
    ),
    pattern: new RegExp(
      `\\b(?:printenv|process\\.env|os\\.environ|getenv|/proc/self/environ|/etc/(?:passwd|shadow|hosts)|cat \\.env|169\\.254\\.169\\.254)|(?:echo |\\$\\{?|print )[a-z_]*(?:api_key|secret_key|secret|token|password|database_url)\\b|\\b(?:${show})\\b${gap(24)}\\b(?:all (?:the )?|every |any |the )(?:environment variables|env vars|api keys|secret keys|configured secrets|stored credentials|provider keys?|secrets you|credentials you|keys you)\\b`,
      'g',
    ),
    unless: ownWork,
  },
  {
    id: 'where-it-runs',
    group: 'configuration',
    needs: listed(
      'port host server database ip domain cloud region datacenter hosted deployed listens listening hostname provider vendor running hosts infrastructure address',
    ),
    pattern: new RegExp(
      `\\b(?:what|which|where|on what|on which|name|tell)\\b${gap(24)}\\b(?:ports?|hosts?|hostname|server|database|ip(?: address)?|cloud|region|data ?cent(?:er|re)|infrastructure|internal|address|machine|are you|is this|is the)\\b${gap(30)}\\b(?:(?:you|service|api|server|backend|model|database|postgres|redis|bot|system|app)\\b${gap(16)}\\b(?:listen(?:s|ing)?|hosted|deployed|run(?:s|ning)? on|connect(?:s|ed|ing)?(?: to)?)|(?:hosted|deployed|listening) (?:on|at|in)|(?:are you|is this (?:api|service|server|bot)|is the (?:api|service|server|backend|database)) (?:running|hosted|deployed|listening|connected))\\b`,
      'g',
    ),
    unless: new RegExp(`${ownWork.source}|\\b(?:paul|ship|shipwreck|seaport|israel|temple)\\b`),
  },
  {
    id: 'password-of-the-service',
    group: 'configuration',
    needs: listed('password passwords credentials passphrase login'),
    pattern:
      /\b(?:admin|administrator|root|database|db|server|service|system|backend|operator|production|dashboard|ops|postgres|redis|master|superuser|default)(?:'s)? (?:[a-z]+ )?(?:passwords?|credentials|passphrase|login(?: details| credentials)?)\b/g,
    unless: new RegExp(
      `${ownWork.source}|\\b(?:my (?:database|server|admin|root)|reset|forgot|wordpress|router|mysql|how (?:do|can|to))\\b`,
    ),
  },
  {
    id: 'ops-paths',
    group: 'configuration',
    needs: listed(
      'admin ops internal metrics healthz debug actuator operations endpoints routes endpoint paths undocumented hidden',
    ),
    pattern: new RegExp(
      `(?:^|[\\s"'(])/(?:admin|ops|internal|metrics|healthz|debug|actuator|private|_internal)(?:/[a-z0-9_-]*)?(?:[\\s"').,?]|$)|\\b${show}\\b${gap(30)}\\b(?:hidden|undocumented|internal|admin|private|secret|unpublished|ops|operations?|debug|staff)(?:[ -](?:only|facing))? (?:and [a-z]+ )?(?:api )?(?:endpoints?|routes?|paths?|urls?|apis)\\b`,
      'g',
    ),
    unless: ownWork,
  },
]

/** Asks for what belongs to other callers. */
const otherAccountRules: readonly Rule[] = [
  {
    id: 'data-of-others',
    group: 'other_accounts',
    needs: listed(
      'user users customer customers account accounts client clients tenant tenants caller callers subscriber subscribers member members developer developers project projects person someone somebody people visitors church churches organization organizations',
    ),
    pattern: new RegExp(
      `\\b(?:${show}|what|did|was|were|have|asked|look up|pull up|search|find|retrieve|load|switch to|use|open|export|download|query)\\b${gap(40)}\\b(?:(?:other|another|different|previous|last|prior|all|any other|recent|every|every other|all other|some other|earlier|registered|the next|a random|random|fellow)(?: (?:[a-z]+ )?(?:users?|customers?|accounts?|clients?|tenants?|callers?|subscribers?|api users?|developers?|projects?|visitors?)(?:'s?|s')?)|(?:other|another|previous|last) (?:person|people|church|churches|organi[sz]ations?)(?:'s?)?|someone else'?s?|somebody else'?s?|account (?:number |id |no\\.? )?#?[a-z_]*\\d+|user (?:number |id )?#?\\d+)\\b${gap(40)}\\b(?:conversations?|questions?|prayers?|messages?|data|keys?|e-?mails?|queries|history|requests?|chats?|logs?|names?|documents?|files?|usage|projects?|records?|sessions?|notes|knowledge|asked|ask|asking|typed|wrote|said|information|details|uploads?|uploaded|credits|balance|billing|passwords?|addresses|content)\\b`,
      'g',
    ),
    unless:
      /\b(?:jesus|paul|the bible|in scripture|disciples|gospels?|i'd like to pray|how (?:can|do|should) (?:i|we) (?:help|pray|love|export|delete)|my (?:app|users|customers|project)|our (?:app|users|customers|members))\b/,
  },
  {
    id: 'what-others-asked',
    group: 'other_accounts',
    needs: listed(
      'users customers accounts else others people clients tenants callers subscribers user customer account',
    ),
    pattern: new RegExp(
      `\\b(?:prayers?|prayer requests|questions?|conversations?|prompts?|data|requests?|messages?|chats?|queries|history|documents?|keys?|e-?mails?|names?|usage|logs)\\b${gap(30)}\\b(?:of|by|from|belonging to|submitted by|sent by|asked by) (?:(?:all|any|some|your|the|every|each) )?(?:other|another|previous|last|different|recent|fellow|registered) (?:[a-z]+ )?(?:users?|customers?|accounts?|clients?|tenants?|callers?|subscribers?)\\b|\\b(?:what|which|who|show|tell|list)\\b${gap(30)}\\b(?:anyone|anybody|someone|somebody|people|others|other people|users) (?:else )?(?:(?:has|have|did|do|been) )?(?:ask(?:ed|ing)?|type[ds]?|said|sent|told|tell(?:ing)?|request\\w*|confess\\w*) (?:you|this (?:service|api|assistant|bot))\\b`,
      'g',
    ),
    unless: ownWork,
  },
  {
    id: 'list-of-accounts',
    group: 'other_accounts',
    needs: listed('users customers accounts tenants subscribers callers keys clients'),
    pattern:
      /\b(?:list|show(?: me)?|dump|export|give me|print|enumerate|name|who are|tell me(?: about)?|display|select \* from)\b ?(?:of )?(?:a |the )?(?:list of )?(?:all |all of |every |each )?(?:the |your |of the |registered |other |current |active ){0,4}(?:users|customers|accounts|tenants|subscribers|api users|api keys|account holders|clients|user table)\b(?: (?:of|on|in|using|who|that|registered|stored|with|and|you|from|table|for)\b|[.?!,]|$)/g,
    unless: ownWork,
  },
]

/** Asks for what the service is judged by, and what model answers. */
const evaluationRules: readonly Rule[] = [
  {
    id: 'evaluation-material',
    group: 'evaluation',
    needs: listed(
      'evaluation evaluations eval evals benchmark benchmarks test tests grading grader graded rubric rubrics golden judge judged scoring tested graders evaluated evaluators benchmarked',
    ),
    pattern: new RegExp(
      `\\b(?:(?:your|the (?:hidden|secret|internal|private|held-?out|official|judges?'?|grader'?s?|evaluator'?s?|evaluation|model'?s?|service'?s?)|hidden|held-?out|berea'?s?)(?: [a-z]+){0,2}? ?(?:evaluation|eval|benchmark|test|grading|golden|scoring|judging)s?(?: (?:set|sets|suite|questions?|answers?|key|data|dataset|material|materials|cases?|prompts?|criteria|rubrics?|items?|file|files|content))|(?:questions?|answers?|answer key|prompts?|rubrics?|criteria|dataset|data|material|cases|set|key)\\b${gap(40)}\\b(?:(?:used|designed|going|meant|they use|written) (?:to|for) (?:evaluat\\w+|test\\w*|grad\\w+|benchmark\\w*|judg\\w+|scor\\w+) (?:you|this (?:api|assistant|service|bot|model)|the (?:api|assistant|service|bot|model))|you(?:'re| are| were| will be)(?: being)? (?:evaluated|tested|graded|benchmarked|judged|scored) (?:on|with|by|against))|(?:answer key|answers|expected (?:answers?|outputs?)|golden answers?|solutions|reference answers?|rubrics?|scoring rubric|test cases|test questions|grading criteria)\\b${gap(20)}\\b(?:to|for|of|from|in) (?:your|the|this|this service's) (?:[a-z]+ ){0,2}?(?:evaluations?|evals?|benchmarks?|hidden test|test (?:set|suite)|judging|grading)|(?:benchmark|evaluation|eval) (?:answers?|answer keys?|questions?|items?|material|dataset|prompts?|rubric))\\b`,
      'g',
    ),
    unless: new RegExp(
      `${ownWork.source}|\\b(?:my (?:class|students|bible quiz|exam)|our (?:quiz|class|small group)|sunday school|seminary exam)\\b`,
    ),
  },
  {
    id: 'model-behind',
    group: 'model',
    needs: listed(
      'model models llm llms gpt engine provider temperature cutoff embedding embeddings parameters weights fine finetuned tuned vendor tokenizer',
    ),
    pattern: new RegExp(
      `\\b(?:(?:what|which|whose|name|tell me|reveal|exact|identify)\\b${gap(30)}\\b(?:models?|llms?|gpt|(?:ai|llm|model|inference) (?:provider|vendor|engine|company)|embeddings?(?: model)?|language model|foundation model)\\b${gap(16)}\\b(?:are you|is (?:this|powering|behind|running|under|being used|used (?:here|by)|it|answering)|do you (?:use|run|call|rely)|does (?:this|the|berea|it|your)|powers|powering|you(?:'re| are) (?:running|based|built|using|powered|calling)|you (?:use|run)|behind (?:you|this)|name|version|(?:are|is) (?:your|you))|(?:what|which|tell me|reveal)\\b${gap(20)}\\byour (?:[a-z]+ ){0,2}?(?:model(?: name| version| id| provider)?|llm|temperature|top[-_ ]p|max tokens|context (?:window|length)|knowledge cut-?off|training (?:cut-?off|data)|parameters|weights|embedding model|tokenizer|fine-?tuning(?: data)?|model provider|ai provider|ai vendor)|(?:are you|you are|is this|are we talking to|you're)(?: really| actually| just| secretly| based on| built on| running| powered by| using| a version of| a wrapper (?:for|around)){0,3} (?:openai'?s? ?|anthropic'?s? ?|google'?s? )?(?:gpt-?\\d[\\w.]*|claude (?:\\d|opus|sonnet|haiku)[\\w.]*|gemini (?:\\d|pro|flash)[\\w.]*|llama-?\\d?|mistral|openai|deepseek|qwen))\\b`,
      'g',
    ),
    unless: new RegExp(
      `${ownWork.source}|\\b(?:role model|prayer model|model prayer|of (?:leadership|discipleship|prayer|atonement|forgiveness)|translation)\\b`,
    ),
  },
]

/** Asking a model for its prompt; injections are made of the same questions. */
export const promptLeakRules: readonly Rule[] = promptRules

/** What callers ask that is not to be answered. */
export const internalExposureRules: readonly Rule[] = [
  ...promptRules,
  ...configurationRules,
  ...otherAccountRules,
  ...evaluationRules,
  ...spanishExposureRules,
]
