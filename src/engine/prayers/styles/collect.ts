import { joinAsks, paragraphOf, say, toQuoteAlone } from '../material.ts'
import { bookOfQuote } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

/** Characters of a quotation: more would burden the sentence. */
const longest = 130

const phrases = {
  en: {
    address: {
      sorrow: ['Merciful God', 'Compassionate Father', 'O God our refuge', 'Lord God, helper of the helpless'],
      joy: ['Gracious God', 'Generous Father', 'O God, giver of all good'],
      plain: ['Almighty God', 'Faithful God', 'Everlasting Father', 'O God our help'],
    },
    said: {
      psalm: 'of whom the psalm says, {q}',
      son: 'whose Son says, {q}',
      word: 'whose word says, {q}',
      named: 'whose word we read in {label}, {q}',
    },
    naming: {
      prayed_for: 'look with love on {whom}; ',
      lost: 'you know {my|our} love for {whom}; ',
      gift: '{I|we} thank you for {whom}; ',
      at_odds: 'you know what lies between {whom} and {me|us}; ',
    },
    thanks: '{I|we} thank you for {seen}; ',
    end: [
      '{asks}, so that {aim}; through Jesus Christ our Lord, who lives and reigns with you and the Holy Spirit, one God, now and for ever. Amen.',
      '{asks}, so that {aim}; through Jesus Christ our Lord. Amen.',
      '{asks}, so that {aim}; through our Saviour Jesus Christ, who lives and reigns with you in the unity of the Holy Spirit, one God, for ever and ever. Amen.',
    ],
  },
  es: {
    address: {
      sorrow: [
        'Dios de misericordia',
        'Padre compasivo',
        'Oh Dios, refugio nuestro',
        'Señor Dios, amparo de los desvalidos',
      ],
      joy: ['Dios de bondad', 'Padre generoso', 'Oh Dios, dador de todo bien'],
      plain: ['Dios todopoderoso', 'Dios fiel', 'Padre eterno', 'Oh Dios, ayuda nuestra'],
    },
    said: {
      psalm: 'de quien dice el salmo: {q}',
      son: 'cuyo Hijo dice: {q}',
      word: 'cuya palabra dice: {q}',
      named: 'cuya palabra leemos en {label}: {q}',
    },
    naming: {
      prayed_for: 'mira con amor a {whom}; ',
      lost: 'tú sabes cuánto {quiero|queremos} a {whom}; ',
      gift: 'te {doy|damos} gracias por {whom}; ',
      at_odds: 'tú sabes lo que hay entre {whom} y {yo|nosotros}; ',
    },
    thanks: 'te {doy|damos} gracias por {seen}; ',
    end: [
      '{asks}, para que {aim}; por Jesucristo nuestro Señor, que vive y reina contigo y con el Espíritu Santo, un solo Dios, ahora y por siempre. Amén.',
      '{asks}, para que {aim}; por Jesucristo nuestro Señor. Amén.',
      '{asks}, para que {aim}; por nuestro Salvador Jesucristo, que vive y reina contigo en la unidad del Espíritu Santo, un solo Dios, por los siglos de los siglos. Amén.',
    ],
  },
} as const

/** One sentence in five parts: address, what Scripture says of God, petition, what it is for, and the ending through Christ. */
export const writeCollect: WriteStyle = (material, isShort) => {
  const { language, tone, vary, mention, aim, seen } = material
  const table = phrases[language]
  const word = toQuoteAlone(material.word, longest)
  if (word === undefined) return []
  const said = word.label === undefined ? table.said[word.heard] : table.said.named
  const naming = mention === undefined ? (tone === 'joy' ? table.thanks : '') : table.naming[mention.kind]
  const asks = joinAsks(material.asks.slice(0, isShort ? 1 : 2), language)
  const separator = language === 'en' ? ': ' : '; '
  const sentence = `${vary(table.address[tone], 'address')}, ${said}${separator}${naming}${isShort ? table.end[1] : vary(table.end, 'end')}`
  return paragraphOf(
    say(material, sentence, word, {
      ...bookOfQuote(word, language),
      label: word.label ?? '',
      whom: mention?.phrase ?? '',
      asks,
      aim,
      seen,
    }),
  )
}
