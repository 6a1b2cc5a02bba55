// How Strong's entries speak of a word's origin before they say what it means
const derivation =
  /^(?:from|of|a|an|the|or|for|also|and)?\s*(?:\(?(?:apparently|probably|perhaps|prolonged|presumed|obsolete|unused|primary|primitive|properly a)\b|(?:from|of) (?:the|an?|[GH]\d)|(?:of )?(?:hebrew|chaldee|latin|uncertain|foreign|egyptian|persian|greek) |(?:middle|passive|neuter|feminine|masculine|plural|singular|active|diminutive|comparative|superlative|adverb|contraction|variation|compound|denominative|reduplicated|strengthened|derivative|participle|infinitive|imperative|by reduplication|corresponding|akin|compare|the same as|another form|a form|intensive|alternate|the second form|dual|or \())/i

/**
 * The first meaning of a dictionary definition, as it stands there: derivation left out, up to the first turn.
 * @returns undefined when the entry tells only where the word comes from
 */
export function glossOf(definition: string): string | undefined {
  const senses = definition.split(';').map((part) => part.trim())
  const sense = senses.find((part) => part !== '' && !derivation.test(part) && !/\b[GH]\d+\b/.test(part))
  if (sense === undefined) return undefined
  const plain = sense.replace(/^(?:properly|figuratively|literally),? (?=\w)/, '')
  const short = plain
    .split(/,? (?:\(|i\.e\. |that is |literally|figuratively|transitively)/)[0]!
    .replace(/(?: or|[,:\s])+$/, '')
  const gloss = short.length >= 3 ? short : plain
  return gloss.length <= 90 ? gloss : gloss.slice(0, 90).replace(/[\s,][^\s,]*$/, '')
}
