/** What people can type that long and without a space. */
const typed = /^(name|keyName|organisation|purpose|expectedVolume|note)$/
const long = `congregación_${'abcdefghijklmnopqrstuvwxyz'.repeat(5)}`
/** Numbers that are no figures. */
const kept = /^(id|status|graceDays)$/
const times = 1_234_567

/** The same reply with names and figures far longer than usual, to see what they do to a page. */
export function stretched(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => stretched(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, stretched(each, field)]))
  if (typeof value === 'number') return kept.test(name) ? value : value * times
  return typeof value === 'string' && typed.test(name) ? `${value}_${long}` : value
}
