import type { Language } from './language.ts'
import type { Mail } from './mailer.ts'

type Text = Omit<Mail, 'to'>
type Texts = {
  verify: (name: string, url: string) => Text
  reset: (name: string, url: string) => Text
  signedUpAgain: (name: string, url: string) => Text
  invitation: (url: string) => Text
}

/** What is written to people, each with one link. */
export const mailTexts: Record<Language, Texts> = {
  en: {
    verify: (name, url) => ({
      subject: 'Confirm your e-mail address',
      text: `Hello ${name},\n\nopen this link to confirm your e-mail address for Berea. It works for 24 hours.\n\n${url}\n\nIf you did not sign up, do nothing.\n`,
    }),
    reset: (name, url) => ({
      subject: 'Choose a new password',
      text: `Hello ${name},\n\nopen this link to choose a new password for Berea. It works for one hour, and once.\n\n${url}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n`,
    }),
    signedUpAgain: (name, url) => ({
      subject: 'You have an account already',
      text: `Hello ${name},\n\nsomebody, perhaps you, tried to sign up for Berea with this address. You have an account already; sign in, or choose a new password there:\n\n${url}\n\nIf it was not you, do nothing.\n`,
    }),
    invitation: (url) => ({
      subject: 'Your invitation to Berea',
      text: `Hello,\n\nyou are invited to sign up for Berea. The link works for 14 days, and once.\n\n${url}\n`,
    }),
  },
  es: {
    verify: (name, url) => ({
      subject: 'Confirme su dirección de correo',
      text: `Hola, ${name}:\n\nabra este enlace para confirmar su dirección de correo en Berea. Funciona durante 24 horas.\n\n${url}\n\nSi no se ha registrado, no haga nada.\n`,
    }),
    reset: (name, url) => ({
      subject: 'Elija una contraseña nueva',
      text: `Hola, ${name}:\n\nabra este enlace para elegir una contraseña nueva en Berea. Funciona durante una hora y una sola vez.\n\n${url}\n\nSi no lo ha pedido, no haga nada: su contraseña sigue igual.\n`,
    }),
    signedUpAgain: (name, url) => ({
      subject: 'Ya tiene una cuenta',
      text: `Hola, ${name}:\n\nalguien, quizá usted, ha intentado registrarse en Berea con esta dirección. Ya tiene una cuenta; inicie sesión o elija allí una contraseña nueva:\n\n${url}\n\nSi no ha sido usted, no haga nada.\n`,
    }),
    invitation: (url) => ({
      subject: 'Su invitación a Berea',
      text: `Hola:\n\nse le invita a registrarse en Berea. El enlace funciona durante 14 días y una sola vez.\n\n${url}\n`,
    }),
  },
}
