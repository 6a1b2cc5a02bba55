import { plainName } from '../accounts/index.ts'
import { dear, type Holder, hola, written } from './holder.ts'

type Waiting = { organisation: string; url: string }

/** Tells an operator that somebody applies for API access. */
export function applicationMail(operator: Holder, { organisation, url }: Waiting) {
  const [name, who] = [plainName(operator.name), plainName(organisation)]
  return written(operator, { en: english(name, who || 'Somebody', url), es: spanish(name, who || 'Alguien', url) })
}

const english = (name: string, who: string, url: string) => ({
  subject: `Berea: ${who} applies for API access`,
  text: [
    dear(name),
    `${who} applies for API access. 2 to 3 business days are promised for a decision.`,
    `Read the application and decide: ${url}`,
  ].join('\n\n'),
})

const spanish = (name: string, who: string, url: string) => ({
  subject: `Berea: ${who} pide acceso a la API`,
  text: [
    hola(name),
    `${who} pide acceso a la API. Se promete una decisión en 2 o 3 días hábiles.`,
    `Lea la petición y decida: ${url}`,
  ].join('\n\n'),
})
