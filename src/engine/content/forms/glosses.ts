import { Type } from 'typebox'
import { byPattern, line } from './form.ts'

/** What words of a tongue mean, by Strong’s number; semicolons divide senses. */
const glossesOf = (letter: 'G' | 'H') => byPattern(`^${letter}[1-9]\\d*$`, line)

export const glossWordings = { 'glosses/greek': glossesOf('G'), 'glosses/hebrew': glossesOf('H') } as const

/** Numbers of the words of faith and teaching. */
export const glossTables = {
  'glosses/weighty': Type.Array(Type.String({ pattern: '^[GH][1-9]\\d*$' }), { uniqueItems: true }),
} as const
