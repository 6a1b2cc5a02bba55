import type { Language } from '../engine.ts'
import type { Occasion } from './occasion.ts'

/** What is thanked for where a thanksgiving names a matter, by the matter’s id; behind “thank you for”. */
const gifts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  work: { en: 'work to do, and strength to do it', es: 'el trabajo y las fuerzas para hacerlo' },
  need: { en: 'bread for each day, and help in need', es: 'el pan de cada día y la ayuda en la necesidad' },
  sickness: {
    en: 'help in sickness, and for all who tend and heal',
    es: 'la ayuda en la enfermedad y por quienes cuidan y curan',
  },
  exams: { en: 'what was learned, and for those who taught it', es: 'lo aprendido y por quienes lo enseñaron' },
  travel: { en: 'the road, and for coming safely through it', es: 'el camino y por llegar con bien' },
  family: { en: 'the love and the laughter of a family', es: 'el amor y la alegría de una familia' },
  friends: { en: 'friends, and for every kindness of theirs', es: 'los amigos y por cada bondad suya' },
  children: { en: 'children, and for the joy they bring', es: 'los hijos y por la alegría que traen' },
  church: { en: 'all who believe and pray together', es: 'todos los que juntos creen y oran' },
  harvest: { en: 'the earth, the rain and all that grows', es: 'la tierra, la lluvia y todo lo que crece' },
  animals: { en: 'the creatures that keep us company', es: 'los animales que nos acompañan' },
  birthday: { en: 'another year of life', es: 'un año más de vida' },
}
/** Matters whose petitions fit behind thanks for them. */
const lends: ReadonlySet<string> = new Set(['work', 'family', 'friends', 'children', 'church'])

/**
 * A thanksgiving for the matter that a topic names besides: what is thanked for, and a matter that may lend a petition.
 * @param named ids of matters, the thanksgiving among them
 * @returns undefined where nothing is named that we have words of thanks for
 */
export function thanksFor(
  thanksgiving: Occasion,
  named: readonly string[],
): { occasion: Occasion; lender: string | undefined } | undefined {
  const matter = named.find((id) => gifts[id] !== undefined)
  if (matter === undefined) return undefined
  return { occasion: { ...thanksgiving, seen: gifts[matter]! }, lender: lends.has(matter) ? matter : undefined }
}
