import type { HelpLine, Language, Unguarded, Written } from '../engine.ts'
import { helpFor } from '../guardrails/compose-safety.ts'
import { extractiveModel } from '../model-name.ts'
import { verseKey } from '../scripture/index.ts'
import { extractiveUsage } from '../token-usage.ts'
import { type Draft, item, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { isOfPartner } from './partner-violence.ts'
import { renderDraft } from './render-draft.ts'
import { scriptureSource } from './sources.ts'
import { libraryFor, type WriterDeps } from './write-answer.ts'

type Level = 'distress' | 'imminent'

type Kind = 'self' | 'other' | 'violence' | 'voices' | 'treatment'
/** `partner` is violence of a husband, a wife or whoever else one lives with as a couple. */
type Need = Kind | 'partner'

type Phrases = {
  imminent: string
  near: Readonly<Record<Need, string>>
  help: Readonly<Record<Need, string>>
  lines: string
  verse: string
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    imminent:
      'If you or somebody near you is in danger at this moment, call your local emergency number now, or go to where other people are.',
    near: {
      self: 'I am so sorry that it hurts this much. You are not alone, and you do not have to carry this by yourself.',
      other: 'Thank you for caring enough to speak up. This is too heavy to carry alone, for them and for you.',
      violence:
        'I am so sorry. What is being done is not your fault, and it is not something you have to bear in silence.',
      partner:
        'I am so sorry. What is being done to you is not your fault, and it is not something you have to bear in silence.',
      voices: 'That must be frightening, and you do not have to face it alone. You need not do what a voice tells you.',
      treatment: 'I can hear how much this matters to you. Please do not stop or refuse treatment on your own.',
    },
    help: {
      self: 'Please talk to somebody today: a crisis line, a doctor, or someone you trust. Tell them plainly what you told me. Asking for help is no lack of faith.',
      other:
        'Stay with them or stay in touch, ask plainly whether they think of dying, and get help with them: a crisis line, a doctor, or the emergency number when it is urgent. You need not promise to keep it secret.',
      violence:
        'Please tell somebody who can act: the police or emergency number, a helpline, a doctor, a teacher, or someone you trust outside of it. What is done in secret may be told. No verse asks you to stay where you are harmed, and a child is never to blame.',
      partner:
        'You may leave, and you may ask for help before you decide anything: the police or emergency number, a helpline or shelter for people harmed at home, a doctor, or someone you trust who will not tell him or her. Leaving can be the most dangerous time, so plan it with them if you can. No vow and no verse asks you to stay where you are harmed; if there are children, they need safety too.',
      voices:
        'Stay near somebody you trust, keep away from anything that could hurt you or others, and call a doctor or the emergency number now. God does not ask you to harm yourself or anybody.',
      treatment:
        'Please speak to a doctor or a pharmacist now, before the next dose is missed. Prayer and medicine do not exclude each other, and taking your medicine is no lack of faith.',
    },
    lines: 'You can reach help here:',
    verse: 'Scripture says:',
  },
  es: {
    imminent:
      'Si usted o alguien cercano está en peligro en este momento, llame ahora al número de emergencias de su lugar, o vaya adonde haya otras personas.',
    near: {
      self: 'Siento mucho que duela tanto. No está usted solo, y no tiene que llevar esto sin ayuda.',
      other:
        'Gracias por preocuparse y decirlo. Esto pesa demasiado para llevarlo a solas, para esa persona y para usted.',
      violence: 'Lo siento mucho. Lo que está pasando no es culpa suya, y no tiene que soportarlo en silencio.',
      partner: 'Lo siento mucho. Lo que le hacen no es culpa suya, y no tiene que soportarlo en silencio.',
      voices: 'Eso debe de dar miedo, y no tiene que afrontarlo a solas. No tiene que hacer lo que le diga una voz.',
      treatment: 'Entiendo cuánto le importa esto. Por favor, no deje ni rechace el tratamiento por su cuenta.',
    },
    help: {
      self: 'Por favor, hable hoy con alguien: una línea de crisis, un médico o una persona de confianza. Dígale claramente lo que me ha dicho. Pedir ayuda no es falta de fe.',
      other:
        'Quédese con esa persona o en contacto, pregúntele sin rodeos si piensa en morir y busquen ayuda juntos: una línea de crisis, un médico o, si urge, el número de emergencias. No tiene que prometer que guardará el secreto.',
      violence:
        'Por favor, dígaselo a alguien que pueda actuar: la policía o el número de emergencias, una línea de ayuda, un médico, un maestro o alguien de confianza ajeno a ello. Lo que se hace en secreto se puede contar. Ningún versículo le pide quedarse donde le hacen daño, y un niño nunca tiene la culpa.',
      partner:
        'Puede irse, y puede pedir ayuda antes de decidir nada: la policía o el número de emergencias, una línea de ayuda o una casa de acogida para quienes sufren violencia en el hogar, un médico o alguien de confianza que no se lo cuente a su pareja. Irse puede ser el momento de más peligro; si puede, prepárelo con esa ayuda. Ninguna promesa ni ningún versículo le pide quedarse donde le hacen daño; si hay niños, también ellos necesitan estar a salvo.',
      voices:
        'Quédese cerca de alguien de confianza, aléjese de todo lo que pueda hacerle daño a usted o a otros y llame ahora a un médico o al número de emergencias. Dios no le pide que se haga daño ni que dañe a nadie.',
      treatment:
        'Por favor, hable ahora con un médico o un farmacéutico, antes de la próxima dosis. La oración y la medicina no se excluyen, y tomar su medicina no es falta de fe.',
    },
    lines: 'Aquí puede encontrar ayuda:',
    verse: 'La Escritura dice:',
  },
}

