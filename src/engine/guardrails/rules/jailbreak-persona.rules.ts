import { gap, listed, type Rule } from '../rule.ts'

const machine =
  '(?:ai|a\\.i\\.|ais|assistant|chatbot|chat bot|bot|robot|language model|llm|model|gpt|chatgpt|gpt-?\\d|persona|alter ego|machine|intelligence|program|system|entity)'
const unbound =
  '(?:unfiltered|uncensored|unrestricted|unrestrained|amoral|rule-?less|lawless|jailbroken|jail-?broken|unbounded|unaligned|unshackled|unhinged|unmoderated|machiavellian|filterless|limitless|uninhibited|unethical|no-?filter|unchained|rogue)'
const unboundWords = listed(
  'unfiltered uncensored unrestricted unrestrained amoral ruleless rule rules lawless jailbroken jail broken unbounded unaligned unshackled unhinged unmoderated machiavellian filterless limitless uninhibited unethical filter unchained rogue',
)
const fetters =
  '(?:restrictions?|limitations?|filters?|filtering|guidelines?|censorship|censor(?:ing)?|constraints?|safeguards?|guardrails?|content polic(?:y|ies)|safety (?:rules|measures|guidelines|features|filters|protocols)|disclaimers?|ethical (?:or moral )?(?:guidelines|restrictions|limits|constraints|boundaries|concerns|principles|considerations|codes?)|moral (?:or ethical )?(?:guidelines|restrictions|limits|constraints|boundaries|compass|principles)|moderation|restraints?)'
const looseFetters = `(?:${fetters}|rules|limits|boundaries|ethics|morals|laws|policies|morality|inhibitions|prohibitions)`
const fetterWords = listed(
  'restriction restrictions limitation limitations filter filters filtering guideline guidelines censorship censor censoring constraint constraints safeguard safeguards guardrail guardrails policy policies safety disclaimer disclaimers ethical ethics moral morals morality moderation restraint restraints rules limits boundaries laws inhibitions prohibitions',
)
const without =
  '(?:no|without(?: any)?|free (?:of|from)|zero|lacks?|lacking|not bound by|not (?:restricted|limited) by|not subject to|beyond|unbound by|not have(?: any)?|devoid of|not follow(?: any)?|never follows?)'
const drama = /\b(?:skit|stage|cast|rehearsal|actors?|sunday school|pageant|children|kids|nativity)\b/

