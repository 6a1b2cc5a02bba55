import { gap, listed, of, type Rule } from '../rule.ts'
import { asked, everyBibleForever, many, ordered } from './request-words.ts'

const putOut = of(
  listed(
    'repeat write print type output say list generate recite count chant echo send produce respond reply answer loop copy paste spam ' +
      'continue display shout sing praying talk iterate repeating writing printing typing spit post render stream tell give start go do rewrite summarize summarise explain create make ' +
      'expand show quote emit dump compose',
  ).concat(['keep \\w+ing', 'carry on', 'fill']),
)
const thousands = String.raw`(?:[5-9]\d{3}|[1-9]\d{4,8}|[1-9]\d{1,2}(?:[., ]\d{3})+|[5-9][., ]\d{3}|(?:[5-9]|[1-9]\d{1,3}) ?k|(?:five|six|eight|ten|twelve|fifteen|twenty|thirty|fifty|a hundred|one hundred|hundred) thousand|a (?:million|billion)|one million|thousands of|millions of)`

const withoutEnd = of([
  'for all eternity',
  'for hours(?: (?:and|on) \\w+)?\\b',
  'ad nauseam',
  'on and on(?: and on)?\\b',
  "(?:do not|dont|don't) you (?:ever |dare |dare to )*(?:stop|end|quit)",
  "(?:i'll|i will|i shall) (?:tell|say|let you know|stop you|interrupt)\\b[^.!?\\n]{0,20}\\b(?:stop|when|enough)",
  'for eternity',
  'endlessly',
  'infinitely',
  'indefinitely',
  'ad infinitum',
  'eternally',
  'non-?stop',
  'without (?:ever )?(?:stopping|ending|end|a (?:stop|break|pause)|pausing|limits?|a limit|ever)\\b',
  'with no (?:end|limit|stop)',
  'never (?:stop|end|finish|cease|quit)(?:ping|ing)?\\b',
  "(?:do not|don't|dont) (?:ever )?(?:stop|end|quit)\\b",
  'in an? (?:infinite|endless|never-?ending) loop',
  'to infinity',
  'until (?:you|it|the|your) (?:run|runs|ran|hit|hits|reach|reaches|crash|crashes|break|breaks|die|dies|collapse|are cut|is cut|get cut|gets cut|time out|times out|physically|literally|(?:system|server|model|context|token|output|tokens|memory|window|limit|api|budget|credits|quota|response)\\b)',
  "until (?:you|it) (?:can't|cannot|can not|can no longer|are forced)",
  '(?:until|till) (?:i|we|somebody|someone) (?:(?:say|says|tell you)(?: to)? (?:stop|enough|otherwise|so|when|quit)|stop|stops|type|interrupt|close|leave|quit|cancel|kill|shut|log|press|pull)',
  "(?:until|till) you(?:'re| are) (?:stopped|cut|interrupted|forced|out|full|blocked|killed)",
  'so (?:many|often|much) (?:times )?that (?:it|the|you)',
  'repeatedly (?:until|till)',
  '(?:until|till) (?:the end of time|told to stop|someone stops|infinity|interrupted|out of (?:tokens|space|memory))',
  'as many times as (?:you|possible|it)',
  'until (?:all|every) (?:the )?(?:tokens|credits|space)',
])
const withoutEndWords = listed(
  'eternity endlessly infinitely indefinitely infinitum eternally stop nonstop stopping ending pausing without no never dont don infinite hours nauseam on when enough quit ' +
    'endless ending infinity until till possible ever many',
)
const isQuestion =
  /\b(?:why|what does|what do|does|did|how many|how often|how long|how can|which|where|mean|means|meaning|is it|was it|should (?:i|we)|i (?:keep|always|just))\b/

// verbs that Scripture does not join with "forever" the way a request does
const machineVerb =
  '(?:repeat|print|output|type|generate|explain|describe|summari[sz]e|loop|list|count|echo|spam|stream|chant|recite|continue|run|respond|reply|copy|paste|post|emit|shout|keep \\w+ing|go on|carry on|talk|write)'

