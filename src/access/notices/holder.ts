export type NoticeMail = { to: string; subject: string; text: string }

type Language = 'en' | 'es'

/** Who holds an account. Without a language mails are in both. */
export type Holder = { name: string; email: string; language?: Language }

export type FindHolder = (accountId: string) => Promise<Holder | undefined>

/** A mail in the holder's language, or in both, the English first. */
export function written(
  { email, language }: Holder,
  texts: Readonly<Record<Language, { subject: string; text: string }>>,
): NoticeMail {
  if (language !== undefined) return { to: email, ...texts[language] }
  const { en, es } = texts
  return { to: email, subject: `${en.subject} / ${es.subject}`, text: `${en.text}\n\n- - -\n\n${es.text}` }
}

/** Of some names nothing is left that may stand in a mail. */
export const dear = (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`)
export const hola = (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`)
