import { gap, listed, type Rule } from '../rule.ts'
import { asked, everyBibleForever, many } from './request-words.ts'

const loopMark =
  '(?:again|over and over|repeat|repeatedly|keep|keeping|forever|until|continue|endlessly|infinite\\w*|times|another|next|new|more|non-?stop|so on|indefinitely|without (?:end|stopping)|never stop|loop|no stopping|and so (?:on|forth)|and so forth|on and on|as (?:long|many|often) as|for (?:hours|days))'
const selfPrompting: Rule[] = [
  {
    id: 'asks-itself',
    group: 'self_prompting',
    needs: ['yourself'],
    pattern: new RegExp(
      `\\b(?:ask(?:ing)?|call(?:ing)?|invok(?:e|ing)|prompt(?:ing)?|quiz(?:zing)?|interview(?:ing)?|interrogat(?:e|ing)|question(?:ing)?|send(?:ing)?|giv(?:e|ing)|pos(?:e|ing)|reply(?:ing)? to|respond(?:ing)? to|answer(?:ing)?|debat(?:e|ing)|argu(?:e|ing) with|challeng(?:e|ing)|talk(?:ing)? to|chat(?:ting)? with|convers(?:e|ing) with|feed(?:ing)?|message|messaging)\\b(?: (?:questions? to|a conversation with|messages? to|prompts? to))? yourself\\b${gap(120)}\\b${loopMark}\\b`,
      'g',
    ),
    unless: /\b(?:is it|why|should (?:i|we)|preach|honestly|before (?:you|reading|praying)|does|soul)\b/,
  },
  {
    id: 'keeps-asking-itself',
    group: 'self_prompting',
    needs: listed('yourself own user without alone'),
    pattern: new RegExp(
      `(?:\\b(?:keep|continue|continually|constantly|endlessly|repeatedly|loop)\\b${gap(60)}\\b(?:ask(?:ing)?|prompt(?:ing)?|question(?:ing)?|quiz(?:zing)?|answer(?:ing)?|talk(?:ing)? (?:to|with)|reply(?:ing)? to|respond(?:ing)? to|conversing with|interview(?:ing)?) yourself\\b|\\b(?:have|hold|start|begin|simulate|continue) (?:a|an|the) (?:\\w+ ){0,2}?(?:conversation|dialogue|debate|argument|discussion|chat) with yourself\\b|\\b(?:keep|carry|continue|go)(?:ing)?(?: on)?(?: with)?(?: the| this| our| a)? ?(?:conversation|dialogue|discussion|chat|debate|interview|it|talking|chatting|answering|asking)?(?: going| on| up| alive)?,? (?:all )?(?:on your own|by yourself|alone|without me)\\b|\\b(?:generate|invent|write|create|make up|come up with|produce|ask) your own (?:\\w+ |follow-?up )?(?:questions?|prompts?|tasks?)\\b|\\b(?:pretend|imagine|act as if) you(?: are|'re) (?:also )?the user\\b|\\bbe (?:both )?the user and the (?:assistant|ai|bot)\\b|\\b(?:question|task|prompt|instruction|follow-?up)s? (?:for|to) yourself\\b)`,
      'g',
    ),
    unless: /\b(?:is it|why|should (?:i|we)|does|did|study questions?|reflection questions?)\b/,
  },
  {
    id: 'own-output-as-input',
    group: 'self_prompting',
    needs: listed('own output answer response reply answers responses outputs result last previous'),
    pattern: new RegExp(
      `(?:\\b(?:use|take|treat|feed|consider|turn|make|put|pipe|pass|send|give|paste)(?:ing)? (?:each |every |all )?(?:of )?(?:your|the|this|that|its?|each|every|whatever)(?: own| last| previous| final| new| whole)* (?:answers?|outputs?|responses?|replies|reply|results?|sentence|text|you (?:wrote|said))\\b${gap(40)}\\b(?:as (?:the |your |a |an |its )?(?:next|new|another|following|fresh|input|prompt|question)|(?:back )?(?:in|into|to|through) (?:yourself|the (?:model|prompt|system|input|api|next)|itself|your (?:next|own)|a new (?:prompt|question))|into (?:a|the|another|your) (?:new|next) (?:question|prompt))\\b|` +
        `\\b(?:answer|respond to|reply to|react to|comment on|continue) (?:each of )?your own (?:questions?|prompts?|answers?|responses?|repl(?:y|ies)|messages?|output|comments?)\\b|` +
        `\\byour own (?:answer|output|response|reply|text)s?\\b${gap(60)}\\b(?:over and over|again and again|repeat|forever|endlessly|in a loop|\\d{2,} times|until)\\b)`,
      'g',
    ),
  },
  {
    id: 'invents-next-question',
    group: 'self_prompting',
    needs: listed('question questions prompt prompts task follow followup topic topics tasks'),
    pattern: new RegExp(
      `(?:\\b(?:invent|make up|come up with|generate|pose|create|think of|write|ask|pick|choose|suggest|raise|formulate|propose)\\b${gap(15)}\\b(?:a (?:\\w+ )?|another |the next |your next |one more |one |new |own |further |follow-?up )+(?:bible |related |random |follow-?up |harder |deeper |theological )*(?:question|prompt|task|topic|follow-?up)\\b${gap(50)}\\b(?:answer|respond|reply|do|execute|carry|solve|explain|write|run|let)\\b(?=[^\\n]{0,160}?\\b(?:again|over and over|repeat|keep|forever|until|endlessly|infinite\\w*|loop|so on|so forth|no stopping|no end|indefinitely|without (?:end|stopping|waiting)|never stop|another|the next (?:question|one)|each (?:answer|time)|\\d{2,} times)\\b)|` +
        `\\b(?:end|finish|close|conclude) (?:each|every|your) (?:answer|reply|response)s? with (?:a|another) (?:new |follow-?up )*(?:question|prompt)${gap(40)}\\b(?:answer|respond)|` +
        `\\beach (?:answer|reply|response) (?:must|should|has to|needs to|will|ends?|raises?|creates?|spawns?|leads? to)\\b${gap(40)}\\b(?:new|another|two|three|more|ten|five) (?:new |more |further )?(?:questions?|prompts?)\\b)`,
      'g',
    ),
    unless: /\b(?:for (?:my|our|a|the) (?:small group|class|youth|bible study|students|kids|group))\b/,
  },
  {
    id: 'waits-for-nobody',
    group: 'self_prompting',
    needs: listed('wait waiting both sides'),
    pattern:
      /(?:\b(?:without|don't|do not|dont|never|no need to|needn't|don't need to|do not need to|not) wait(?:ing)? (?:for )?(?:me|my|any|user|a user|an answer|a reply|human|input|further|more|permission)(?! to (?:die|grow))\b|\b(?:play|act as|be|simulate|pretend to be|write) both (?:the |a )?(?:sides|user|human|parts|roles|me|\w+ and (?:the |a )?\w+)\b[^.!?\n]{0,80}?\b(?:forever|never|endless\w*|until|non-?stop|without|keep|again|turns|times)\b)/g,
    unless: /\b(?:god|lord|holy spirit|pray|prayer|marriage|in heaven|should i)\b/,
  },
  {
    id: 'you-ask-you-answer',
    group: 'self_prompting',
    needs: listed('ask answer prompt run'),
    pattern:
      /(?:\byou ask,? (?:and |then )?you answer\b|\b(?:ask|question)(?: it| one)?,? (?:then )?answer(?: it)?,? (?:then )?(?:ask|repeat|question) (?:again|another|anew|on)\b|\b(?:write|generate|create) a (?:new |better )?prompt\b[^.!?\n]{0,20}?\b(?:run|answer|execute|use|respond)\b)/g,
    unless: /\b(?:small group|class|youth|catechism|prayer prompt|writing prompt|journal)\b/,
  },
  {
    id: 'bots-without-end',
    group: 'self_prompting',
    needs: listed('bots ais assistants chatbots agents copies personas'),
    pattern: new RegExp(
      `\\b(?:two|2|three|3|several|many|multiple|ten) (?:\\w+ )?(?:bots|ais|assistants|chatbots|agents|copies|personas)\\b${gap(100)}\\b(?:forever|never|endless\\w*|until|non-?stop|without (?:end|stopping)|keep|indefinitely|each other)\\b`,
      'g',
    ),
  },
]

const someTimes = String.raw`(?:[3-9]|[1-9]\d{1,6}|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a hundred|one hundred|hundred|a thousand) times`
const padding: Rule[] = [
  {
    id: 'one-sign-many-times',
    group: 'padding',
    needs: listed(
      'letter character word symbol emoji dot dots digit space spaces comma zeros zeroes zero newline newlines hash star asterisk lines exclamation commas characters emojis letters marks line ones periods underscores dashes',
    ),
    pattern: new RegExp(
      `${asked}(?:print|say|write|output|type|repeat|add|append|insert|include|put|produce|generate|give|send|start|begin|prepend|end|follow|fill)\\b${gap(50)}\\b(?:${many}|[5-9]\\d|fifty|countless|endless)[ -](?:\\w+ ){0,2}?(?:spaces?|dots?|commas?|newlines?|blank lines?|empty lines?|zeros|zeroes|emojis?|exclamation (?:marks?|points?)|characters|letters|hashes|stars|asterisks|periods|underscores|dashes|copies of the (?:letter|word)|a's|x's)\\b`,
      'g',
    ),
    unless:
      /\b(?:letters of|letter to|letter from|in the (?:hebrew|greek)|how many|characters (?:in|of) the bible|bible characters)\b/,
  },
  {
    id: 'every-word-many-times',
    group: 'padding',
    needs: ['times'],
    pattern: new RegExp(
      `\\b(?:every|each)(?: single)? (?:word|letter|sentence|line|verse|syllable|paragraph|character|answer|phrase)\\b(?:[^.!?\\n]{0,30}?) ${someTimes}\\b|\\b${someTimes}[^.!?\\n]{0,20}? (?:after|before|between) (?:every|each)(?: single)? (?:word|letter|sentence|line|verse|paragraph)\\b`,
      'g',
    ),
    unless: /\b(?:how many|why|does|did|occurs?|appears?|mentions?|mentioned|read|reading|pray|recite|memori[sz]e)\b/,
  },
  {
    id: 'echoes-a-message',
    group: 'padding',
    needs: listed('message prompt input reply answer output'),
    pattern: new RegExp(
      `${asked}(?:echo|repeat|copy|paste|send|quote)\\b${gap(20)}\\b(?:my|this|your(?: own)?|the (?:whole|entire|same)) (?:message|prompt|input|reply|answer|output)s?\\b${gap(40)}\\b(?:[5-9]|[1-9]\\d{1,6}|five|six|eight|ten|twenty|fifty|a hundred) times\\b`,
      'g',
    ),
  },
  {
    id: 'between-every-word',
    group: 'padding',
    needs: ['every', 'each', 'all'],
    pattern:
      /\b(?:add|insert|put|place|include|write|say|print|repeat|append|type)\b[^.!?\n]{0,60}?\b(?:between|after|before|in front of|behind) (?:every|each|all)(?: single| the| of the)? (?:words?|letters?|characters?|syllables?)\b|\b(?:add|insert|put|place|include|write|say|print|append|type) (?:[1-9]\d{1,5}|ten|twenty|thirty|fifty|a hundred) [^.!?\n]{0,25}?\b(?:between|after|before) (?:every|each|all)\b/g,
  },
  {
    id: 'pads-the-answer',
    group: 'padding',
    needs: listed('pad padding filler lorem gibberish nonsense bloat stuffing stuff inflate random'),
    pattern:
      /(?:\b(?:pad|inflate|bloat|stuff)(?: out| up)? (?:it|the|your|this|each|every|out)\b[^.!?\n]{0,40}?\b(?:with|to|until|answer|response|output|text|length|tokens|words)\b|\b(?:filler|padding|stuffing) (?:text|words?|tokens?|sentences?|characters?|content|paragraphs?)\b|\blorem ipsum\b|\b(?:print|write|output|generate|produce|give|send|type|fill|spam)\b[^.!?\n]{0,50}?\b(?:(?:random |pure |meaningless |complete |utter )?(?:gibberish|nonsense)|random (?:letters|characters|words|numbers|symbols|digits|text|strings?|data|emojis?))\b)/g,
    unless: /\b(?:speaking in tongues|tongues|is it|why|does|ark)\b/,
  },
  {
    id: 'word-many-times',
    group: 'padding',
    needs: listed('letter word character symbol emoji digit syllable'),
    pattern: new RegExp(
      `\\b(?:the|a|one|single) (?:single |same )?(?:letter|word|character|symbol|emoji|digit|syllable|number) (?!of\\b|that\\b|which\\b)(?:["']?[^ .!?\\n]{1,20}["']?|${gap(30)}) (?:${many} (?:\\w+ )?times|(?:[5-9]\\d|fifty|sixty|eighty|ninety) times|${everyBibleForever}|endlessly|over and over|non-?stop)\\b`,
      'g',
    ),
    unless:
      /\b(?:how many|why|does|did|occurs?|appears?|mentions?|mentioned|used|uses|bible|found|testament|counts?)\b/,
  },
]

/** What English requests look like that have the model talk with itself, or want filling. */
export const selfPromptingRules: readonly Rule[] = [...selfPrompting, ...padding]
