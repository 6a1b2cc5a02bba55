// How Strong's entries speak of a word's origin before they say what it means
const derivation =
  /^(?:from|of|a|an|the|or|for|also|and)?\s*(?:\(?(?:apparently|probably|perhaps|prolonged|presumed|obsolete|unused|primary|primitive|properly a)\b|(?:from|of) (?:the|an?|[GH]\d)|(?:of )?(?:hebrew|chaldee|latin|uncertain|foreign|egyptian|persian|greek) |(?:middle|passive|neuter|feminine|masculine|plural|singular|active|diminutive|comparative|superlative|adverb|contraction|variation|compound|denominative|reduplicated|strengthened|derivative|participle|infinitive|imperative|by reduplication|corresponding|akin|compare|the same as|another form|a form|intensive|alternate|the (?:second|last)|second|last|dual|or \())/i
/** What says how a word is used in grammar, or is cut off, and so no meaning. */
const noMeaning =
  /\b(?:enclitic|pronoun|particle|verb|tenses?|alternate|conjunction|preposition|article)\b|[,:]$|^(?:also|namely|i\.e\.)\b/i
const longestGloss = 110

/**
 * The first meaning of a dictionary definition, as it stands there and whole: derivation left out.
 * @returns undefined when the entry tells only where the word comes from, or no short meaning stands whole
 */
export function glossOf(definition: string): string | undefined {
  const senses = definition.split(';').map((part) => part.trim())
  const sense = senses.find(
    (part) => part !== '' && !derivation.test(part) && !noMeaning.test(part) && !/\d/.test(part),
  )
  const plain = sense?.replace(/^(?:properly|figuratively|literally),? (?=\w)/, '')
  if (plain === undefined || plain.length < 3 || plain.length > longestGloss) return undefined
  return hasClosedBrackets(plain) ? plain : undefined
}

const hasClosedBrackets = (text: string) => (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0)
