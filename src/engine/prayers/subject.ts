import type { Language } from '../engine.ts'
import type { Sex } from './relations.ts'

/** Words for whom a petition is about, in one language. `number` picks from `{for me|us|one|many}`. */
export type Subject = {
  number: 'me' | 'us' | 'one' | 'many'
  /** Values of the slots `{them}`, `{their}`, `{lo}` and so on. */
  slots: Readonly<Record<string, string>>
}

const english = (them: string, their: string, they: string, theirs: string, themselves: string, are: string) => ({
  them,
  their,
  they,
  theirs,
  themselves,
  are,
})

const speakers: Readonly<Record<Language, Readonly<Record<'me' | 'us', Record<string, string>>>>> = {
  en: {
    me: english('me', 'my', 'I', 'mine', 'myself', 'am'),
    us: english('us', 'our', 'we', 'ours', 'ourselves', 'are'),
  },
  es: { me: { lo: 'me', le: 'me' }, us: { lo: 'nos', le: 'nos' } },
}

/** Whoever prays, as the one who is prayed for. */
export const speakerSubject = (by: 'me' | 'us', language: Language): Subject => ({
  number: by,
  slots: speakers[language][by],
})

/**
 * Somebody else who is prayed for.
 * @param name how somebody is called whose sex is not known; repeated instead of a pronoun
 */
export function otherSubject(sex: Sex, name: string | undefined, language: Language): Subject {
  if (language === 'es') return spanish(sex, name)
  if (sex === 'she') return { number: 'one', slots: english('her', 'her', 'she', 'hers', 'herself', 'is') }
  if (sex === 'he') return { number: 'one', slots: english('him', 'his', 'he', 'his', 'himself', 'is') }
  if (sex === 'any' && name !== undefined)
    return { number: 'one', slots: english(name, `${name}’s`, name, `${name}’s`, name, 'is') }
  return { number: 'many', slots: english('them', 'their', 'they', 'theirs', 'themselves', 'are') }
}

function spanish(sex: Sex, name: string | undefined): Subject {
  if (sex === 'they') return { number: 'many', slots: { lo: 'los', le: 'les' } }
  const isShe = sex === 'she' || (sex === 'any' && name !== undefined && /a$/i.test(name))
  const isHe = sex === 'he' || (sex === 'any' && name !== undefined && /o$/i.test(name))
  return { number: 'one', slots: { lo: isShe ? 'la' : isHe ? 'lo' : 'le', le: 'le' } }
}
