import type { Language } from '../engine.ts'

/** A piece of work that a prompt asks for, around the subject that it is about. */
export type Task = {
  form: 'devotional' | 'outline' | 'plan' | 'verses' | 'explanation'
  /** Days, points or verses, where a number is named. */
  count?: number
  /** It is to be understood by a child. */
  isForChild?: true
}
/** `subject` is the prompt without what it says of the work and of who it is for. */
export type ReadTask = { subject: string; task?: Task }

const numbers: Readonly<Record<string, number>> = {
  ...counted('one two three four five six seven eight nine ten'),
  ...counted('un dos tres cuatro cinco seis siete ocho nueve diez'),
  una: 1,
}

function counted(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, place) => [word, place + 1]))
}

const number = `\\d{1,2}|${Object.keys(numbers).join('|')}`
const polite = {
  en: '(?:please |can you |could you |would you |will you |help me (?:to )?|(?:i need|i(?:[’]d| would) like|i want) you to )*',
  es: '(?:por favor,? |puedes |puede |podr[ií]as |podr[ií]a |ay[uú]dame a |necesito (?:que )?|quiero (?:que )?|me gustar[ií]a )*',
}
const verb = {
  en: '(?:(?:write|make|create|prepare|draft|give|compose|plan|design|suggest|list|build|put together|send|share|show|find|i need|i want|i(?:[’]d| would) like)(?: (?:me|us|my \\p{L}+))? )',
  es: '(?:(?:escr[ií]b[ae]|escribir|haz|hacer|prepar[ae]|preparar|crea|crear|da|dar|redacta|elabora|sugiere|arma|busca|comparte|necesito)(?:me|nos)? )',
}
/** What names such a work by itself; “the message of Jonah” and “the sermon on the mount” ask for none. */
const unmistakable: Readonly<Record<Language, RegExp>> = {
  en: /^(?:an? |the |my )?(?:[\p{L}\d-]+ )*?(?:devotionals?|devotion|outline|reading plan|lesson plan)\b/iu,
  es: /^[¿¡]*(?:un |una |el )?(?:[\p{L}\d-]+ )*?(?:devocional|bosquejo|plan de lectura)(?!\p{L})/iu,
}
const forms: Readonly<Record<Language, Readonly<Record<Exclude<Task['form'], 'explanation'>, string>>>> = {
  en: {
    devotional:
      'devotionals?|devotions?|meditation|reflection|thought for the day|homily|blog post|essay|newsletter|message',
    outline:
      '(?:sermon|bible study|lesson|study|teaching|talk|message|youth group) (?:outline|plan|notes)|outline|sermon|bible study|(?:sunday school )?lesson|talk|bosquejo',
    plan: '(?:bible )?(?:reading|study|devotional|prayer) plan|plan',
    verses:
      '(?:bible |comforting |encouraging |short |good |key |memory )*(?:verses?|scriptures?|passages?|texts?|quotes?)',
  },
  es: {
    devotional: 'devocional|meditaci[oó]n|reflexi[oó]n|homil[ií]a|mensaje|ensayo',
    outline:
      '(?:bosquejo|esquema|estructura)(?: (?:de|para) (?:un |una |el |la )?(?:serm[oó]n|estudio|clase|lecci[oó]n|predicaci[oó]n|pr[eé]dica))?|serm[oó]n|predicaci[oó]n|pr[eé]dica|estudio b[ií]blico|lecci[oó]n(?: b[ií]blica)?|clase',
    plan: 'plan(?: de (?:lectura|estudio|oraci[oó]n))?(?: b[ií]blic[ao])?',
    verses: '(?:vers[ií]culos?|pasajes?|textos?|citas?)(?: (?:b[ií]blicos?|cortos?|de la biblia))*',
  },
}
const described = {
  en: '(?:(?:short|brief|simple|little|quick|longer|detailed|one[- ]page|daily|weekly|family|good|personal|biblical|complete|expository|\\d+[- ]minute|(?:\\p{L}+|\\d+)[- ]days?|(?:\\p{L}+|\\d+)[- ]points?|(?:\\p{L}+|\\d+)[- ]weeks?) )*',
  es: '(?:(?:breve|corto|corta|sencillo|sencilla|peque[ñn]o|peque[ñn]a|buen|buena) )*',
}
const on = {
  en: '(?:on|about|for|from|of|regarding|around|based on|that (?:speak|talk) (?:about|of|to)|to (?:encourage|comfort))',
  es: '(?:(?:breve|cort[oa]|sencill[oa]|de \\S+ (?:d[ií]as|puntos|minutos)) )*(?:sobre|acerca de|de|para|con|basad[oa] en|del)',
}

type Form = readonly [Task['form'], RegExp]
const wholes: Readonly<Record<Language, readonly Form[]>> = {
  en: formsOf('en', '(?:an? |the |some |my |our )?'),
  es: formsOf('es', '(?:un |una |unos |unas |el |la |alg[uú]n |algunos )?'),
}

