import type { Logger } from '../../platform/logger.ts'
import { plainName } from '../accounts/index.ts'
import { isLanguage, type Language } from './language.ts'
import type { Mail, Mailer } from './mailer.ts'

export type Addressee = { name: string; email: string; language?: unknown }
/** @param name in which nothing can be followed: whoever signed up typed it, perhaps under the address of a stranger */
type Text = (language: Language, name: string) => Omit<Mail, 'to'>
export type WriteToPerson = (to: Addressee, textIn: Text, usefulForSeconds?: number) => void

const day = 86_400

/** Mails in the language of whom they are for. Not waited for: how long a reply takes must not tell who is known. */
export const createWriteToPerson =
  ({ mailer, logger }: { mailer: Mailer; logger: Logger }): WriteToPerson =>
  (to, textIn, usefulForSeconds = day) => {
    const text = textIn(isLanguage(to.language) ? to.language : 'en', plainName(to.name))
    mailer
      .send({ to: to.email, ...text, usefulForMs: usefulForSeconds * 1_000 })
      .catch((err) => logger.error({ err }, 'a mail could not be sent'))
  }