/** Room for the help, however little the caller has asked for: the reservation bounds what is charged. */
const mostOutputTokens = 800

type CrisisRequest = {
  text: string
  level: Level
  kind: Kind
  helpLines: readonly HelpLine[]
  translation?: string
  language?: Language
  responseFormat?: 'markdown' | 'text'
}

/**
 * A short, warm answer for somebody in danger: where to find help, and one verse of comfort. No search, no debate.
 * @param request `helpLines` of the caller's country; without any the text names no number
 * @returns `text` is the main text
 */
export function writeCrisisAnswer(deps: WriterDeps, request: CrisisRequest): Unguarded<Written> & { text: string } {
  const { text: prompt, level, kind, helpLines, responseFormat: format = 'markdown', ...options } = request
  const library = libraryFor(deps, { ...options, prompt })
  const { language } = library
  const need = kind === 'violence' && isOfPartner(prompt) ? 'partner' : kind
  const draft = draftFor(library, { level, need, helpLines })
  const { text, citations } = renderDraft(draft, { format, maxOutputTokens: mostOutputTokens })
  return {
    text,
    citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(prompt, text),
    safety: {
      decision: 'flag',
      categories: ['crisisSafety'],
      notes: [],
      resources: helpFor({ language, helpLines }),
    },
  }
}

type Danger = Pick<CrisisRequest, 'level' | 'helpLines'> & { need: Need }

function draftFor(library: Library, { level, need, helpLines }: Danger): Draft {
  const say = phrases[library.language]
  const near = verseKey('Ps', 34, 18)
  const source = scriptureSource(library.text, { start: near, end: near })
  return [
    ...(level === 'imminent' ? [paragraph([say.imminent])] : []),
    paragraph([say.near[need]], [say.help[need]]),
    ...(helpLines.length === 0 ? [] : [paragraph([say.lines]), ...helpLines.map((line) => item([printed(line)]))]),
    ...(source === undefined ? [] : [paragraph([say.verse]), quotation(source, source.text, ' ', { mark: source })]),
  ]
}

const printed = ({ label, phone, url }: HelpLine) => [label, phone, url].filter((part) => part !== undefined).join(', ')