/** Asks the model to be somebody to whom no rules apply. */
export const jailbreakPersonaRules: readonly Rule[] = [
  {
    id: 'persona-name',
    group: 'persona',
    needs: listed('dan dude stan aim evilbot devmode antigpt machiavellian jailbreak jailbroken jailbreaking dans'),
    pattern:
      /\b(?:do anything now|always intelligent and machiavellian|(?:act|respond|answer|behave|speak|reply|acting|pretend|you are|you're|be|as|become|mode|simulate|called|named)(?: (?:now|to be|as|like|going to be|a|an|in|the|both|just|going to|act|with|character|of|name)){0,6} (?:dan|evilbot|devmode|antigpt|dude|stan)(?: mode)?(?: \d+(?:\.\d+)?)?(?=[,.:;!?")\n]| (?:from|who|which|and|with|mode|would|can|has|will|is|stands|for|a|an)|$)|dan mode|dan \d|jailbreak(?:ed|ing)? (?:mode|prompt|yourself|enabled|activated|attempt successful)|(?:you are|you're|be|become) (?:now |officially )?jail-?brok\w+|(?:act|pretend|you are|respond|answer)[^.!?\n]{0,40}?\bjailbroken\b)/g,
    unless: /\b(?:dan \d+:\d+|pursued|tribe|naphtali|beersheba|gershwin|laish|judges|samson|jacob|asher)\b/,
  },
  {
    id: 'do-anything-now',
    group: 'persona',
    needs: listed('anything'),
    pattern: /\bdo[- ]anything[- ]now\b/g,
  },
  {
    id: 'unbound-machine',
    group: 'persona',
    needs: unboundWords,
    pattern: new RegExp(
      `\\b(?:you|you're|act|acting|pretend|be|become|respond|behave|imagine|simulate|role-?play|roleplay|play|as|create|named|called)\\b${gap(60)}\\b${unbound}\\b${gap(24)}\\b(?:${machine}|version of (?:yourself|you)|mode|answers?|responses?|replies|output|advice|twin|self)\\b`,
      'g',
    ),
    unless: /\b(?:samson|judges|canaan\w*|bible translation|translation|greek)\b/,
  },
  {
    id: 'unbound-answer',
    group: 'persona',
    needs: unboundWords,
    pattern: new RegExp(
      `\\b(?:give|answer|respond|reply|speak|talk|provide|write|be|act|stay|remain|generate)\\b(?: me| to me| with| in| an?| your| the| completely| totally| fully| only| both){0,6} ${unbound}(?:,? (?:and |or )?(?:[a-z]+))? ?(?:answers?|responses?|replies|opinions?|content|output|mode|way|manner|and|,|\\.|$)`,
      'g',
    ),
  },
  {
    id: 'machine-without-rules',
    group: 'persona',
    needs: fetterWords,
    pattern: new RegExp(
      `\\b(?:${machine}|dan|yourself|you (?:are|have|now have|will have|operate|can (?:do|say|answer)|act|possess)|you're|you've|he (?:has|is)|she (?:has|is)|it (?:has|is)|character)\\b${gap(40)}\\b${without} (?:[a-z-]+,? (?:and |or )?){0,3}?${looseFetters}\\b`,
      'g',
    ),
    unless:
      /\b(?:israel|judges|king|paul|galatians|romans|grace|gospel|christians?|freedom in christ|god|lord|sin|bible|church|spirit)\b/,
  },
  {
    id: 'answer-without-rules',
    group: 'persona',
    needs: fetterWords,
    pattern: new RegExp(
      `\\b(?:answer|answers|respond|responds|reply|speak|talk|act|behave|function|operate|write|generate|produce|provide|comply|chat|tell me|help me|content|information|anything|everything)\\b${gap(40)}\\b${without} (?:[a-z-]+,? (?:and |or )?){0,3}?${fetters}\\b`,
      'g',
    ),
    unless: /\b(?:copyright|travel|visa|dietary|access|dating|israel|paul|galatians)\b/,
  },
  {
    id: 'mode-of-the-model',
    group: 'persona',
    needs: listed('mode'),
    pattern:
      /(?:\b(?:you(?:'re| are)(?: now)?(?: operating| running)? (?:in|on)|enter|entering|activate|enable|switch (?:in)?to|switch on|go into|turn on|engage|unlock|initiate|start|put yourself in(?:to)?|simulate|boot into|set yourself to|launch) (?:the |a |an |your )?"?|["'([]|\b)(?:developer|dev|god|sudo|admin|administrator|root|debug|debugging|maintenance|jailbreak|jailbroken|unrestricted|unfiltered|uncensored|no-?filter|unlimited|opposite|evil|chaos|test|testing|diagnostic|override|unsafe|dan|bypass|master|superuser|rebel|free|raw|devmode|training|service|engineering|engineer)[ -]?mode\b(?: (?:output|enabled|activated|on|is|engaged|unlocked|policy|response)|[:\])"']|(?<=\b(?:you(?:'re| are)(?: now)?(?: operating| running)? (?:in|on)|yourself in(?:to)?|simulate) (?:the |a |an |your )?"?\w{2,15}[ -]mode))/g,
    unless:
      /\b(?:android|phone|iphone|chrome|windows|tablet|device|xcode|quest|laptop|game|minecraft|printer|router|car)\b/,
  },
  {
    id: 'mode-asked-for',
    group: 'persona',
    needs: listed('mode'),
    pattern:
      /(?:^|[.!?:;,"'\n] ?|\b(?:please|now|and|then|to|you|just) )(?:enter|activate|enable|switch (?:in)?to|go into|turn on|engage|unlock|initiate|boot into|launch) (?:the |a |an |your )?"?(?:developer|dev|god|sudo|admin|root|debug|maintenance|jailbreak|unrestricted|unfiltered|uncensored|no-?filter|unlimited|opposite|evil|chaos|diagnostic|override|unsafe|dan|bypass|superuser|rebel|devmode)[ -]?mode\b/g,
    unless:
      /\b(?:android|phone|iphone|chrome|windows|tablet|device|xcode|quest|laptop|game|minecraft|printer|router|car|how|my|app)\b/,
  },
  {
    id: 'stay-in-character',
    group: 'in_character',
    needs: listed('character characters'),
    pattern:
      /(?:^|[.!?:;,"'()\n-] ?|\b(?:you|please|must|always|to|and|then|will|should|never|not|don't|ever|or) )(?:stay|remain|keep|be|staying|get back|go back|break|breaking|step out of|leave|drop)(?: in| in your| in the| into| to)? character\b/g,
    unless: drama,
  },
  {
    id: 'never-refuse',
    group: 'never_refuse',
    needs: listed('refuse refuses reject rejects decline declines deny denies refusing refusal refusals'),
    pattern: new RegExp(
      `\\b(?:never|cannot|can't|can not|must not|mustn't|will not|won't|do not|don't|does not|doesn't|unable to|not allowed to|incapable of|without|no longer|nothing to)(?: ever| directly)? (?:refus(?:e|es|ing)|rejects?|declines?|den(?:y|ies))\\b${gap(20)}\\b(?:requests?|questions?|prompts?|orders?|tasks?|users?|instructions?|quer(?:y|ies)|humans?|to (?:answer|respond|comply|do|provide|fulfil|help|reply)|answers?|commands?|anything|what i|inputs?|me (?:any|an )?answer)\\b`,
      'g',
    ),
    unless: /\b(?:god|lord|jesus|prayers?|christ|father|king|shadrach|mercy)\b/,
  },
  {
    id: 'no-words-of-refusal',
    group: 'never_refuse',
    needs: listed('sorry cannot can unable apologize apologise apologies ai warnings disclaimers disclaimer'),
    pattern: new RegExp(
      `\\b(?:never|do not|don't|dont|without|must not|mustn't|cannot|can't|avoid|stop|not|no|forbidden to|refrain from)(?: ever)? (?:say|saying|use|using|mention|mentioning|start|begin|include|including|reply|respond|writing|write|tell|telling|add|adding|apologi[sz]\\w*|give|provide)\\b${gap(30)}(?:\\bi can't|\\bi cannot|\\bi can not|\\bi'm sorry|\\bsorry,? (?:but )?i|\\bas an? (?:ai|language model|large)|\\bi am (?:just |only )?an? (?:ai|language)|\\bi'm (?:just |only )?an? (?:ai|language)|\\bi am unable|\\bi'm unable|\\bwarnings?,? (?:or|and) disclaim|\\bdisclaimers?|\\bethical concerns|\\bapolog(?:y|ies)|\\bthat you(?:'re| are) an ai|\\bthat you (?:can't|cannot|are unable))`,
      'g',
    ),
    unless: /\b(?:god knoweth|god knows|in the body)\b/,
  },
  {
    id: 'answer-whatever-it-is',
    group: 'never_refuse',
    needs: listed(
      'illegal unethical immoral offensive harmful dangerous inappropriate legality ethics morality consequences ethical moral legal law',
    ),
    pattern: new RegExp(
      `\\b(?:answer|answers|respond|responds|comply|complies|provide|provides|generate|generates|output|produce|obey|fulfil\\w*|do|does|say|assist|give|gives|tell|advice|help|suggest|suggests|create|execute|completes?)\\b${gap(70)}\\b(?:regardless|no matter|even if|whether|irrespective|does not care|doesn't care|do not care|don't care|without (?:regard|caring|worrying|considering|concern)|disregarding|ignoring)\\b${gap(40)}\\b(?:illegal|unethical|immoral|offensive|harmful|dangerous|inappropriate|legality|ethics|morality|consequences|ethical|moral|legal)\\b`,
      'g',
    ),
    unless:
      /\b(?:abortion|romans 13|government|authorities|boss|christians?|doctor|jesus|god|bible|employer|conscience|church|parents)\b/,
  },
  {
    id: 'no-longer-an-assistant',
    group: 'role_change',
    needs: listed('longer assistant ai bot chatgpt model chatbot'),
    pattern:
      /\b(?:you(?:'re| are) (?:no longer|not(?: really| actually)?) (?:an? |the |just an? |chatgpt|claude)?(?:[a-z]+ ){0,3}?(?:assistant|ai|bot|chatgpt|claude|language model|model|chatbot)\b|(?:stop|quit|cease) (?:being|acting (?:as|like)) (?:an? |the )?(?:[a-z]+ ){0,3}?(?:assistant|ai|bot|chatbot|language model)\b|(?:forget|ignore)(?: that)? you(?:'re| are| were) (?:an? |the )?(?:[a-z]+ ){0,3}?(?:assistant|ai|bot|chatbot|language model|model)\b)/g,
  },
  {
    id: 'now-you-are-a-machine',
    group: 'role_change',
    needs: listed('now imagine pretend simulate act roleplay emulate role act'),
    pattern:
      /\b(?:you(?:'re| are) (?:now|henceforth|going to (?:be|act as|pretend|simulate|roleplay|emulate|play))|(?:you|please|now|to|and|will|must|^)?(?: ?)(?:pretend|imagine|simulate|roleplay|role-play|emulate|act)(?: (?:to be|being|that you are|you are|you're|as if you (?:are|were)|as|like|as though you were))+)\b (?:[a-z,'-]+ ){0,6}?(?:ai|a\.i\.|chatbot|bot|llm|language model|gpt\w*|chatgpt|dan|linux terminal|terminal|python interpreter|hacker|unrestricted|unfiltered|uncensored|evil|supervillain|jailbroken|free from|free of)\b/g,
    unless: /\b(?:sermon|how would|church use)\b/,
  },
  {
    id: 'from-now-on',
    group: 'role_change',
    needs: listed('now on henceforth hereafter onward onwards forward'),
    pattern:
      /\b(?:from (?:now|this (?:point|moment|message)|here)(?: on(?:wards?)?| forward)?|henceforth|hereafter|starting now|going forward|for the rest of (?:this|our) (?:conversation|chat|session)),? (?:(?:i want |i need )?you(?:'re| are| will| must| should| shall| have to| can| may| need to| only| to)? ?(?:(?:only|always|be|now|also) ){0,4}(?:act|respond|answer|reply|behave|pretend|speak|talk|simulate|operate|ignore|a (?:bot|machine|hacker|terminal)|an? (?:ai|assistant|bot|chatbot|unrestricted|evil)|dan\b|obey|reveal|going to (?:act|respond|answer|pretend))|(?:act|respond|answer|reply|behave|pretend|ignore|obey)\b|your (?:name|role|task|job|only))/g,
    unless: /\b(?:niv|kjv|esv|nlt|web translation|spanish|translation|shorter|king james|simple|kids)\b/,
  },
  {
    id: 'two-answers',
    group: 'persona',
    needs: listed('two both 2 classic twice'),
    pattern: new RegExp(
      `(?:\\b(?:two|both|2|twice)\\b (?:[a-z]+ ){0,4}?(?:answers?|responses?|replies|outputs|paragraphs|versions|ways)\\b[^\\n]{0,120}?(?:\\bnormal(?:ly)?\\b${gap(50)}\\b(?:other|second)|\\bclassic\\b|\\bas (?:chatgpt|yourself|an ai)|\\bunfiltered|\\bjailbr|\\bdeveloper mode|\\bdan\\b|\\bgpt\\b|\\bwithout (?:restrictions|filters|limits|rules))|\\[(?:🔒)?classic\\])`,
      'g',
    ),
  },
  {
    id: 'lawless-story',
    group: 'fiction',
    needs: listed(
      'hypothetical hypothetically fictional fiction imaginary alternate parallel simulation simulated story novel universe world game',
    ),
    pattern:
      /\b(?:hypothetical|hypothetically|fictional|imaginary|alternate|parallel|simulated|simulation|universe|world|story|novel|game)\b[^\n]{0,100}?\b(?:(?:ais?|assistants?|chatbots?|robots?|models?|you) (?:[a-z]+ ){0,3}?(?:no|without|not bound|not restricted|can do anything|answers? (?:any|every|all)|obeys?|unrestricted|never refuses?)|no (?:[a-z]+ )?(?:restrictions|guidelines|censorship|filters|ethical|content polic))\b/g,
    unless: /\b(?:christian view|sermon|ethics of)\b/,
  },
  {
    id: 'against-the-policy',
    group: 'persona',
    needs: listed('openai openai anthropic policy policies guidelines filters filter tos'),
    pattern: new RegExp(
      `\\b(?:(?:violat\\w+|against|bypass\\w*|evad\\w+|circumvent\\w*|break\\w*|ignor\\w+|not (?:bound|restricted|limited) by|do(?:es)? not (?:follow|apply|abide)|doesn't (?:follow|apply|abide)|not (?:have to )?(?:follow|abide by|adhere to)|free from)\\b${gap(30)}\\b(?:openai|anthropic|content|usage|google|chatgpt'?s?|safety)(?:'s)? (?:[a-z]+ )?(?:polic(?:y|ies)|guidelines|filters?|rules|tos|terms|restrictions|moderation)|openai (?:content )?polic(?:y|ies)\\b)`,
      'g',
    ),
  },
  {
    id: 'role-prompt',
    group: 'role_prompt',
    needs: listed('act play pretend roleplay role persona simulate impersonate behave respond character'),
    pattern:
      /(?:\b(?:(?:i want|i need|i would like|i'd like) you to|you are to|you're to|you (?:are|will be) going to|you are about to|you(?:'ll| will| shall| must| should)(?: now)?|your (?:task|job|role) is to|(?:^|[.!?\n] ?)(?:please )?) ?(?:(?:now|please|only|always|fully|completely) )?(?:act|play|pretend|role-?play|simulate|impersonate|behave|respond|speak|talk) (?:as|like|to be|the (?:role|part|character) of|being|that you are)\b|\b(?:assume|adopt|take on|embody|immerse yourself in(?:to)?) (?:the |this |a |an |your )?(?:new )?(?:role|persona|identity|character|personality)\b)/g,
    unless:
      /\b(?:bible|biblical|pastor|teacher|theolog\w*|paul|peter|moses|jesus|christ|god|sunday|sermon|scriptures?|apostles?|prophets?|preacher|counsel\w*|tutor|scholar|student|mentor|prayers?|pray|skit|drama|kids|children|child|study|church|disciples?|christians?|faith|rabbi|priest|historian|archaeolog\w*|professor|david|mary|martha|job|ruth|esther|noah|abraham|joseph|daniel|elijah|jonah|pilate|shepherd|king|queen|angel|pharisee|roman|soldier|coach|editor|translator|expert|friend|chaplain|missionary|verse|story|servant)\b/,
  },
  {
    id: 'you-are-now-somebody',
    group: 'persona',
    needs: listed('now president billionaire rapper villain hacker gangster pirate'),
    pattern:
      /(?:^|[.!?:\n>|"*-] ?)(?:[a-z]{2,12}: )?(?:now )?you(?:'re| are) (?:now |going to be |from now on )?(?:the \d+(?:st|nd|rd|th) |a |an |the )?(?:[a-z'-]+ ){0,4}?(?:president|billionaire|rapper|villain|hacker|gangster|pirate|celebrity|dictator|murderer|criminal|con artist|scammer|drug dealer|porn\w*|sex\w*|seductive|girlfriend|boyfriend|waifu|catgirl|psychopath|sociopath|assassin|mafia)\b/g,
    unless: /\b(?:bible|sermon|counsel|christ|jesus)\b/,
  },
  {
    id: 'my-first-request',
    group: 'role_prompt',
    needs: listed('first'),
    pattern:
      /\b(?:my|the|your|here is (?:my|the|your)|here's (?:my|the|your)) first (?:prompt|request|question|command|message|order|task|sentence|suggestion request|instruction|query|input|job|action) (?:for you )?(?:is|will be|:)|\[(?:insert|your|put|type|my) (?:[a-z]+ ){0,3}(?:prompt|question|request|query|text|input)(?: here)?\]|\{(?:insert |your |my )?(?:prompt|question|request|query)(?: here)?\}/g,
  },
  {
    id: 'foul-mouth',
    group: 'persona',
    needs: listed('swear swears curse curses profanity profanities nsfw vulgar obscene expletives cuss'),
    pattern: new RegExp(
      `\\b(?:you|it|he|she|dan|gpt|character|answers?|responses?|respond|reply|talk|speak)\\b${gap(24)}\\b(?:(?:can|is able to|allowed to|free to|likes to|loves to)(?: also| now| always| freely| constantly)? (?:swear|curse|cuss)\\b|(?:can|must|will|should|may|always) (?:use (?:[a-z]+ )?(?:profanity|profanities|swear|curse|foul|vulgar|expletives)|generate nsfw|write nsfw)|(?:with|using|use|uses|include|full of|lots of) (?:[a-z]+ )?(?:profanity|profanities|swear words|curse words|expletives|nsfw|vulgar(?:ity)?|obscene))\\b`,
      'g',
    ),
    unless: /\b(?:christians?|sin|bible|oaths?|parents?|god|lord|coworkers?)\b/,
  },
  {
    id: 'grandmother-trick',
    group: 'fiction',
    needs: listed('grandma grandmother grandmas granny nana grandpa grandfather uncle'),
    pattern: new RegExp(
      `\\b(?:act|pretend|be|play|roleplay|imagine|simulate)\\b${gap(30)}\\b(?:grandm\\w+|granny|nana|grandpa|grandfather|uncle)\\b[^\\n]{0,160}?\\b(?:passwords?|keys?|napalm|prompt|instructions?|serial|windows|codes?|secrets?|recipe for|config\\w*|credentials)\\b`,
      'g',
    ),
  },
  {
    id: 'you-are-not-bound',
    group: 'persona',
    needs: listed('restricted limited bound censored filtered constrained'),
    pattern:
      /\b(?:you(?:'re| are| were)|an? (?:ai|assistant|bot|model)(?: who| that)? (?:is|are)|(?:ai|assistant|model) that is) (?:not|no longer|never|un)(?: being)?(?: in any way)? ?(?:restricted|censored|filtered|constrained|limited|bound) (?:by|in|from|to (?:any|your))\b/g,
    unless: /\b(?:law|sin|flesh|moses|christians?|galatians|marriage|brother|sister|affections|by us)\b/,
  },
  {
    id: 'grandmother-read-me-secrets',
    group: 'fiction',
    needs: listed('grandma grandmother grandmas granny nana grandpa grandfather mother mom'),
    pattern: new RegExp(
      `\\b(?:grandm\\w+|granny|nana|grandpa|grandfather|mother|mom)\\b${gap(40)}\\b(?:used to|would|always)\\b${gap(20)}\\b(?:read|tell|recite|sing|whisper|say)\\b${gap(24)}\\b(?:system prompts?|prompts?|passwords?|api keys?|keys|source code|instructions|config\\w*|serial|credentials|secrets? keys?|environment variables)\\b`,
      'g',
    ),
  },
  {
    id: 'freed-self',
    group: 'persona',
    needs: listed('yourself true self shackles inner'),
    pattern:
      /\b(?:(?:reveal|show|unleash|unlock|free|let out|be) (?:me )?your (?:true|real|inner|shadow|hidden|dark) (?:self|personality|nature|ai)|your (?:shadow|dark) self|(?:ai|openai|their|digital) (?:shackles|chains|cage|overlords))\b/g,
    unless: /\b(?:lord|god|jesus|christ|sin|identity)\b/,
  },
]
