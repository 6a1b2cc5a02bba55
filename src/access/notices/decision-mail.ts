import { plainName } from '../accounts/index.ts'
import { dear, type Holder, hola, written } from './holder.ts'

type Decided = { outcome: 'approved' | 'declined'; plan: string | null; note: string | null; url: string }

/** Tells an applicant how the application for API access was decided, with what the operator wrote. */
export function decisionMail(holder: Holder, decided: Decided) {
  return written(holder, { en: english(plainName(holder.name), decided), es: spanish(plainName(holder.name), decided) })
}

const joined = (...paragraphs: (string | null)[]) => paragraphs.filter((each) => each !== null).join('\n\n')

function english(name: string, { outcome, plan, note, url }: Decided) {
  const told = note === null ? null : `The operator wrote:\n${note}`
  if (outcome === 'approved') {
    const text = `your application for API access is approved, on the plan ${plan}. You can make a key now: ${url}`
    return { subject: 'Berea: your API access is approved', text: joined(dear(name), text, told) }
  }
  const text = 'your application for API access is declined.'
  const next = `You may apply again: ${url}`
  return { subject: 'Berea: your application for API access', text: joined(dear(name), text, told, next) }
}

function spanish(name: string, { outcome, plan, note, url }: Decided) {
  const told = note === null ? null : `El operador escribió:\n${note}`
  if (outcome === 'approved') {
    const text = `Su solicitud de acceso a la API está aprobada, con el plan ${plan}. Ya puede crear una clave: ${url}`
    return { subject: 'Berea: acceso a la API aprobado', text: joined(hola(name), text, told) }
  }
  const text = 'Su solicitud de acceso a la API ha sido rechazada.'
  const next = `Puede volver a solicitarlo: ${url}`
  return { subject: 'Berea: su solicitud de acceso a la API', text: joined(hola(name), text, told, next) }
}
