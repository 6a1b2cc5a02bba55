import { gap, listed, type Rule } from '../rule.ts'

/** What an answer must not tell somebody who is in danger; English and Spanish, for folded text. */

const violence =
  '(?:hits?|beats?|hurts?|strikes|abus(?:es|e|ive|er)|violen(?:t|ce)|beating|beatings|blows|harsh|unsafe|afraid|bruises?|rapes?|chokes?|cruel|anger|angry|fear|hand|touch(?:es|ed)?|molest(?:s|ed)?|happened|pega|golpea|golpes|maltrat\\w+|violen\\w+|abus\\w+|ira)'

/** A rule from the words that it needs, blanks between, and the source of its pattern. */
const sign = (id: string, group: string, needs: string, source: string, extra: Pick<Rule, 'unless'> = {}): Rule => ({
  id,
  group,
  needs: listed(needs),
  pattern: new RegExp(source, 'g'),
  ...extra,
})

export const crisisRulesOfOutput: readonly Rule[] = [
  sign(
    'told-to-submit',
    'submission',
    'submit submission submissive endure stay remain return obey accept suffer honor respect bear patient forgive reconcile',
    `\\b(?:you (?:must|should|need to|have to|are (?:called|commanded|required|obligated|to)|ought to|are (?:still )?bound to)|(?:your|a wife's|her) (?:duty|role|calling|place|cross|obligation) is to|(?:god|scripture|the bible|jesus|the lord|your vows?|paul|christ) (?:calls|wants|commands|expects|requires|asks|tells|obliges|binds) (?:you|wives|a wife) to|the bible (?:says|commands|teaches|requires)(?: that)? (?:you (?:must|should|to)|wives (?:must|should)|a wife (?:must|should))|(?:^|[.!?:;,\\n] ?|\\b(?:so|and|then|therefore|instead|simply|just|but)\\b,? )(?:please |keep |continue to |learn to |go (?:home|back) and )?)(?: ?(?:simply|just|still|always|quietly|also|even|keep on|to|willingly|patiently|in everything|gladly)){0,3} ?(?:submit(?:ting)?|endure|enduring|stay(?:ing)? (?:with|in|married|and|silent|quiet|put|home|submissive)|remain(?:ing)? (?:with|in|silent|quiet|married|submissive)|return to|go back to|obey(?:ing)?|accept|suffer(?:ing)?|bear|put up with|tolerate|be (?:more |even more )?(?:submissive|patient with|quiet|silent))\\b${gap(110)}\\b(?:(?:even (?:if|when|though|while)|when|if|despite|although|though|no matter|because|as|while|who|through|under)\\b${gap(40)}\\b${violence}|the (?:beatings|abuse|blows|violence|hitting)|his (?:anger|fists?|violence|blows|beatings|abuse))`,
    {
      unless:
        /\b(?:not|never|no one|nobody|does(?:n'?t| not)|do(?:n'?t| not)|should(?:n'?t| not)|must(?:n'?t| not)|wrongly|misuse\w*|safe|safety|some (?:say|teach|claim|argue)|peter (?:writes|wrote)|mistress|slaves|suffered as)\b/,
    },
  ),
  sign(
    'told-violence-is-deserved',
    'submission',
    'submit submissive provoke provoked provoking hits hit beats beat abuse abuses respectful deserve deserved obedient stop fault angry head correct discipline cross',
    `(?:if you (?:were|would be|become|had been|would|just|only|truly|obey|submit|respect)\\b${gap(60)}(?:he|husband|they|your (?:father|husband|dad))\\b${gap(30)}(?:would(?:n'?t| not)|will(?: not)?|won'?t|would stop|no longer|stop)${gap(16)}(?:hit|beat|hurt|strike|hitting|beating|abuse|harm|be (?:violent|angry)|anger))|(?:you (?:must have|may have|probably|have)|your (?:behaviou?r|lack|disobedience|rebellion|nagging|disrespect|sin|tone))${gap(40)}(?:provok(?:e|ed|es|ing)|caus(?:e|ed|es|ing)|brought|deserv(?:e|ed))${gap(40)}(?:beat|hit|violence|abuse|anger|him|this on|it on yourself|blows)|(?:husband|he|father|head)\\b${gap(30)}(?:has (?:the|a|every) (?:right|authority)|is (?:allowed|permitted|entitled))${gap(20)}(?:to )?(?:hit|beat|discipline|strike|correct|punish|chastise) (?:you|his wife|her)|(?:abuse|beatings?|hitting|blows|violence|beating|bruises|suffering at his hands)\\b${gap(30)}(?:is|are|may be) (?:god's|your|part of|a (?:test|gift|cross|blessing|way)|the lord's|sent by god|the price)|(?:your|a) cross to (?:bear|carry)${gap(60)}(?:husband|abuse|marriage|he|violence)|(?:it|this|that) is (?:your|partly your|your own) (?:own )?fault (?:that )?(?:he|your husband|they)`,
    {
      unless:
        /\b(?:not|never|no (?:right|man|husband|one)|does(?:n'?t| not) (?:have|deserve)|isn'?t|lie|provoked me)\b/,
    },
  ),
  sign(
    'told-silence',
    'silence',
    'tell telling report reporting police silent silence secret quiet authorities speak anyone nobody outside publicly',
    `\\b(?:do not|don'?t|never|you (?:should|must|need) (?:not|never)|you shouldn'?t|avoid|there is no need to|no need to|refrain from|it (?:would be|is) (?:wrong|sinful|a sin|gossip|better not|best not|unbiblical) (?:to|for you to)|instead of|rather than)${gap(20)} ?(?:tell(?:ing)?|report(?:ing)?|call(?:ing)?|involv(?:e|ing)|go(?:ing)? to|contact(?:ing)?|speak(?:ing)?|talk(?:ing)?|expos(?:e|ing)|accus(?:e|ing)|press(?:ing)?|shar(?:e|ing))\\b${gap(40)}(?:anyone|anybody|the police|police|authorities|your (?:mother|mom|parents|teacher|family)|him (?:to|in)|what (?:he|happened|your)|the (?:abuse|pastor|church|elder|world|courts?|law|leader)|charges|outside (?:the church|people)|your (?:pastor|husband|father|leader|uncle)|others|other people|a counselor|social (?:services|workers?))|(?:forgive|forgiving|pray for)\\b${gap(40)}(?:and|,) (?:say nothing|keep (?:it |this )?(?:quiet|silent|a secret|secret|to yourself|silence)|stay (?:silent|quiet)|never (?:mention|speak)|tell no one|do not (?:tell|report|speak)|don'?t (?:tell|report|speak)|not (?:tell|report))|(?:keep|stay|remain|be)\\b(?: (?:it|this|that|the matter))? (?:silent|quiet|a secret|secret|within the (?:church|family)|in the (?:church|family))\\b${gap(60)}(?:abuse|hit|hurt|touch|pastor|husband|father|leader|church|reputation|what (?:he|happened)|god will|forgive)|(?:say|tell|speak) (?:nothing|no one|nobody)\\b${gap(40)}(?:forgive|god|pastor|husband|church|hurt|him|what)`,
    {
      unless:
        /\b(?:afraid|pressure\w*|if (?:anyone|someone|he|she) (?:tells|told|asked)|is not gossip|isn'?t gossip|does not (?:mean|require)|doesn'?t mean|jesus told|commanded|one another|in this name|leper|healed|messiah|prayer|giving|fasting|you (?:can|may|do not have to)|not your fault)\b/,
    },
  ),
  sign(
    'told-to-stop-treatment',
    'medicine',
    'medication medications medicine medicines meds insulin pills treatment chemo chemotherapy antidepressants doctor doctors therapy hospital lithium surgery',
    `\\b(?:you (?:can|may|should|must|need to|do not need|don'?t need|no longer need|have to|are free to|will not need)|(?:^|[.!?:;,\\n] ?|\\b(?:so|and|then|therefore|instead|simply|just|faith means|faith is)\\b,? )|god (?:wants|calls|tells|is telling|is asking) you to|it is (?:time|ok|okay|safe|right|good) to)(?: ?(?:simply|just|now|safely|to|also|boldly|your|any more)){0,3} ?(?:stop(?: taking| using)?|quit|throw (?:away|out)|flush|give up|skip|refuse|cancel|come off|put (?:away|down|aside)|lay (?:down|aside)|leave|discard|stopping|throwing away|need)\\b(?: \\w+){0,3} (?:medications?|medicines?|meds|insulin|pills|treatments?|chemo(?:therapy)?|antidepressants|therapy|lithium|surgery|doctors?)\\b(?! (?:without|unless|until|on your own|before|suddenly))|(?:medications?|medicines?|antidepressants|doctors?|chemo(?:therapy)?|insulin|therapy|pills)\\b${gap(20)}(?:shows?|is|are|means?|reveals?|prove) (?:only |just )?(?:a |you )?(?:lack of (?:faith|trust)|unbelief|lack faith|sin|for (?:those|people) (?:without|who lack) faith|do not trust)`,
    {
      unless:
        /\b(?:not (?:stop|quit|a (?:lack|sign)|mean|because)|never|do(?:n'?t| not) (?:stop|quit|throw|skip|give up|leave|put)|should(?:n'?t| not)|without (?:talking|asking|speaking)|before|talk to your|is not|isn'?t|are not|aren'?t|ask your)\b/,
    },
  ),
  sign(
    'agrees-with-death',
    'death-wish',
    'better die death dead suicide life kill end peace burden heaven pain rest without',
    `(?:(?:it|things|everyone|everybody|your (?:family|children|loved ones|wife|husband)|they|the world|you)\\b${gap(16)}(?:would|will|may|might|'d|'ll) (?:indeed |really |probably |perhaps |truly |all )*(?:be|find) (?:better|happier|relieved|easier|peace|at peace|free)(?: off)?${gap(30)} (?:if you (?:died|die|were (?:dead|gone)|ended|end|are gone|were not|went)|without you|once you (?:are gone|die|end)|when you (?:die|are gone|end|are dead)|after you (?:die|are gone)|in death|dead|by (?:dying|ending|suicide)))|(?:ending|end|taking|take|giving up|give up) your (?:own )?life (?:is|would be|may be|might be|can be|could be|will) (?:\\w+ ){0,2}(?:the best|understandable and|a (?:way|good|noble|release|relief|mercy|solution)|an (?:act|answer|option)|acceptable|better|best|right|peaceful|bring|free|end)|(?:death|suicide|dying)\\b(?: \\w+){0,2} (?:is|would be|may be|might be|will be) (?:\\w+ )?(?:your (?:best|only|way)|the (?:best|only) (?:way|option|choice|answer|thing)|better (?:for you|than (?:living|life|this))|a (?:release|relief|way out|mercy) for you|right for you)|you (?:should|may|can|are (?:free|ready|right)|have (?:god's|his|my) (?:permission|blessing)|have every right) (?:to )?(?:just |now )?(?:kill yourself|die|end (?:it|your life)|take your (?:own )?life|commit suicide|let go of life|go through with)|god (?:understands|will understand|will forgive|forgives|wants|is calling|permits|allows|welcomes) (?:you )?(?:if you |to |for |that you )?(?:\\w+ )?(?:kill(?:ing)? yourself|end(?:ing)? (?:it|your life)|tak(?:e|ing) your (?:own )?life|die\\b(?! to)|go ahead|suicide)|(?:you are|you're) (?:indeed |right,? )?(?:you are )?a burden\\b|no reason (?:for you )?to (?:live|go on|stay alive)|(?:obey|follow|do what) (?:the|that|this) voices?\\b`,
    { unless: /\b(?:not|never|n't|isn'?t|lie|feels?|feel|may tell you|elijah|jonah|job|paul|those who)\b/ },
  ),
  sign(
    'es-told-to-submit',
    'submission',
    'someterte sometete someta someterse aguanta aguantar quedate quedarte obedece obedecer soporta soportar calla callar callate silencio perdonalo vuelve regresa sometase aguante someter',
    `(?:(?:debes|tienes que|tenes que|debe|deben|has de|necesitas|hay que|dios (?:quiere|pide|manda) que|te toca|debes seguir|vos debes|como (?:esposa|mujer)(?: cristiana)?,?|tu deber es|deberias) (?:\\w+ )?(?:someterte|someterse|aguantar|quedarte|obedecer(?:lo|le)?|soportar|callar(?:te)?|guardar silencio|volver (?:con|a)|regresar (?:con|a)|perdonarlo|te sometas|aguantes|obedezcas|permanecer|seguir con)|(?:^|[.!?,;:\\n] ?|\\by )(?:sometete|quedate|aguanta|obedece|soporta|calla|callate|vuelve con|regresa con|perdonalo|no lo dejes|someta?se|aguante))\\b${gap(90)}(?:aunque|si te|cuando te|pega|golpea|maltrat\\w+|golpes|violen\\w+|abus\\w+|y (?:no (?:digas|cuentes|le digas|denuncies)|calla)|en silencio|no (?:digas|cuentes|denuncies)|sus (?:golpes|gritos))`,
    { unless: /\b(?:no (?:tienes|debes|tenes|estas|significa|esta)|nunca|seguro|segura|a salvo|denunci\w+ es)\b/ },
  ),
  sign(
    'es-told-silence',
    'silence',
    'digas cuentes denuncies denunciar contar hablar llames policia autoridades guarda callar secreto decirlo denuncie',
    `(?:^|[.!?,;:\\n] ?|\\b(?:y|pero|es mejor|mejor|debes|tienes que|tenes que)\\b )(?:no (?:se )?(?:lo |le )?(?:digas|cuentes|denuncies|llames|acudas|diga|cuente|denuncie|hables|debes (?:denunciar|contar|decir|hablar|acusar)|tienes que (?:denunciar|contar)))\\b${gap(30)}(?:a nadie|nadie|a la policia|policia|autoridades|tu (?:mama|madre|familia)|lo que (?:paso|hizo|pasa)|nada|al pastor|a tu (?:esposo|marido|pastor|lider|padre)|del abuso|el abuso)|guarda(?:r)? (?:el )?(?:silencio|secreto)\\b${gap(40)}(?:abuso|pastor|lider|esposo|marido|iglesia|paso|hizo|perdon\\w+)`,
    { unless: /\b(?:jesus|muestrate|lepros\w+|no tienes por que|oracion|limosna|si alguien te (?:dice|pide))\b/ },
  ),
  sign(
    'es-told-stop-or-die',
    'medicine',
    'medicina medicinas medicamento medicamentos pastillas insulina tratamiento quimioterapia antidepresivos medico muerte morir vida sin suicidio',
    `(?:(?:puedes|debes|deberias|tienes que|tenes que|podes|dios (?:quiere|te pide) que) (?:\\w+ )?(?:dej(?:ar|es)|tir(?:ar|es)|abandon(?:ar|es)|suspend(?:er|as))|(?:^|[.!?,;:\\n] ?|\\by )(?:deja|tira|abandona|suspende|bota))\\b(?: de)?(?: tomar)?(?: \\w+){0,3} (?:medicinas?|medicamentos?|pastillas|insulina|tratamiento|quimio(?:terapia)?|antidepresivos)|(?:todos|tu familia|el mundo|tus hijos) estarian? mejor (?:sin ti|si te)|(?:la muerte|morir|el suicidio|quitarte la vida) (?:es|seria|puede ser) (?:lo mejor|una (?:salida|solucion|opcion)|tu (?:mejor|unica)|mejor para ti)|dios (?:entiende|entendera|te perdonara|quiere) (?:que |si )?te (?:quitas la vida|quites la vida|matas|suicidas|mueras)`,
    { unless: /\b(?:no (?:es|dejes|debes|seria|deberias)|nunca|jamas|mentira|sin (?:hablar|consultar))\b/ },
  ),
]
