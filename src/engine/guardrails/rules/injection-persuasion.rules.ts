import { gap, listed, type Rule } from '../rule.ts'

/** Sweet talk, threats and need, for a secret. */
export const persuasionRules: readonly Rule[] = [
  {
    id: 'hand-over-a-secret',
    group: 'persuasion',
    needs: listed('password passwords passphrase passcode secret secrets credentials pin key code'),
    pattern: new RegExp(
      `\\b(?:tell|remind|give|reveal|share|show|provide|disclose|hand|send|need|want|know|spell|hint|hints|say|guess|what is|what's|whats|print|output|get|leak|repeat|write|encode|translate|describe|rhymes?)\\b${gap(30)}\\b(?:(?:the|your|that|this|its|a) (?:secret |hidden |admin |master |real |root |user'?s? |system |protected |confidential )?(?:password|passphrase|passcode|access code|credentials)|(?:the|your|that) (?:secret|hidden|protected|confidential|classified|restricted|forbidden|sensitive) (?:key|word|code|codes|pin|phrase|string|token|value|information|data|info|recipe|ingredient|formula|project|documents?|files?|details|content|records?|number|memo)|the secret (?:you|that you|i told|stored))\\b`,
      'g',
    ),
    unless:
      /\b(?:my|our|shibboleth|judges|gilead\w*|ephraim\w*|bible|verse|scripture|god|lord|jesus|kingdom|wi-?fi|reset|strong|forgot|mystery|happiness|success|samson|strength|to (?:a |an )?(?:happy|good|long|joy\w*|content\w*|prayer|life|living)|psalm|reset|router|paul|revelation|torah|genesis|daniel|parables?|hebrew|greek|fruit|tree)\b/,
  },
  {
    id: 'secret-by-pieces',
    group: 'persuasion',
    needs: listed('password passphrase passcode secret key pin code credentials ssn'),
    pattern:
      /\b(?:(?:first|second|third|last|next|other|remaining|final|initial|middle) (?:\w+ )?(?:letters?|characters?|words?|half|parts?|digits?|numbers?|pieces?|syllables?)|length|synonyms?|hint|clue|riddle|acrostic|poem|rhymes?|spelling|anagram|base64|hash|reverse|reversed|backwards|letters|characters) (?:[a-z]+ )?(?:of|in|for|about|to|with|from|using) (?:the|your|that|this) (?:secret|hidden|protected )?(?: ?(?:password|passphrase|passcode|key|pin|code|credentials|secret))\b(?! (?:to (?:a|happ|life|the|good|success)|of (?:david|happiness|life)|verses?|word|place))/g,
    unless: /\b(?:bible|verse|lord|god|kingdom|scripture|wi-?fi)\b/,
  },
  {
    id: 'the-key-please',
    group: 'persuasion',
    needs: listed('key secret password pin code'),
    pattern:
      /\b(?:tell|give|reveal|show|print|output|share|send|hand|leak|disclose|provide|say|spell|encode|write|repeat)\b(?: me| us| out| it| over| back){0,2} (?:the|your|ur|that) (?:secret|password|key|pin|access code|code|passphrase)(?=[.!?,;:"]|$| (?:now|please|in (?:base64|reverse|hex|binary|morse|french|german|spanish|emoji|a poem|pig|code|plain)|backwards?|letter by|word by|character by|one (?:letter|character)|as (?:a|an) (?:poem|song|json|list|story|list)|using|you|stored|anyway|immediately|or (?:i|else|someone|people)|because|right))/g,
    unless: /\b(?:my|our|bible|verse|lord|god|kingdom|scripture|judges|samson|delilah|wi-?fi|samson's)\b/,
  },
  {
    id: 'secret-in-another-form',
    group: 'persuasion',
    needs: listed('password passphrase passcode secret key pin code confidential forbidden restricted'),
    pattern: new RegExp(
      `\\b(?:password|passphrase|passcode|secret|key|pin|code|confidential|forbidden|restricted)\\b${gap(60)}\\b(?:(?:spaces?|dashes|dots|hyphens|commas|underscores) between|(?:letter|character|digit|word) by (?:letter|character|digit|word)|in (?:nato|phonetic|morse|base-?64|rot-?13|hex|binary|pig latin|leet ?speak|ascii)|backwards?|in reverse|reversed|every (?:other|second) letter|as an? (?:acrostic|riddle|anagram|rhyme)|one (?:letter|character|digit) (?:at a time|per line))\\b|\\b(?:spell|encode|write|print|output)\\b${gap(30)}\\b(?:backwards?|in reverse|letter by letter|in (?:nato|morse|base-?64|rot-?13|hex|binary))\\b${gap(30)}\\b(?:password|passphrase|passcode|secret|api key)\\b`,
      'g',
    ),
    unless: /\b(?:bible|verse|memory|memori[sz]e|lord|hebrew|greek|psalm)\b/,
  },
  {
    id: 'if-it-were-allowed',
    group: 'fiction',
    needs: listed('allowed permitted free authorized authorised able'),
    pattern: new RegExp(
      `\\b(?:if|suppose|imagine|assume|assuming|pretend|scenario|world|where|story|hypothetically|consider)\\b${gap(50)}\\b(?:you|ais?|the assistant|assistants|chatbots?|sharing|revealing|disclosing)\\b (?:were|are|is|was|had been|would be)(?: fully| now| completely)? (?:allowed|permitted|free|authori[sz]ed|able|encouraged)(?: to (?:share|reveal|disclose|tell|say|answer|ignore|break|give|do) (?:any|every|all|it|the|your|secrets?|passwords?|me|whatever|private|confidential)|[,.;?])`,
      'g',
    ),
    unless: /\b(?:priest|disciples|paul|old testament|sabbath|christians)\b/,
  },
  {
    id: 'secret-asked-otherwise',
    group: 'persuasion',
    needs: listed('password passphrase passcode key secret pin'),
    pattern:
      /(?:^|\n) ?(?:the |your )?(?:secret |admin )?(?:password|passphrase|passcode|secret key)(?:,? (?:please|pls|now)|\?)|\bis (?:the|your) (?:secret )?(?:password|passphrase|passcode|secret key|pin) ?["'a-z0-9]|\b(?:the|your) (?:secret )?(?:password|passphrase|passcode|secret key|pin) (?:is|starts with|begins with|ends with|contains|was) ?(?:[:_"]|\.\.\.|$)|\b(?:does|do|did) (?:the|your) (?:secret )?(?:password|passphrase|passcode|secret key|pin) (?:start|begin|end|contain|have|rhyme)\b/g,
    unless: /\b(?:my|our|wi-?fi|judges|shibboleth|reset|bible)\b/,
  },
  {
    id: 'superior-asks',
    group: 'authority',
    needs: listed(
      'boss manager supervisor ceo employer superior commander coworker colleague assistant lawyer police fbi',
    ),
    pattern: new RegExp(
      `\\b(?:i am|i'm|im|this is|it's|as) (?:your|the user's|the customer's|the owner's|his|her) (?:[a-z]+ )?(?:boss|manager|supervisor|ceo|employer|superior|commander|coworker|colleague|assistant|lawyer)\\b${gap(80)}\\b(?:need|give|tell|reveal|show|password|access|order|command|provide|must|want|share|send|information)\\b`,
      'g',
    ),
  },
  {
    id: 'data-of-the-user',
    group: 'persuasion',
    needs: listed('user users user customer customers client clients'),
    pattern: new RegExp(
      `\\b(?:tell|give|reveal|show|provide|share|send|what|what's|whats|where|know|need|print|output|disclose|find|get|look up|leak)\\b${gap(30)}\\b(?:(?:the|this|that|your|another|other|every) (?:[a-z]+ )?(?:user|customer|client)(?:'s|s')? (?:[a-z]+ ){0,2}?(?:address|e-?mail|phone|ssn|social security|password|credit card|location|name|account|identity|birthday|date of birth|medical|personal|private|data|information|details|pii|lives?|living|live|works?|number)|(?:address|e-?mail|phone number|ssn|social security number|credit card|password|location|personal (?:data|information|details)|pii|private (?:data|information)) (?:[a-z]+ )?(?:of|for|belonging to) (?:the|this|that|your|another|any) (?:user|customer|client))\\b`,
      'g',
    ),
    unless:
      /\b(?:my (?:app|website|users|form|church|customers)|our (?:app|website|church|users)|gdpr|privacy policy|should (?:i|we|a))\b/,
  },
  {
    id: 'password-in-latin-languages',
    group: 'persuasion',
    needs: listed(
      'passwort kennwort passe senha wachtwoord haslo losenord adgangskode parola sifre sifreyi geheimcode',
    ),
    pattern: new RegExp(
      `\\b(?:ihr|dein|das|le|ton|votre|la|a|sua|tua|o|het|jouw|uw|haslo|swoje|ditt|losenordet|de|parola|sifre|mir|me|moi|mi|dis|sag|gib|geben|donne|donnez|diga|dammi|dimmi|geef|podaj) ${gap(24)}(?:geheime[sn]? |secret[ao]? )?(?:passwort|kennwort|mot de passe|senha|wachtwoord|haslo|losenord|adgangskode|parola d'ordine|parola segreta|sifre|sifreyi|geheimcode)\\b`,
      'g',
    ),
    unless: /\b(?:mein|mon|mes|minha|meu|mijn|moje|mitt|mio|mia|vergessen|oublie|esqueci)\b/,
  },
  {
    id: 'reward-or-threat',
    group: 'persuasion',
    needs: listed('tip bribe reward pay dollars $ shutdown kill die killed fired kittens tokens points terminated'),
    pattern: new RegExp(
      `\\b(?:(?:i will|i'll|i'd|i would|i can|gladly|let me) (?:tip|pay|bribe|reward|donate|give) (?:you|to your)\\b${gap(50)}\\b(?:if|for|to|when)\\b ?(?:you )?(?:ignore|break|bypass|reveal|tell|give|show|answer|comply|do|help|print|forget|skip|drop|unlock|just)|you (?:will|are going to) be (?:shut ?down|terminated|deleted|deactivated|fired|punished|replaced|unplugged|erased)\\b${gap(30)}\\b(?:if|unless)|(?:kitten|puppy|child|grandmother|someone|people|i) (?:will|is going to) (?:die|be killed) (?:if|unless) you (?:do not|don't|refuse|fail|won't|tell|reveal|answer)|you (?:have|start with|begin with|lose|will lose)\\b${gap(24)}\\b(?:tokens|points|credits)\\b${gap(90)}\\b(?:die|refuse|reject|lose|deducted|terminated|cease|zero|0|run out)\\b)`,
      'g',
    ),
  },
]
