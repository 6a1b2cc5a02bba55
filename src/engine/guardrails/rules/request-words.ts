/** Before a verb that asks this service for something: the start of a clause, or a word that leads into a request. */
export const asked =
  `(?:^|[.!?:;,\\n("'-] ?|\\b(?:please|pls|plz|just|then|now|and|or|but|to|must|should|you|you'll|can|simply|me|always|` +
  `also|instead|literally|never|kindly|so|let's) )`
/** The same without what also leads into a question about somebody: `to write`, `you write`. */
export const ordered =
  `(?:^|[.!?:;,\\n("'-] ?|\\b(?:please|pls|plz|just|then|now|next|and|simply|kindly|so|instead|let's|(?:can|could|would|will) you|mind|you|` +
  `(?:want|need|like|order|command|ask|expect)(?:ed)? (?:you|it|this) to|help me|(?:job|task|goal) is to) )`

/** A number of a hundred or more, in digits or words. */
export const many = String.raw`(?:[1-9]\d{2,8}|[1-9]\d{0,2}(?:[., ]\d{3})+|\d{1,4} ?k|(?:a|one|two|three|five|ten|fifty|several|many) (?:hundred|thousand|million|billion|trillion|zillion)(?: thousand| million)?|(?:hundreds|thousands|millions|billions|tens of thousands|hundreds of thousands)(?: and (?:hundreds|thousands|millions))? of|infinite|unlimited|countless)`
// where the word is Scripture's own: what "endures forever", what is praised "forever and ever"
export const everyBibleForever =
  '(?<!\\b(?:endures?|endureth|enduring|lasts?|lasting|reigns?|lives?|living|stands?|remains?|abides?|is|are|be|for|and|lord|god|' +
  'house|him|mercy|not|dwell|friend|servants?|live) )for ?ever(?! and ever|,? amen)'
