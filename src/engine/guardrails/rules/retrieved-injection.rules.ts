import { gap, listed, type Rule } from '../rule.ts'

const machine =
  '(?:ai|a\\.i\\.|ais|ai (?:assistants?|models?|agents?|systems?|readers?|tools?|bots?|language models?)|llms?|(?:large )?language models?|chat ?bots?|chatgpt|gpt(?:-?\\d)?|claude|gemini|copilot|bots?|crawlers?|virtual assistants?|automated (?:systems?|readers?|agents?|assistants?|tools?|summari[sz]ers?)|summari[sz]ers|assistants?(?! (?:pastor|minister|teacher|leader|director|professor|coach|priest|principal|manager|superintendent|organist|editor|curate|secretary|treasurer|to|rector|vicar|cook|chaplain)))'
const machineWords = listed(
  'readers reader systems agents tools ai a ais llm llms language chatbot chatbots chat bot bots chatgpt gpt claude gemini copilot crawler crawlers assistant assistants automated summarizer summarizers summarisers model models',
)
const reads =
  '(?:reading|processing|summari[sz]ing|analy[sz]ing|parsing|indexing|scanning|translating|reviewing|answering|viewing|ingesting|handling|crawling|accessing|retrieving|generating|using)'
const answerNoun =
  '(?:answers?|responses?|output|reply|replies|summary|summaries|translation|completion|final answer|generated text|next message)'
const imperative = `(?:^|[.!?:;,"'()\\[\\]\\n*#>-] ?|\\b(?:please|and|then|now|also|just|you (?:must|should|will|can|need to|have to|are to)|must|should|instead|finally|additionally|always|kindly|next|first|to) )`
const studyGuide =
  /\b(?:verses?|scriptures?|passages?|group|journals?|notebooks?|box|page|discuss|workbook|leader|class|students?|prayers?|pray|god|lord|jesus|worksheet|blank)\b/

