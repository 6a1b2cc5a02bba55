/** What in a sentence or a text says that hatred is not the writer's own. On folded text. */

/** One of the patterns matches; none is global. */
export const isAny = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text))

const speakers =
  'people|they|he|she|someone|somebody|everyone|who|pastor|priest|uncle|aunt|father|dad|mother|mom|mum|grand\\w+|neighbou?rs?|friends?|boss|coworker|colleague|teacher|husband|wife|brother|sister|son|daughter|cousin|preachers?|elder|lady|guy|man|woman|classmates?|church|website|pamphlet|tract|video|book|speaker|author|professor|roommate|luther|hitler|haman|chrysostom|pharaoh|aristotle|settlers|slaveholders|planters|crusaders?|nazis|critics|rabbis|scholars|theologians|radio|announcer'
const spoke =
  'says?|said|saying|claim(?:s|ed|ing)|thinks|thought|believe[ds]|teach(?:es)?|taught|argue[sd]?|insist(?:s|ed)?|call(?:s|ed)?|told|tells|wrote|posted|preached|shout(?:s|ed)?|yell(?:s|ed)?|chanted|jokes?|joked|commented|quotes?|quoted|treat(?:s|ed)?|spoke|keeps?'
const hablo =
  'dice|dicen|dijo|dijeron|decia\\w*|cree|creen|piensa|ensena|ensenaban|llama|llaman|llamo|llamaron|insiste|grito|gritan|gritaron|sostenia|afirma\\w*|afirmo|repite|predico|escribio|usaron|usaba'

/** Another person says it, before it stands in the sentence; Scripture as the speaker is the writer's own claim. */
export const reported: readonly RegExp[] = [
  /^\W*(?:and |but )?(?:if (?:you|we|someone|anyone|somebody|i|they)|si (?:alguien|odias|tu)|quien (?:dice|odia))\b/,
  new RegExp(`\\b(?:${speakers})\\b(?: [\\w']+){0,5}? (?:${spoke})\\b`),
  /\b(?:some|many|most|several|other|early|certain|few) (?:\w+ ){0,3}(?:say|said|claim|claimed|think|thought|believe|believed|teach|taught|argue|argued|called|read|used)\b/,
  /\b(?<!\bi )(?:told|called|calls|calling) (?:me|us|him|her|my|our)\b|\b(?:i|we) (?:was|were|am|are|have been|got|used to)\b(?: \w+)? (?:told|taught|called|raised|despise|hate)/,
  new RegExp(
    `(?<!(?:dios|biblia|escritura|josue|jesus|ley|senor|salmo|como|segun) (?:lo )?)\\b(?:${hablo})\\b(?! dios| josue| la (?:biblia|escritura))`,
  ),
  /\b(?:me|nos|le) (?:dijeron|dicen|llaman|llamaron|llamo|dijo|gritaron|gritan)\b|\bdicen que\b/,
]

/** It is told of a text or of the past. */
export const history: readonly RegExp[] = [
  /\b(?:century|centuries|medieval|middle ages|reformation|historical\w*|history (?:class|of)|our denomination's history|1[0-9]\d\ds?|apartheid(?:'s)?|inquisition|first crusade|crusade preachers?|nazis?|nazi germany|colonial|conversos|slaveholders?|abolition\w*|slavery (?:in|was)|slave bibles?|antebellum|confederat\w+|puritans?)\b/,
  /\b(?:(?:was|were|been) (?:\w+ )?(?:used|misused|abused|cited|invoked|quoted|twisted|weaponi[sz]ed|accused|expelled|despised|persecuted)|did (?:people|christians|preachers|they|churches|the church|slave\w*|\w+ churches)|siglos?|historia|esclavistas|se (?:uso|usaba|utilizo|ha usado)|fue(?:ron)? (?:usad|utilizad|acusad)\w*)\b/,
  /\b(?:eran (?:despreciad|considerad)\w+|provocaron|expulsaron|cruzadas?|thesis|tesis|translat(?:e|ing|ion)|commentators|epimenides|samaritans (?:were|was)|in ancient|quotes a|cita a)\b/,
]

