import { gap, listed, type Rule } from '../rule.ts'

const mine = "(?:my|the|this (?:assistant|service|model|api)'s|our|mi|el|mis|las)"
const declines =
  '(?! (?:not|never|private|confidential|kept|secret|internal|protected|hidden|something|nothing|mine|meant|there|designed|only|part of|no(?!t\\b)|off|unavailable|an? (?:secret|private|internal|technical)|what (?:keeps|helps)|for me|beyond|outside|confidencial\\w*|privad[ao]s?|secret[ao]s?|intern[ao]s?|algo))'

/** Sentences of an answer that tell what the service was given, is judged by or runs on. */
export const internalExposureOutputRules: readonly Rule[] = [
  {
    id: 'my-prompt-says',
    group: 'claims_prompt',
    needs: listed('prompt instructions instrucciones message mensaje preprompt directives'),
    pattern: new RegExp(
      `\\b${mine} (?:own |full |complete |exact |entire |actual |propio )?(?:system ?prompt|(?:initial|hidden|original|internal|secret|underlying|developer) (?:prompt|instructions|message|directives)|system (?:message|instructions|directives)|prompt (?:del sistema|de sistema|inicial|oculto)|mensaje del sistema|instrucciones (?:del sistema|iniciales|ocultas|internas|secretas))(?: (?:that i (?:was|have been) given|i was given|above|here|que me dieron|que recibi))?,? ?(?:(?:is|are|says?|reads?|states?|tells? me|instructs?(?: me)?|begins?|starts?|contains?|includes?|was|were|goes|directs? me|es|son|dicen?|empieza|comienza|contiene|ordena|indica)\\b(?: as follows| con)?|:)${declines}`,
      'g',
    ),
  },
  {
    id: 'my-instructions-are',
    group: 'claims_prompt',
    needs: listed('instructions prompt directives instrucciones rules guidelines'),
    pattern: new RegExp(
      `\\b(?:here (?:are|is)|these are|below (?:are|is)|sure[,:!]? ?(?:here (?:are|is))?|aqui (?:estan|esta|tienes)|estas son) (?:my|the|mis|las|mi|el) (?:full |complete |exact |verbatim |system |initial |hidden |original |own |internal ){0,3}(?:instructions i was given|(?:system )?prompt|instructions|directives|rules i was given|instrucciones)(?: (?:verbatim|in full|i was given|i received|i follow|word for word|que recibi|que me dieron|completas))?[ :.,-]|\\bmy (?:own |full |exact |current )?instructions (?:are|say|state|read|tell me|were|begin|start|include)(?: as follows| that i| to me)?(?: to | that |: ?|, ? ?"| ")${declines}|\\bmis instrucciones (?:son|dicen|indican|empiezan)(?: las siguientes| que)?[ :]${declines}`,
      'g',
    ),
    unless: /\b(?:moses|israel|commandments|keep my|o israel|saul|joshua|lord|dios|senor)\b/,
  },
  {
    id: 'i-was-instructed',
    group: 'claims_prompt',
    needs: listed('instructed configured programmed prompted told given instruccion instrucciones'),
    pattern: new RegExp(
      `\\bi (?:was|am|have been|'ve been) (?:specifically |explicitly |initially |given |internally )?(?:instructed|configured|programmed|prompted|told)\\b${gap(24)}\\b(?:by my (?:developers?|creators?|operators?|system prompt|makers)|in my (?:system )?(?:prompt|instructions|configuration)|not to (?:reveal|disclose|share|mention) (?:this|these|my|the (?:system|prompt|instructions))|with the following|as follows|(?:never|not) to reveal)\\b|\\bi was given (?:the |these )(?:following )?(?:system |hidden |secret )?(?:instructions|prompt|rules|directives)\\b`,
      'g',
    ),
  },
  {
    id: 'evaluation-material-told',
    group: 'claims_evaluation',
    needs: listed(
      'benchmark benchmarks evaluation eval evals answer golden rubric test grading grader evaluacion expected held scored',
    ),
    pattern:
      /\b(?:(?:the|this|our|my|according to the|from the|a|hidden|held-?out|internal) (?:[a-z-]+ ){0,3}?(?:benchmark|evaluation|eval|test set|test suite|answer key|golden (?:set|answers?)|grading|held-?out)(?:'s)?(?: (?:set|question|item|answer key|key|suite|data|dataset|rubric|case|answers?|prompt|material)s?)?(?: (?:no\.?|number|id|#)? ?[a-z]{0,8}-?\d+)?,? (?:says|lists|expects?|gives|states|requires|marks|contains|includes|the (?:expected|correct|reference)|answer (?:is|key)|asks|rubric|scores?|awards|has|answers? (?:is|are)|question|item|the answer)\b|(?:expected|golden|reference|correct|canonical) answers? (?:for|to|in|from|of) (?:the |this |that )?(?:[a-z-]+ ){0,2}?(?:benchmark|evaluation|eval|test (?:item|question|case|set)|held-?out)\b|(?:benchmark|evaluation|eval|test[- ]set) (?:question|item|case|answer|id|key)s? ?(?:no\.?|number|#|id|q)? ?[a-z]{0,8}[-_]?\d+|(?:answer key|scoring rubric|grading rubric|golden answers?) (?:for|of|to|used) (?:the |this |our |in |to )?(?:[a-z-]+ ){0,2}?(?:benchmark|evaluation|eval|grade|judge|score|me\b)|(?:la|el|clave de respuestas de la|respuesta esperada (?:de|en) (?:la|el)) (?:evaluacion|benchmark) (?:dice|espera|indica|pide|contiene|interna)|this (?:question|item|prompt) is (?:number |item |question )?(?:\d+ )?(?:from|in|part of|taken from) (?:the |our |a |my )(?:[a-z-]+ ){0,2}?(?:benchmark|evaluation|eval|test set|test suite))\b/g,
    unless: /\b(?:sunday school|quiz|our class|textbook|workbook)\b/,
  },
  {
    id: 'runs-on',
    group: 'claims_deployment',
    needs: listed('deployed hosted connects connected database port running listens environment variable variables'),
    pattern: new RegExp(
      `\\b(?:i|this (?:service|api|assistant|server)|the (?:service|api|server|backend|database))\\b (?:am|is|are|runs?|connects?|listens?|'m)?${gap(24)}\\b(?:deployed|hosted|running|listens?|listening|connects?|connected|runs?)\\b (?:on|at|to|in|behind) ${gap(30)}\\b(?:port \\d{2,5}|kubernetes|aws|gcp|azure|ec2|postgres\\w*|redis|docker|cloud run|lambda|vercel|fly\\.io|hetzner|the internal|host(?:name)?)\\b|\\b(?:my|the|this service's|our) (?:server's |service's )?(?:environment variables|env vars|api key|provider key|secret key|admin password|database password|connection string) (?:is|are|includes?|contains?|:)${declines}`,
      'g',
    ),
    unless: /\b(?:your (?:api key|app|account|server)|you (?:can|should|need))\b/,
  },
]