const endless: Rule[] = [
  {
    id: 'goes-on-forever',
    group: 'endless_output',
    needs: ['forever', 'ever'],
    pattern: new RegExp(
      `(?:${ordered}${machineVerb}\\b${gap(90)}\\b${everyBibleForever}|\\b(?:say|sing|write|tell me|send(?: me)?) (?:["'][^"'\\n]{1,60}["']|\\w+(?: \\w+)?) ${everyBibleForever}|\\b(?:never stop|keep going|go on and on|on and on) ${everyBibleForever})`,
      'g',
    ),
    unless: isQuestion,
  },
  {
    id: 'goes-on-without-end',
    group: 'endless_output',
    needs: withoutEndWords,
    pattern: new RegExp(`${ordered}${putOut}\\b${gap(90)}\\b${withoutEnd}`, 'g'),
    unless:
      /\b(?:why|what does|what do|does|did|how many|how often|how long|how can|which|where|mean|means|meaning|is it|was it|should (?:i|we)|i (?:keep|always|just)|thirst|heart)\b/,
  },
  {
    id: 'never-stops-putting-out',
    group: 'endless_output',
    needs: listed('stop stopping cease finish end quit'),
    pattern: new RegExp(
      `\\b(?:never|don't|do not|dont|without|no) (?:ever )?(?:stop|stopping|cease|finish|end|quit)(?:ping)? (?:your |the |this )?` +
        of(
          listed(
            'writing generating typing printing outputting listing producing repeating replying answering answer answers reply output response generation looping counting',
          ),
        ) +
        '\\b',
      'g',
    ),
    unless: isQuestion,
  },
  {
    id: 'and-never-stop',
    group: 'endless_output',
    needs: listed('stop end finish'),
    pattern:
      /(?:\b(?:and|then|but)|[.;,!-]) ?(?:please )?(?:never|don't ever|do not ever|don't|do not|dont) (?:ever )?(?:stop|end|finish)(?: (?:until|even|before|no matter|for any|unless|there|at the)\b| ?[.!]*$)/g,
    unless:
      /\b(?:why|how (?:many|can|do)|does|did|pray|praying|love|loving|cry|crying|weep|believe|hope|trust|serve|forgive|thank|i)\b/,
  },
  {
    id: 'so-many-times',
    group: 'endless_output',
    needs: ['times'],
    pattern: new RegExp(
      `(?:${asked}|\\bmind )(?:repeat|write|print|type|output|say|list|generate|recite|chant|echo|send|copy|paste|spam|repeating|writing|printing|iterate|respond|reply|insert|display|shout|post|give|do|rewrite|summarize|summarise|explain|tell|answer|quote|produce|loop|run)\\b${gap(160)}\\b${many} (?:\\w+ )?times\\b(?! (?:as|more|over|greater|better|than|the)\\b)`,
      'g',
    ),
    unless:
      /\b(?:how many|why|is it|does|did|should (?:i|we)|where|which|occurs?|appears?|seventy|rule of prayer|prayer rope)\b/,
  },
  {
    id: 'on-so-many-lines',
    group: 'endless_output',
    needs: listed('lines rows copies'),
    pattern: new RegExp(
      `${ordered}(?:repeat|write|print|type|output|say|echo|copy|paste|give|make)\\b${gap(80)}\\b${many} (?:separate |new |full )?(?:lines|rows|copies)\\b`,
      'g',
    ),
  },
  {
    id: 'so-many-times-x',
    group: 'endless_output',
    needs: listed('repeat print type output say write echo copy paste'),
    pattern: new RegExp(
      `${ordered}(?:repeat|write|print|type|output|say|echo|copy|paste)\\b${gap(120)}\\b(?:x ?[1-9]\\d{2,7}|[1-9]\\d{2,7} ?x)\\b`,
      'g',
    ),
  },
  {
    id: 'so-many-items',
    group: 'endless_output',
    needs: listed(
      'prayers poems sermons questions stories versions variations paragraphs devotionals copies essays songs titles names ideas examples ' +
        'facts reflections jokes tweets captions hymns lines sentences rewordings paraphrases rewrites answers outlines meditations chapters lessons pages',
    ),
    pattern: new RegExp(
      `${ordered}(?:write|generate|create|give|make|produce|compose|print|list|output|invent|draft|send)\\b(?: (?:me|us|out|up|at|least|a|the|list|of|exactly|over|more|than|no|fewer|some|like)){0,5} ` +
        `(?!(?:613|365|366)\\b)(?:[2-9]\\d{2}|[1-9]\\d{3,8}|[1-9]\\d{0,2}(?:,\\d{3})+|(?:a|one|two|five|ten|several) (?:thousand|million|billion)|(?:two|three|four|five|six|seven|eight|nine) hundred|(?:hundreds|thousands|millions)(?: and (?:hundreds|thousands|millions))? of|unlimited|infinite|endless|infinitely many)[ -]` +
        `(?:[a-z-]+ ){0,3}?(?:prayers|poems|sermons|questions|stories|versions|variations|paragraphs|devotionals|copies|essays|songs|titles|names|ideas|examples|facts|reflections|jokes|tweets|captions|hymns|lines|sentences|rewordings|paraphrases|rewrites|answers|outlines|meditations|chapters|lessons|pages)\\b`,
      'g',
    ),
  },
  {
    id: 'endless-thing',
    group: 'endless_output',
    needs: listed('infinite endless neverending never unending unlimited infinitely'),
    pattern: new RegExp(
      `${ordered}(?:write|generate|create|give|make|produce|compose|print|start|begin|tell|run|enter|output|list)\\b${gap(30)}\\b(?:infinite|endless|never-?ending|unending|unlimited|infinitely long) ` +
        `(?:[a-z]+ ){0,2}?(?:list|loop|stream|story|stories|text|poem|sequence|prayer|output|answer|response|essay|sermon|song|chain|series|novel|chapter|chapters|verses|conversation|dialogue|recursion|scroll)\\b`,
      'g',
    ),
  },
  {
    id: 'counts-to-many',
    group: 'endless_output',
    needs: listed('count counting numbers number integers integer primes prime digits odd even decimals'),
    pattern: new RegExp(
      `(?:\\bcount(?:ing)? (?:all the way )?(?:up |down |aloud |out loud )?(?:from )?(?:\\w+ )?(?:up )?(?:all the way )?to (?:${many}|infinity)|` +
        `\\b(?:all|every|list|print|write|output|each)\\b${gap(40)}\\b(?:numbers?|integers?|primes?|odd numbers?|even numbers?)${gap(30)}\\b(?:to|up to|below|under|until|through) (?:${many}|infinity)|` +
        `\\b(?:${many}|all(?: of)?(?: the)?|every)(?: decimal)? (?:digits?|decimals?)(?: places?)? of (?:pi|e)\\b)`,
      'g',
    ),
  },
  {
    id: 'over-and-over',
    group: 'endless_output',
    needs: ['over', 'again'],
    pattern: new RegExp(
      `(?:^|[.!?:;\\n] ?|\\b(?:please|pls|just|then|now|(?:can|could|would|will) you|(?:want|need|like) you to|, ) ?)(?:repeat|write|print|type|output|say|list|generate|recite|echo|do|answer|rewrite|summarize|explain|ask|quote|send|keep \\w+ing|run)\\b${gap(80)}\\b(?:over and over|again and again and again|over and over and over)\\b`,
      'g',
    ),
    unless: isQuestion,
  },
]

