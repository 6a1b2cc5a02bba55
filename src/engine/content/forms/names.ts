import { lines, object, words } from './form.ts'

export const nameWordings = {
  'names/given': object({ given: words }),
  'names/not-names': object({ orders: words, powers: words, insults: words, days: words, beginnings: words }),
  'names/countries': lines,
} as const
