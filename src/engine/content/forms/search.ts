import { Type } from 'typebox'
import { object, words } from './form.ts'

export const searchWordings = { 'search/plain-words': object({ stop: words, signs: words }) } as const
export const searchTables = { 'search/english-families': Type.Array(words, { minItems: 1 }) } as const
