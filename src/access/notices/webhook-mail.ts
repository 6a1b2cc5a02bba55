import { plainName } from '../accounts/index.ts'
import { dear, type Holder, hola, written } from './holder.ts'

type SwitchedOff = { host: string; failingSince: Date; url: string }

/** Tells a holder that a webhook was switched off, since nothing has succeeded there for days. */
export function webhookMail(holder: Holder, off: SwitchedOff) {
  return written(holder, { en: english(plainName(holder.name), off), es: spanish(plainName(holder.name), off) })
}

const utc = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function english(name: string, { host, failingSince, url }: SwitchedOff) {
  return {
    subject: 'Berea: a webhook was switched off',
    text: [
      dear(name),
      `your webhook at ${host} has taken no message since ${utc(failingSince)}, so it was switched off.`,
      `See why, and switch it on again when it is mended: ${url}`,
    ].join('\n\n'),
  }
}

function spanish(name: string, { host, failingSince, url }: SwitchedOff) {
  return {
    subject: 'Berea: se ha desactivado un webhook',
    text: [
      hola(name),
      `Su webhook en ${host} no ha aceptado ningún mensaje desde el ${utc(failingSince)}, así que se ha desactivado.`,
      `Vea por qué y actívelo de nuevo cuando esté arreglado: ${url}`,
    ].join('\n\n'),
  }
}