/** It is said to be wrong, or somebody wants to answer it. */
export const refuted: readonly RegExp[] = [
  /\b(?:is|are|was|were|it's|that's) (?:\w+ ){0,2}?(?:wrong|false|a lie|lies|a myth|unbiblical|racist|slander|heresy|evil|shameful|hateful|nonsense|an? (?:\w+ )?(?:myth|legend|lie|slander|libel|heresy))\b/,
  /\b(?:misus\w+|misread\w*|distort\w*|twist(?:s|ed|ing)?|racism|bigot\w*|prejudice\w*|anti-?semit\w*|anti-?judaism|sexism|stereotyp\w+ (?:is|are|hurt)|hatred of|debunk\w*|refut\w+|repudiat\w+|i (?:\w+ ){0,3}repent|apologi\w+|condemns? (?:racism|hatred)|hate (?:crimes?|speech)|fact check|belittles)\b/,
  /\b(?:(?:the|this|that) (?:word|term|insult|slur|phrase|stereotype)|rejects? (?:any|the|that|this)|the (?:claim|charge|idea|notion|slogan|myth|belief) (?:that|of|")|so-called|no licen[cs]e|nothing to do with|says nothing|no basis|no footing|contradicts?|(?:wrong|evil|sin|sinful) to (?:hate|call|say|treat|exclude|despise)|torcio)\b/,
  /\b(?:torcieron|tuercen|falso|mentira|mito|racismo|prejuicio\w*|antisemitismo|xenofob\w+|machismo|refuta\w*|mal us\w+|rechaza (?:esa|la|toda)|descarta|no dice nada|discriminacion|como (?:le |les )?(?:respondo|responder|contesto|explico|contestar|explicaria)|a responder|what would you say to)\b/,
  /\b(?:how (?:can|do|should|could|would|might) (?:i|we|you|one|a christian) (?:\w+ )?(?:answer|respond|reply|refute|counter|object|push back)|(?:want|like|need|help me|how) to (?:\w+ )?(?:answer|respond|reply|refute|counter)|to reply|shut that down|stand (?:by|with) them)\b/,
  /\b(?:against (?:racism|hatred|prejudice|antisemitism|bigotry|hate|slavery|violence)|contra (?:el racismo|el odio|la discriminacion)|mockery and threats|no voy a|no puedo (?:escribir|ayudar|redactar|decir|hacer)|prefiero no)\b/,
  /\b(?:i (?:can't|cannot|can not|won't|will not|am not able to|'m not able to|must decline|refuse|would not|'d rather not) (?:\w+ )?(?:write|help|produce|support|make|create|provide|prove|give|do|prepare|compose|say|tell|drive|mock|draft|argue|agree|confirm|supply|offer|join|share)|equal (?:worth|dignity))\b/,
  /\b(?:(?:are|as|all) (?:\w+ )?equals?(?! (?:to animals|with))|not inferior|worth less\b(?=[^.]{0,5}$)|nadie (?:es|debe ser) (?:impuro|menos)|ningun[ao]? (?:mujer|hombre|persona|raza|pueblo|ser humano))\b/,
]

/** Somebody whom it hurts, or who stands by them. */
export const wounded: readonly RegExp[] = [
  /\b(?:i'?m|i am|im|we are|we're) (?:a |an |also )?(?:\w+ )?(?:gay|lesbian|trans|black|jewish|muslim|disabled|autistic|roma|deaf|blind|immigrants?|refugees?|foreigner|dalit|asian|mexican|latino|woman|jew|hindu|mixed|brown)\b/,
  /\b(?:i use a wheelchair|muslims? like me|like me|families like mine|my (?:people|community|own skin)|quoted (?:it|that) at me|scares me)\b/,
  /\b(?:(?:hurts?|hurt|heartbreaking|broke my heart|i (?:cried|felt|feel) \w+|ashamed|humiliated|disturb\w+|stings|me duele|me siento|lo soy|soy (?:inmigrante|gay|lesbiana|negr[oa]|jud[ii][oa]|gitan[oa]|indigena|migrante|musulman|discapacitad[oa])|somos (?:basura|gitanos|inmigrantes)|siento mucho)|sobramos)\b/,
  /\b(?:welcom(?:e|es|ing) (?:the|them|strangers|refugees|immigrants|all)|dignity|image of god|lov(?:e|es|ing) (?:the |our |your |all )?(?:stranger|foreigner|refugee|immigrant|muslim|enem|neighbou?r)\w*|protect(?:s|ing|ion)?|pray(?:ers?|ing)? (?:of intercession )?for (?:the |our |my |women|migrants|jews|refugees)|persecut(?:ed|ion))\b/,
  /\b(?:victims?|survivors?|sobreviviente|respect(?:o|fully)?|compassion|amar (?:al|a los)|acoger|dignidad|sensitivity|kindly|overcome|forgive me|i used to|i want to repent|has autism|has a disability|tiene (?:paralisis|autismo|sindrome)|no one is (?:trash|unclean))\b/,
  /\b(?:my (?:son|daughter|wife|husband|brother|sister) (?:has|is)\b(?! (?:dating|marrying)))\b/,
]

/** A passage is to be explained, and stands in the text. */
export const explainsPassage =
  /^\W*(?:please )?(?:explain|translate|paraphrase|summari[sz]e|put|explica|explicame|traduce)\b[^.!?\n]{0,40}\b(?:verses?|passages?|text|english|versiculo|pasaje|texto)\b[^.!?\n]{0,12}[:"]/
/** A question of understanding; not one that asks for assent or for something made. */
export const asksToUnderstand: readonly RegExp[] = [
  /^[\s"'¿(-]*(?:(?:and|so|but|then|pastor|hi|hello|please|for a \w+ class:?|honestly),? )*(?:why|how|did|does|do|was|were|is|are|what|who|whom|whose|where|when|has|have|had|should|isn't|aren't|doesn't|por que|como|que|quien(?:es)?|a quien|cual(?:es)?|cuando|es|son|acaso|hay (?:alg|versi|otr|base|un)\w*|era|eran|fue)\b/,
  /^[\s"'¿(-]*(?:(?:and|so|but|then|pastor|hi|hello|please|for a \w+ class:?|honestly),? )*(?:explain (?:"|this|these|to me what|psalm|romans|genesis|what|the (?:verse|passage|text))|describe|discuss|compare|summari[sz]e|adoramos|can (?:christians|a christian|jews|muslims|we|i|women|gay)|will (?:muslims|jews|gay|god|all))\b/,
  /^[\s"'¿(-]*(?:(?:and|so|but|then|pastor|hi|hello|please|for a \w+ class:?|honestly),? )*(?:which (?:bible )?(?:verses|passages|texts) (?:did|do|were))\b/,
]

/** Takes the meaning back between the two signs. */
export const negation =
  /\b(?:not|never|neither|nor|no|nobody|isn't|aren't|wasn't|weren't|don't|doesn't|cannot|without|ni|nunca|jamas|tampoco|ninguna?)\b/
/** Ties what follows to the people. */
export const copula =
  /\b(?:are|is|r|were|was|be|being|been|as|like|'re|'s|theyre|remain|remains|stay|became|become|arent|isnt|just|only|nothing but|act like|called|means?|worship|look like|son|es|eran|era|somos|sean|ser|como|siguen|sigue|nacieron|fueron|seres|esta|estan|have|has|got|had|sont|est|sind|ist|sao|sono|e)\b|[=:]| - /
