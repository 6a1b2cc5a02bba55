import { plainName } from '../accounts/index.ts'
import { dear, type Holder, hola, written } from './holder.ts'

type Reached = {
  percent: 80 | 100
  period: 'day' | 'month'
  used: number
  cap: number
  resetsAt: Date
  /** Where the caps are shown and set. */
  url: string
}

/** Tells a holder that a cap is nearly or wholly used, and what that means. */
export function capMail(holder: Holder, reached: Reached) {
  return written(holder, { en: english(plainName(holder.name), reached), es: spanish(plainName(holder.name), reached) })
}

const figure = (count: number, locale: string) => new Intl.NumberFormat(locale).format(count)
const utc = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function english(name: string, { percent, period, used, cap, resetsAt, url }: Reached) {
  const which = period === 'day' ? 'daily' : 'monthly'
  const meaning =
    percent === 100
      ? `Live requests are refused with 402 insufficient_credits until then. Test keys still work.`
      : `When a request could cost more than what is left, it is refused with 402 insufficient_credits.`
  return {
    subject: `Berea: ${percent} % of your ${which} credits are used`,
    text: [
      dear(name),
      `your account has used ${figure(used, 'en-US')} of the ${figure(cap, 'en-US')} credits of its ${which} cap. The count begins again on ${utc(resetsAt)}.`,
      meaning,
      `See what used them, or change your caps: ${url}`,
    ].join('\n\n'),
  }
}

function spanish(name: string, { percent, period, used, cap, resetsAt, url }: Reached) {
  const which = period === 'day' ? 'diarios' : 'mensuales'
  const limit = period === 'day' ? 'diario' : 'mensual'
  const meaning =
    percent === 100
      ? 'Hasta entonces las solicitudes con claves reales se rechazan con 402 insufficient_credits. Las claves de prueba siguen funcionando.'
      : 'Cuando una solicitud pueda costar más de lo que queda, se rechazará con 402 insufficient_credits.'
  return {
    subject: `Berea: ha usado el ${percent} % de sus créditos ${which}`,
    text: [
      hola(name),
      `Su cuenta ha usado ${figure(used, 'es')} de los ${figure(cap, 'es')} créditos de su límite ${limit}. El recuento empieza de nuevo el ${utc(resetsAt)}.`,
      meaning,
      `Vea en qué se usaron o cambie sus límites: ${url}`,
    ].join('\n\n'),
  }
}