function formsOf(language: Language, article: string): Form[] {
  return (['plan', 'outline', 'devotional', 'verses'] as const).map((form) => {
    const many = form === 'verses' || form === 'plan' ? `(?:(?:${number}) )?` : ''
    const source = `^[¿¡\\s]*${polite[language]}(?<asked>${verb[language]})?${article}${many}${described[language]}(?:${forms[language][form]})(?: (?:${described[language].trim()}))? ?${on[language]} (?<subject>.+)$`
    return [form, new RegExp(source, 'iu')]
  })
}

const countForms: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?<count>${number})[- ](?:days?|points?|weeks?|verses?|d[ií]as|puntos|semanas|vers[ií]culos?)`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?<count>${number}) (?:\\p{L}+ ){0,3}(?:verses?|scriptures?|passages?|points?|vers[ií]culos?|pasajes?|puntos)`,
    'iu',
  ),
]

/** “… to a ten year old”, “I am 8”, “my 6 year old asks”. */
const forChild: readonly RegExp[] = [
  /[,.;]? ?(?:\b(?:to|for|so that|like (?:i am|i’m)) )?(?:(?:a|my|an|our|the)\s)?(?:\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:years?|yrs?)[- ]?olds?\b(?: (?:asks?|asked|wants to know|can understand|understands)(?: me)?:?)?/iu,
  /[,.;]? ?\b(?:to|for) (?:(?:a|my|an|our|the|small|little|young) )*(?:child|children|kids?|toddlers?|preschoolers?|sunday school(?: class)?)\b/iu,
  /[,.;]? ?\b(?:i am|i’m|im) (?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:weeks?|months?|days?|hours?|minutes?|percent))(?: years? old)?/iu,
  /[,.;]? ?(?:(?:a|para) )?(?:un |una |mi |mis )?(?:ni[ñn][oa]s?|hij[oa]s?) (?:pequeñ[oa]s? )?de (?:\d{1,2}|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) años(?: (?:pregunta|quiere saber)(?: que)?:?)?/iu,
  /[,.;]? ?\b(?:a|para) (?:un |una |los |las |mis? )?(?:ni[ñn][oa]s?)(?!\p{L})/iu,
  /[,.;]? ?tengo (?:[4-9]|1[0-2]|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) años/iu,
]

/** Who it is for, behind its subject: “… on patience for busy parents”. */
const audience: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:for|to (?:share|use|read|give)) (?:(?:a|an|the|my|our|some|use|new|busy|tired) )*[\p{L}' -]{3,50}$/iu,
  es: /,? para (?:(?:un|una|el|la|los|las|mi|mis|nuestr[oa]s?) )*[\p{L} -]{3,50}$/iu,
}
/** What the work is to have, behind its subject: “… with three points and an illustration”. */
const furnished =
  /[,;.]? (?:with|using|in|con|en) (?:an? |un |una )?(?:(?:\d+|\p{L}+) )?(?:points?|illustrations?|questions?|verses?|application|minutes?|words|puntos|ilustraci[oó]n|preguntas|vers[ií]culos|aplicaci[oó]n|palabras)(?!\p{L}).*$/iu

/**
 * Parts the work that a prompt asks for from what it is about: “Write a devotional on patience for busy parents” is a
 * devotional on “patience”. A prompt that asks for no such work is its own subject.
 */
export function readTask(prompt: string, language: Language): ReadTask {
  const text = prompt.normalize('NFC').replace(/\s+/g, ' ').replaceAll("'", '’').trim()
  const child = forChild.find((form) => form.test(text))
  const plain = child === undefined ? text : text.replace(child, '').replace(/^[\s,.:;–—-]+|\s+(?=[?.!,])/gu, '')
  const isForChild = child === undefined || plain.length < 4 ? {} : ({ isForChild: true } as const)
  for (const [form, pattern] of wholes[language]) {
    const { subject, asked } = pattern.exec(plain)?.groups ?? {}
    if (subject === undefined) continue
    const count = countIn(plain)
    const isAsked = form === 'verses' ? count !== undefined : asked !== undefined || unmistakable[language].test(plain)
    if (!isAsked) break
    return {
      subject: bare(subject, form, language),
      task: { form, ...(count !== undefined && { count }), ...isForChild },
    }
  }
  if (isForChild.isForChild === undefined) return { subject: prompt }
  return { subject: plain, task: { form: 'explanation', ...isForChild } }
}

function countIn(text: string): number | undefined {
  for (const form of countForms) {
    const word = form.exec(text)?.groups?.count?.toLowerCase()
    if (word !== undefined) return numbers[word] ?? Number(word)
  }
  return undefined
}

/** A subject without who the work is for, unless the audience is all that is said: “verses for my grandmother”. */
function bare(subject: string, form: Task['form'], language: Language): string {
  const about = subject.replace(furnished, '').replace(/[.!?\s]+$/, '')
  if (form === 'verses') return about
  const kept = about.replace(audience[language], '')
  return kept.trim().length >= 3 ? kept.trim() : about
}
