import type { Language, Span } from '../../engine.ts'
import type { VerseKey } from '../../scripture/index.ts'

/** Words of a verse that a question can be asked about, where they stand in it. */
export type Phrase = Span & { key: VerseKey; text: string }

/** What a passage does with words, as far as its wording shows it. */
export type TellingWords = {
  /** Questions that are asked in it. */
  asks: Phrase[]
  commands: Phrase[]
  /** What is promised or announced. */
  promises: Phrase[]
  contrasts: Phrase[]
  reasons: Phrase[]
  purposes: Phrase[]
  comparisons: Phrase[]
  /** What is said in it, in quotation marks. */
  speeches: Phrase[]
  /** The word by which the passage builds on what goes before it. */
  builds: Phrase | undefined
}

/** A clause of fewer words is taken with the next one. */
const wholeFrom = 7

const longestPhrase = 120
const fewestWords = 3
const mostWords = 20

type Signs = Readonly<
  Record<'command' | 'promise' | 'contrast' | 'reason' | 'purpose' | 'builds' | 'noCommand', RegExp>
> & {
  comparison: RegExp
}

const signs: Readonly<Record<Language, Signs>> = {
  en: {
    command:
      /^(?:(?:and|but|so|therefore),? )?(?:don’t|do not|let (?:us|not|no|your|the|all|every|him|them|everything)|be(?:ar|ware)?|rejoice|pray|trust|seek|ask|knock|love your|love the|love one|hear|listen|remember|give (?:thanks|to)|forgive|come to|come now|follow|keep|honor|honour|fear|stand|wait|cast|commit|delight|rest|praise|sing|bless|serve|walk|put (?:on|away|off)|abide|remain|turn|return|repent|believe|take (?:up|my|heed|care)|learn|watch|preach|confess|submit|resist|draw|humble|train|wash|cease|do justice|judge not|lend|consider|think|overcome|call|taste|acknowledge|make (?:disciples|a joyful)|guard|work out|set your|cling|accept|endure|use your|be ready|make haste|arise|awake|enter|offer|present your|in nothing be|(?:you shall|thou shalt) (?:not|love|honou?r))\b/i,
    promise:
      /\b(?:I am with you|I will (?:be with|bless|help|strengthen|uphold|give you|never|not leave|hear|heal|restore|forgive|save|guide|make you)|(?:he|God|Yahweh|the LORD|the Lord) (?:will|shall) (?:be with|bless|save|deliver|help|keep|guard|guide|strengthen|forgive|restore|heal|lift|dwell with|wipe|direct|make your|give you|reward|hear|comfort|supply|never)|(?:they|you|who \w+ \w+|who \w+) (?:will|shall) (?:be (?:saved|blessed|comforted|filled|called|my people|satisfied)|renew|inherit|find|never|not be (?:afraid|ashamed|in want)|have (?:eternal )?(?:life|rest|peace)|have good success|know the truth|obtain|receive|see God)|will guard your)\b/,
    contrast: /^but\b(?! also)/i,
    reason: /^(?:for|because)\b/i,
    purpose: /^(?:so )?that\b.*\b(?:may|might|should|would)\b/i,
    builds: /\b(?:Therefore|Wherefore|therefore|So then|For this (?:cause|reason))\b/,
    comparison: /\b(?:like (?:an?|the)|as the \p{L}+ (?:is|are|were|covers?|pants)) [^,;:.!?“”‘—()]{3,60}/u,
    noCommand:
      /^(?:be|love|rest|call|work|turn|walk|watch|come|go|give|fear|hear|remain|stand|wait|trust) (?:is|are|was|were|has|came|came|fell|in his|came)\b|\bbe(?:cause|fore|gan|hold)\b|\bgods\b/i,
  },
  es: {
    command:
      /^(?:(?:y|mas|pues),? )?(?:no (?:os|temas|temáis|seáis|juzguéis|améis|matarás|te|hurtarás|codiciarás|queráis)|(?:re)?gocijaos|alegraos|venid|id|orad|velad|amad|ama|amarás|honra|confía|confiad|buscad|pedid|llamad|oíd|oye|acuérdate|acordaos|sed|echad|creed|haced|dad|espera|esperad|guarda|guardad|perdonad|perdonaos|cantad|alabad|bendice|bendecid|vestíos|resistid|someteos|humillaos|arrepentíos|sígueme|tomad|aprended|mirad|estad|permaneced|andad|reconócelo|fíate|encomienda|deléitate|levántate|esfuérzate|por nada estéis|sea|sean)(?![\p{L}\p{M}])/iu,
    promise:
      /(?:yo (?:estoy|soy|seré) con(?:tigo| vosotros)|estar[éá] con|te (?:ayudaré|sustentaré|bendeciré|guardará|guardaré|responderé|haré entender|esforzaré|guiaré)|(?:os|te) haré descansar|os daré|te daré descanso|no te dejaré|ni te desampararé|(?:él|Dios|Jehová|el Señor) (?:\p{L}+ )?(?:bendecirá|salvará|librará|ayudará|guardará|guiará|perdonará|sanará|consolará|enderezará|estará|suplirá)|(?:serán|será) (?:consolad|salv|hart|llamad|mi pueblo|bendit|bienaventurad)|hallaréis|heredarán|recibirán la|verán á Dios|nada me faltará|tendrán nuevas fuerzas|alcanzarán misericordia|tiene vida eterna)/iu,
    contrast: /^(?:mas|pero|sino)(?![\p{L}\p{M}])/iu,
    reason: /^(?:porque|pues)(?![\p{L}\p{M}])/iu,
    purpose: /^(?:para que|á fin de que|a fin de que)(?![\p{L}\p{M}])/iu,
    builds:
      /(?<![\p{L}\p{M}])(?:Así que|así que|Por tanto|por tanto|Por lo cual|por lo cual|Pues|pues bien)(?![\p{L}\p{M}])/u,
    comparison:
      /(?<![\p{L}\p{M}])como (?:un|una|el(?! que)|la(?! que)|los(?! que| demás)|las(?! que| demás)|unos|árbol|oveja|ovejas|águilas) [^,;:.!?“”‘—()]{3,60}/iu,
    noCommand: /^(?:ama|honra|guarda|espera|bendice|confía) (?:la|el|en sí)\b/iu,
  },
}

