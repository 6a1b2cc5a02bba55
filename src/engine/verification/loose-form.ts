/**
 * The form under which a word is recognised in a quotation from memory: endings, accents and old spelling set aside,
 * and words that translations put for one another taken as one. For finding only; nothing is ever equal by it.
 */
export function looseForm(word: string): string {
  const bare = withoutAccents(word)
  const whole = sameWord.get(bare)
  if (whole !== undefined) return whole
  const stem = stemOf(bare)
  return sameWord.get(stem) ?? stem
}

/** Takes off what English verbs and nouns and Spanish plurals end in, roughly. */
function stemOf(word: string): string {
  if (word.length < 4) return word
  const cut = word
    .replace(/(?:ies|ied|ieth|iest)$/, 'y')
    .replace(/(?<=..[^s])(?:eth|edst|ing|ed|es|s)$/, '')
    .replace(/(?<=[^aeiou])e$|(?<=..)e$/, '')
  return cut.replace(/([bdgmnprt])\1$/, '$1')
}

const withoutAccents = (word: string) => (/[^a-z0-9]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '') : word)

/** Each line is one word to us; the first is its name. */
const families = `
  you ye thou thee
  your thy thine yours
  have hath hast has had
  do doth dost does did dont doesnt didnt
  will shall shalt wilt wont
  be is are am was were art wast wert been isnt arent wasnt
  not
  say said saith says spake spoke
  to unto
  who whoever whosoever whom which
  on upon
  lord yahweh jehovah jehova senor
  plan thought purpose
  love charity
  free liberty
  children child
  brother brethren
  forgive forgave forgiven
  holy sacred
  spirit ghost
  anxious careful worry
  think thinketh
  hell sheol hades gehenna
  demon devil
  servant slave bondservant
  fear afraid
  mercy lovingkindness
  everlast eternal
  perish die dead
  strength strengthen strong
  trust confide
  make made makes
  give gave given giveth
  come came cometh
  go went goeth gone
  know knew knoweth known
  see saw seeth seen
  take took taken
  man men
  woman women
  foot feet
  teach taught
  path way
  want lack
  kill murder
  everyone everybody all
  anything nothing
  lamp light
  gift
  begotten born
  believ credit
  trouble tribulation affliction
  wealth mammon
  wise wisdom
  body bodies
  life lives
  heaven heavens
  savior saviour
  honor honour
  neighbor neighbour
  favor favour
  labor labour
  color colour
  lean rely
  vosotros ustedes
  os les
  libre libertara libertar libre
  vuestro su
  ha habe
`
const sameWord: ReadonlyMap<string, string> = new Map(
  families
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .flatMap((words) =>
      words.flatMap((word) => [word, stemOf(word)].map((key): [string, string] => [key, stemOf(words[0]!)])),
    )
    .reverse(),
)
