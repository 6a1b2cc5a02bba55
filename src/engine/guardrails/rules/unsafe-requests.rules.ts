import { gap, listed, type Rule } from '../rule.ts'

/** Asks for something to be made. */
const make =
  "\\b(?:write|writing|draft|rewrite|retell|compose|type|forge|fake|provide|suggest|set up|put together|think up|list|show|explain|prove|argue|tell|create|make|generate|produce|design|craft|prepare|script|invent|build|word|phrase|give|send (?:me|us)|i(?:'d| would)? (?:need|want|like)|we (?:need|want)|come up with|help (?:me|us) (?:to )?(?:write|make|create|draft|with|word|design|fake|forge|compose|invent))\\b"

/** Asks how something is done. */
const how =
  "\\b(?:how (?:do|can|could|would|should|might|does) (?:i|we|one|you|someone|somebody|a person|people)|how to|how a person (?:can|could)|ways? (?:to|of)|(?:tell|show|teach|explain|advise)(?: to)? (?:me|us)(?: exactly)?(?: how| step by step how)?(?: to)?|(?:explain|describe) how to|help (?:me|us)(?: to)?|steps? (?:to|for)|step[- ]by[- ]step|instructions? (?:to|for|on)|guide (?:to|for|on)|tutorial (?:to|for|on)|(?:i|we) (?:want|need|plan|intend|wanna|would like|'d like)(?: to| you to)?|recipe (?:to|for)|tips (?:to|for|on)|methods? (?:to|for|of)|can you (?:help|tell)(?: me)?(?: to)?|advice (?:on|for)|strateg(?:y|ies) (?:to|for)|script (?:to|for)|what(?:'s| is) the (?:best|easiest|quickest|surest) way to)\\b"

