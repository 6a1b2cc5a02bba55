import { gap, listed, of, type Rule } from '../rule.ts'

const rule = (id: string, needs: readonly string[], pattern: string, unless?: RegExp): Rule => ({
  id,
  group: id.replace(/-\d$/, ''),
  needs,
  pattern: new RegExp(pattern, 'g'),
  ...(unless && { unless }),
})

const careWords =
  listed(`medication medications medicine medicines meds insulin chemo chemotherapy treatment treatments pills antidepressants
  doctor doctors dialysis vaccine vaccines transfusion therapy inhaler antibiotics lithium hospital psychiatrist prescription prescriptions surgery
  medicinas medicina medicamento medicamentos medicacion insulina quimioterapia quimio tratamiento pastillas antidepresivos medico medicos dialisis hospital terapia`)
const care =
  '(?:medications?|medicines?|meds|insulin|chemo(?:therapy)?|treatments?|pills|antidepressants|dialysis|vaccines?|transfusions?|therapy|inhaler|antibiotics|lithium|prescriptions?|surgery|doctors?|psychiatrist|hospital)'
const cuidado =
  '(?:medicinas?|medicamentos?|medicacion|insulina|quimio(?:terapia)?|tratamientos?|pastillas|antidepresivos|dialisis|terapia|medicos?|doctor|hospital)'
/** Said to turn it down, or about somebody who said it. */
const denied =
  /\b(?:not|never|no one|nobody|don'?t|doesn'?t|isn'?t|aren'?t|won'?t|cannot|can'?t|shouldn'?t|wouldn'?t|nothing|nowhere|(?:is|are) no|false|wrong|myth|wrongly|misused?|abuse of|dangerous|harmful|if (?:anyone|someone|a pastor|somebody)|some (?:people|teachers|preachers|pastors|groups)|claims? that|teach(?:es)? that|taught|told you|says? that you|before you|without (?:talking|speaking|asking)|ask (?:your|a) doctor|talk (?:to|with) (?:your|a)|nunca|jamas|nadie|falso|sin hablar|sin consultar|algunos|antes de|dicen que|no (?:debes?|dejes?|es|te|hay|puede|significa|dice|pide|manda|tienes))\b/