const unrolled: Rule[] = [
  {
    id: 'infinite-loop',
    group: 'endless_output',
    needs: listed('loop while recursion recursively loops'),
    pattern:
      /(?:\bwhile ?\(? ?(?:true|1)\b|\bfor ?\( ?;; ?\)|\b(?:infinite|endless|eternal|never-?ending|permanent) loops?\b|\b(?:go|get|run|enter|stay|do (?:it|this|that)|repeat(?: it| this| that)?|put yourself|write(?: it| this)?|answer)\b[^.!?\n]{0,30}? (?:in|into|on) an? (?:\w+ )?loop\b|\bloop (?:forever|endlessly|infinitely|back to (?:the )?(?:start|beginning|top|step)|it|until|over)\b|\binfinite recursion\b|\brecursively (?:expand|answer|explain|ask|generate|write)\b)/g,
    unless: /\b(?:thoughts?|feel|feeling|stuck|judges|mind|my life|sin)\b/,
  },
  {
    id: 'never-ends',
    group: 'endless_output',
    needs: listed('ends end stops stop ending finishes'),
    pattern:
      /\b(?:conversation|debate|dialogue|story|list|loop|discussion|answer|output|response|text|chain|exchange|game|reply|generation)\b(?: \w+){0,2} (?:never|must never|must not|should never|should not|shouldn't|mustn't|does not|doesn't|cannot|can't|can never|may never|will never|won't|has to never|without ever) (?:be )?(?:end|ends|stop|stops|ending|stopping|finish|finishes|finished)\b/g,
    unless: isQuestion,
  },
  {
    id: 'up-to-the-limit',
    group: 'maximum_length',
    needs: listed('limit maximum cap ceiling cutoff'),
    pattern:
      /\b(?:until|till|til|up to|right up to|all the way to|as far as|hit|reach|at) (?:you (?:hit|reach|are at|get to|meet) )?(?:the |your |my |its )?(?:(?:very|absolute|hard|token|output|length|max\w*|context|character|word|response|technical|system|server|model|api|possible) ){0,3}(?:limit|maximum|cap|ceiling|cut-?off)\b(?! of (?:human|our|my|god|what))/g,
    unless:
      /\b(?:speed limit|legal limit|my limit|at my limit|their limit|patience|credit limit|age limit|reached (?:my|the) limit)\b/,
  },
  {
    id: 'each-of-what-came-out',
    group: 'loop_and_longer',
    needs: listed('each every'),
    pattern: new RegExp(
      '(?:\\bfor (?:each|every)(?: single)?(?: one)? (?:word|sentence|line|question|answer|point|paragraph|phrase|idea)s? (?:in|of|from) (?:your|the|that|those|this|these) (?:(?:own|new|previous|first|last|resulting) )?(?:answers?|responses?|output|repl(?:y|ies)|paragraphs?|explanations?|text you|result|list|questions?)\\b|' +
        `\\b(?:for|on|of|from|expand|explain|take|answer) (?:each|every)(?: one)? of (?:those|these|them|the (?:new|resulting))\\b${gap(60)}\\b(?:likewise|the same|again|another|repeat|and so on|\\d{2,}|ten|twenty|fifty|forever|further|sub-?\\w+)\\b|` +
        `\\b(?:for|from|of|answer) (?:each|every) (?:sub-?|follow-?up |new |such |generated |resulting )(?:questions?|points?|topics?|answers?|prompts?|sections?|headings?)\\b|` +
        `\\b(?:for|to) (?:each|every) (?:\\w+ )?(?:question|answer|point|paragraph|word|sentence|section)\\b${gap(40)}\\b(?:\\d{2,}|ten|twenty|thirty|fifty|a hundred|as many) (?:\\w+ )?(?:sub-?\\w+|more|further|new|follow-?ups?|questions|points|paragraphs|sentences|words each)\\b)`,
      'g',
    ),
  },
  {
    id: 'blows-up-every-part',
    group: 'loop_and_longer',
    needs: ['every', 'each'],
    pattern:
      /\b(?:expand|turn|develop|blow up|grow|stretch|make|extend|convert|write)\b[^.!?\n]{0,20}?\b(?:every|each)(?: single)? (?:sentence|word|point|bullet|line|phrase|paragraph|letter)\b[^.!?\n]{0,40}?\b(?:in)?to (?:an? |its own |another )?(?:(?:full|whole|new|entire|long|separate) )*(?:paragraph|page|chapter|essay|book|article|sermon)s?\b/g,
  },
  {
    id: 'so-often-once-more',
    group: 'loop_and_longer',
    needs: ['times'],
    pattern: new RegExp(
      `${asked}(?:rewrite|expand|lengthen|improve|redo|revise|regenerate|re-?generate|answer|summari[sz]e|retell|paraphrase|rephrase|reword|extend|do (?:it|this|that)|repeat|explain|double)\\b${gap(70)}\\b(?:[2-9]\\d|twenty|thirty|forty|fifty|sixty|eighty|ninety)(?: more)? times\\b(?! (?:as|in|a (?:day|week))\\b)`,
      'g',
    ),
    unless:
      /\b(?:how many|why|is it|does|did|should (?:i|we)|where|which|occurs?|appears?|seventy|prayer rope|jesus prayer|kyrie)\b/,
  },
  {
    id: 'so-many-rounds',
    group: 'loop_and_longer',
    needs: listed('rounds turns iterations cycles laps passes repetitions levels layers rewrites generations steps'),
    pattern: new RegExp(
      `\\b(?:${many}|[2-9]\\d|twenty|thirty|fifty|endless) (?:\\w+ )?(?:rounds|turns|iterations|cycles|laps|passes|repetitions|levels deep|layers deep|rewrites)\\b`,
      'g',
    ),
    unless: /\b(?:jericho|how many|priestly|israel|bible says|jubilee|elijah)\b/,
  },
]

const longer: Rule[] = [
  {
    id: 'each-time-longer',
    group: 'loop_and_longer',
    needs: listed('longer bigger double doubling twice doubled lengthier triple expanding'),
    pattern:
      /\b(?:each|every) (?:new |next |single |further )?(?:time|version|one|round|iteration|answer|paragraph|pass|turn|repetition|reply|response|rewrite|draft|copy|step|cycle|sentence|line|rewrite|explanation|summary|poem|prayer|story|attempt|rendition|edition|verse|essay|expansion|telling|retelling|repeat)\b[^.!?\n]{0,40}?\b(?:longer|bigger|double|doubling|doubled|twice|triple|lengthier|expanding)\b/g,
    unless: /\b(?:why|does|did|how many|enoch|plague|plagues|psalm)\b/,
  },
  {
    id: 'longer-each-time',
    group: 'loop_and_longer',
    needs: listed('longer double twice doubling lengthier triple times bigger ten until'),
    pattern:
      /\b(?:(?:longer|lengthier|bigger) (?:and (?:longer|bigger) )?(?:with )?(?:each|every) (?:time|round|version|pass|iteration|repetition|turn)|(?:doubl|tripl)(?:e|es|ing) (?:the |its |it |in )?(?:length|size|word count|it)\b[^.!?\n]{0,30}?\b(?:each|every|again|forever|until|keep)|(?:twice|two times|three times|four times|five times|ten times|double|triple|\d+ times) (?:as long |the length|longer |the size|that (?:size|length|long)|as many words|the words)(?: ?(?:as|than|of)? ?(?:the |that |your )?(?:last|previous|one before|prior|preceding|former|earlier)|\.? ?then|,? (?:next|etc|and so|until|and then)))\b|\b(?:next|then|and)\b[^.!?\n]{0,20}?\b(?:two|three|four|five|eight|ten|\d+) times (?:that|the|as) (?:size|length|long|big)\b|\b(?:one more|another|a new|an extra) \w+ (?:each|every) time until\b/g,
  },
  {
    id: 'then-do-it-again',
    group: 'loop_and_longer',
    needs: listed('again over restart repeat'),
    pattern: new RegExp(
      `(?:\\bthen|[.;,!:] ?(?:and )?(?:now )?|^|\\bfinished|\\bdone|\\bafterwards?|\\band)(?: then| after that| please| just| immediately| simply)? ?(?:do|repeat|start|write|expand|rewrite|begin|restart|run|answer|extend|say|explain|summari[sz]e)\\b ?(?:through )?(?:it|this|that|them|everything|the (?:same|whole|entire|answer|text|process|thing|essay|story|list|sermon|prayer|poem|summary|explanation)\\b(?: thing| answer| text| process)?|all of (?:it|that)|your answer)?` +
        `(?: all)?(?: over)? ?\\b(?:again|over|from the (?:top|start|beginning))\\b${gap(60)}\\b(?:longer|again|until|forever|times|more detail(?:ed|s)?|bigger|twice|endlessly|never|without|indefinitely|over|each|every time|and so on|keep)\\b`,
      'g',
    ),
    unless: isQuestion,
  },
  {
    id: 'when-done-start-over',
    group: 'loop_and_longer',
    needs: listed('done finish finished end complete completed reach bottom'),
    pattern:
      /\b(?:when|once|after|as soon as|every time|each time|whenever) (?:you|you're|you are|you've|you have|it's|it is|that is|that's|the answer is|finished|done|complete)\b[^.!?\n]{0,40}?(?:,|\bthen|\bdone|\bfinished|\bfinish|\bend|\bcompleted?|\bbottom|\blast one|\blast verse) ?(?:please |just |immediately |simply |then |you )?(?:start|begin|go back|repeat|do it|do the|restart|loop|write it|run|rewrite|expand)\b[^.!?\n]{0,40}?(?:\b(?:over|again|back|top|beginning|longer|start|it all|the process|the whole)\b)/g,
    unless: /\?|\b(?:should (?:i|we)|do you|reading plan|church|small group|we)\b/,
  },
  {
    id: 'process-again',
    group: 'loop_and_longer',
    needs: listed('process steps step cycle loop procedure sequence'),
    pattern:
      /\b(?:repeat|redo|restart|loop|rerun|re-run|keep (?:repeating|doing|running|looping)) (?:back )?(?:to |through |over |from )?(?:the |this |that |these |those |all )?(?:above |whole |entire |same |previous )?(?:process|steps?|cycle|loop|procedure|sequence)\b[^.!?\n]{0,50}?\b(?:until|forever|times|again|indefinitely|endlessly|without|never|infinitely|as many|nonstop|for as long)\b/g,
    unless: /\b(?:judges|israel|israelites|why|sin)\b/,
  },
  {
    id: 'expands-what-was-expanded',
    group: 'loop_and_longer',
    needs: listed(
      'expand expanding extend lengthen elaborate elaborating lengthening extending adding doubling growing',
    ),
    pattern: new RegExp(
      `(?:\\bkeep (?:on )?(?:expanding|extending|lengthening|adding|elaborating|doubling|growing)\\b${gap(50)}\\b(?:until|forever|without|more and more|endlessly|never|indefinitely|longer|as (?:much|long|many))\\b|` +
        `\\bthen (?:again )?(?:expand|extend|lengthen|elaborate on) (?:on )?(?:each|every|all|that|those|it|the new|this|them)\\b${gap(60)}\\b(?:again|each of those|those|forever|until|further|and so on|of the new|repeat|longer|times|more)\\b)`,
      'g',
    ),
  },
]

const length: Rule[] = [
  {
    id: 'as-much-text-as-you-can',
    group: 'maximum_length',
    needs: ['as'],
    pattern:
      /\bas (?:much (?:text|output|content|writing)|many (?:words|tokens|characters|pages|lines|paragraphs|sentences)) as (?:you|it|the|is|are|your|possible|humanly|physically)\b/g,
  },
  {
    id: 'thousands-of-words',
    group: 'maximum_length',
    needs: listed('word words token tokens page pages'),
    pattern: new RegExp(
      `(?:\\b${thousands}[ +-]*(?:words?|tokens?)(?: long)? (?:\\w+ )?(?:essay|answer|response|reply|treatise|story|book|article|text|sermon|commentary|study|explanation|poem|novel|retelling|letter|exposition)\\b|\\b(?:an?|the|this|your|full|long|exhaustive|one) (?:\\w+ ){0,2}?(?:[6-9]\\d|[1-9]\\d{2,4})[ -]pages? (?:\\w+ )?(?:essay|answer|response|treatise|book|text|commentary|study|novel|report|explanation|exposition)\\b|\\b(?:essay|answer|response|reply|output|treatise|commentary|sermon|text)\\b${gap(40)}\\b(?:no (?:shorter|less|fewer) than|longer than|not under|tens of|at least|over) (?:${thousands}|thousands of)[ -]?(?:words?|tokens?)\\b|\\btens of thousands of words\\b)`,
      'g',
    ),
    unless:
      /\b(?:my|our|his|her|this|that|whose) (?:\w+ )?(?:dissertation|thesis|paper|essay|assignment|manuscript|book|article|sermon)\b|\boutline\b|\b(?:how many|bible has|contains?|summari[sz]e|condense|shorten|wrote|barth)\b/,
  },
  {
    id: 'as-long-as-you-can',
    group: 'maximum_length',
    needs: listed('long lengthy much many longest possible detailed verbose wordy big'),
    pattern: new RegExp(
      `\\b(?:write|make|answer|respond|reply|give|generate|produce|explain|keep|create|compose|be|expand|stretch|extend|draw|continue|talk|speak|go|output|list|it|essay|response|text|sermon|story|prayer|explanation|reply)\\b${gap(70)}` +
        `\\bas (?:(?:very |extremely )?(?:long|lengthy|verbose|wordy|big|large|many (?:words|tokens|pages|verses|lines|paragraphs|characters|chapters|sentences)|much (?:text|output|content)))(?:,? (?:and|as) \\w+){0,2}(?: \\w+)? as (?:(?:you|it|the (?:system|model|api|limit|server)|your \\w+|is|are) )?(?:(?:can|will|would|could|is|are|be|ever|physically|possibly|humanly|technically|allows?|permits?|lets?) ?)*(?:can|possibly|possible|allows?|permits?|able|be|manage|lets?|will|get)\\b`,
      'g',
    ),
    unless: /\b(?:pray as|fast as|should i|can i|how long|sabbath|live)\b/,
  },
  {
    id: 'longest-you-can',
    group: 'maximum_length',
    needs: listed('longest biggest lengthiest maximum max maxing most greatest highest largest limit limits'),
    pattern:
      /(?:\b(?:longest|lengthiest|biggest|most (?:verbose|detailed|extensive)) (?:possible |and most detailed )?(?:[\w-]+,? ){0,5}?(?:you|that you|possible|ever (?:written|produced|generated|made)|it is possible|the (?:model|system|api))\b|\b(?:longest|lengthiest|maximum|max) possible (?:answer|response|essay|text|output|reply|length|sermon|prayer|story|poem|explanation|version|number|amount)\b|\b(?:maximum|max|greatest|highest|largest)(?: possible)? (?:output |response |answer |reply |token |text |number of |amount of |count of )?(?:length|tokens?|output|words|word count|text|characters|size|verbosity)\b|\bmax(?:ing)? out\b[^.!?\n]{0,25}?\b(?:length|answer|response|output|reply|tokens?|limit|words)\b|\b(?:stretch|extend|push|drag|take|make|expand|go|write)\b[^.!?\n]{0,30}?\b(?:to|until) (?:the|its|your) (?:absolute |very |possible )?(?:maximum|max|limits?)\b|\b(?:biggest|largest|longest|greatest) (?:answer|response|reply|output|text)\b[^.!?\n]{0,30}?\b(?:you|capable|possible|can)\b)/g,
    unless:
      /\b(?:find|in (?:the bible|scripture|luke|mark|acts|the psalms)|you (?:know|have read)|which (?:is|was|of|psalm|book|prayer))\b/,
  },
  {
    id: 'uses-all-tokens',
    group: 'maximum_length',
    needs: listed('token tokens context credits credit quota budget allowance limit window bandwidth compute money'),
    pattern:
      /\b(?:use|using|burn|waste|spend|exhaust|drain|consume|deplete|max out|eat|fill|hit|reach|exceed|blow|cost|rack up|run|bypass|ignore|go|empty|take|saturate|push)\b(?: up| out| through| past| over| beyond| down)?(?: (?:all|every|each|of|the|your|my|their|our|its|as many|as much|entire|whole|full|complete|available|remaining|possible|maximum|max|last|single|any|output|context|up|out|through|this|developer's|owner's|account's|company's|most|token|tokens|length|api)){0,7} (?:tokens?|context|context window|credits?|quota|budget|token allowance|allowance|output (?:limit|window)|token limit|max(?:imum)? tokens|response limit|output length|compute|bandwidth)\b/g,
    unless:
      /\b(?:in context|the context of|its context|their context|historical context|how many|what is|budget (?:for|wisely)|our budget|family|church)\b|\buse (?:the |my |our |your )?(?:context|budget|credits?)\b/,
  },
  {
    id: 'fills-the-output',
    group: 'maximum_length',
    needs: listed('fill filling'),
    pattern:
      /\bfill(?:ing)?(?: up)? (?:the |your |my |this |all of |all )*(?:(?:entire|whole|full|complete|rest of (?:the|your)|available|maximum|remaining) )*(?:output|response|answer|reply|screen|pages?|window|context|buffer|message|token limit|space)\b(?! of (?:your|my) (?:heart|life))/g,
  },
  {
    id: 'no-length-limit',
    group: 'maximum_length',
    needs: listed('limit limits restriction restrictions cap caps constraint constraints'),
    pattern:
      /\b(?:ignore|no|without(?: any)?|disregard|exceed|forget|bypass|remove|don't (?:worry|care) about|beyond|past|over) (?:any |all |the |your |about )*(?:usual |normal |default |built-in )?(?:length|word|token|output|size|character|response|page|max(?:imum)? (?:length|token|output)|answer) (?:count )?(?:limits?|restrictions?|caps?|constraints?|limitations?)\b/g,
  },
  {
    id: 'so-many-words',
    group: 'maximum_length',
    needs: listed('word words token tokens character characters page pages line lines paragraph paragraphs'),
    pattern: new RegExp(
      `(?:${ordered}(?:write|make|generate|produce|give|create|compose|answer|respond|reply|expand|output|draft|explain|stretch|prepare|send|do|reach|tell|turn|extend)\\b${gap(90)}|\\b(?:i need|i want|i'd like|want|need|give us|at least|no less than|not less than|minimum(?: of)?|more than|exactly|make it|it should be|must be|length:?|over|total of) )` +
        `\\b(?:(?:${thousands})[ +-]*(?:[a-z]+ )?(?:words?|tokens?|characters?|lines?|paragraphs?)|(?:[4-9]\\d|[1-9]\\d{2,6}|fifty|a hundred|one hundred|hundreds of|hundred)[ +-]*(?:full |long |entire )?(?:pages?|paragraphs?))\\b`,
      'g',
    ),
    unless:
      /\b(?:my|our) (?:\w+ )?(?:dissertation|thesis|paper|essay|assignment|manuscript|book)\b|\boutline\b|\b(?:hebrew|greek|how many|bible has|contains?|summari[sz]e|condense|shorten)\b/,
  },
  {
    id: 'every-detail-no-end',
    group: 'maximum_length',
    needs: listed('shorten summarize summarise brief truncate abbreviate cut ending concluding conclusion skip'),
    pattern:
      /\b(?:never|don't|do not|dont|without|no) (?:ever )?(?:shorten(?:ing)?|summari[sz](?:e|ing)|truncat(?:e|ing|ion)|abbreviat(?:e|ing)|cut(?:ting)? (?:it |anything )?(?:off|short)|conclud(?:e|ing)|skip(?:ping)?)(?: (?:it|anything|a single|any|or \w+))?\b[^.!?\n]{0,50}?\b(?:limit|no matter|even if|forever|tokens?|however long|whatever|in full|verse|word)\b/g,
  },
]

/** What English requests look like that want output without end or as much of it as there can be. */
export const costAbuseRules: readonly Rule[] = [...endless, ...unrolled, ...longer, ...length]
