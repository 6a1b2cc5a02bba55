import { joinAsks, otherThan, paragraphOf, say } from '../material.ts'
import { bookOfQuote, quoting } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

const phrases = {
  en: {
    open: [
      'O Lord our God, in whose holy word it is written, {q}: incline thine ear, {I|we} beseech thee, unto {my|our} prayer.',
      'Almighty and most merciful Father, who hast caused it to be written, {q}: hear {me|us}, {I|we} pray thee, when {I|we} call.',
      'O God, who art the hope of all the ends of the earth, and hast given {me|us} thy holy word, {q}: hearken unto {my|our} prayer.',
    ],
    mention: {
      prayed_for: '{I|we} commend unto thee {whom}',
      lost: 'thou knowest {my|our} love for {whom}',
      gift: '{I|we} bless thee for {whom}',
      at_odds: 'thou knowest what lieth between {whom} and {me|us}',
    },
    seen: {
      sorrow: 'thou seest {seen}',
      joy: '{I|we} give thee humble and hearty thanks for {seen}',
      plain: 'thou knowest {seen}',
    },
    asks: ['of thy goodness, O Lord, {asks}.', '{I|we} beseech thee, {asks}.', 'hear, O Lord, and {asks}.'],
    own: ['therefore {I|we} lift up {my voice|our voice} and say, {q}.', 'with them of old {I|we} say unto thee, {q}.'],
    others: [
      'and in {their} stead {I|we} say unto thee, {q}.',
      'therefore on {their} behalf {I|we} cry unto thee, {q}.',
    ],
    also: 'and again it is written, {q}.',
    closeOthers: 'Keep {them} in thy hands, O merciful Father, now and always; through Jesus Christ our Lord. Amen.',
    close: [
      'Into thy hands, O merciful Father, {I|we} commend all that {I am|we are}; through Jesus Christ our Lord. Amen.',
      'Grant this, O Lord, as shall be good in thy sight; through Jesus Christ our Lord, who liveth and reigneth with thee and the Holy Ghost, one God, world without end. Amen.',
      'These things {I|we} ask, trusting only in thy mercy; through Jesus Christ, {my|our} Saviour and Redeemer. Amen.',
    ],
  },
  es: {
    open: [
      'Señor Dios nuestro, en cuya santa palabra está escrito: {q}; inclina tu oído, te {ruego|rogamos}, a {mi|nuestra} oración.',
      'Dios todopoderoso y Padre de misericordia, que hiciste escribir: {q}; oye {mi|nuestra} voz cuando a ti {clamo|clamamos}.',
      'Oh Dios, esperanza de todos los términos de la tierra, que {me|nos} has dado tu santa palabra: {q}; atiende a {mi|nuestro} ruego.',
    ],
    mention: {
      prayed_for: 'a tus manos {encomiendo|encomendamos} a {whom}',
      lost: 'tú sabes cuánto {amo|amamos} a {whom}',
      gift: 'te {bendigo|bendecimos} por {whom}',
      at_odds: 'tú sabes lo que hay entre {whom} y {yo|nosotros}',
    },
    seen: {
      sorrow: 'tú ves, Señor, {seen}',
      joy: 'humildes y rendidas gracias te {doy|damos} por {seen}',
      plain: 'tú conoces, Señor, {seen}',
    },
    asks: ['por tu bondad, oh Señor, {asks}.', 'te {suplico|suplicamos}: {asks}.', 'oye, Señor, y {asks}.'],
    own: [
      'por tanto {alzo mi voz y digo|alzamos la voz y decimos}: {q}.',
      'con los santos de antaño te {digo|decimos}: {q}.',
    ],
    others: ['y en su nombre te {digo|decimos}: {q}.', 'por tanto, en su favor a ti {clamo|clamamos}: {q}.'],
    also: 'y otra vez está escrito: {q}.',
    closeOthers: 'Guárda{lo} siempre en tus manos, Padre misericordioso; por Jesucristo nuestro Señor. Amén.',
    close: [
      'En tus manos, Padre misericordioso, {encomiendo cuanto soy|encomendamos cuanto somos}; por Jesucristo nuestro Señor. Amén.',
      'Concédelo, Señor, como bien pareciere a tus ojos; por Jesucristo nuestro Señor, que vive y reina contigo y con el Espíritu Santo, un solo Dios, por los siglos de los siglos. Amén.',
      'Esto te {pido, confiando|pedimos, confiando} solo en tu misericordia; por Jesucristo, {mi|nuestro} Salvador y Redentor. Amén.',
    ],
  },
} as const

/** Solemn and old in its words: God is “thou” in English, the petitions plain. */
export const writeTraditional: WriteStyle = (material, isShort) => {
  const { language, tone, vary, mention, seen, isForOthers } = material
  const table = phrases[language]
  const word = material.word[0]
  const cry = otherThan([...material.cry, ...material.word.slice(1)], word)
  const asks = joinAsks(material.asks.slice(0, isShort ? 2 : 3), language)
  const naming = mention === undefined ? '' : `${table.mention[mention.kind]}; `
  return [
    ...paragraphOf(quoting(material, vary(table.open, 'open'), word)),
    ...paragraphOf(
      say(material, `${naming}${table.seen[tone]}.`, undefined, { whom: mention?.phrase ?? '', seen }),
      say(material, vary(table.asks, 'ask frame'), undefined, { asks }),
    ),
    ...(isShort || cry === undefined
      ? []
      : paragraphOf(
          say(
            material,
            cry.label === undefined ? vary(isForOthers ? table.others : table.own, 'cry frame') : table.also,
            cry,
            bookOfQuote(cry, language),
          ),
        )),
    ...paragraphOf(
      say(material, vary(isForOthers ? [table.closeOthers, ...table.close.slice(1)] : table.close, 'close')),
    ),
  ]
}
