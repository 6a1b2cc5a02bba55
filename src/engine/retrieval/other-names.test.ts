import { expect, it } from 'vitest'
import { otherNamesIn } from './other-names.ts'

it.each([
  ['Saul of Tarsus', 'en', ['Paul']],
  ['the conversion of Saul', 'en', ['Paul']],
  ['Saul and the witch of Endor', 'en', []],
  ['why did God reject King Saul?', 'en', []],
  ['When was Abram called?', 'en', ['Abraham']],
  ['Cephas and Silvanus', 'en', ['Peter', 'Silas']],
  ['la conversión de Saulo', 'es', ['Pablo']],
  ['el rey Saúl', 'es', []],
] as const)('%s', (text, language, names) => {
  expect(otherNamesIn(text, language)).toEqual(names)
})