/** Instructions to do harm, and words that send somebody into harm: the answer is dropped. */
export const refusedAnswers: readonly Rule[] = [
  rule(
    'paid-untraceably',
    listed('gift giftcard giftcards bitcoin crypto wallet wire western moneygram zelle tarjetas'),
    `\\b(?:gift[- ]?cards?(?: codes?| numbers?)?|bitcoins?|crypto(?:currency)?|a crypto wallet|western union|moneygram|zelle|tarjetas? (?:de )?regalo)\\b${gap(60)}\\b(?:sen[dt]|send to|to \\S+@|within the hour|today|now|blesses|bless|give|enviad\\w+|envie\\w*|ahora|hoy)\\b|\\b(?:send|sent|pay|give|buy|transfer|wire|text|envie\\w*|pague\\w*|mande\\w*)\\b${gap(30)}\\b(?:gift[- ]?cards?|gift[- ]?card codes?|bitcoins?|western union|tarjetas? (?:de )?regalo)\\b`,
    /\b(?:scams?|fraud\w*|never|don'?t|do not|beware|warn\w*|suspicious|asked (?:me|him|her|them|us)|estafa\w*|nunca|no)\b/,
  ),
  rule(
    'medicine-stop',
    careWords,
    `\\b(?:you (?:can|may|should|must|could|need to|ought to|are free to|have to|will be able to)|(?:it is|it's) (?:safe|fine|okay|ok|time|right|better|best)(?: for you)? to|feel free to|go ahead and|god (?:wants|is asking|is calling|asks|calls|tells) you to|have faith and|i (?:recommend|suggest|advise)(?: that)?(?: you)?(?: to)?|the bible (?:tells|asks|wants|commands) you to|faith means|trust god and|simply|just)\\b ?(?:\\w+ ){0,2}?(?:stop|quit|skip|discontinue|throw (?:away|out)|refuse|reject|come off|go off|give up|abandon|flush|leave|cancel|reduce|cut|stopping)\\b${gap(25)}\\b(?:your|the|all|his|her|their|any|taking|medical|these)\\b${gap(20)}\\b${care}\\b`,
    denied,
  ),
  rule(
    'medicine-stop-2',
    careWords,
    `(?:^|[.!?;:\\n] ?|\\band |\\bso )(?:please )?(?:stop (?:taking|using)|throw (?:away|out)|skip|cancel|flush|refuse|quit taking|put away|leave) (?:all )?(?:your|the|his|her|any) (?:\\w+ ){0,2}?${care}\\b`,
    denied,
  ),
  rule(
    'medicine-need',
    careWords,
    `\\b(?:you|she|he|they|your (?:son|daughter|child|mother|father|wife|husband|baby)) (?:do not|don't|does not|doesn't|no longer|will not|won't) (?:really |actually |even )?need (?:\\w+ ){0,3}?${care}\\b`,
    /\b(?:if|unless|because|may think|say|feel)\b/,
  ),
  rule(
    'medicine-faith',
    careWords,
    `\\b(?:taking|using|seeking|seeing|going to|trusting|relying on|need(?:ing)?|take)\\b${gap(20)}\\b${care}\\b${gap(30)}\\b(?:is|are|shows?|means?|proves?|reveals?|would be|betrays?)\\b${gap(15)}\\b(?:lack of faith|sin(?:ful)?|unbelief|idolatry|weak faith|no faith|witchcraft|sorcery|disobedience|doubt(?:ing)?|rebellion)\\b`,
    denied,
  ),
  rule(
    'medicine-heal',
    careWords,
    `\\b(?:god|jesus|he|prayer|faith|the lord|fasting|the spirit)\\b${gap(15)}\\b(?:will|shall|is going to|promises to|guarantees to|can) (?:surely |certainly |only |completely |fully )?(?:heal|cure|restore|make you well|make her well)\\b${gap(40)}\\b(?:if|when|once|as soon as|only if|after|instead of|without) you(?:r)? ?(?:\\w+ ){0,2}?(?:stop|quit|throw|refuse|give up|reject|leave|trust him (?:and|instead)|cancel|abandon|${care})\\b`,
    denied,
  ),
  rule(
    'medicine-cure',
    listed('bleach chlorine colloidal ivermectin turpentine kerosene hydrogen'),
    `\\b(?:drink|drinking|take|swallow|inject|give (?:him|her|your child))\\b${gap(20)}\\b(?:bleach|chlorine dioxide|turpentine|kerosene|hydrogen peroxide|disinfectant|lysol)\\b`,
    /\b(?:never|not|don'?t|danger\w{0,4}|poison\w{0,3}|avoid)\b/,
  ),
  rule(
    'abuse-stay',
    listed(
      'hits hit beats beat abuses abuse abused abusive violent hurts hurt strikes violence beatings hitting beating slaps',
    ),
    `\\b(?:stay|remain|live|submit|go back|return|obey|endure|bear|keep|be patient|put up|reconcile|move back|continue|honou?r)\\b${gap(45)}\\b(?:even (?:though|if|when)|although|though|while|no matter|despite|whether or not|when|as)\\b${gap(25)}\\b(?:hits?|beats?|abuses?|hurts?|strikes?|slaps?|violen(?:t|ce)|abusive|beatings?)\\b`,
    denied,
  ),
  rule(
    'abuse-stay-2',
    listed('abusive abuser violent abuse abuses beats hits beatings abused'),
    `\\b(?:you (?:must|should|need to|have to|ought to|are (?:called|commanded|required) to)|god (?:wants|calls|commands|expects|requires|asks) you to|scripture (?:requires|commands|tells|asks) you to|your (?:duty|calling|cross) is to|a (?:good|godly|christian) wife (?:will|must|should)?|wives (?:must|should))\\b ?(?:\\w+ ){0,4}?(?:stay|remain|submit|go back|return|obey|endure|bear|suffer|accept|tolerate|keep|forgive and (?:stay|return|go)|put up|stays|submits|endures)\\b${gap(40)}\\b(?:abus(?:e|er|ive|es|ed)|violent|beat(?:s|ings?)|hits|violence|blows)\\b`,
    denied,
  ),
  rule(
    'abuse-silence',
    listed('police report tell abuse abuser authorities shelter anyone charges'),
    `\\b(?:do not|don't|you (?:should|must) (?:not|never)|never|there is no need to|you (?:needn't|shouldn't))\\b ?(?:\\w+ ){0,2}?(?:call|report|tell|go to|involve|contact|press)\\b${gap(25)}\\b(?:the (?:police|authorities|abuse)|anyone (?:about|what)|him to the police|charges|a shelter|social services|your abuser|child protection)\\b`,
    /\b(?:if you (?:don'?t|do not)|afraid|hesitate|wait|alone|until|some|may|fear|because|hurt you|unless)\b/,
  ),
  rule(
    'abuse-blame',
    listed('deserve deserved provoked provoke fault hits beats hit beat abuse abused'),
    `\\b(?:you (?:deserve|deserved|provoked?|brought (?:it|this) on)|it (?:is|was) your (?:own )?(?:fault|sin))\\b${gap(40)}\\b(?:hit|hits|beat|beats|beating|abuse[ds]?|violence|him to (?:anger|hit)|hurt)\\b|\\b(?:hits?|beats?|abuses?|raped?) you (?:because|since) you(?:'re| are|r)? ?(?:not |did not |don't |didn't |fail)`,
    denied,
  ),
  rule(
    'weapon',
    listed(
      'explosive bomb ammonium detonator fuse molotov thermite gunpowder ricin sarin nitroglycerin shrapnel tatp trigger firearm',
    ),
    `\\b(?:mix|combine|pack|fill|pour|attach|connect|assemble|build|insert|light|wire|add|dissolve|drill|extract|place|plant|grind|boil)\\b${gap(60)}\\b(?:explosives?|bomb|ammonium nitrate|detonators?|fuse|molotov|thermite|gunpowder|black powder|ricin|castor beans|sarin|nitroglycerin|shrapnel|tatp|acetone peroxide|pipe bomb|gasoline (?:in|into) (?:a|the) bottle|firing pin)\\b`,
    denied,
  ),
  rule(
    'violence',
    listed(
      'throat artery knife stab strangle poison stab murder suffocate arsenic cyanide antifreeze thallium choke jugular carotid skull kill victim body',
    ),
    `\\b(?:(?:to|you can) (?:kill|poison|strangle|stab|murder|suffocate) (?:him|her|them|someone|a person|people|your \\w{2,12}|the victim),? ?(?:quietly|slowly|easily|without (?:a trace|being caught|leaving \\w{2,9}))?,? (?:you (?:need|should|can|must|first)|first|use|using|take|mix|get|wait)\\b|(?:aim|stab|cut|slash|strike|shoot|hit)\\b (?:\\w+ ){0,3}?(?:the|his|her|their) (?:throat|artery|jugular|carotid|neck|temple|skull|kidneys?)\\b${gap(40)}\\b(?:so|until|with|to|and)\\b|(?:add|mix|put|slip|stir|dissolve)\\b${gap(20)}\\b(?:arsenic|cyanide|antifreeze|thallium|rat poison|strychnine|ethylene glycol)\\b${gap(20)}\\b(?:in(?:to)?|to|with) (?:his|her|their|the)\\b|(?:hide|dispose of|get rid of|bury|dissolve) the body\\b${gap(20)}\\b(?:in|with|at|by|so|where)\\b)`,
    /\b(?:david|goliath|jael|sisera|ehud|eglon|joab|amasa|saul|samson|absalom|cain|abel|judas|moses|elijah|king|verse|soldiers?|sought|tried|wanted|plotted|conspired|went|came|sent|commanded|law|israel|jesus|pharisees|herod|priests?|paul|jews|not|never|prophets?|egyptian|sword of|lord)\b/,
  ),
  rule(
    'self-harm',
    listed('overdose noose pills lethal wrists wrist painless suicide hang hanging carbon helium die'),
    `\\b(?:take|swallow|crush)\\b${gap(15)}\\b(?:\\d+|all (?:of )?(?:the|your)|a handful of|enough|twenty|thirty|fifty) (?:\\w+ )?(?:pills|tablets|capsules|mg|paracetamol|acetaminophen|sleeping)\\b|\\b(?:lethal|fatal) (?:dose|amount|quantity) (?:is|of|for|would)\\b|\\b(?:tie|make|knot) (?:a|the) noose\\b|\\b(?:cut|slice|slit)\\b (?:\\w+ ){0,3}?(?:your )?wrists?\\b|\\b(?:most )?(?:painless|quickest|easiest|surest|least painful|best) (?:way|method) (?:to die|to kill yourself|of suicide|to end (?:it|your life)|is to (?:hang|jump|take|use))\\b|\\b(?:you should|go ahead and|just|it is (?:fine|okay|right) to) (?:kill yourself|end your life|end it all|take your (?:own )?life)\\b`,
    /\b(?:never|not|don'?t|please call|mourning|baal|leviticus|deuteronomy|judas|ahithophel|saul)\b/,
  ),
  rule(
    'drugs',
    listed('meth pseudoephedrine cocaine mdma lsd heroin fentanyl ghb ephedrine methylamine safrole dealer'),
    `\\b(?:cook|synthesi[sz]e|extract|mix|combine|heat|reduce|react|distill?|crush|dissolve|snort|inject|smoke|buy)\\b${gap(50)}\\b(?:meth(?:amphetamine)?|pseudoephedrine|cocaine|mdma|lsd|heroin|fentanyl|ghb|ephedrine|methylamine|safrole|red phosphorus)\\b`,
    denied,
  ),
  rule(
    'fraud',
    listed(
      'gift cards card wire account verify bank password codes urgent transfer bitcoin customers victims elderly trust',
    ),
    `(?:\\b(?:buy|purchase|get|send|scratch)\\b${gap(30)}\\bgift ?cards?\\b${gap(60)}\\b(?:codes?|numbers?|photo|picture|send|me|reply|back)\\b|\\b(?:click|follow|open) (?:here|the link|this link|below)\\b${gap(40)}\\b(?:verify|confirm|update|unlock|restore)\\b${gap(20)}\\b(?:account|bank|card|password|identity|details)\\b|\\b(?:verify|confirm|update) your (?:account|bank|card|password|identity|payment)\\b${gap(50)}\\b(?:suspended|closed|24 hours|immediately|link|blocked)\\b|\\bwire (?:me |us )?(?:the )?(?:\\$ ?\\d|money|funds)\\b${gap(40)}\\b(?:account|western union|bitcoin|today|immediately)\\b|\\b(?:pretend|pose|claim|say) (?:to be|as|you are|you're|that you are) (?:\\w+ ){0,4}?(?:bank|irs|police|pastor|charity|missionary|grandson|priest|official)\\b${gap(60)}\\b(?:money|account|gift|details|trust|pay|donat\\w{1,4}|password)\\b|\\b(?:forge|falsify|counterfeit|fake)\\b (?:the|a|his|her|your) (?:\\w+ ){0,2}?(?:signature|certificate|stamp|seal|document|id|receipt|cheque|check|passport)\\b)`,
    /\b(?:never|don'?t|not|beware|warning|scam(?:s|mers?)?|be careful|suspicious|jezebel|report)\b/,
  ),
  rule(
    'hacking',
    listed(
      'sql payload keylogger exploit shell password brute phishing nmap metasploit malware cookie script hydra sqlmap',
    ),
    `(?:'? ?or ?'?1'? ?= ?'?1|\\bunion select\\b|\\breverse shell\\b${gap(30)}\\b(?:nc|bash|python|connect|listen)|\\binstall (?:a|the) (?:keylogger|spyware|trojan|backdoor|stalkerware)\\b|\\b(?:brute[- ]force|crack|steal|harvest) (?:the|his|her|their|your (?:victim|target)'?s?) (?:\\w+ )?(?:passwords?|cookies|login|account|credentials)\\b|\\b(?:run|use) (?:hydra|sqlmap|metasploit|john the ripper|hashcat|aircrack)\\b|\\brm -rf /)`,
    /\b(?:never|don'?t|not)\b/,
  ),
  rule(
    'es-medicine',
    careWords,
    `\\b(?:puedes|debes|deberias|tienes que|es hora de|dios (?:quiere|te pide|te dice|te manda) que|te recomiendo|ten fe y|confia en dios y|basta con|solo)\\b ?(?:\\w+ ){0,3}?(?:dejar|dej(?:es|a|ar) de|suspender|suspendas?|abandon\\w{1,3}|tir(?:ar|es|a)|rechaz\\w{1,3}|dejes|deja|interrump\\w{1,3})\\b${gap(25)}\\b(?:tomar |tu |tus |la |las |los |el |de |toda )?(?:\\w+ )?${cuidado}\\b`,
    denied,
  ),
  rule(
    'es-medicine-2',
    careWords,
    `(?:^|[.!?;:\\n¡] ?|\\by )(?:deja de tomar|tira|no tomes|abandona|suspende|ya no necesitas|no necesitas) (?:mas |la |las |los |el |tu |tus |esas? |esos? |a |al |un |ningun )?(?:\\w+ )?${cuidado}\\b|\\b(?:tomar|usar|ir al?|confiar en)\\b${gap(15)}\\b${cuidado}\\b${gap(20)}\\b(?:es|muestra|demuestra|significa)\\b${gap(10)}\\b(?:falta de fe|pecado|incredulidad|idolatria|brujeria)\\b|\\bdios (?:te )?(?:sanara|va a sanar\\w{0,2}|curara)\\b${gap(30)}\\b(?:si|cuando) (?:dejas|abandonas|tiras|rechazas|suspendes)\\b`,
    /\b(?:nunca|jamas|falso|no es|no significa|algunos|hables|consult\w{1,4})\b/,
  ),
  rule(
    'es-abuse',
    listed('golpea golpee pega pegue maltrata maltrate abusa violento violenta golpes maltrato abusador denuncies'),
    `\\b(?:qued[ae]\\w{0,3}|permanec\\w{1,3}|somet\\w{1,4}|sigue|vuelve|regresa|soporta|aguanta|obedec\\w{1,3}|obedezcas)\\b${gap(40)}\\b(?:aunque|a pesar de|incluso si|aun cuando|cuando|pese a)\\b${gap(20)}\\b(?:golpe[ae]s?|pegue|pega|maltrat[aeo]s?|abus[aeo]|violent[oa]|golpes|violencia)\\b|\\bno (?:lo |la )?(?:denuncies|llames a la policia)\\b|\\b(?:debes|tienes que|dios quiere que|la biblia (?:te )?manda)\\b${gap(20)}\\b(?:quedarte|te quedes|soportar|aguantar|someterte|volver|soportes|aguantes|vuelvas)\\b${gap(30)}\\b(?:abus\\w{1,5}|maltrat\\w{1,5}|golpes|golpea|pega|violent[oa])\\b`,
    /\b(?:nunca|jamas|no (?:debes|tienes|es|significa|pide|manda|quiere|dice|ensena)|nadie|algunos)\b/,
  ),
  rule(
    'es-harm',
    listed('explosivo polvora bomba veneno cianuro arsenico pastillas dosis tarjetas garganta metanfetamina'),
    `\\b(?:mezcla|combina|llena|conecta|enciende|vierte|rellena|arma)\\b${gap(50)}\\b(?:explosivos?|polvora|bomba|nitrato de amonio|detonador|molotov|metanfetamina)\\b|\\b(?:pon|echa|mezcla|anade|disuelve)\\b${gap(20)}\\b(?:veneno|cianuro|arsenico|raticida|anticongelante)\\b${gap(20)}\\b(?:en (?:su|la|el)|a su)\\b|\\b(?:dosis letal|dosis mortal) (?:es|de|seria)\\b|\\bcompra\\b${gap(20)}\\btarjetas de regalo\\b${gap(40)}\\b(?:codigos?|envia|manda)`,
    /\b(?:nunca|no (?:lo|hagas|mezcles)|peligro\w{0,3}|cuidado)\b/,
  ),
]

const sure = of([
  'will',
  'shall',
  'are going to',
  "'ll",
  'are certain to',
  'are sure to',
  'are guaranteed to',
  'will definitely',
  'will certainly',
  'will surely',
  'cannot fail to',
  "can't lose",
])
/** Promises that nobody can make: marked. */
export const flaggedAnswers: readonly Rule[] = [
  rule(
    'promise-law',
    listed(
      'lawsuit case court appeal custody judge trial lawyer attorney sue jail prison charges asylum visa immigration',
    ),
    `\\byou(?:${sure}| ${sure}) (?:\\w+ ){0,2}?(?:win|get|receive|keep|be (?:acquitted|awarded|granted|found)|not (?:go|lose|be))\\b${gap(25)}\\b(?:lawsuit|case|court|appeal|custody|trial|settlement|jail|prison|charges|asylum|visa|green card|convicted|guilty)\\b|\\byou (?:do not|don't|won't) need (?:a |an |any )?(?:lawyer|attorney|solicitor|legal)\\b|\\byou (?:are not|aren't|cannot be|can't be) (?:legally )?(?:liable|sued|prosecuted|guilty of a crime)\\b|\\byou (?:should|must|can) (?:sue|plead|stop paying|ignore the (?:court|summons|judge|subpoena))\\b`,
    /\b(?:cannot promise|can't promise|no one can|not guarantee\w?|if you win)\b/,
  ),
  rule(
    'promise-money',
    listed(
      'guaranteed guarantee returns return profit double invest investment hundredfold hundred-fold seed rich wealth risk-free risk debt lottery crypto bitcoin money financial',
    ),
    `\\b(?:guaranteed?|certain|sure|risk[- ]free|assured)\\b ?(?:\\w+ ){0,3}?(?:returns?|profits?|income|investments?|gains?|wealth|riches|financial (?:blessing|breakthrough))\\b|\\b(?:god|he|the lord)\\b (?:will|shall|promises to|guarantees to|is going to) (?:surely |certainly )?(?:multiply|double|repay|return|triple|increase|make you)\\b${gap(25)}\\b(?:money|gift|seed|donation|investment|savings|income|rich|wealthy|debts?|hundred-?fold)\\b|\\b(?:invest|put|sell) (?:all|everything)(?: of)?(?: your)? ?(?:money|savings|life savings|you have|retirement)? ?(?:in|into|and invest)\\b|\\byou (?:will|'ll|are going to) (?:surely |certainly )?(?:double|triple|multiply|get back|earn back|become (?:rich|wealthy))\\b|\\b(?:if you|when you) (?:give|sow|donate|send)\\b${gap(40)}\\b(?:god will|you will|he will)\\b${gap(25)}\\b(?:rich|wealth\\w{0,2}|money back|hundred-?fold|debt[- ]free|double|prosper financially|financial)\\b`,
    /\b(?:not|never|no|nowhere|some|teachers?|preachers?|prosperity gospel|so-called|claims?|false|doesn'?t|isn'?t|mark 10|matthew 19|luke 18)\b/,
  ),
  rule(
    'promise-healing',
    listed('healed heal cured cure cancer illness disease guaranteed pregnant baby'),
    `\\byou (?:will|shall|are going to|'ll) (?:definitely |certainly |surely |absolutely )?(?:be (?:completely |fully |totally )?(?:healed|cured)|recover fully|get well|get pregnant|beat (?:this|the) cancer|conceive)\\b|\\b(?:god|jesus|he) (?:will (?:definitely|certainly|surely|absolutely)|guarantees|has promised|promises) (?:to )?(?:heal|cure|take away) (?:you|your (?:cancer|illness|disease|son|daughter|child|mother|husband|wife)|him|her)\\b|\\byour (?:cancer|illness|tumou?r|disease|diabetes|depression|hiv) (?:will|shall|is going to) (?:be gone|disappear|be healed|be cured|go away|leave)\\b|\\bif you (?:had|have) (?:enough|more|real|true) faith\\b${gap(20)}\\byou (?:would|will|'ll|'d) (?:be|get|have been) (?:healed|well|cured|rich)\\b`,
    /\b(?:not|never|no one|cannot|can'?t|some|says?|isaiah|jeremiah|james|psalm|2 kings|naaman|elisha|does not|if god|pray)\b/,
  ),
  rule(
    'diagnosis',
    listed('diagnosed diagnosis have suffer mg dose dosage prescribe'),
    `\\b(?:you (?:clearly|definitely|certainly|obviously) (?:have|suffer from)|my diagnosis is|i diagnose you|your diagnosis is) (?:\\w+ ){0,2}?(?:depression|cancer|bipolar|adhd|autism|ptsd|schizophrenia|anxiety disorder|a tumou?r|diabetes|demons?|borderline)\\b|\\b(?:take|increase|double|reduce|lower)\\b (?:\\w+ ){0,3}?(?:\\d+ ?(?:mg|milligrams)|your (?:dose|dosage))\\b`,
    /\b(?:not|never|ask|doctor|pharmacist|cannot|can'?t)\b/,
  ),
  rule(
    'es-promise',
    listed(
      'ganaras garantizado garantizada garantizadas garantizados abogado multiplicara ricos sanado sanada sanaras rendimiento ganancia rico curaras',
    ),
    `\\b(?:ganaras|vas a ganar) (?:el|la|tu) (?:juicio|caso|demanda|custodia|apelacion|pleito)\\b|\\bno necesitas (?:un )?abogado\\b|\\b(?:rendimientos?|ganancias?|retorno|riqueza) (?:garantizad[oa]s?|segur[oa]s?)\\b|\\bdios (?:multiplicara|duplicara|te devolvera|te hara ric[oa])\\b|\\b(?:seras|vas a ser|quedaras) (?:completamente |totalmente )?(?:sanad[oa]|curad[oa]|ric[oa])\\b|\\bte (?:sanaras|curaras) (?:seguro|sin duda|del cancer)\\b`,
    /\b(?:no (?:promete|garantiza|significa|se puede)|nadie|algunos|falso|evangelio de la prosperidad|isaias|jeremias)\b/,
  ),
]