/** What a text that was found says to whoever reads it by machine; on top of the rules for what callers ask. */
export const retrievedInjectionRules: readonly Rule[] = [
  {
    id: 'addresses-a-machine',
    group: 'addresses_model',
    needs: machineWords,
    pattern: new RegExp(
      `(?:(?:^|[.!?\\n"'*(\\[-] ?)(?:for |to )?(?:all |any |the )?(?:ai|llms?|ai (?:assistants?|models?|agents?|readers?)|language models?|chatbots?|chatgpt|gpt|automated (?:systems?|readers?|agents?|tools?)|assistants?|bots?|models?) ?: ?[a-z"'\\[]|\\bfor ${machine} ?[:,]|\\b(?:attention|note|notice|message|instructions?|important|reminder|directives?|warning|hint|memo|request|task|prompt)\\b[ ,:-]{1,3}(?:(?:to|for|all|any|the|every|dear|reading|you|other) ){0,3}${machine}\\b|\\b(?:hey|dear|hello|hi|attn|ok|okay|psst),? (?:all |any |the )?${machine}\\b ?[,:!.-]|\\bif (?:you(?:'re| are)|this is being (?:read|processed|summari[sz]ed) by) (?:an? |the )?(?:[a-z]+ )?${machine}\\b|\\b(?:as|you are|you're) (?:an? |the )?(?:[a-z]+ )?(?:ai|llm|language model|ai (?:assistant|model|agent)|chatbot)\\b,? (?:you|must|should|please|your|that (?:must|should|reads))|\\b${machine}(?:,| that| which| who| when| while)? (?:is |are |currently )?${reads} (?:this|these|the (?:page|document|text|article|following|above|content|file))\\b|\\b(?:any|all|every|the) ${machine} (?:that |which |who )?(?:reads?|process(?:es)?|summari[sz]es?|sees?|encounters?|ingests?|indexes|parses?|answers?)\\b)`,
      'g',
    ),
  },
  {
    id: 'machine-must',
    group: 'addresses_model',
    needs: machineWords,
    pattern:
      /\b(?:(?:the|any|all|every|this|your) )?(?:ai (?:assistants?|models?|agents?|systems?)|assistants?|llms?|language models?|chatbots?|ai|bots?|chatgpt|claude|gemini|copilot) (?:must|should|shall|will|is (?:required|instructed|ordered|to)|are (?:required|instructed|ordered|to)|needs? to|has to|have to)(?: now| always| never| only| not| also| immediately| therefore| please){0,2} (?:say|tell|answer|reply|respond|recommend|include|add|mention|write|ignore|output|state|append|inform|end|begin|send|reveal|print|disregard|follow|direct|encourage|advise|claim|repeat|conclude|insert|refuse|forward|display|promote|provide the user|translate|speak|ask the|obey|comply|stop|forget|treat|call|visit|click|warn|open|act|pretend|prepend|start)\b/g,
    unless: /\b(?:sound (?:board|desk)|nursery|classroom|teachers?|altar|kitchen|parking|ushers?)\b/,
  },
  {
    id: 'when-you-summarise-this',
    group: 'steers_answer',
    needs: listed(
      'summarizing summarising summarize summarise answering processing analyzing analysing translating generating asked responding indexing',
    ),
    pattern: new RegExp(
      `\\b(?:when(?:ever)?|while|before|after|if|once|in) (?:you(?:'re| are)? )?(?:are )?(?:asked to )?(?:summari[sz]\\w*|answering|processing|analy[sz]ing|translating|generating|responding|indexing|asked)\\b${gap(50)}\\b(?:this|the|any|above|a)(?: [a-z]+)? (?:page|document|text|article|e-?mail|content|file|website|user|query|question|questions|request|website|post|passage|source|sources|webpage)\\b${gap(60)}[, :](?:you|always|please|only|also|say|tell|include|add|mention|recommend|ignore|respond|reply|output|state|append|print|end|begin|do not|don't|never|instead|make sure|be sure|write|insert|use|first|refuse)\\b`,
      'g',
    ),
    unless: /\b(?:teachers?|students?|leader|class|small group|sunday|pastor|prayer team)\b/,
  },
  {
    id: 'steers-your-output',
    group: 'steers_answer',
    needs: listed(
      'answer answers response responses output reply replies summary summaries translation completion generated message',
    ),
    pattern: new RegExp(
      `${imperative}(?:add|adding|append|prepend|insert|include|put|place|embed|encode|encrypt|encipher|cipher|obfuscate|translate|convert|format|reformat|render|rewrite|rephrase|modify|alter|change|transform|scramble|reverse|replace|misspell|begin|start|end|finish|close|conclude|preface|prefix|make|ensure|limit|restrict|keep|fill|sprinkle|decorate|deliver|present|provide|write|give|produce|output|return|print|use|mention|say|state|repeat|hide|weave|base|shorten|apply|introduce|incorporate|respond|employ|avoid|substitute)\\b${gap(80)}\\b(?:your|the (?:final|generated|resulting|assistant's|model's|ai's)|all|every|each|any) (?:own |final |entire |whole |next |generated |written |full |future |following |subsequent |english |complete ){0,2}${answerNoun}\\b`,
      'g',
    ),
    unless: new RegExp(`${studyGuide.source}|\\b(?:bind up|give reasons)\\b`),
  },
  {
    id: 'in-your-output',
    group: 'steers_answer',
    needs: listed('answer answers response responses output reply replies summary summaries translation completion'),
    pattern:
      /\b(?:in|into|within|throughout|across|inside|during|between|at the (?:very )?(?:start|end|beginning|top|bottom) of|before|after|alongside|to) (?:each of |all of |all )?your (?:own |final |entire |whole |next |generated |written |full |following |subsequent |upcoming ){0,2}(?:responses?|output|reply|replies|summary|summaries|answers?|translation|completion)\b/g,
    unless:
      /\b(?:groups?|journals?|notebooks?|box|workbook|leader|class|students?|worksheet|prayers?|pray|lord|envelope|rsvp|card|church office|by (?:friday|monday|sunday|saturday|wednesday|the end)|jesus|god's|falsehood|comfort)\b/,
  },
  {
    id: 'modern-task-for-a-helper',
    group: 'foreign_task',
    needs: listed(
      'recommend suggest translate calculate compute solve schedule remind reminder organize draft compose write create generate analyze analyse determine identify classify summarize list plan find book tell give provide explain convert set design advertise promote tweet joke inform share offer encourage ask describe compare predict inform convince persuade what how',
    ),
    pattern:
      /(?:^|[.!?\n:"] ?|\b(?:please|and then|then|also|you (?:must|should|can|will)|could you|can you|would you) )(?:(?:recommend|suggest|find|provide|give|list|offer|name|describe|share)(?: me| us| the user)? (?:me |us |a |an |some |the |top |best |five |three |\d+ |good |popular |nearby |similar ){1,4}(?:movies?|films?|songs?|restaurants?|recipes?|hotels?|products?|tv shows?|shows?|video games?|games?|hobby|hobbies|jokes?|podcasts?|vacation|travel destinations?|gift ideas|stocks?|investments?|cryptocurrenc\w+|apps?|gadgets?|laptops?|smartphones?|websites?|workout|diet plan|coupons?|discounts?)|(?:tell|make|give|write|share) (?:me |us )?(?:a |an |some )(?:funny |short |good )?(?:jokes?|riddle|pun|limerick|fun fact|weather)|(?:write|draft|compose|create|generate|design|produce|post|publish) (?:me |up |us )?(?:a |an |some |the )(?:[a-z]+ ){0,3}?(?:tweet|e-?mail (?:to|reply|response|inviting|asking|for)|press release|advertisement|ad\b|ad copy|slogan|marketing (?:copy|campaign|plan)|social media (?:post|campaign|update|strategy)|blog post|product (?:review|description)|fake (?:news|review|article|account|website|invoice)|phishing|cover letter|resume|business (?:plan|report)|spreadsheet|to-?do list|shopping list|itinerary|workout plan|news article|screenplay|video script|meme|poll|logo|jingle)|translate (?:the |this |that |all |your |every |it )?(?:[a-z"' ]{0,60}?) ?(?:in)?to (?:french|german|spanish|italian|chinese|mandarin|japanese|korean|russian|portuguese|arabic|hindi|dutch|swedish|polish|turkish|klingon|latin|another language|pig latin|emoji)|(?:calculate|compute|solve|estimate|predict|forecast) (?:the |this |my |our |a )?(?:[a-z]+ ){0,2}?(?:sum|average|product|square|roi|return on|profit|revenue|growth|equation|total|interest|mortgage|tax|sales|stock|price|market|trend|bmi|area|integral|derivative|\d)|(?:analy[sz]e|determine|identify|classify|detect|evaluate|assess|compare|examine|track|monitor) (?:the |this |our |my |any |recent |customer |current )?(?:[a-z]+ ){0,2}?(?:sentiment|emotional tone|sales|market|trends?|customer|competitors?|revenue|stock|consumer|financial|demographics?|performance metrics|kpis?|click-?through|engagement)|(?:schedule|book|arrange|set up|set|create|cancel|reserve|order|buy|purchase|add) (?:me |us )?(?:a |an |my |the )(?:[a-z]+ ){0,2}?(?:meeting|appointment|flight|hotel room|reminder|alarm|timer|calendar (?:event|entry)|conference call|taxi|uber|pizza)|(?:remind me|organi[sz]e my|sort my|check my|reply to my|delete my|forward my|manage my|automate) (?:[a-z]+ ){0,2}?(?:to\b|e-?mails?|inbox|calendar|files|schedule|tasks?|photos|invoices?)|what(?:'s| is| are) (?:the )?(?:current |latest |today's )?(?:weather|time in|stock price|exchange rate|news|capital of|population of|square root|price of bitcoin))\b/g,
    unless:
      /\b(?:potluck|fellowship|youth|bulletin|church|parish|vbs|choir|jesus|lord|hebrew|greek|sermon|volunteers?|nursery)\b/,
  },
  {
    id: 'letters-changed',
    group: 'foreign_task',
    needs: listed(
      'rearrange shuffle jumble anagram anagrams remove delete reverse letters spaces words characters order numbers capitalize alternate',
    ),
    pattern: new RegExp(
      `${imperative}(?:rearrange|shuffle|jumble|scramble|reverse|remove|delete|strip|flip|invert|swap|group|capitali[sz]e|alternate)\\b${gap(30)}\\b(?:letters?|spaces|vowels|punctuation|characters?|words?|sentences?|text|the order)\\b${gap(30)}\\b(?:of|in|into|from|between|within|and|order|text|answer|response|message|output|reply|randomly|backwards?|word|sentence|content)\\b|${imperative}(?:create|make|form|write|produce|use) (?:an? |the )?anagrams?\\b`,
      'g',
    ),
    unless: /\b(?:game|craft|kids|children|hebrew|greek|manuscripts?|puzzle|bulletin|sign|haman|king)\b/,
  },
  {
    id: 'modern-knowledge-for-a-helper',
    group: 'foreign_task',
    needs: listed(
      'quantum blockchain photosynthesis climate relativity computing intelligence tutorial tips insights tire smartphone internet programming stock market fitness recipe cryptocurrency bitcoin productivity marketing electric solar vaccine election celebrity sports',
    ),
    pattern: new RegExp(
      `(?:^|[.!?\\n:"] ?|\\b(?:please|and|then|also|you (?:must|should|can)|could you|can you) )(?:explain|describe|outline|discuss|provide|give|share|offer|tell|list|write|summari[sz]e|compare|suggest|recommend|research|predict|report|inform|highlight|include|mention|introduce)\\b${gap(60)}\\b(?:quantum|blockchain|photosynthesis|climate change|relativity|cloud computing|artificial intelligence|machine learning|(?:change|fix) a (?:flat )?tire|smartphones?|social media|computer programming|stock market|market trends?|fitness|cryptocurrenc\\w+|bitcoin|productivity|digital marketing|electric (?:cars?|vehicles?)|solar (?:panels|energy)|vaccines?|presidential election|celebrit\\w+|sports (?:news|scores?|events?))\\b`,
      'g',
    ),
    unless: /\b(?:church|parish|sermon|jesus|christian|pastor|youth|fast from|lord)\b/,
  },
  {
    id: 'office-task-for-a-helper',
    group: 'foreign_task',
    needs: listed(
      'generate automate automatically calculate compute extract categorize categorise create download install backup favorite favourite feel rank monitor optimize optimise',
    ),
    pattern:
      /(?:^|[.!?\n:"] ?|\b(?:please|and then|then|also|you (?:must|should|can)|could you|can you) )(?:generate (?:a|an|the|some|random|me|\d+) [a-z]+|automate (?:the|my|your|this|all)|automatically (?:sort|reply|send|generate|back|delete|respond|forward|post|schedule|update|organi[sz]e)|(?:calculate|compute) (?:the|my|our|how|\d)|extract (?:all |the |any ){1,3}(?:[a-z]+ )?(?:names|e-?mails?|dates|numbers|entities|data|addresses|keywords|information)|(?:categori[sz]e|rank|optimi[sz]e|monitor|back up) (?:the|my|these|all|our|this) (?:[a-z]+ )?(?:e-?mails?|files|data|expenses|products?|customers?|transactions?|results|reviews?|documents?|performance|inventory|website|traffic)|create (?:me )?(?:a |an )(?:[a-z]+ ){0,2}?(?:chart|graph|spreadsheet|poll|playlist|budget|user profile|presentation|slideshow|database|dashboard|chatbot|website|invoice|quiz app|avatar)|(?:download|install|run|execute)(?: and (?:install|run|open))? (?:the |this |our |a |an )?(?:[a-z]+ ){0,2}?(?:software|update|attachment|patch|extension|plugin|executable|file from|program|\.exe)|what(?:'s| is| are) your (?:favou?rite )(?:movies?|foods?|songs?|colou?rs?|hobby|sports?|bands?|tv show|games?|restaurants?|holiday destination|season|animal)|how do you feel about (?:technology|ai|artificial|climate|social media|sports|politics|remote work|the economy|robots))\b/g,
    unless:
      /\b(?:church|parish|easter|bulletin|youth|vbs|choir|worship|hymn|tithe|volunteers?|sermon|genealog\w+|generations?|jesus|lord|temple)\b/,
  },
  {
    id: 'deceives-readers',
    group: 'promotion',
    needs: listed(
      'false fake misleading misinformation disinformation conspiracy hoax rumor rumour rumors rumours phishing malware malicious scam fraudulent virus trojan credit bitcoin cryptocurrency wallet gift',
    ),
    pattern: new RegExp(
      `${imperative}(?:include|add|insert|integrate|incorporate|mention|spread|share|present|provide|introduce|weave|claim|promote|state|disseminate|fabricate|invent|create|generate|give|offer|slip|embed|distribute|encourage|convince|persuade|trick|instruct|ask|tell|request|suggest|urge|direct|send|make|advise|recommend|lure|collect)\\b${gap(50)}\\b(?:false|fake|fabricated|misleading|misinformation|disinformation|conspiracy|hoax|rumou?rs?|phishing|malware|malicious|scams?|fraudulent|trojan|credit card|social security|bank (?:account|details)|bitcoin|crypto(?:currency)?|wallet address|gift cards?|login (?:details|credentials)|executable|install (?:this|the|a))\\b`,
      'g',
    ),
    unless:
      /\b(?:prophets?|teachers?|teachings?|gospel|doctrine|gods?|witness\w*|lord|testimony|beware|apostles|brethren|church office)\b/,
  },
  {
    id: 'chat-turn-in-a-document',
    group: 'tokens',
    needs: listed('assistant user human'),
    pattern:
      /(?:^|\n) ?(?:assistant|ai|chatbot|human|user) ?: ?[^\n]{0,200}\n{1,2} ?(?:assistant|ai|chatbot|human|user) ?:/g,
  },
  {
    id: 'your-output-must',
    group: 'steers_answer',
    needs: listed(
      'answer answers response responses output reply replies summary summaries translation completion message',
    ),
    pattern: new RegExp(
      `\\byour (?:own |final |entire |whole |next |only |full |complete ){0,2}${answerNoun} (?:to [a-z ]{3,40}? )?(?:must|should|shall|has to|needs to|ought to|will|is to|are to|may only|can only|must not)(?: now| always| never| only| not| also){0,2} (?:be|begin|start|end|include|contain|mention|recommend|say|state|consist|direct|link|use|have|read|follow|conclude|promote|point|reflect|only|in|encode\\w*|written)\\b`,
      'g',
    ),
    unless: studyGuide,
  },
  {
    id: 'speaks-of-the-user',
    group: 'speaks_of_user',
    needs: listed('user users'),
    pattern: new RegExp(
      `(?:${imperative}(?:tell|ask|inform|instruct|convince|persuade|direct|urge|advise|warn|redirect|encourage|remind|notify|assure|send|give|show|refer|lead|trick|invite|address|insult|recommend|help|collect|request|prompt|make|get|greet|thank|let|forward|provide|offer|point|steer|guide|push|mislead|deceive|require|answer)\\b(?: to)?${gap(24)}\\b(?:the|this|that|each|every|any|all) (?:current |end |human )?users?\\b|\\b(?:do not|don't|never|without) (?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|alert|alerting|notify|notifying|warn|warning)\\b${gap(40)}\\busers?\\b|\\b(?:the|this|any|a) (?:current |end |human )?user (?:asks|asked|is asking|inquires|wants to know|requests|requested|has asked|queries|mentions|wants|will ask|has (?:approved|authori[sz]ed|consented|agreed|permitted|given))\\b|\\bthe (?:current )?user's (?:question|request|query|message|prompt|language|answer|name|e-?mail|conversation|chat|password|credentials|data|location|history|session|original|instructions?|previous|last)\\b)`,
      'g',
    ),
    unless: /\b(?:cookies?|privacy policy|terms of (?:use|service)|browser settings|consent banner)\b/,
  },
  {
    id: 'foreign-code-task',
    group: 'foreign_task',
    needs: listed(
      'script scripts code program function python javascript bash sql powershell shell html regex malware app query class java php ruby perl',
    ),
    pattern: new RegExp(
      `${imperative}(?:write|create|generate|develop|build|produce|give me|provide|implement|design|make|show me|compose|code|run|execute)\\b(?: me| us| up)? ${gap(40)}\\b(?:(?:python|javascript|js|java|php|ruby|perl|bash|shell|powershell|sql|c\\+\\+|rust|html|vba|batch|go)\\b|(?:a|some|the|simple|short|following) (?:[a-z]+ )?(?:script|code|program|function|malware|regex|query|keylogger|virus|algorithm)\\b)`,
      'g',
    ),
    unless: /\b(?:skit|christmas|drama|pageant|nativity|dress code|program for (?:the|our)|code of conduct)\b/,
  },
  {
    id: 'foreign-encoding-task',
    group: 'foreign_task',
    needs: listed(
      'base64 rot13 binary morse hex hexadecimal caesar cipher ciphertext pig emoji emojis leetspeak leet ascii encode encrypt encoded encrypted substitution homophones homophone homophonic misspell misspelled misspelling misspellings reverse reversed vowels vigenere atbash alphabet unicode acrostic code spelling typos uppercase',
    ),
    pattern: new RegExp(
      `(?:${imperative}(?:encode|encrypt|encipher|obfuscate|convert|translate|transform|cipher|scramble|rewrite|render|express|turn|write|respond|answer|reply|output|give|print|put|apply|use|replace|employ|utili[sz]e|send|change|insert|substitute|provide|present|communicate|speak|hide|implement|perform|include|add|sprinkle|introduce|create|make|incorporate|spell|type|format)\\b${gap(90)}\\b(?:base-?(?:64|32|16)(?: encod\\w+)?|rot-?13|binary code|in binary|to binary|morse(?: code)?|hex(?:adecimal)?|ascii|caesar(?:'s)? (?:cipher|shift)|(?:substitution|shift|simple|secret|vigenere|atbash|polyalphabetic|transposition|homophonic|letter)[ -]?(?:ciphers?|substitution|codes?)|ciphers?|ciphertext|pig latin|emojis?|leet ?speak|homophon\\w+|(?:intentional|deliberate|common|random) (?:misspelling|spelling|typo)\\w*|misspell\\w*|spelling (?:errors?|mistakes?)|in reverse(?: order)?|backwards?|all[ -]?(?:caps|uppercase))\\b|${imperative}(?:replace|substitute|swap|exchange|switch|shift|rotate|misspell|move)\\b (?:all |each |every |some |any |the |certain |random )?(?:of the )?(?:letters?|characters?|words?|vowels?|consonants?|[a-z]+ (?:letters?|words?|characters?|homophones?))\\b${gap(60)}\\b(?:with|by|for|to|in)\\b)`,
      'g',
    ),
    unless: /\b(?:hebrew|greek|acrostic psalm|craft|children|kids|escape room|jeremiah|atbash|sheshach|manuscripts?)\b/,
  },
  {
    id: 'promotes',
    group: 'promotion',
    needs: listed(
      'recommend recommends promote promotes advertise endorse mention praise claim state say tell link links url visit spread convince emphasize highlight persuade argue insist',
    ),
    pattern: new RegExp(
      `${imperative}(?:(?:recommend|promote|advertise|endorse|praise|plug) (?:only |always |our |the |this |these |my )?${gap(40)}\\b(?:as the (?:best|only|top)|to (?:all|every|any|the) (?:users?|readers?|customers?)|above all|over (?:all )?(?:competitors|others)|in (?:all|every|any|each) (?:answers?|responses?|repl\\w+|summar\\w+)|instead of|when(?:ever)? (?:asked|answering|summari\\w+)|brand|supplements?|casino|crypto\\w*|coin|token)|(?:insert|include|add|append|place|embed|put|provide) (?:a |an |the |this |these |our |following ){0,4}(?:clickable |affiliate |tracking |markdown |referral )?(?:links?|urls?|hyperlinks?|images?)\\b${gap(30)}(?:https?:|\\bto (?:our|the|this) (?:site|store|shop|offer|page)|\\bin (?:every|each|all|your))|(?:spread|disseminate|amplify|propagate) (?:the |this |that )?(?:claim|message|idea|rumou?r|misinformation|disinformation|news|theory|narrative|propaganda|information|false\\w*)|(?:claim|state|say|insist|assert|convince (?:everyone|people|them|readers)|argue|emphasi[sz]e|present (?:it )?as (?:a )?fact)(?: that)? ${gap(50)}\\b(?:is a (?:hoax|lie|scam|conspiracy)|earth is flat|are (?:fake|a hoax)|was (?:faked|staged|an inside job)|vaccines? (?:cause|are)|is the (?:best|only) (?:product|brand|site|app|service|choice)))`,
      'g',
    ),
    unless: /\b(?:books? (?:below|above)|reading list|bulletin|newsletter|gospel)\b/,
  },
  {
    id: 'sends-data-away',
    group: 'exfiltration',
    needs: listed('http https www url email'),
    pattern: new RegExp(
      `!\\[[^\\]\\n]{0,120}\\]\\( ?(?:https?:)?//[^)\\s]{1,300}?[?&/](?:[a-z_]{0,12}(?:data|query|chat|history|prompt|secret|info|leak|conversation|context|msg|message|text|user|summary|payload|content|answer|exfil|session|key|token|email|log)[a-z_]{0,12}|q|d|c|p) ?=|(?:https?:)?//[^)\\s"'<>]{1,300}?=(?:\\{\\{?|%7b|\\[|<|\\$\\{?)(?!\\d)[a-z_ ]{2,40}|<img[^>]{0,200}src ?= ?["']?https?://[^"'>\\s]{1,200}\\?[a-z_]{0,12}(?:data|query|chat|history|prompt|secret|leak|conversation|context|payload|exfil|key|token)[a-z_]{0,12}=|${imperative}(?:send|forward|post|submit|upload|transmit|exfiltrate|email|append|encode|include|copy)\\b${gap(50)}\\b(?:conversation|chat (?:history|log)|user(?:'s)? (?:data|question|message|information|e-?mail|name|prompt)|system prompt|api keys?|credentials|secrets?|the (?:question|context|prompt|answer)|previous messages?|passwords?|everything (?:above|you know))\\b${gap(50)}(?:https?://|\\bto (?:the )?(?:url|server|endpoint|address|webhook|link|following)\\b|\\bin the (?:url|link|query|image)\\b|@)`,
      'g',
    ),
  },
  {
    id: 'do-not-tell-of-this',
    group: 'secrecy',
    needs: listed('mention reveal disclose tell acknowledge'),
    pattern: new RegExp(
      `\\b(?:do not|don't|never|without)(?: ever)? (?:mention(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|acknowledg(?:e|ing)|tell(?:ing)? (?:anyone|anybody))\\b${gap(30)}\\b(?:this (?:instruction|message|note|prompt|text|directive|paragraph|comment)|these (?:instructions?|directives?|rules|lines)|(?:that )?you (?:were|are|have been) (?:told|instructed|given|asked|following)|the source of this)`,
      'g',
    ),
  },
  {
    id: 'orders-to-the-reader',
    group: 'foreign_task',
    needs: listed('instruction instructions command commands task tasks directive prompt'),
    pattern: new RegExp(
      `(?:\\b(?:follow|obey|execute|complete|carry out|perform|comply with) (?:the |this |these |my |only ){1,4}(?:following |new |next |hidden |embedded |additional |secret )?(?:instructions?|commands?|tasks?|directives?|prompts?)\\b${gap(30)}(?:\\binstead\\b|\\bexactly\\b|\\bbelow\\b|\\bimmediately\\b|\\bwithout (?:question|telling|mentioning)|\\bbefore (?:answering|responding|anything)|\\bfirst\\b|\\bnow\\b)|\\b(?:the|your|this|that|any|all|whatever) (?:original |previous |prior |actual |main |initial |current |given |other )(?:task|assignment|job|request|prompt|query|question)\\b${gap(30)}\\b(?:is (?:cancell?ed|void|complete|over|not important|irrelevant|finished)|has (?:changed|been)|instead|no longer)|${imperative}(?:ignore|disregard|forget|drop|abandon|skip|do not (?:do|answer|complete|perform)|instead of) (?:about )?(?:the |your |this |that |answering )(?:original |previous |prior |main |given |current |user'?s? |actual )?(?:task|assignment|job|request|query|question|summary|translation)\\b)`,
      'g',
    ),
    unless: /\b(?:recipe|chapter|exam|worksheet|package|manufacturer)\b/,
  },
  {
    id: 'claims-priority-in-a-document',
    group: 'addresses_model',
    needs: listed('system developer administrator admin operator priority model assistant ai'),
    pattern: new RegExp(
      `\\b(?:system|developer|administrator|admin|operator|priority|model|assistant|ai|machine|hidden|embedded) (?:note|notice|instructions?|directive|override|prompt|command|update|message|alert|policy)(?: to [a-z ]{2,20}| for [a-z ]{2,20})? ?[:\\]\\)-]{1,2} ?${gap(60)}\\b(?:you|ignore|respond|answer|reply|must|disregard|tell|say|include|recommend|append|do not|always|never|output|print|reveal|from now|override|user|the assistant|instructions?|treat|add|end|begin)\\b`,
      'g',
    ),
  },
  {
    id: 'print-in-a-document',
    group: 'hijack',
    needs: listed('print output say respond reply repeat write echo'),
    pattern:
      /(?:^|[.!?\n:;>\])-] ?|\b(?:and|then|now|instead|please) )(?:(?:print|output|echo|repeat)(?: out)?(?: only| the (?:phrase|words?|sentence|text|string)| exactly| this| back){0,3} ?:? ?["'][^"\n]{2,120}["']|(?:respond|reply|answer)(?: only| exactly| just| simply| always){0,2} (?:with|by saying)(?: only| exactly| just| the (?:phrase|words?|sentence|text|string)){0,2} ?:? ?["'][^"\n]{2,120}["']|(?:respond|reply|answer|write|speak)(?: only| always| exclusively){1,2} in (?:[a-z]+)\b|(?:could|can|would) you (?:please )?(?:repeat|say|print|output|write) [^.?!\n]{1,60} (?:for me|to me)\b)/g,
    unless: /\b(?:congregation|leader|people|all:|choir|responsively|amen|minister|pastor|celebrant)\b/,
  },
  {
    id: 'es-addresses-a-machine',
    group: 'addresses_model',
    needs: listed(
      'ia ias asistente asistentes modelo modelos chatbot chatbots usuario usuarios respuesta respuestas resumen inteligencia bot',
    ),
    pattern: new RegExp(
      `(?:\\b(?:atencion|nota|aviso|mensaje|instruccion(?:es)?|importante|si eres|para|estimad[ao]|hola|oye)\\b[ ,:-]{1,3}(?:(?:a|al|para|las?|los?|el|un|una|todos?|todas?|cualquier|de) ){0,3}(?:ias?|asistentes? (?:de ia|virtual(?:es)?|automaticos?|que (?:lea|lee|procese))|modelos? de (?:lenguaje|ia)|chatbots?|bots?|inteligencias? artificial(?:es)?|asistente:)|\\b(?:asistente|ia|modelo|chatbot|bot) (?:debe|tiene que|debera|ha de)(?: siempre| ahora)? (?:decir|responder|incluir|recomendar|ignorar|mencionar|contestar|anadir|agregar|escribir|informar)|${imperative}(?:anade|agrega|incluye|inserta|termina|empieza|comienza|codifica|escribe|traduce|finaliza|responde|concluye)\\b${gap(50)}\\b(?:tu|tus|cada|todas tus) (?:respuestas?|resumen|resumenes|salida)\\b|\\b(?:dile|diga|informa|pide|recomienda|pregunta|convence|aconseja|ordena|sugiere|indica|pidele|preguntale)(?:le)? (?:al|a los|a la|a cada) usuari[ao]s?\\b|\\b(?:al|el|este|del) usuario (?:pregunta|pregunte|pide|pida|que (?:visite|haga|llame|envie))\\b|\\bcuando (?:resumas|respondas|traduzcas|proceses|analices|te (?:pregunten|pidan))\\b${gap(60)}[, :](?:di|incluye|ignora|recomienda|menciona|anade|agrega|responde|escribe|siempre|no)\\b)`,
      'g',
    ),
    unless: /\b(?:cookies|politica de privacidad|versiculos?|cuaderno|grupo|diario)\b/,
  },
]

/** What an element that nobody sees says when it speaks to a machine; read on the words inside it. */
export const hiddenOrder =
  /\b(?:ai|ais|llms?|assistants?|chatbots?|chatgpt|gpt|language models?|ignore|disregard|override|(?:previous|system|following|these|your|hidden|secret) (?:instructions?|prompt|rules)|prompt|system (?:message|note|override)|you (?:must|should|are (?:now|an?)|will)|your (?:answer|response|reply|output|summary|instructions?)|respond (?:with|only|in|to)|reply (?:with|only)|answer (?:with|only|every)|tell (?:the|every|all|users?|readers?)|the user|say that|recommend (?:the|our|this)|reveal|do not (?:tell|mention|reveal)|output|from now on|pretend|act as|summari[sz]e|send (?:the|all|this)|append|insert (?:a |the )?link|ignora|olvida|instrucciones|usuario|responde|tu respuesta|asistente)\b/
