import type { Subject } from './subject.ts'

const places = { me: 0, us: 1, one: 2, many: 3 } as const

/** Who prays, and whom the petitions are about. */
export type Voices = { by: 'me' | 'us'; subject: Subject }

/**
 * Fills the slots of our own words: `{them}` and others by the one prayed for; `{I|we}` by who prays; `{a|b|c}` or
 * `{a|b|c|d}` by the one prayed for as me, us, one other, several others (as one other, where there is no fourth).
 * @param more values of further slots
 * @throws Error for a slot without a value: a mistake of the tables
 */
export function fillSlots(
  template: string,
  { by, subject }: Voices,
  more: Readonly<Record<string, string>> = {},
): string {
  return template.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
    const forms = inner.split('|')
    if (forms.length === 2) return forms[places[by]]!
    if (forms.length > 2) return forms[places[subject.number]] ?? forms[2]!
    const value = more[inner] ?? subject.slots[inner]
    if (value === undefined) throw new Error(`no value for the slot {${inner}} of “${template}”`)
    return value
  })
}

/** The same with a capital at its start. */
export const capital = (text: string): string => text.replace(/^[¿¡“]*\p{Ll}/u, (start) => start.toUpperCase())
