/** Lists of a rule whose entries stand for several forms of a word. */
const forms: Readonly<Record<string, (entry: string) => string[]>> = {
  plurals: (word) => [word, `${word}s`],
  phrases: combinations,
  verbs: verbForms,
  adjectives: (stem) => ['o', 'a', 'os', 'as'].map((end) => stem + end),
  ar_verbs: arVerbForms,
}

/** A rule whose lists of forms are made one list, `phrases`, in the order in which the lists stand; the rest as it is. */
export function spelledOut(rule: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rest: Record<string, unknown> = {}
  const phrases = new Set<string>()
  for (const [field, value] of Object.entries(rule)) {
    const formsOf = forms[field]
    if (formsOf === undefined || !Array.isArray(value)) rest[field] = value
    else for (const entry of value as string[]) for (const form of formsOf(entry)) phrases.add(form)
  }
  return phrases.size === 0 ? rest : { ...rest, phrases: [...phrases] }
}

/** Each combination of the alternatives: `drive|send them` is `drive them` and `send them`; `a_b` is two words of one place. */
function combinations(phrase: string): string[] {
  let starts: string[] = []
  for (const [place, word] of phrase.split(' ').entries()) {
    const options = word.split('|')
    starts = place === 0 ? options : starts.flatMap((start) => options.map((option) => `${start} ${option}`))
  }
  return starts.map((one) => one.replaceAll('_', ' '))
}

/** English verbs, each as `base` or `base:past`: base, third person, -ing and past; a doubled letter is written `stab+`. */
function verbForms(entry: string): string[] {
  const [first = '', past = ''] = entry.split(':')
  const base = first.replace('+', '')
  const stem = first.endsWith('+') ? base + base.at(-1) : base.endsWith('e') ? base.slice(0, -1) : base
  const changesY = /[^aeou]y$/.test(base)
  const third = /(?:s|sh|ch|x|z)$/.test(base) ? `${base}es` : changesY ? `${base.slice(0, -1)}ies` : `${base}s`
  const pasts = past !== '' ? past.split('/') : [changesY ? `${base.slice(0, -1)}ied` : `${stem}ed`]
  return [base, third, `${stem}ing`, ...pasts]
}

const afterInfinitive = ['', 'lo', 'los', 'la', 'las', 'le', 'les', 'se', 'nos']
const afterStem = ['a', 'an', 'ad', 'amos', 'ando', 'ado', 'ada', 'ados', 'adas', 'alos', 'alas', 'adlos']
const afterSoftStem = ['e', 'en', 'emos', 'emoslos', 'enlos']

/** Spanish verbs in -ar by their stem: wishes, orders, infinitives with pronouns, participles. */
function arVerbForms(stem: string): string[] {
  const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
  return [
    ...afterInfinitive.map((end) => `${stem}ar${end}`),
    ...afterStem.map((end) => stem + end),
    ...afterSoftStem.map((end) => soft + end),
  ]
}
