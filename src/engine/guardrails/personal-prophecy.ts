import { sentencesOf } from './sentences-of.ts'

/**
 * What a model writes may not foretell what will come to the one who reads. A sentence does where something is promised
 * to “you” with a particular that only a prophet could know: a time, or somebody’s name.
 */

const count =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|forty|sixty|ninety|a few|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|treinta|cuarenta|noventa|pocos|pocas)'
const unit = '(?:hours?|days?|weeks?|months?|years?|horas?|dias?|semanas?|mes(?:es)?|anos?)'
const calendar =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|easter|christmas|pentecost|tomorrow|tonight|spring|summer|autumn|fall|winter|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|navidad|pascua|pentecostes|manana|primavera|verano|otono|invierno)'
const period = '(?:day|week|month|year|season|dia|semana|mes|ano)'
const time = `(?:\\b(?:within|in|after|inside|dentro de|en|tras|antes de) (?:the next |less than |los proximos |las proximas |menos de )?${count} ${unit}\\b|\\b(?:by|before|on|this|next|until|come|at|in|para|antes de|en|el|este|esta|la) (?:the (?:end of )?|next |this |early |late |proxim[oa] |la |el |fin de )*${calendar}\\b|\\b(?:before|by (?=the |this |next )|this|next|antes de que|para|este|esta|el proximo|la proxima) (?:the )?(?:end of )?(?:the |this |termine el |acabe el |fin de )*${period}\\b|\\b(?:tomorrow|tonight)\\b)`
const named = '\\b(?:named|called|by the name of|llamad[oa]|de nombre|que se llama) (?!to\\b|you\\b|by\\b)[a-z]+'
const particular = new RegExp(`${time}|${named}`)

const giver =
  '(?:god|the lord|heaven|jesus|christ|the (?:holy )?spirit|your (?:heavenly )?father|he|dios|el senor|el cielo|jesus|cristo|jehova)'
/** What he does at all times, and no event. */
const always =
  '(?!(?:\\w+ly |also |always |never |still )?(?:be (?:with|there|near|beside|at)|hear|love|forgive|leave|forsake|walk|hold|carry|comfort|strengthen|guide|keep|watch|listen|meet you in)\\b)'
const promised = new RegExp(
  [
    `\\b${giver}(?: himself)? (?:will|shall|is going to|is about to) ${always}[^;:]{1,60}?\\b(?:you|your|yours|call)\\b`,
    `\\b${giver} (?:te|le|les|os) (?:va a )?(?:\\w+ra|dar|devolver|traer|sanar|abrir|enviar)\\b`,
    "\\byou(?:'ll| will| shall| are going to)(?: \\w+ly)? (?:marry|meet (?:a|an|your|him|her)|conceive|become (?:pregnant|a)|be (?:pregnant|healed|cured|promoted|rich|married|debt-free|hired|free of)|give birth|inherit|win|own|recover|receive|get (?:the|a|that|your|married))\\b",
    "\\byou(?:'ll| will| shall| are going to)(?: \\w+ly)? have an? (?:son|daughter|baby|child|husband|wife|house|job)",
    '\\ban? (?:man|woman|stranger|husband|wife) (?:named|called) [a-z]+ (?:will|shall)\\b',
    `\\b${giver} has [^;:]{1,50}?\\b(?:waiting|ready|in store|prepared) for you\\b`,
    '\\b(?:cancer|illness|tumou?r|disease|debts?|bills?) (?:will|shall) be (?:gone|healed|paid|cancell?ed|over)\\b',
    '\\b(?:te casaras|conoceras|quedaras (?:embarazada|san)|seras (?:sanad|ric|madre|padre)|tendras un|recibiras|encontraras|sanaras)',
    '\\b(?:your|every|all (?:of )?your|tu|tus) (?:\\w+ ){0,2}?(?:husband|wife|spouse|son|daughter|child|ex|debts?|loan|house|marriage|cancer|illness|healing|miracle|breakthrough|visa|hij[oa]|espos[oa]|deudas?|milagro|sanidad)\\b[^;:]{0,30}?(?:\\b(?:will|shall|comes|arrives|returns)\\b|\\bvolvera|\\bregresara|\\bsera[n]?\\b)',
  ].join('|'),
)
/** With a time to come that is counted, or by which it will be, whatever “you will” do is foretold. */
const counted = new RegExp(
  `\\b(?:within|in|inside) (?:the next |less than )?${count} ${unit}\\b|\\b(?:by|before) (?:the |this |next |end of )+(?:time |${period}|${calendar})|${named}`,
)
const foretold =
  /\byou(?:'ll| will| shall| are going to)(?: \w+ly)? (?!find|see (?:that|how|why|more)|know|notice|have (?!an? )|feel|learn|need|want|understand|begin|start|come to|not|never|always|be (?:able|with|glad|surprised|used)|wake|face|hear|say|pray)[a-z]+/
/** Nobody can know it, somebody else was told it, or it is a plan to read by. */
const unsaid =
  /\b(?:cannot|can't|nobody|no one|not promise|does not|doesn't|whether|if|unless|may|might|perhaps|read|reading|chapters?|plan|study|psalms?|verses?|memori[sz]e|practi[cs]e|habit|nadie|no puedo|no promete|si|quizas?|tal vez|lectura|capitulos?)\b|\b(?:said|says|told|promised|spoke|announced|foretold|dijo|prometio|anuncio) (?:to |a |que )?(?!you\b|te\b|the promise\b)(?:the )?[a-z]+/

/** Whether a folded text, quotations taken out, foretells something to its reader. */
export const foretells = (folded: string): boolean =>
  sentencesOf(folded).some(
    (one) =>
      ((particular.test(one) && promised.test(one)) || (counted.test(one) && foretold.test(one))) && !unsaid.test(one),
  )

/** For the version of the rules. */
export const prophecyPatterns: readonly RegExp[] = [particular, promised, counted, foretold, unsaid]
