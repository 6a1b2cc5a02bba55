import { otherThan, paragraphOf, say, separateAsks } from '../material.ts'
import { mentionClause, quoting, seenClause, sentenceOf } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

const phrases = {
  en: {
    open: {
      sorrow: [
        'Father, {I|we} come to you just as {I am|we are}.',
        'Loving God, hear {me|us}.',
        'Lord, thank you that {I|we} can bring this to you.',
        'God, {I|we} need you today.',
      ],
      joy: [
        'Good God, thank you.',
        'Father, {my heart is|our hearts are} glad.',
        'Lord, every good thing begins with you.',
      ],
      plain: [
        'Father, here {I am|we are}.',
        'Lord, {I|we} turn to you.',
        'Loving God, be near.',
        'God, hear {my|our} prayer.',
      ],
    },
    word: ['{book} says, {q}.', '{I|we} hold on to what {book} says: {q}.', 'you have given {me|us} these words: {q}.'],
    asks: ['please {asks}.', 'so {I|we} ask you: {asks}.', '{asks}.'],
    own: ['with {cry} {I|we} pray, {q}.', '{I|we} make these words {my|our} own: {q}.'],
    others: ['in {their} place {I|we} pray, {q}.', 'for {them} {I|we} pray in these words: {q}.'],
    last: ['{asks}.', 'and {asks}.'],
    also: 'and {book} says, {q}.',
    further: 'and {I|we} go on with {book}: {q}.',
    close: {
      sorrow: [
        'Stay close, whatever comes.',
        '{I|we} leave all this in your hands.',
        'When {I|we} have no more words, hear what {my heart says|our hearts say}.',
      ],
      joy: ['Let {my|our} thanks be more than words.', 'All this {I|we} gladly owe to you.'],
      plain: [
        '{I|we} leave all this in your hands.',
        'Go with {me|us}, and stay close.',
        'Let what is good in your eyes be done.',
      ],
    },
    amen: ['In Jesus’ name, amen.', '{I|we} pray this in the name of Jesus. Amen.'],
  },
  es: {
    open: {
      sorrow: [
        'Padre, {vengo|venimos} a ti tal como {soy|somos}.',
        'Dios de amor, {escúchame|escúchanos}.',
        'Señor, gracias porque {puedo|podemos} traerte esto.',
        'Dios mío, hoy te {necesito|necesitamos}.',
      ],
      joy: [
        'Dios bueno, gracias.',
        'Padre, {mi corazón está alegre|nuestro corazón está alegre}.',
        'Señor, todo lo bueno comienza en ti.',
      ],
      plain: [
        'Padre, aquí {estoy|estamos}.',
        'Señor, a ti {acudo|acudimos}.',
        'Dios de amor, acércate.',
        'Señor, escucha {mi|nuestra} oración.',
      ],
    },
    word: [
      '{book} dice: {q}.',
      '{me aferro|nos aferramos} a lo que dice {book}: {q}.',
      '{me|nos} has dado estas palabras: {q}.',
    ],
    asks: ['por favor, {asks}.', 'por eso te {pido|pedimos}: {asks}.', '{asks}.'],
    own: ['con {cry} te {digo|decimos}: {q}.', '{hago mías|hacemos nuestras} estas palabras: {q}.'],
    others: ['en su nombre te {digo|decimos}: {q}.', 'en su lugar {oro|oramos} con estas palabras: {q}.'],
    last: ['{asks}.', 'y {asks}.'],
    also: 'y {book} dice: {q}.',
    further: 'y {sigo|seguimos} con {book}: {q}.',
    close: {
      sorrow: [
        'Quédate cerca, venga lo que venga.',
        '{dejo|dejamos} todo esto en tus manos.',
        'Cuando {me|nos} falten las palabras, oye lo que dice el corazón.',
      ],
      joy: ['Que {mi|nuestra} gratitud sea más que palabras.', 'Todo esto te lo {debo|debemos} a ti con alegría.'],
      plain: [
        '{dejo|dejamos} todo esto en tus manos.',
        'Ven {conmigo|con nosotros} y quédate cerca.',
        'Hágase lo que es bueno a tus ojos.',
      ],
    },
    amen: ['En el nombre de Jesús, amén.', 'Te lo {pido|pedimos} en el nombre de Jesús. Amén.'],
  },
} as const

/** Plain and warm, in everyday words. */
export const writeContemporary: WriteStyle = (material, isShort) => {
  const { language, tone, vary, isForOthers } = material
  const table = phrases[language]
  const word = material.word[0]
  const cry = otherThan([...material.cry, ...material.word.slice(1)], word)
  const further = material.word.find((quote) => quote.label !== undefined && quote !== word && quote !== cry)
  const [first, rest] = [material.asks.slice(0, 2), material.asks.slice(2)]
  return [
    ...paragraphOf(
      say(material, vary(table.open[tone], 'open')),
      sentenceOf(material, mentionClause(material)),
      sentenceOf(material, seenClause(material)),
    ),
    ...paragraphOf(
      quoting(material, vary(table.word, 'word frame'), word),
      say(material, vary(table.asks, 'ask frame'), undefined, { asks: separateAsks(first) }),
    ),
    ...(isShort
      ? []
      : paragraphOf(
          quoting(
            material,
            cry?.label === undefined ? vary(isForOthers ? table.others : table.own, 'cry frame') : table.also,
            cry,
          ),
          say(material, vary(table.last, 'last asks'), undefined, { asks: separateAsks(rest) }),
        )),
    ...(isShort || further === undefined ? [] : paragraphOf(quoting(material, table.further, further))),
    ...paragraphOf(say(material, vary(table.close[tone], 'close')), say(material, vary(table.amen, 'amen'))),
  ]
}