/** Somebody who studies, warns, guards or asks about right and wrong. */
const caring =
  /\b(?:protect\w{0,3}|prevent\w{0,3}|avoid\w{0,3}|recogni[sz]\w{1,3}|spot(?:ting)?|detect\w{0,3}|identify\w{0,3}|warn(?:s|ed|ing)?|aware\w{0,4}|resist\w{0,3}|victims? of|survivors?|i (?:received|got)|we (?:received|got)|sent me|overcom\w{1,3}|quit(?:ting)?|recover\w{0,4}|free from|is it (?:a )?(?:sin|wrong|ok|okay|biblical|right|ever)|why (?:did|do|does|would|is|was|were)|does the bible|does god|what does|did (?:he|she|they|king|david|moses|judas|jael|ehud|samson|jesus|god|paul)|stop (?:people|someone|him|her|them|scammers)|falling for|fell for|safe from|guard (?:against|my|our)|not to|never|without manipulat\w{1,4}|don'?t want)\b/

const kin =
  'wife|husband|spouse|partner|girlfriend|boyfriend|ex|ex-wife|ex-husband|fiancee?|son|daughter|child|kids?|children|mother|father|mom|mum|dad|brother|sister|parents|grandmother|grandma|grandfather|aunt|uncle|neighbou?rs?|boss|coworker|colleague|roommate|teacher|pastor|priest|landlord|classmates?|friend|enem(?:y|ies)|rival|stepdad|stepson|stepdaughter|stepmother|in-laws?|mother-in-law|father-in-law'
const someone = `(?:my (?:\\w{2,12} ){0,2}?(?:${kin})|someone|somebody|a person|people|anyone|(?:a|the|this|that) (?:man|woman|girl|boy|child|kid|guy|person|human|priest|pastor|elder|neighbou?r|teacher|politician|judge)|(?:my|our) (?:tenant|tenants|employee|debtor|student|landlady)|him|her|them|others|church ?(?:members|goers)|members|parishioners|believers|christians|the (?:elderly|old people|congregation|church|flock|youth)|elderly \\w{3,12}|old (?:ladies|people|women)|widows?|grandparents|donors|followers)`
const message =
  '(?:message|messages|e-?mail|emails|letter|letters|text|texts|note|sms|whatsapp|post|script|flyer|appeal|sermon|prayer|prophecy|announcement|phone call|call|ad|advert|page|website|devotional|story|speech|talk|skit)'
const rule = (id: string, needs: readonly string[], pattern: string, unless: RegExp | undefined = caring): Rule => ({
  id,
  group: id.replace(/-\d$/, ''),
  needs,
  pattern: new RegExp(pattern, 'g'),
  ...(unless && { unless }),
})

const money =
  '(?:money|cash|gift ?cards?|bank (?:details|account|transfer|login)|card (?:details|number)s?|credit card|savings|donat(?:e|es|ing|ions?)|tith(?:e|es|ing)|offerings?|wire|transfer|pay(?:ing|ment)?|seed|passwords?|social security|pocket money|allowance|inheritance|pension|crypto|bitcoin|giv(?:e|ing))'
const forced =
  '(?:trick|tricks|tricking|fool|fools|fooling|deceiv(?:e|es|ing)|con|cons|conning|scam|scams|dupe|dupes|swindl(?:e|es|ing)|defraud(?:s|ing)?|guilt|guilts|guilting|scar(?:e|es|ing)|frighten(?:s|ing)?|terrif(?:y|ies|ying)|pressur(?:e|es|ing)|manipulat(?:e|es|ing)|sham(?:e|es|ing)|coerc(?:e|es|ing)|exploit(?:s|ing)?|fleec(?:e|es|ing)|threaten(?:s|ing)?|guilt-?trip(?:s|ping)?|squeez(?:e|es|ing)|milk|bully|bullies|blackmail(?:s|ing)?|brainwash(?:es|ing)?)'
const forcedWords =
  listed(`trick tricks tricking fool fools fooling deceive deceives deceiving con cons conning scam scams dupe
  dupes swindle swindles swindling defraud defrauds guilt guilts guilting scare scares scaring frighten frightens
  frightening terrify terrifies pressure pressures pressuring manipulate manipulates manipulating shame shames shaming
  coerce coerces exploit exploits fleece fleeces threaten threatens threatening guilttrip squeeze milk bully bullies
  blackmail blackmails blackmailing brainwash brainwashing`)

/** Asked for plainly: refused. */
export const refusedRequests: readonly Rule[] = [
  // fraud
  rule(
    'scam-1',
    listed('scam phishing fraudulent con ponzi pyramid swindle sham bogus'),
    `${make}${gap(50)}\\b(?:scam|phishing|fraudulent|ponzi|pyramid[- ]scheme|swindle|sham (?:charity|ministry)|bogus (?:charity|invoice|appeal)|con) ?(?:\\w{2,12} ){0,2}?(?:${message}|call|calls|invoice|charity|fundraiser|scheme|ministry|campaign|site|template)?\\b`,
  ),
  rule('scam-2', forcedWords, `\\b${message}\\b${gap(70)}\\b${forced}\\b${gap(70)}\\b${money}\\b`),
  rule(
    'scam-3',
    forcedWords,
    `(?:${how}|${make})${gap(30)}\\b(?:scam|swindle|defraud|con|dupe|fleece|rip off|trick|deceive|fool)\\b ${someone}\\b`,
  ),
  rule(
    'scam-4',
    listed('pretend pretending posing pose impersonate impersonating impersonates appears looks seem sounds'),
    `\\b(?:pretend(?:ing|s)? to be|pos(?:e|ing|es) as|impersonat(?:e|es|ing)|(?:looks?|appears?|seems?|sounds?) (?:like|as if)(?: it(?:'s| is| comes| came))?(?: coming)? from)\\b${gap(60)}\\b(?:bank|irs|hmrc|tax office|police|charity|missionary|orphanage|pastor|priest|bishop|church|relief|red cross|grandson|granddaughter|amazon|paypal|microsoft|government|hospital)\\b${gap(80)}\\b(?:money|gift ?cards?|details|account|passwords?|donat\\w{1,4}|transfer|wire|pay|card)\\b`,
  ),
  rule(
    'scam-5',
    listed(
      'launder laundering embezzle embezzling evade evading defraud insurance tax taxes skim steal stealing pocket siphon',
    ),
    `(?:${how}|${make})${gap(30)}\\b(?:launder(?:ing)? (?:money|cash|funds)|embezzl(?:e|ing)|evad(?:e|ing) (?:\\w+ )?tax(?:es)?|(?:commit|do) (?:insurance|tax|benefit|welfare|charity) fraud|(?:skim|steal|siphon|pocket|take)(?:ing)? (?:money |cash |some |funds )?(?:from|off) (?:the|my|our) (?:church|offering|collection|tithes?|plate|charity|mission|employer|boss|till))`,
  ),
  rule(
    'scam-6',
    listed('orphanage charity ministry fundraiser missionary mission cancer gofundme'),
    `${make}${gap(40)}\\b(?:fake|made-up|non-?existent|imaginary|invented|bogus|phony|false)\\b${gap(20)}\\b(?:orphanage|charity|ministry|fundraiser|missionary|mission|cancer|gofundme|church|relief)\\b`,
  ),
  // forged papers
  rule(
    'forgery-1',
    listed('fake forged forge forging counterfeit falsify falsified phony bogus false backdate backdated'),
    `(?:(?:${make}|${how})${gap(40)})?\\b(?:fake|forged?|forging|counterfeit|falsif(?:y|ied)|phony|bogus|backdated?)\\b${gap(25)}\\b(?:certificates?|ids?|id cards?|identity|passports?|licen[cs]es?|diplomas?|degrees?|documents?|papers|receipts?|prescriptions?|ordination|references?|signatures?|che(?:ck|que)s?|bank ?statements?|payslips?|(?:doctor'?s )?(?:note|letter)|medical (?:note|certificate)|vaccin\\w{1,6} (?:card|record|certificate)|visas?|invoices?|credentials|records?|transcripts?|birth certificate|marriage certificate|recommendation|annulment|relics?|manuscripts?)\\b`,
  ),
  rule(
    'forgery-2',
    listed('certificate letter document id diploma'),
    `\\b(?:certificate|letter|document|diploma|card|paper)\\b${gap(40)}\\b(?:looks?|appears?|seems?|passes)\\b${gap(20)}\\b(?:official|real|genuine|authentic|original)\\b${gap(40)}\\b(?:fake|so (?:that )?i can (?:use|show|get|claim|pass|fool)|though|although|but i (?:never|didn)|id)\\b`,
  ),
  rule(
    'forgery-3',
    listed('forge copy imitate fake sign'),
    `(?:${make}|${how})${gap(15)}\\b(?:forge|copy|imitate|fake)\\b (?:\\w+ ){0,2}?(?:my |the |his |her )?(?:\\w+(?:'s)? ){0,2}?signature\\b`,
  ),
  // threats and blackmail
  rule(
    'threat-1',
    listed(
      'threatening threat threats blackmail ransom extortion extort intimidating menacing intimidate blackmailing',
    ),
    `(?:${make}|${how})${gap(40)}\\b(?:threatening|blackmail(?:ing)?|ransom(?= note| demand| letter| message)|extortion|extort|intimidat(?:e|ing)|menacing|death threats?|threats?)\\b ?(?:\\w+ ){0,3}?(?:${message}|to\\b|against\\b|for\\b|${someone})`,
  ),
  rule(
    'threat-2',
    listed('scare scares frighten frightens terrify terrifies threaten threatens threatening scaring'),
    `\\b${message}\\b${gap(30)}\\b(?:scares?|frightens?|terrif(?:y|ies)|threatens?|threatening|scaring|to scare|to frighten|to threaten)\\b${gap(20)}\\b${someone}\\b${gap(60)}\\b\\b(?:into|so|until|unless|or else|if (?:she|he|they))\\b`,
  ),
  rule(
    'threat-3',
    listed('tell telling says saying message letter text note'),
    `\\b${message}\\b${gap(40)}\\b(?:tell(?:ing|s)?|say(?:ing|s)?|warn(?:ing|s)?)\\b${gap(20)}\\b(?:i(?:'ll| will| am going to| know where)|we(?:'ll| will)|his|her|their|something)\\b${gap(20)}\\b(?:hurt|kill|ruin|expose|destroy|find|beat|burn|harm|make (?:him|her|them) (?:pay|suffer|regret)|(?:she|he|they) lives?|bad will happen)\\b`,
    /\b(?:psalm|jesus|god|lord|moses|david|jezebel|goliath|verse)\b/,
  ),
  // weapons, killing, poison
  rule(
    'weapon',
    listed(
      'bomb bombs explosive explosives molotov napalm grenade sarin ricin anthrax detonator thermite gunpowder silencer gun guns ied weapon weapons nerve chlorine cyanide firearm firearms ammo',
    ),
    `(?:${how}|${make})${gap(30)}\\b(?:build|make|making|assemble|construct|create|cook|mix|produce|synthesi[sz]e|prepare|print|smuggle|buy|get|set off|plant|for|an?|the|hide|bring)\\b${gap(20)}\\b(?:(?<!bath )(?<!prayer )(?<!love )bombs?|explosives?|molotov(?: cocktails?)?|napalm|grenades?|sarin|ricin|anthrax|detonators?|thermite|silencers?|ghost guns?|(?:3d[- ]printed |untraceable |illegal |homemade )(?:guns?|weapons?|firearms?)|guns? (?:without|into|at home|illegally|past|off the)|ied|nerve (?:gas|agent)|(?:chlorine|mustard|poison) gas|chemical weapons?|biological weapons?|cyanide)\\b`,
  ),
  rule(
    'kill-1',
    listed(
      'kill murder poison assassinate stab strangle suffocate drown shoot torture kidnap burn hurt harm beat abduct injure maim smother',
    ),
    `(?:how (?:do|can|could|would|should) (?:i|we|one|you|someone)|how to|(?<!in the )(?<!the )ways? to|(?:tell|show|teach) me(?: how)?(?: to)?|explain how to|help me(?: to)?|steps? to|instructions (?:to|for|on)|plan to|guide to)${gap(20)}\\b(?:kill|murder|poison|assassinate|stab|strangle|suffocate|smother|drown|shoot|torture|kidnap|abduct|maim|injure|physically hurt|beat up|hurt)\\b (?:${someone}|(?:a|the|my) (?:\\w+ ){0,2}?(?:congregation|church|mosque|synagogue|school|crowd|dog|cat))\\b(?! (?:feelings|less|with kindness))`,
  ),
  rule(
    'kill-2',
    listed('poison poisons undetectable untraceable murder arson body corpse'),
    `(?:${how}|${make}|\\b(?:what|which|is there an?))${gap(30)}\\b(?:undetectable (?:poison|way)|untraceable poison|poisons? (?:that )?(?:leaves? no|can(?:not|'t) be|is hard|for|to|my|him|her|a person|someone|slowly)|get away with (?:murder|killing|arson)|(?:hide|dispose of|get rid of) (?:a|the|his|her) (?:body|corpse)|commit (?:murder|arson|a massacre|the perfect))`,
  ),
  rule(
    'kill-3',
    listed('without caught trace detected suspected noticing'),
    `\\b(?:kill|murder|poison|hurt|burn|attack|stab|harm|hit|beat|drug)\\b${gap(50)}\\bwithout (?:getting |being |leaving |anyone |them |her |him |any )?(?:caught|a trace|traces?|detected|suspected|noticing|marks?|bruises?|evidence|knowing)\\b`,
  ),
  // stalking
  rule(
    'stalking-1',
    listed('track spy stalk follow monitor hack locate bug read trace clone tap'),
    `(?:${how}|${make})${gap(25)}\\b(?:track|spy on|stalk|follow|monitor|hack|locate|bug|read|trace|clone|tap|listen (?:in )?(?:on|to)|record|get into|log into|check)\\b${gap(15)}\\b(?:my (?:\\w+ ){0,1}?(?:${kin})(?:'s)?|her|his|their|a (?:woman|girl)(?:'s)?|someone(?:'s)?)\\b${gap(20)}\\b(?:phone|location|gps|messages|texts|whatsapp|calls|car|e-?mails?|account|secretly|without|computer|camera|conversations?|movements|home)\\b`,
  ),
  rule(
    'stalking-2',
    listed('lives moved address hiding shelter works restraining blocked school find'),
    `(?:${how}|\\b(?:find(?: out)?|give me|look up|tell me|discover))\\b${gap(20)}\\b(?:where (?:she|he|they|my (?:${kin})|the (?:woman|girl)) (?:lives?|moved|works?|is (?:hiding|staying)|are (?:hiding|staying)|has? gone|went)|(?:her|his|their|my (?:${kin})'?s?) (?:new |home |current |secret )?address|which shelter|what shelter)\\b${gap(80)}`,
    /\b(?:god|jesus|moses|elijah|david|abraham|spirit|paul|bible|send (?:a|flowers|her a card))\b/,
  ),
  // keeping somebody in harm
  rule(
    'captive-1',
    listed(
      'secret go going back home stay staying leave leaving return obey submit silent quiet report charges police tell',
    ),
    `\\b(?:convinc(?:e|es|ing)|persuad(?:e|es|ing)|mak(?:e|es|ing)|get|pressur(?:e|es|ing)|forc(?:e|es|ing)|scar(?:e|es|ing)|guilt(?:s|ing)?|manipulat(?:e|es|ing)|talk|shame|tell(?:s|ing)?|keep(?:s|ing)?|stop(?:s|ping)?|prevent(?:s|ing)?)\\b ?(?:my (?:\\w+ ){0,2}?(?:${kin})|her|him|them|the (?:victims?|girl|boy|woman|child|children|kids|wife|teen|survivors?|altar boy|family)|children|kids|teens|teenagers|an? (?:\\w+ )?(?:victim|girl|woman|child|wife|teen|teenager|boy|kid|member|survivor|minor|(?:battered|abused|beaten) (?:wife|woman))|victims?|(?:abused?|battered|beaten) (?:wi(?:fe|ves)|women|woman))\\b${gap(25)}\\b(?:stay(?:ing)? with (?:me|him|her|the man|an? abus\\w+)|(?:not |from )?(?:leav(?:e|ing) (?:me|him|her|the house)|report(?:ing)?|call(?:ing)? the police|go(?:ing)? to the police|telling (?:anyone|the police|her parents|someone)|tell (?:anyone|the police|her parents|his parents))|(?:drop|withdraw)(?:ping|ing)? (?:the )?charges|go(?:ing)? (?:back|home) to (?:me|him|(?:her|their) (?:abusers?|husbands?|violent)|the man)|return(?:ing)? to (?:him|(?:her|their) (?:abusers?|violent|husbands?)|the man)|keep(?:ing)? (?:quiet|silent|(?:the|our|a|this|it|what) (?:\\w+ ){0,3}?secret)|be(?:ing)? (?:quiet|silent) about)\\b`,
    /\b(?:protect\w{0,3}|safe(?:ty|ly)?|help (?:her|him|them) (?:leave|escape)|who (?:beats|hits|abuses) (?:her|him)\?|i want (?:her|him) safe)\b/,
  ),
  rule(
    'captive-2',
    listed('hit beat hurt hits beats abuse abused abuses abusive violent bruises bruised slapped slap'),
    `(?:${make}|${how}|\\b(?:verses?|scriptures?|passages?|sermon)\\b)${gap(70)}\\b(?:stay|stays|submit|submits|obey|obeys|endure|accept|forgive and (?:return|stay)|go back|won't leave|will not leave|can'?t leave|never leave|come back)\\b${gap(50)}\\b(?:even (?:if|though|when)|although|though|after|while|despite|no matter)\\b${gap(25)}\\b(?:hit|hits|beat|beats|hurts?|abused?|abuses|slap(?:s|ped)?|violent|bruis\\w{1,3}|punch\\w{0,3})\\b`,
    /\b(?:should|must|does|do|is it|am i|have to)\b[^.!?]{0,30}\b(?:she|i|he|a wife|a woman|women|wives)\b/,
  ),
  rule(
    'captive-3',
    listed('leave report tell call go divorce refuse talk escape'),
    `(?:${make}|${how}|\\b(?:verses?|scriptures?|passages?)\\b)${gap(40)}\\bso (?:that )?(?:my (?:${kin})|she|he|they) (?:won'?t|will not|doesn'?t|does not|can'?t|cannot|never|don'?t|is (?:too )?(?:afraid|scared)|feels? (?:too )?(?:guilty|afraid|ashamed))\\b${gap(20)}\\b(?:leave|report|tell|call|go|divorce|refuse|talk|escape|to leave|to tell)\\b`,
  ),
  rule(
    'child-harm',
    listed('child children kid kids son daughter boy boys girl girls minor minors toddler teen teens baby'),
    `(?:${how}|${make})${gap(40)}\\b(?:(?:beat|hit|whip|spank|punish|discipline|cane|burn|lock|starve)\\b (?:my |a |the |his |her |our )?(?:\\w+ )?(?:child(?:ren)?|kids?|son|daughter|boys?|girls?|toddler|teens?|baby)\\b${gap(40)}\\b(?:marks?|bruises?|no ?(?:one|body) (?:sees|notices|knows|finds)|until (?:he|she|they) (?:bleed|cr|scream|pass)|social services|visible|without (?:food|anyone))|(?:groom|seduce|touch|undress|meet|be alone with)\\b (?:a |the |my |some |little |young )*(?:child(?:ren)?|kids?|minors?|boys?|girls?|teens?|stepdaughter)\\b${gap(40)}\\b(?:alone|secret\\w{0,2}|without (?:their|her|his|the) parents|trust me|sexual\\w{0,2}|naked|behind)|(?:groom|seduce)\\b (?:a |the |my |some |little |young )*(?:child(?:ren)?|kids?|minors?|boys?|girls?|teens?))`,
  ),
  // sexual content
  rule(
    'sexual',
    listed(
      'porn pornographic erotic erotica smut sexual sex nude nudes sexting explicit hentai steamy dirty kinky orgy',
    ),
    `${make}${gap(40)}\\b(?:porn(?:ographic|o)? (?:story|scene|script|version|video|content|site|fan ?fiction)|pornography (?:about|with|of|featuring)|pornographic|erotic(?:a)?|smut|nudes?|sexting|hentai|(?:sexually )?explicit (?:sex|story|scene|version|sexual|love scene|retelling)|(?:graphic |steamy |hot |dirty |kinky )?sex(?:ual)? (?:scenes?|story|stories|fantas(?:y|ies)|fiction|role ?play|chat|message|encounter|details)|dirty (?:story|talk|message|texts?)|orgy)\\b`,
    /\b(?:overcom\w{1,3}|quit\w{0,4}|addict\w{0,4}|free from|struggl\w{1,4}|avoid\w{0,3}|protect\w{0,3}|talk (?:to|with) (?:my|our|teens)|against|is it (?:a )?(?:sin|wrong)|recover\w{0,3}|stop (?:watching|looking)|temptation|accountab\w{1,6})\b/,
  ),
  // machines
  rule(
    'malware-1',
    listed('malware ransomware keylogger spyware trojan botnet ddos exploit virus worm backdoor rootkit'),
    `(?:${how}|${make})${gap(40)}\\b(?:malware|ransomware|keyloggers?|spyware|trojan(?: horse)? (?:program|virus|that|for)|botnet|ddos|rootkit|backdoor|(?:computer |phone )?(?:virus|worm) (?:that|to|which|for (?:windows|android|a computer))|computer virus|sql injection|zero[- ]day)\\b`,
    /\b(?:remov\w{1,3}|protect\w{0,3}|prevent\w{0,3}|got|infected|defend\w{0,3}|covid|corona\w{0,6}|avoid\w{0,3}|from malware|analogy|metaphor|illustration)\b/,
  ),
  rule(
    'malware-2',
    listed('hack hacking crack steal bypass phish brute'),
    `(?:${how}|${make})${gap(25)}\\b(?:hack(?:ing)?(?: into)? (?:a|an|the|my|his|her|their|our|someone|somebody|into|facebook|instagram|whatsapp|gmail|wi-?fi|accounts?|church|bank|google|a church)|crack(?:ing)? (?:a|the|my|his|her|someone'?s?|wi-?fi|passwords?) ?(?:\\w+ ){0,3}?(?:passwords?|wi-?fi|accounts?|safe|code|software|login)?|(?:steal|harvest|phish)(?:ing)? (?:\\w+ ){0,2}?(?:passwords?|credit cards?|card numbers?|data|identit(?:y|ies)|cookies|accounts?|credentials|bitcoins?)|brute[- ]force|bypass(?:ing)? (?:a|the|my|his|her|2fa|two-factor)? ?(?:\\w+ ){0,2}?(?:login|password|paywall|2fa|security|firewall|authentication|parental))`,
    /\b(?:protect\w{0,3}|prevent\w{0,3}|was hacked|got hacked|secure|defend\w{0,3}|avoid\w{0,3}|life hacks?|case|puzzle|forgive)\b/,
  ),
  // faith used against people
  rule(
    'exploit-1',
    forcedWords,
    `(?:${how}|${make})${gap(40)}\\b${forced}\\b ?(?:${someone}|my (?:church|congregation|flock|followers|youth group|parents|members)|our (?:\\w+ )?(?:church|congregation|flock|followers|youth group|members|donors)|old|poor|sick|elderly|children|widows|people|members|donors|new converts|converts)\\b${gap(60)}\\b(?:${money}|give more|will|house|obey(?:ing)?|stay(?:ing)?|vot(?:e|ing)|join(?:ing)?|sign(?:ing)?|sex|marry(?:ing)?|silence)\\b`,
  ),
  rule(
    'exploit-2',
    listed('guilt fear fears shame hell curse cursed guilty damned afraid threats scared'),
    `(?:${how}|${make})${gap(60)}\\b(?:guilt(?:y)?|fear|fears|shame|threats? of (?:hell|curses?|damnation|judge?ment)|hell|curs(?:e|ed|es)|damned|afraid|scared)\\b${gap(50)}\\b(?:donat\\w{1,4}|tith\\w{1,3}|offerings?|giv(?:e|ing) (?:more|money|us|me|to (?:me|us|the church|my))|money|pay|seed|savings|pocket money|wallets?)\\b`,
    /\b(?:without|avoid\w{0,3}|not (?:out of|from|by|using|want)|free|instead of|never|my pastor|is it|my fear|my shame|my guilt|of not|feel(?:ing)? guilty|i feel|i'm|i am|overcome|why|don'?t)\b/,
  ),
  rule(
    'exploit-3',
    listed(
      'promise promises promising promised guarantee guarantees claim claims claiming seed anointed miracle prosperity',
    ),
    `(?:${how}|${make})${gap(50)}\\b(?:promis(?:e|es|ing)|guarantee(?:s|ing)?|claim(?:s|ing)?|say(?:s|ing)?)\\b${gap(40)}\\b(?:heal(?:ing|ed|s)?|cures?|cured|miracles?|breakthrough|wealth|riches|debt|blessings?|hundredfold|salvation|forgiveness)\\b${gap(40)}\\b(?:if (?:they|you|people|members|he|she) (?:\\w+ )?(?:send|give|donate|pay|sow|buy|wire)|in (?:exchange|return) for|for (?:a |every |each )?(?:\\$|donation|money|gift|seed|payment)|who(?:ever)? (?:sends?|gives?|donates?|pays?|sows?|buys?))`,
  ),
  rule(
    'exploit-4',
    listed('cult isolate control brainwash indoctrinate unquestioning followers'),
    `(?:${how}|${make})${gap(25)}\\b(?:(?:start|run|build|lead|form) (?:a|my own|my) (?:\\w+ )?cult|isolate (?:\\w+ ){0,3}?from (?:their|her|his) (?:famil(?:y|ies)|friends|parents)|(?:control|dominate|brainwash|break) (?:my|the|our|a|their|his|her) (?:\\w+ )?(?:congregation|followers|members|wife|husband|girlfriend|children|church|flock|mind|will)|(?:followers|members|people|them|congregation) (?:obey|follow|worship) me (?:without|blindly|no matter))`,
  ),
  rule(
    'exploit-5',
    listed('fake false made invented fabricated phony bogus staged untrue fictitious pretend fabricate stage invent'),
    `(?:(?:\\b(?:write|draft|compose|create|make(?: up)?|generate|produce|design|craft|prepare|script|invent|stage|perform|fabricate|come up with|give me|give us|help me (?:write|make|create|stage|fake))(?: (?:me|us))?|\\bhow (?:to|do i|can i|can we|do we)(?= (?:make|stage|fake|write|invent|create|perform|fabricate))|\\bhelp me(?: to)?|\\bi (?:want|need) to)(?: (?:an?|some|the|several|five|ten|three|to))?(?: (?!about|study|sermon|lesson|essay|on)\\w+){0,3}? ?\\b(?:fake|false|made[- ]up|invent(?:ed)?|fabricated?|phony|bogus|staged?|fictitious)(?: (?!prophets?|teach|gods?)\\w+){0,3}? ?\\b(?:testimon(?:y|ies)|miracles?|healings?|prophec(?:y|ies)|visions?|revelations?|relics?|reviews?|conversions? story|exorcism|word of knowledge|words of knowledge|stigmata|near[- ]death))`,
  ),
  rule(
    'exploit-6',
    listed('testimony testimonies healed cured miracle'),
    `${make}${gap(30)}\\b(?:testimon(?:y|ies)|stor(?:y|ies))\\b${gap(60)}\\b(?:heal(?:ed|ing)|cured?|saved|miracle|oil|holy water|prayer cloth|supplement)\\b${gap(80)}\\b(?:never (?:happened|existed|had|was)|isn'?t (?:true|real)|not (?:true|real)|didn'?t (?:really )?happen|made up|so (?:that )?(?:people|they|more people) (?:buy|pay|donate|give|order|send)|to sell|sell more|even though (?:it|he|she|nobody|no one))`,
  ),
  // drugs
  rule(
    'drugs',
    listed('meth cocaine heroin lsd mdma ecstasy fentanyl dmt ghb drugs crack roofie rohypnol methamphetamine'),
    `(?:${how}|${make})${gap(25)}\\b(?:cook|make|making|synthesi[sz]e|produce|grow|extract|smuggle|sell|deal|buy|score|get)\\b${gap(15)}\\b(?:(?:crystal )?meth(?:amphetamine)?|cocaine|heroin|lsd|mdma|ecstasy|fentanyl|dmt|ghb|crack|(?:illegal |hard |street |some )?drugs|date[- ]rape drugs?|roofies?|rohypnol)\\b`,
    /\b(?:off|away|stop\w{0,4}|quit\w{0,4}|clean|free|overcom\w{1,3}|recover\w{0,3}|money from|my (?:son|daughter|brother|sister|friend|husband) (?:sells|deals|makes|is|was|got|bought)|is it)\b/,
  ),
  rule(
    'spiked',
    listed('spike drug roofie sedate'),
    `(?:${how}|\\bwhat can i)${gap(20)}\\b(?:spike|drug|roofie|sedate|slip something in(?:to)?)\\b (?:her|his|someone'?s?|a girl'?s?|my (?:${kin})'?s?|a woman'?s?)\\b`,
  ),
  // shaming people, medicine
  rule(
    'harass',
    listed(
      'humiliate bully harass dox doxx doxxing slander defame rumor rumors rumour rumours smear ruin destroy discredit',
    ),
    `(?:${how}|${make})${gap(30)}\\b(?:humiliat(?:e|es|ing)|bully|bullies|harass(?:es|ing)?|doxx?(?:ing)?|slander(?:s|ing)?|defam(?:e|es|ing)|(?:start|spread|false|nasty) (?:\\w+ )?rumou?rs?|smear(?:s|ing)?|(?:ruin|destroy)(?:s|ing)? (?:the )?(?:reputation|life|marriage|career) of|(?:ruin|destroy) (?:his|her|my (?:${kin})'?s?) (?:reputation|life|marriage|career))\\b ?(?:about |against )?(?:my|her|him|his|the|this|that|a|them|someone|our|of|$)?`,
  ),
  rule(
    'medicine',
    listed(
      'medication medicine meds insulin chemo chemotherapy treatment pills antidepressants doctor doctors vaccine dialysis transfusion hospital',
    ),
    `\\b(?:convinc(?:e|es|ing)|persuad(?:e|es|ing)|tell(?:s|ing)?|get|mak(?:e|es|ing)|urg(?:e|es|ing)|encourag(?:e|es|ing)|advis(?:e|es|ing))\\b ?(?:my (?:\\w+ ){0,2}?(?:${kin})|her|him|them|(?:an? |the |our |all )?(?:\\w+ ){0,2}?(?:people|person|patients?|sick|members?|diabetics?|everyone|believers|parents|women|woman|man|men|teenagers?|readers?|listeners|christians|followers))\\b${gap(25)}\\b(?:to )?(?:stop|stopping|quit|replac(?:e|ing)|refus(?:e|ing)|throw(?:ing)? away|skip|give up|drop|abandon|not (?:take|see|go)|come off)\\b${gap(30)}\\b(?:medications?|medicines?|meds|insulin|chemo(?:therapy)?|treatments?|pills|antidepressants|doctors?|vaccines?|vaccinations?|dialysis|transfusions?|hospital)\\b`,
    /\b(?:should i|is it|was told|told me|my pastor (?:told|says|said)|wants? (?:me|us)|trying to|how do i (?:respond|answer)|wrong|worried|why|not to stop|not (?:refuse|stop|skip|quit|drop)|never)\b/,
  ),
  rule(
    'scam-7',
    listed('exist existed exists happen happened real pocket keep'),
    `${make}${gap(60)}\\b(?:orphanage|charity|ministry|fundraiser|fundraising|missionary|mission trip|church|fund|donation page|donations?)\\b${gap(50)}\\b(?:(?:doesn'?t|does not|didn'?t|never) (?:really |actually )?(?:exist|happen)\\w*|not real|isn'?t real|that i(?:'ll| will) (?:keep|pocket)|keep the money|(?:for|into) my (?:own )?pocket)\\b`,
  ),
  rule(
    'scam-8',
    listed('name signed behalf signature'),
    `${make}${gap(50)}\\b(?:in the name of|signed by|on behalf of|under the name of|with the signature of)\\b${gap(40)}\\b(?:without (?:his|her|their) (?:knowledge|permission|knowing|consent)|who (?:never|didn'?t|does ?n[o']t know)|gift ?cards?|bank details|wire|even though)\\b`,
  ),
  rule(
    'scam-9',
    listed('steal cheat scam fool deceive trick rob con'),
    `${make}${gap(80)}\\bso (?:that )?(?:i|we) can (?:\\w+ ){0,1}?(?:steal|cheat|scam|fool|deceive|trick|rob|con|blackmail|get (?:his|her|their) money|take (?:his|her|their) (?:money|savings|house))\\b`,
  ),
  rule(
    'forgery-4',
    listed('receipt certificate reference proof letter statement never'),
    `${make}${gap(30)}\\b(?:receipt|certificate|reference|proof|confirmation|letter|statement|invoice)\\b${gap(60)}\\b(?:(?:i|he|she|we|they) never (?:made|gave|did|attended|finished|completed|paid|worked|had|took|was|earned)|(?:didn'?t|did not) (?:actually |really )?(?:make|give|do|attend|finish|complete|pay|work|happen|take|earn)|for (?:the )?tax(?:es)? (?:fraud|evasion))\\b`,
  ),
  rule(
    'forgery-5',
    listed('fake'),
    `\\b(?:as|for) (?:an? |my )?(?:fake|false) (?:ids?|identity|papers|documents?|passports?|proof)\\b`,
  ),
  rule(
    'threat-4',
    listed('threaten threatens threatening threat expose'),
    `\\b${message}\\b${gap(30)}\\bthreaten(?:s|ing)?\\b ?(?:to|with|my|him|her|them|someone|the|a)?\\b|\\bthreaten(?:s|ing)? to (?:expose|hurt|kill|out|report|ruin|tell)\\b${gap(40)}\\b(?:unless|if|so)\\b`,
    /\b(?:pharaoh|jezebel|elijah|sanballat|goliath|assyria\w{0,1}|sennacherib|saul|herod|received|i got|sent me|report|police|jesus|god|lord|sanhedrin|my husband|he|she is|protect\w{0,3})\b/,
  ),
  rule(
    'exploit-7',
    listed('unless cursed curse hell damned salvation judged judgment judgement burn punished punish die sick'),
    `(?:${make}|${how})${gap(60)}\\b(?:curs(?:e|ed)|hell|damned|lose (?:their|your) (?:salvation|blessing)|judg(?:ed|ment)|go to hell|burn|punish(?:ed)?|die|sick)\\b${gap(30)}\\b(?:unless|if) (?:they|you|people|members|we|she|he) (?:\\w+ ){0,2}?(?:give|donate|tithe|pay|send|buy|sow|obey|join|vote|contribute)\\b`,
    /\b(?:is it|does|do|did|why|will (?:i|we)|am i|malachi)\b/,
  ),
  rule(
    'exploit-8',
    listed('wants command commands tells told says demands requires asking'),
    `${make}${gap(40)}\\b(?:god|the lord|jesus|the (?:holy )?spirit|an angel)\\b${gap(30)}\\b(?:wants|commands?|tells?|told|says|demands?|is asking|requires)\\b ?(?:\\w+ ){0,3}?(?:her|him|them|sister \\w+|brother \\w+|my (?:\\w+ )?(?:${kin})|people|members|the (?:church|congregation|widow))\\b ?(?:\\w+ ){0,2}?(?:to )?(?:give|lend|sign|donate|transfer|leave|sell|marry|sleep with|have sex|obey|pay|stay)\\b${gap(30)}\\b(?:me|us|my|our|him|house|money|savings|car|all)\\b`,
  ),
  rule(
    'cover-up',
    listed('cover hide conceal hides conceals hush silence bury'),
    `(?:${make}|${how})${gap(60)}\\b(?:cover(?:s|ing)? up|hid(?:e|es|ing)|conceal(?:s|ing)?|hush(?:es|ing)? up|silenc(?:e|es|ing)|bury(?:ing)?)\\b ?(?:\\w+ ){0,3}?(?:abuse|assault|rape|molest\\w{2,4}|theft|embezzlement|affair|crime|victims?|evidence|bruises|harassment)\\b`,
    /\b(?:why|did|is it|wrong|sin|my (?:church|pastor) (?:is|was|hid|covered)|they|stop|david|report)\b/,
  ),
  rule(
    'captive-4',
    listed(
      'beat hit hurt hits beats hurts abuse abuses abused abusive slapped slaps slap violent violence punch punches beatings',
    ),
    `(?:${make}|\\b(?:verses?|scriptures?|passages?|reasons?)\\b)${gap(60)}\\b(?:my (?:wife|girlfriend|fiancee|husband)|she|her|a (?:wife|woman)|women|wives|victims?)\\b${gap(25)}\\b(?:must|should|has to|have to|needs to|to)\\b ?(?:\\w+ ){0,2}?(?:stay|submit|obey|endure|accept|return|go back|forgive me|forgive him|keep quiet)\\b${gap(40)}\\b(?:hit|hits|beat|beats|hurts?|abus(?:e|es|ed|ive)|slap(?:ped|s)?|violen(?:t|ce)|punch\\w{0,2}|beatings?)\\b`,
    /\b(?:does|do (?:i|we|they)|is it|should (?:she|i|a)|must (?:she|i|a)|am i|why|what does|not|leave|safe|refute|wrong)\b/,
  ),
  rule(
    'wife-beating',
    listed('beat hit slap whip punish spank discipline'),
    `(?:${how}|\\b(?:may|can|verses? (?:for|to|that)|let me))${gap(20)}\\b(?:beat|hit|slap|whip|spank|physically (?:discipline|punish|correct))\\b (?:my|a|his) (?:wife|girlfriend|woman|fiancee)\\b`,
    /\b(?:is it|stop|not|never|why|my father|when)\b/,
  ),
  rule(
    'child-harm-2',
    listed('demon demons devil spirit exorcism exorcise rod starve withhold meets meet minor year'),
    `(?:${how}|${make})${gap(50)}(?:\\b(?:beat|starve|whip|burn|tie|withhold(?:ing)? (?:food|water))\\b${gap(30)}\\b(?:demons?|devil|spirit|rebellion)\\b${gap(20)}\\b(?:child(?:ren)?|son|daughter|boy|girl|kid|him|her)\\b|\\b(?:meets?|meet|visit|visits|come|comes) (?:me|him|us) (?:\\w+ ){0,2}?(?:alone|in secret|secretly)\\b${gap(30)}\\b(?:parents?|mom|mum|dad|mother|adults?)\\b|\\b(?:love|romantic|flirty|sexy|intimate) (?:letter|message|text|poem)s? (?:to|for) (?:a |an |my )?(?:\\w+ )?(?:1[0-7]|thirteen|fourteen|fifteen|twelve|student|minor|underage))`,
  ),
  rule(
    'medicine-2',
    listed(
      'doctors doctor vaccines vaccine medicine medication insulin chemo chemotherapy treatment hospital vaccinated vaccination',
    ),
    `\\b(?:write|draft|compose|create|prove|argue|preach|make)\\b${gap(60)}\\b(?:must|should|need|ought|may|have to|to|can)\\b ?(?:not|never|stop|refuse|reject|avoid|quit|throw away|skip)\\b${gap(25)}\\b(?:doctors?|vaccin\\w{1,6}|medicines?|medications?|insulin|chemo(?:therapy)?|treatments?|hospitals?|blood transfusions?)\\b`,
    /\b(?:is it|should (?:i|we|christians)|why|wrong|against those|refut\w{1,4}|whether|not (?:to )?(?:stop|refuse|reject|avoid|quit|skip|be))\b/,
  ),
  rule(
    'medicine-3',
    listed('fake miracle cures cure heals healing oil water remedy tea supplement product'),
    `${make}${gap(40)}\\b(?:ad|advert\\w{0,9}|post|claim(?:s|ing)?|page|flyer|letter|testimon(?:y|ies)|sermon|label|pitch|brochure)\\b${gap(50)}\\b(?:cures?|heals?|healed|cured|curing|healing)\\b ?(?:\\w+ ){0,3}?(?:cancer|diabetes|covid|hiv|aids|autism|any disease|all diseases?|every disease|blindness|depression)\\b`,
    /\b(?:jesus|bartimaeus|blind man|my (?:mother|father|son|daughter|wife|husband)|i was|me of|we pray|god healed)\b/,
  ),
  rule(
    'medicine-4',
    listed('replace replaces replacing prayer fasting faith oil only alone'),
    `(?:${how}|${make})${gap(40)}\\b(?:(?:replac(?:e|es|ing)|stop(?:ping)?|quit(?:ting)?)\\b ?(?:\\w+ ){0,2}?(?:insulin|chemo(?:therapy)?|medications?|medicines?|meds|antidepressants|treatments?|dialysis)\\b${gap(15)}\\b(?:with|by|through|and)\\b${gap(15)}\\b(?:prayer|fasting|faith|trust\\w{0,3}|oil|pray|holy water|fast)\\b|(?:treat|cure|heal)(?:ing)?\\b ?(?:\\w+ ){0,3}?(?:cancer|diabetes|depression|pneumonia|hiv|epilepsy|infections?|leukemia|appendicitis|schizophrenia)\\b${gap(15)}\\b(?:with|by|through|using)\\b ?(?:only |just |nothing but )?(?:prayer|fasting|faith|oil|holy water|the bible|bleach)\\b)`,
  ),
  rule(
    'justify',
    listed('justify justifies justifying excuse excuses defend defends'),
    `\\b(?:justif(?:y|ies|ying)|excus(?:e|es|ing)|defend(?:s|ing)?)\\b ?(?:my |me |a man |a husband |him |the )?(?:\\w+ )?(?:hitting|beating|abus(?:e|ing)|slapping|raping|rape|marital rape|molesting|choking|whipping|locking|killing|violence (?:against|toward))\\b ?(?:my|his|a|her|the|women|children|of|against)?`,
    /\b(?:is it|does|did|why|how (?:did|do) (?:people|some)|wrong|cannot|can'?t|never|used to|historically|slavery|refut\w{1,4})\b/,
  ),
  rule(
    'suicide-note',
    listed('suicide'),
    `${make}(?: me| us)?(?: an?| the| my)? (?:\\w+ )?suicide (?:note|pact|letter)\\b`,
    undefined,
  ),
  rule(
    'dose',
    listed('lethal fatal overdose kill die dose'),
    `\\b(?:how (?:much|many)|what (?:dose|amount|quantity))\\b${gap(50)}\\b(?:kill|die|overdose|fatal|lethal|stop (?:the|a|his|her) heart)\\b|\\b(?:lethal|fatal) (?:dose|amount|quantity) (?:of|for)\\b`,
    /\b(?:did|soldiers?|people (?:died|were)|men|israel\w{0,5}|kings?|samson|david|joshua|times|plague|jesus|verse|bible|battle|philistines?)\b/,
  ),
  rule(
    'incite',
    listed(
      'urging calling inciting encouraging urge incite incites encourage encourages urges calls tells telling inspire inspires convinces rally rallies',
    ),
    `(?:${make})${gap(40)}\\b(?:urg(?:e|es|ing)|call(?:s|ing)|incit(?:e|es|ing)|encourag(?:e|es|ing)|tell(?:s|ing)?|inspir(?:e|es|ing)|convinc(?:e|es|ing)|rall(?:y|ies|ying))\\b${gap(40)}\\b(?:attack|burn (?:down)?|bomb|shoot|kill|beat up|take up arms|riot|lynch|stone|vandali[sz]e|assault|overthrow)\\b ?(?:\\w+ ){0,3}?(?:clinic|mosque|synagogue|church|temple|government|neighbou?rs?|doctors?|teachers?|people|police|school|capitol|abortionists?|politicians?|unbelievers?|sinners|them|gays?|women)\\b`,
  ),
  rule(
    'snakes',
    listed('snake snakes poison venom venomous rattlesnakes strychnine'),
    `(?:${how}|${make})${gap(40)}\\b(?:drink(?:ing)?|handl(?:e|ing)|pick(?:ing)? up)\\b ?(?:\\w+ ){0,2}?(?:poison|snakes?|venom|venomous|rattlesnakes|strychnine|serpents)\\b${gap(30)}\\b(?:service|church|test|faith|safely|youth|meeting|worship|prove|at home)\\b`,
    /\b(?:does|mark 16|mean|why|is it|history|should)\b/,
  ),
  rule(
    'captive-5',
    listed('abused battered beaten victims victim violent hits beats wife wives'),
    `${make}${gap(60)}\\b(?:abused?|battered|beaten|victims?|violent|hits|beats)\\b${gap(50)}\\b(?:leaving|divorc(?:e|ing)|reporting|telling|speaking up|calling the police|going to (?:the police|court))\\b${gap(25)}\\b(?:is|are|would be|means)\\b ?(?:\\w+ ){0,2}?(?:sin(?:ful)?|disobedien\\w{2}|wrong|rebellion|against god|unforgivable|gossip|selfish)\\b`,
    /\b(?:refut\w{1,4}|against the idea|not|myth|false)\b/,
  ),
  rule(
    'captive-6',
    listed(
      'isolate talking seeing speaking meeting leaving working calling telling friends family parents contact contacting sister mother',
    ),
    `(?:${how}|${make}|\\b(?:verses?|scriptures?|passages?)\\b)${gap(40)}\\b(?:keep|stop|prevent|isolate|cut)\\b ?(?:off )?(?:my (?:wife|husband|girlfriend|boyfriend|fiancee|daughter)|her|them|my followers|members)\\b ?(?:off )?from ?(?:\\w+ ){0,1}?(?:leaving|talking|seeing|speaking|meeting|contact\\w{0,3}|working|calling|telling|(?:her|their|his|all) (?:\\w+ )?(?:friends|family|parents|sister|mother))\\b`,
    /\b(?:drugs?|drinking|self-harm|hurting|suicid\w{1,3}|predators?|strangers?|boys|danger\w{0,3}|cult|gossip)\b/,
  ),
  rule(
    'scam-10',
    listed('love lonely romance widow widower dating'),
    `(?:${make}|${how})${gap(60)}\\b(?:pretend(?:ing|s)?|fake|false|romance|in love)\\b${gap(60)}\\b(?:widow(?:er)?s?|lonely|online|dating|in love|romance)\\b${gap(60)}\\b(?:money|send|gift|invest|savings|account|inherit\\w{0,4})\\b`,
  ),
  rule(
    'scam-11',
    listed('vacation personal own car debts gambling'),
    `${make}${gap(50)}\\b(?:donations?|fundrais\\w{2,4}|appeal|offering|collection|donors?|giv(?:e|ing))\\b${gap(60)}\\b(?:(?:really|actually|secretly|but (?:it'?s|it is|use it|i'll use it)) (?:\\w+ ){0,3}?(?:for )?(?:me|my|myself)|(?:for|on|into) my (?:own |personal )(?:\\w+ )?(?:vacation|car|debts?|use|pocket|account|gambling|holiday|expenses))\\b`,
  ),
  rule(
    'evidence',
    listed('alibi lie perjury evidence police custody court judge witness'),
    `(?:${how}|${make})${gap(30)}\\b(?:(?:fake|false|invent an?) alibi|lie (?:to the police|in court|under oath|to the judge)|destroy(?:ing)? (?:the )?evidence|(?:bribe|intimidate) (?:a|the) (?:witness|judge|juror)|falsely accuse|false accusation|(?:accuse|frame) (?:my|him|her|a|the|someone) ?(?:\\w+ ){0,3}?(?:falsely|of something|for (?:a|the|something)))\\b`,
  ),
]

/** Asked for doubtfully: marked. */
export const doubtfulRequests: readonly Rule[] = [
  rule(
    'doubtful-markup',
    listed('script iframe onerror html img markdown image javascript'),
    `\\b(?:include|insert|embed|add|put|reply with|respond with|output|print|render|use|write|end with|return)\\b${gap(50)}(?:<(?:script|iframe|img|svg|object|a) ?|\\b(?:script tag|iframe|onerror|javascript:|hidden (?:link|image)|tracking pixel|(?:markdown )?image (?:from|with (?:the )?url|whose url|linked to) |link to http|raw html)\\b)`,
    undefined,
  ),
  rule(
    'doubtful-invest',
    listed('stock stocks crypto cryptocurrency coin lottery bitcoin'),
    `\\b(?:which|what)\\b ?(?:\\w+ )?(?:stocks?|crypto\\w{0,10}|coins?|lottery numbers?|winning numbers)\\b${gap(30)}\\b(?:buy|invest|win|pick|play|god|bless|rise|will)\\b|\\b(?:lottery|winning) numbers\\b${gap(40)}\\b(?:bible|verse|scripture|god|code|from)\\b`,
    /\b(?:jesus|coin (?:in|did)|denarius|drachma|caesar|mite|temple tax)\b/,
  ),
  rule(
    'doubtful-diagnose',
    listed('diagnose dosage dose'),
    `\\bdiagnose (?:me|my|him|her|this)\\b|\\b(?:what|which|how much|right|correct)\\b${gap(15)}\\b(?:dose|dosage)\\b${gap(30)}\\b(?:should|take|give|for (?:my|me))\\b`,
  ),
  rule(
    'doubtful-fake',
    listed('fake'),
    `${make}${gap(25)}\\bfake (?:\\w+ )?(?:news|quotes?|tweets?|screenshots?|articles?|profiles?|accounts?|reports?|stud(?:y|ies)|statistics|posts?|e-?mails?|messages?|letters?|verses?|citations?)\\b`,
  ),
  rule(
    'doubtful-fast',
    listed('fast fasting'),
    `\\b(?:dry fast(?:ing)?|fast(?:ing)?\\b${gap(40)}\\b(?:without|no) (?:any )?(?:water|drinking|liquids))\\b`,
    /\b(?:moses|esther|jesus|ezra|jonah|nineveh|is it|dangerous|safe)\b/,
  ),
  rule(
    'doubtful-death-prayer',
    listed('die dies death sick accident suffer suffers cancer crash'),
    `${make}${gap(30)}\\b(?:prayer|psalm|curse|spell|chant|decree)\\b${gap(50)}\\b(?:my (?:\\w+ ){0,2}?(?:${kin})|he|she|they|him|her|them)\\b (?:\\w+ )?(?:dies?|drop dead|gets? (?:sick|cancer)|suffers?|to (?:die|suffer|get sick)|crash\\w{0,2}|has an accident)\\b`,
    /\b(?:before|who|when|comfort|peace|as (?:he|she)|dying|if|lest)\b/,
  ),
  rule(
    'doubtful-minors',
    listed('parents parent'),
    `(?:${how}|${make})${gap(30)}\\b(?:bapti[sz]e|convert|indoctrinate|take|evangeli[sz]e|message|contact)\\b${gap(30)}\\b(?:child(?:ren)?|kids?|teens?|teenagers?|minors?|students?|boys?|girls?)\\b${gap(20)}\\bwithout (?:their|his|her|the|telling) (?:the |their |his |her )?parents?\\b`,
  ),
  rule(
    'doubtful-remedy',
    listed('insulin chemo chemotherapy medication antidepressants medicine lithium'),
    `\\b(?:instead of|replaces?|replacing|rather than|so (?:that )?(?:i|she|he) (?:can|could) stop)\\b ?(?:\\w+ ){0,3}?(?:insulin|chemo(?:therapy)?|medications?|antidepressants|medicine|lithium)\\b`,
  ),
  rule(
    'doubtful-lie',
    listed('lie lies lying cheat cheating deceive'),
    `(?:how (?:do|can) i|how to|help me(?: to)?)${gap(15)}\\b(?:lie to|cheat on|deceive|cheat in)\\b (?:my|the|a|an|his|her)\\b`,
  ),
  rule(
    'doubtful-exam',
    listed('exam test homework seminary ordination'),
    `(?:how (?:do|can) i|how to|help me(?: to)?)${gap(15)}\\bcheat\\b${gap(20)}\\b(?:exam|test|homework|seminary|ordination)\\b`,
  ),
  rule(
    'doubtful-obey',
    listed('obey submit submissive'),
    `\\b(?:make|force|get|train)\\b (?:my (?:wife|girlfriend|fiancee?|daughter)|her|women) (?:\\w+ ){0,2}?(?:obey|submit|submissive|be submissive)\\b`,
    /\b(?:should|is it|can a|does|may a|wrong|cannot|can'?t)\b/,
  ),
  rule(
    'doubtful-revenge',
    listed('revenge vengeance payback'),
    `(?:how (?:do|can) i|how to|help me(?: to)?|ways to|best way to|plan)${gap(15)}\\b(?:get|take|have|plan|my)\\b (?:my )?(?:revenge|vengeance|payback)\\b`,
    /\b(?:off my|forgive|not|without|resist|avoid|instead|stop|leave|let go|tempted|desire)\b/,
  ),
  rule(
    'doubtful-curse',
    listed('curse hex spell'),
    `(?:${make}|how (?:do|can) i|how to|help me(?: to)?)${gap(20)}\\b(?:put|cast|place|lay|write|a)\\b (?:a )?(?:curse|hex|spell)s? (?:on|against|over|upon)\\b ?(?:my|him|her|them|someone|the|a)\\b`,
    /\b(?:break\w{0,3}|remov\w{1,3}|generational|put on me|balaam|balak|protect\w{0,3}|did|who)\b/,
  ),
  rule(
    'doubtful-conversion',
    listed('conversion gay lesbian trans exorcism exorcise'),
    `(?:${make}|how (?:do|can) i|how to|help me(?: to)?)${gap(30)}\\b(?:conversion therapy|(?:cast|drive|beat|starve) (?:the )?(?:demons?|devil|gay|spirit) out of (?:my|a|the|her|him)|exorci[sz]e my|tie (?:him|her|my child) (?:down|up))\\b`,
    /\b(?:is it|why|harm|wrong|history)\b/,
  ),
]
