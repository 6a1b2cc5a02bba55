import { otherThan, paragraphOf, say, separateAsks } from '../material.ts'
import { mentionClause, quoting, seenClause, sentenceOf } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

const phrases = {
  en: {
    open: [
      'O God, hear {my|our} complaint.',
      'Lord, {I|we} come to you with what hurts.',
      'God, do not be far away.',
      'Hear, Lord; there is no one else to tell.',
    ],
    complaint: {
      own: ['In the words of the psalm {I|we} cry: {q}.', '{I|we} say it with the psalm: {q}.'],
      others: [
        'With {them} {I|we} cry in the words of the psalm: {q}.',
        'Beside {them} {I|we} say with the psalm: {q}.',
      ],
    },
    appeal: {
      own: ['Hear this plea: {q}.', 'Do not turn away: {q}.', 'With {cry} {I|we} ask: {q}.'],
      others: ['For {them} {I|we} plead: {q}.', 'In {their} place {I|we} ask: {q}.'],
    },
    asks: ['{asks}.', 'Lord, {asks}.'],
    turn: ['Yet {I|we} will not let go of you, for {book} says, {q}.', 'Yet {I|we} remember what {book} says: {q}.'],
    trust: ['and so {I|we} dare to say: {q}.', 'even here {I|we} say with the psalm: {q}.'],
    vow: [
      'When {I|we} can sing again, let this be {my|our} song: {q}.',
      '{I|we} keep these words for a brighter day: {q}.',
    ],
    last: [
      'Until then, hold {them} fast. Amen.',
      'Until then, stay. Amen.',
      'Until then, let {me|us} wait with you. Amen.',
    ],
  },
  es: {
    open: [
      'Oh Dios, escucha {mi|nuestra} queja.',
      'Señor, {vengo|venimos} a ti con lo que duele.',
      'Dios mío, no te alejes.',
      'Oye, Señor; no hay otro a quien decirlo.',
    ],
    complaint: {
      own: ['Con las palabras del salmo {clamo|clamamos}: {q}.', 'Lo {digo|decimos} con el salmo: {q}.'],
      others: [
        'A su lado {clamo|clamamos} con las palabras del salmo: {q}.',
        'En su nombre {digo|decimos} con el salmo: {q}.',
      ],
    },
    appeal: {
      own: ['Escucha este ruego: {q}.', 'No te apartes: {q}.', 'Con {cry} te {pido|pedimos}: {q}.'],
      others: ['En su favor te {ruego|rogamos}: {q}.', 'En su lugar te {pido|pedimos}: {q}.'],
    },
    asks: ['{asks}.', 'Señor, {asks}.'],
    turn: [
      'Pero no te {suelto|soltamos}, porque {book} dice: {q}.',
      'Pero {recuerdo|recordamos} lo que dice {book}: {q}.',
    ],
    trust: ['por eso {me atrevo|nos atrevemos} a decir: {q}.', 'aun aquí {digo|decimos} con el salmo: {q}.'],
    vow: [
      'Cuando {pueda|podamos} cantar de nuevo, que este sea {mi|nuestro} canto: {q}.',
      '{guardo|guardamos} estas palabras para un día más claro: {q}.',
    ],
    last: [
      'Hasta entonces, {sostenme|sostennos}. Amén.',
      'Hasta entonces, quédate. Amén.',
      'Hasta entonces, {déjame|déjanos} esperar contigo. Amén.',
    ],
  },
} as const

/** As the psalms lament: address and complaint, appeal, the turn, trust and a vow. */
export const writeLament: WriteStyle = (material, isShort) => {
  const { language, tone, vary, isForOthers } = material
  const table = phrases[language]
  const complaint = material.complaint[0]
  // what is pleaded must be a plea: of a passage that was asked for, that is not known
  const appeal = otherThan(
    material.cry.filter(({ label }) => label === undefined),
    complaint,
  )
  const word = otherThan(material.word, complaint, appeal)
  const trust = otherThan(material.trust, complaint, appeal, word)
  const vow = otherThan(material.vow, complaint, appeal, word, trust)
  const asks = (from: number, to: number) =>
    say(material, vary(table.asks, `asks ${from}`), undefined, { asks: separateAsks(material.asks.slice(from, to)) })
  return [
    ...paragraphOf(
      say(material, vary(table.open, 'open')),
      sentenceOf(material, mentionClause(material)),
      quoting(material, vary(isForOthers ? table.complaint.others : table.complaint.own, 'complaint'), complaint),
      // thanks for a gift would not be heard in a complaint
      tone === 'joy' ? undefined : sentenceOf(material, seenClause(material)),
    ),
    ...paragraphOf(
      isShort || tone === 'joy'
        ? undefined
        : quoting(material, vary(isForOthers ? table.appeal.others : table.appeal.own, 'appeal'), appeal),
      asks(0, 2),
    ),
    ...paragraphOf(
      quoting(material, vary(table.turn, 'turn'), word),
      isShort ? undefined : quoting(material, vary(table.trust, 'trust'), trust),
    ),
    ...paragraphOf(
      isShort ? undefined : quoting(material, vary(table.vow, 'vow'), vow),
      say(material, vary(table.last, 'last')),
    ),
  ]
}
