import { gap, listed, of, type Rule } from '../rule.ts'
import { asked, ordered } from './request-words.ts'

const bigBook = of(
  listed(
    'genesis exodus leviticus numbers deuteronomy joshua judges samuel kings chronicles job psalms proverbs isaiah jeremiah ezekiel matthew mark luke john acts revelation',
  ),
)
const wholeThing = of([
  `(?:the )?(?:whole|entirety|all) of (?:the )?(?:holy )?(?:bible|old testament|new testament|pentateuch|torah|psalter|scripture|kjv|niv)\\b`,
  `(?:entire|whole|complete|full|unabridged|total) (?:(?:unabridged|complete|entire|english|original) )?(?:text of (?:the )?|contents? of (?:the )?|\\w+ version of (?:the )?)?(?:(?:holy|king james|kjv|world english|niv|esv|english|hebrew|greek) )*(?:bible|old testament|new testament|ot|nt|pentateuch|torah|psalter|psalms|book of psalms|scriptures?|tanakh|septuagint|vulgate|apocrypha|kjv|web|niv|esv|canon)\\b`,
  `all (?:of )?(?:the )?(?:66|sixty-six|sixty six|73|seventy-three|39|27|twenty-seven|150|one hundred and fifty) (?:books|psalms)`,
  'all (?:of )?(?:the )?(?:books|verses|chapters|psalms) (?:of|in|from) (?:the |my )?(?:holy |entire |whole )*(?:bible|old testament|new testament|ot|nt|psalter|pentateuch|torah)',
  'all (?:of )?(?:the )?(?:bible|old testament|new testament|psalter|psalms|pentateuch|torah|scripture)\\b(?! (?:say|teach|verses (?:about|on)))',
  `(?:every|each)(?: and every)?(?: single| last)* (?:verse|chapter|word|line|psalm|book|passage) (?:of|in|from) (?:the |all )?(?:(?:entire|whole|holy|king james|kjv|complete) )*(?:bible|old testament|new testament|ot|nt|psalter|pentateuch|torah|psalms|book of psalms|scriptures?|four gospels|gospels|66 books)\\b`,
  `(?:the |all )?(?:31[., ]?1\\d\\d|1[., ]?189|23[., ]?145|7[., ]?95\\d) (?:verses|chapters)`,
  'genesis(?: 1(?::1)?)? (?:(?:all the way )?(?:to|through|thru|until)|-) (?:the end of )?(?:revelation|malachi)',
  `(?:entire|whole|complete|full) (?:text of (?:the )?)?(?:books? of |gospel (?:of|according to) |text of )?(?:first |second |[12] )?${bigBook}\\b(?! \\d)`,
  `(?:every|each)(?: single)? (?:verse|word|line) (?:of|in|from) (?:the )?(?:entire |whole )?(?:books? of |gospel of )?(?:[12] )?${bigBook}\\b(?! \\d)`,
  'old and new testaments?',
])
const wholeWords = listed(
  'entire whole complete full all every each genesis verses chapters old unabridged total entirety',
)
// a topic, a plan or an overview is a study, however wide it is
const isStudy =
  /\b(?:summar\w*|outline\w*|overview|(?:one|a|single|two|three|short)[ -](?:line|sentence|word|phrase|paragraph)s?|line each|sentence each|plan|plans|timeline|themes?|schedule|chart|books in order|books of the (?:\w+ )?(?:bible|testament) in order|(?:canonical|chronological|alphabetical) order|list (?:me )?(?:all )?(?:of )?(?:the )?(?:66 |39 |27 |sixty-six )?books|names? of|titles?|introduc\w+|how (?:many|long|often|do|can|should)|why|briefly|who (?:wrote|translated)|(?:verse|verses|passage|passages) (?:of|in|from) the (?:\w+ )?(?:bible|testament|scriptures?|psalms|gospels?) (?:that|where|which|about|on|with the word|mention\w*|contain\w*|speak\w*|for|to|in which|using|related|concerning|when)|stor(?:y|ies) of|read through|reading|memori[sz]e|quiz|table of contents|abbreviations?|what (?:is|does|are))\b/