/** Reads what the verses of a passage ask, command, promise, contrast and compare, in their order. */
export function tellingWordsOf(verses: readonly { key: VerseKey; text: string }[], language: Language): TellingWords {
  const sign = signs[language]
  const found: TellingWords = {
    asks: [],
    commands: [],
    promises: [],
    contrasts: [],
    reasons: [],
    purposes: [],
    comparisons: [],
    speeches: [],
    builds: undefined,
  }
  verses.forEach(({ key, text }, place) => {
    found.asks.push(...questionsIn(key, text))
    for (const { 0: said, index } of text.matchAll(/(?<=“)[^“”‘]+(?=”)/g))
      add(found.speeches, phraseAt(key, text, index, index + said.replace(/[.,]\s*$/, '').length))
    const clauses = clausesOf(key, text)
    clauses.forEach((clause, at) => {
      const opensSentence = at === 0 || /[.!?;:”“‘]\s*[“‘]?$/.test(text.slice(0, clause.start))
      if (opensSentence && sign.command.test(clause.text) && !sign.noCommand.test(clause.text))
        add(found.commands, clause)
      else if (at > 0 && sign.reason.test(clause.text)) add(found.reasons, whole(text, clauses, at))
      else if (sign.purpose.test(clause.text) && clause.text.split(' ').length >= wholeFrom) add(found.purposes, clause)
      if (sign.promise.test(clause.text) && !/^(?:if|when|for|because|that|si|cuando|porque|que)\b/i.test(clause.text))
        add(found.promises, clause)
      if (at > 0 && sign.contrast.test(clause.text))
        add(found.contrasts, joined(text, clauses[at - 1]!, whole(text, clauses, at)) ?? whole(text, clauses, at))
    })
    const compared = sign.comparison.exec(text)
    if (compared !== null)
      add(found.comparisons, phraseAt(key, text, compared.index, compared.index + compared[0].length))
    const builds = place === 0 ? sign.builds.exec(text.slice(0, 40)) : null
    if (builds !== null)
      found.builds = { key, start: builds.index, end: builds.index + builds[0].length, text: builds[0] }
  })
  return found
}

function add(list: Phrase[], phrase: Phrase): void {
  const words = phrase.text.split(/\s+/).length
  const isSound = words >= fewestWords && words <= mostWords && phrase.text.length <= longestPhrase
  // a quotation mark inside would close ours
  if (isSound && !/[“”‘"()[\]]|[’](?=\s|$)/.test(phrase.text)) list.push(phrase)
}

/** A clause, with those behind it while it is too short to say something whole. */
function whole(text: string, clauses: readonly Phrase[], at: number): Phrase {
  let phrase = clauses[at]!
  for (const next of clauses.slice(at + 1)) {
    if (phrase.text.split(/\s+/).length >= wholeFrom) break
    const longer = phraseAt(phrase.key, text, phrase.start, next.end)
    if (longer.text.length > longestPhrase || /[.!?“”]/.test(longer.text.slice(0, -1))) break
    phrase = longer
  }
  return phrase
}

/** The clause and the one before it as one phrase, where they stand side by side and are short. */
function joined(text: string, before: Phrase, clause: Phrase): Phrase | undefined {
  const phrase = phraseAt(clause.key, text, before.start, clause.end)
  const isSound = phrase.text.length <= longestPhrase && !/[.!?“”]/.test(phrase.text.slice(0, -1))
  return isSound ? phrase : undefined
}

/** Questions of a verse, each from the beginning of its sentence. */
function questionsIn(key: VerseKey, text: string): Phrase[] {
  const found: Phrase[] = []
  for (const match of text.matchAll(/[^.!?“”‘;:]+\?/g)) {
    const lead = /^\s*/.exec(match[0])![0].length
    const start = match.index + lead
    add(found, { key, start, end: match.index + match[0].length, text: match[0].slice(lead) })
  }
  return found.map((one) => trimmedQuestion(one))
}

/** In Spanish a question begins at its mark. */
function trimmedQuestion(phrase: Phrase): Phrase {
  const opens = phrase.text.lastIndexOf('¿')
  return opens <= 0 ? phrase : { ...phrase, start: phrase.start + opens, text: phrase.text.slice(opens) }
}

/** Stretches of a verse between marks of punctuation, without these. */
function clausesOf(key: VerseKey, text: string): Phrase[] {
  return [...text.matchAll(/[^,;:.!?“”—]+/g)]
    .map(({ 0: clause, index }) => phraseAt(key, text, index, index + clause.length))
    .filter((clause) => clause.text !== '')
}

function phraseAt(key: VerseKey, text: string, from: number, to: number): Phrase {
  let [start, end] = [from, to]
  while (start < end && /[\s“‘¿¡]/.test(text[start]!)) start++
  while (end > start && /[\s,;:”]/.test(text[end - 1]!)) end--
  return { key, start, end, text: text.slice(start, end) }
}
