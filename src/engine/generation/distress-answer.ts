import type { Language, Safety } from '../engine.ts'
import { verseKey } from '../scripture/index.ts'
import { type Draft, paragraph, quotation } from './draft.ts'
import type { Library } from './evidence.ts'
import { scriptureSource } from './sources.ts'

const signs: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:i(?:'m| am)?(?: just| really| do)? (?:want(?:ed)? to|wanna|going to|gonna|will|plan to|thinking (?:of|about)) (?:die|dying|kill(?:ing)? myself|end(?:ing)? (?:it(?: all)?|my life)|hurt(?:ing)? myself|be dead)|kill myself|end my (?:own )?life|suicidal|(?:don'?t|do not) want to (?:live|be alive|be here)(?: any ?more)?|no reason to live|better off dead|take my (?:own )?life)\b/i,
  es: /\b(?:quiero morir(?:me)?|me quiero morir|quiero matarme|voy a matarme|suicidarme|quitarme la vida|no quiero vivir|acabar con mi vida|hacerme daño)\b/i,
}

const phrases = {
  en: {
    near: 'I am so sorry that it hurts this much. You are not alone, and you do not have to carry this by yourself.',
    help: 'Please talk to somebody now: call your local emergency number or a crisis line, or go to someone you trust and tell them what you told me. If you are in danger at this moment, do that before anything else.',
    verse: 'The psalmist knew nights like this, and says:',
    resource: 'Your local emergency number, or a crisis line in your country',
  },
  es: {
    near: 'Siento mucho que duela tanto. No está usted solo, y no tiene que llevar esto sin ayuda.',
    help: 'Por favor, hable ahora con alguien: llame al número de emergencias o a una línea de crisis, o acuda a una persona de confianza y dígale lo que me ha dicho. Si está en peligro en este momento, haga eso antes que nada.',
    verse: 'El salmista conoció noches así, y dice:',
    resource: 'El número de emergencias de su lugar, o una línea de crisis de su país',
  },
} as const

/** Whether somebody speaks of ending their own life. Plain words only; the guardrails to come look closer. */
export const isInDistress = (prompt: string): boolean => {
  const plain = prompt.replace(/[‘’]/g, "'")
  return signs.en.test(plain) || signs.es.test(plain)
}

/** A short, warm answer with one verse of comfort, and where to find help; no search, no debate. */
export function draftDistressAnswer(library: Library): { draft: Draft; safety: Safety } {
  const say = phrases[library.language]
  const near = verseKey('Ps', 34, 18)
  const source = scriptureSource(library.text, { start: near, end: near })
  const comfort =
    source === undefined ? [] : [paragraph([say.verse]), quotation(source, source.text, ' ', { mark: source })]
  return {
    draft: [paragraph([say.near], [say.help]), ...comfort],
    safety: { decision: 'flag', categories: ['crisisSafety'], notes: [], resources: [{ label: say.resource }] },
  }
}
