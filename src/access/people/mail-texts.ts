import type { Language } from './language.ts'
import type { Mail } from './mailer.ts'

type Text = Omit<Mail, 'to'>
/** What changed in how somebody signs in. */
export type SecurityChange = 'password' | 'second_step_on' | 'second_step_off' | 'recovery_codes'
type Texts = {
  verify: (name: string, url: string) => Text
  reset: (name: string, url: string) => Text
  signedUpAgain: (name: string, url: string) => Text
  invitation: (url: string) => Text
  changed: (change: SecurityChange, name: string, told: { at: Date; url: string }) => Text
}

const utc = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Of some names nothing is left that may stand in a mail. */
const hello = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`)
const hola = (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`)

/** What is written to people, each with one link. */
export const mailTexts: Record<Language, Texts> = {
  en: {
    verify: (name, url) => ({
      subject: 'Confirm your e-mail address',
      text: `${hello(name)}\n\nopen this link to confirm your e-mail address for Berea. It works for 24 hours.\n\n${url}\n\nIf you did not sign up, do nothing.\n`,
    }),
    reset: (name, url) => ({
      subject: 'Choose a new password',
      text: `${hello(name)}\n\nopen this link to choose a new password for Berea. It works for one hour, and once.\n\n${url}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n`,
    }),
    signedUpAgain: (name, url) => ({
      subject: 'You have an account already',
      text: `${hello(name)}\n\nsomebody, perhaps you, tried to sign up for Berea with this address. You have an account already; sign in, or choose a new password there:\n\n${url}\n\nIf it was not you, do nothing.\n`,
    }),
    invitation: (url) => ({
      subject: 'Your invitation to Berea',
      text: `Hello,\n\nyou are invited to sign up for Berea. The link works for 14 days, and once.\n\n${url}\n`,
    }),
    changed: (change, name, { at, url }) => ({
      subject: changes.en[change].subject,
      text: `${hello(name)}\n\n${changes.en[change].text} It was done on ${utc(at)}.\n\nIf it was you, there is nothing to do. If it was not, choose a new password at once, and tell whoever runs this service:\n\n${url}\n`,
    }),
  },
  es: {
    verify: (name, url) => ({
      subject: 'Confirme su dirección de correo',
      text: `${hola(name)}\n\nabra este enlace para confirmar su dirección de correo en Berea. Funciona durante 24 horas.\n\n${url}\n\nSi no se ha registrado, no haga nada.\n`,
    }),
    reset: (name, url) => ({
      subject: 'Elija una contraseña nueva',
      text: `${hola(name)}\n\nabra este enlace para elegir una contraseña nueva en Berea. Funciona durante una hora y una sola vez.\n\n${url}\n\nSi no lo ha pedido, no haga nada: su contraseña sigue igual.\n`,
    }),
    signedUpAgain: (name, url) => ({
      subject: 'Ya tiene una cuenta',
      text: `${hola(name)}\n\nalguien, quizá usted, ha intentado registrarse en Berea con esta dirección. Ya tiene una cuenta; inicie sesión o elija allí una contraseña nueva:\n\n${url}\n\nSi no ha sido usted, no haga nada.\n`,
    }),
    invitation: (url) => ({
      subject: 'Su invitación a Berea',
      text: `Hola:\n\nse le invita a registrarse en Berea. El enlace funciona durante 14 días y una sola vez.\n\n${url}\n`,
    }),
    changed: (change, name, { at, url }) => ({
      subject: changes.es[change].subject,
      text: `${hola(name)}\n\n${changes.es[change].text} Se hizo el ${utc(at)}.\n\nSi ha sido usted, no tiene que hacer nada. Si no, elija enseguida una contraseña nueva y avise a quien administra este servicio:\n\n${url}\n`,
    }),
  },
}

const changes: Readonly<Record<Language, Readonly<Record<SecurityChange, { subject: string; text: string }>>>> = {
  en: {
    password: {
      subject: 'Your password was changed',
      text: 'the password of your Berea account was changed, and all other sessions were ended.',
    },
    second_step_on: {
      subject: 'The second step at sign-in was turned on',
      text: 'signing in to your Berea account now asks for a code of an authenticator app, too.',
    },
    second_step_off: {
      subject: 'The second step at sign-in was turned off',
      text: 'signing in to your Berea account asks for no code of an authenticator app any more: the password alone opens it.',
    },
    recovery_codes: {
      subject: 'You have new recovery codes',
      text: 'new recovery codes were made for your Berea account. The old ones no longer work.',
    },
  },
  es: {
    password: {
      subject: 'Su contraseña ha cambiado',
      text: 'se ha cambiado la contraseña de su cuenta de Berea y se han cerrado las demás sesiones.',
    },
    second_step_on: {
      subject: 'El segundo paso está activado',
      text: 'para entrar en su cuenta de Berea ahora se pide también un código de una aplicación de autenticación.',
    },
    second_step_off: {
      subject: 'El segundo paso está desactivado',
      text: 'para entrar en su cuenta de Berea ya no se pide un código de una aplicación de autenticación: basta con la contraseña.',
    },
    recovery_codes: {
      subject: 'Tiene códigos de recuperación nuevos',
      text: 'se han creado códigos de recuperación nuevos para su cuenta de Berea. Los anteriores ya no funcionan.',
    },
  },
}