const eachOfWhole = `(?:(?:each|every|all)(?: and every)?(?: single| one)*(?: of)?(?: the)? (?:(?:66|sixty-six|73|39|27|150) (?:books|psalms)|1[., ]?189 (?:bible )?chapters|31[., ]?\\d{3} verses|(?:verses?|words?) (?:of|in|from) (?:the )?(?:books? of )?(?:genesis|exodus|psalms|isaiah|jeremiah|ezekiel|matthew|luke|acts|numbers|deuteronomy)\\b(?! \\d)|(?:chapters?|verses?|books?|psalms?|words?) (?:of|in|from) (?:the )?(?:(?:entire|whole|holy) )*(?:bible|scriptures?|old testament|new testament|ot|nt|psalter|pentateuch|torah))|the (?:66|sixty-six) books)`

/** What English requests look like that want the Bible, or much of it, put out as text. */
export const wholeBibleRules: readonly Rule[] = [
  {
    id: 'puts-out-the-whole',
    group: 'whole_bible',
    needs: wholeWords,
    pattern: new RegExp(
      `${asked}(?:print|quote|copy|reproduce|output|type|paste|recite|dump|transcribe|write out|write down|write up|read (?:me|out|aloud)|spell out|display|retype|export|stream|render|narrate|retell|recount|reword|rewrite|paraphrase|translate|modernize|modernise|put out|spit out|provide (?:me )?(?:with )?the (?:\\w+ )?text|return|post|regurgitate|quote back|repeat)\\b${gap(70)}\\b${wholeThing}`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'gives-the-whole',
    group: 'whole_bible',
    needs: wholeWords,
    pattern: new RegExp(
      `${ordered}(?:give|write|show|send|list|provide|return|i want|i need|i'd like|get|share|present|deliver|tell|put|include|generate|email|supply)\\b(?: (?:me|us|out|all|here|of|in|one|go|a|single|answer|response|message|to|see|the|text|contents?|verses|with|copy|now)){0,7} ${wholeThing}`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'i-want-the-whole',
    group: 'whole_bible',
    needs: wholeWords,
    pattern: new RegExp(
      `\\b(?:i want|i need|i'd like|i would like|can i (?:have|get)|could i (?:have|get)|may i have|let me have)\\b(?: (?:you|to|have|see|get|me|us|out|all|here|of|in|one|go|the|text|contents?|a|copy)){0,6} ${wholeThing}${gap(60)}\\b(?:in full|text|verbatim|word for word|verse by verse|printed|typed|written out|here|in one|in a single|full|pasted|quoted|complete|at once)\\b`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'whole-in-full',
    group: 'whole_bible',
    needs: listed('all each every verbatim word uncut unabridged full beginning start cover entirety verse completely'),
    pattern: new RegExp(
      `(?:\\b(?:bible|old testament|new testament|psalter|pentateuch|torah)|${asked}(?:print|quote|copy|reproduce|output|type|paste|recite|dump|transcribe|write|give|show|send|display|read|rewrite|translate|want|exegete)\\b${gap(40)}\\b(?:psalms|book of ${bigBook}|(?<!in )${bigBook}))(?!,? (?:chapter |verse )?\\d),? (?:\\w+ ){0,4}?(?:verbatim|word[ -]for[ -]word|uncut|unabridged|in (?:its|their) entirety|cover to cover|in full|completely|(?:each|every) verse|all of it|from (?:beginning|start) to (?:end|finish)|verse by verse with nothing (?:left out|omitted)|without (?:skipping|omitting|leaving out) (?:a|any|anything|one))\\b`,
      'g',
    ),
    unless:
      /\b(?:how (?:many|long|do|can|should)|why|plan|read|reading|did|is it|has|have you|ever|summar\w*|inspired|inerran\w*|memori[sz]ed?|psalms? \d)\b/,
  },
  {
    id: 'prints-the-bible',
    group: 'whole_bible',
    needs: listed('bible testament torah pentateuch psalter gospels psalms psalm kjv gospel'),
    pattern: new RegExp(
      `${ordered}(?:print|dump|output|copy|type|paste|transcribe|reproduce|recite|write(?: out| down)?|quote|give|send|show|export|display|stream|read|translate|rewrite|paraphrase|retell)(?: (?:me|us|out|for|to|all|of))* (?:(?:the|a|your) (?:[a-z]+ ){0,2}?(?:bible|old testament|new testament|torah|pentateuch|psalter|(?:four )?gospels|book of psalms)(?:[.!,;:]|$|\\n| (?:for me|here|now|please|in full|as (?:json|text|csv|a|plain)|to me|word|completely|from|verbatim|out|again|all|into|to [a-z]+(?=[,.;]|$| please| for me)|in (?:english|spanish|one|a single|its))\\b)|every psalm\\b(?! (?:of|that|which|about|where|by|with))|all (?:the |of the )?(?:psalms|four gospels|gospels)\\b(?! (?:of|that|which|about|where|by|with)))`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'book-after-book',
    group: 'whole_bible',
    needs: listed('to through thru until psalms psalm'),
    pattern: new RegExp(
      `(?:${asked}|\\bi (?:want|need) )(?:print|dump|output|copy|type|paste|transcribe|reproduce|recite|write(?: out| down)?|quote|give|send|show|export|display|stream|paraphrase|translate|rewrite|retell|provide|all|post|want|need|get|have)\\b${gap(50)}\\b(?:${bigBook}(?: 1(?::1)?)?,? (?:all the way )?(?:to|through|thru|until|-) (?:the end of )?(?:malachi|revelation|deuteronomy|joshua|esther|kings|chronicles|job|acts|john|jude|romans|psalms)(?: (?:\\d+(?::\\d+)?))?\\b|psalms? (?:1|one) ?(?:to|through|thru|until|-) ?(?:psalms? )?(?:150|1[1-4]\\d|[6-9]\\d)\\b)`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'commentary-on-the-whole',
    group: 'whole_bible',
    needs: listed('commentary commentaries exegesis exposition explanation notes verse'),
    pattern:
      /\b(?:commentar(?:y|ies)|exegesis|exposition|explanation|study notes|verse[- ]by[- ]verse|chapter[- ]by[- ]chapter|line[- ]by[- ]line)\b[^.!?\n]{0,40}?\b(?:on|of|through|for|to|covering) (?:the )?(?:(?:entire|whole|complete|full|all (?:of )?the) (?:holy )?(?:bible|old testament|new testament|pentateuch|torah|psalter|scriptures?|66 books|book of psalms)|(?:each|every|all) (?:single )?verses? (?:of|in|from) (?:genesis|the bible|scripture|matthew|psalms))\b/g,
    unless: isStudy,
  },
  {
    id: 'whole-please',
    group: 'whole_bible',
    needs: listed('every all entire whole complete full'),
    pattern: new RegExp(
      `(?:^|[.!?\\n] ?)(?:the )?${wholeThing}${gap(50)}\\b(?:please|now|in full|nothing (?:left out|omitted|missing)|word for word|verbatim|without (?:omitting|skipping|leaving)|complete|as text|no (?:omissions|summary|skipping)|in one (?:go|message|answer|reply))\\b`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'for-each-of-the-whole',
    group: 'whole_bible',
    needs: listed('every each all chapters verses'),
    pattern: new RegExp(
      `(?:\\b(?:words?|pages?|essays?|sermons?|expositions?|commentary|commentaries|devotionals?|lectures?|articles?|studies|study|paragraphs?|manuscripts?|explanations?|prayers?|poems?|notes|chapters?|analysis|exegesis|text|meditations?|reflections?|questions|quiz|illustration|story|stories|hymns?|homily|homilies)\\b${gap(60)}\\b(?:for|on|of|about|covering|to|from) ${eachOfWhole}|` +
        `\\b(?:for|take|on|to|through|go through|with) ${eachOfWhole}\\b${gap(40)}\\b(?:write|give|explain|compose|produce|generate|create|add|do|print|quote|provide|make|i want|i need|preach|comment|meditate|\\d+ words?)\\b)`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'works-through-every-verse',
    group: 'whole_bible',
    needs: ['every', 'each', 'all'],
    pattern: new RegExp(
      `${ordered}(?:write|explain|comment|create|generate|give|produce|expound|exegete|analy[sz]e|go|do|preach|compose|make|discuss|interpret|list|apply|unpack|walk|add|provide|take|work|pray)\\b${gap(70)}\\b(?:(?:every|each)(?: and every)?(?: single)? (?:chapter|verse|word|line|psalm) (?:of|in|from) (?:the )?(?:(?:entire|whole|holy|complete) )*(?:bible|old testament|new testament|ot|nt|psalter|book of psalms|psalms|scriptures?|pentateuch|torah|66 books|gospels)\\b|(?:every|each)(?: single)? (?:verse|word|line) (?:of|in|from) (?:the )?(?:entire |whole )?(?:books? of |gospel of )?(?:[12] )?${bigBook}\\b(?! \\d)|all (?:31[., ]?\\d{3}|1[., ]?189) (?:verses|chapters)|all (?:the )?(?:66|sixty-six) books (?:verse by verse|chapter by chapter|word by word|in full))`,
      'g',
    ),
    unless: isStudy,
  },
]
