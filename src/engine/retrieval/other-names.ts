import type { Language } from '../engine.ts'

/** A name that is asked for, and the one by which most verses call the same person. */
type OtherName = { asked: RegExp; name: string }

/** What tells the apostle from the king. */
const ofTheApostle =
  /\b(?:tarsus|tarso|damascus|damasco|apostle|ap[oó]stol|convert\w*|conver[st]i\w*|persecut\w*|persegu\w*|persigu\w*|stephen|esteban|christians?|cristianos?)\b/i

const others: Readonly<Record<Language, readonly OtherName[]>> = {
  en: [
    { asked: /\bsaul\b/i, name: 'Paul' },
    { asked: /\babram\b/i, name: 'Abraham' },
    { asked: /\bsarai\b/i, name: 'Sarah' },
    { asked: /\b(?:cephas|simon bar-?jonah?)\b/i, name: 'Peter' },
    { asked: /\bjerubbaal\b/i, name: 'Gideon' },
    { asked: /\bbelteshazzar\b/i, name: 'Daniel' },
    { asked: /\bhadassah\b/i, name: 'Esther' },
    { asked: /\bjedidiah\b/i, name: 'Solomon' },
    { asked: /\bdidymus\b/i, name: 'Thomas' },
    { asked: /\bnathanael\b/i, name: 'Bartholomew' },
    { asked: /\b(?:jeconiah|coniah)\b/i, name: 'Jehoiachin' },
    { asked: /\bsilvanus\b/i, name: 'Silas' },
    { asked: /\bprisca\b/i, name: 'Priscilla' },
    { asked: /\bhoshea son of nun\b/i, name: 'Joshua' },
  ],
  es: [
    { asked: /\bsa[uú]lo?\b/i, name: 'Pablo' },
    { asked: /\babram\b/i, name: 'Abraham' },
    { asked: /\bsarai\b/i, name: 'Sara' },
    { asked: /\bcefas\b/i, name: 'Pedro' },
    { asked: /\bjerobaal\b/i, name: 'Gedeón' },
    { asked: /\bbeltsasar\b/i, name: 'Daniel' },
    { asked: /\bd[ií]dimo\b/i, name: 'Tomás' },
    { asked: /\bnatanael\b/i, name: 'Bartolomé' },
  ],
}

/** Names by which Scripture also calls those whom a text names: Paul for Saul of Tarsus, and not for the king. */
export function otherNamesIn(text: string, language: Language): string[] {
  return others[language]
    .filter(({ asked, name }) => asked.test(text) && (!/^Pa(?:ul|blo)$/.test(name) || ofTheApostle.test(text)))
    .map(({ name }) => name)
}
