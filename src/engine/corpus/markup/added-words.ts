/**
 * The Reina-Valera module runs words that the translators added into their neighbours three hundred times
 * (`animales<transChange type="added">silvestres</transChange>según`). Print has a space on both sides, unless the
 * added word is a pronoun that Spanish writes on to its verb (`sáca<…>lo</…> de` is “sácalo de”): the module then
 * keeps the space behind it.
 */
const addition = /((?:<[^>]+>)*)<transChange type="added">(.*?)<\/transChange>((?:<[^>]+>)*)/gu
const enclitics = new Set(['me', 'te', 'se', 'nos', 'os', 'lo', 'la', 'los', 'las', 'le', 'les'])
const letterAtEnd = /[\p{L}\p{N}]$/u
const letterAtStart = /^[\p{L}\p{N}]/u

/** Markup with the missing spaces put back; markup without added words comes back as it is. */
export function spaceAddedWords(markup: string): string {
  if (!markup.includes('<transChange')) return markup
  return markup.replace(addition, (whole, before: string, added: string, after: string, offset: number) => {
    const previous = visible(markup.slice(0, offset))
    const next = visible(markup.slice(offset + whole.length))
    const words = visible(added)
    const joinsPrevious = letterAtEnd.test(previous) && letterAtStart.test(words)
    const joinsNext = letterAtEnd.test(words) && letterAtStart.test(next)
    const isEnclitic = enclitics.has(words) && !joinsNext && !endsInName(previous)
    const front = joinsPrevious && !isEnclitic ? ' ' : ''
    const back = joinsNext ? ' ' : ''
    return `${before}${front}<transChange type="added">${added}</transChange>${back}${after}`
  })
}

const visible = (markup: string) => markup.replace(/<[^>]+>/g, '')

/** A capital in mid-sentence is a name, and no pronoun is written on to a name. */
const endsInName = (text: string) => /[\p{Ll},] \p{Lu}\p{L}*$/u.test(text)
