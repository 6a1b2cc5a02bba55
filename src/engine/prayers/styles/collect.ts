import { readWordings } from '../../content/index.ts'
import { joinAsks, paragraphOf, say, toQuoteAlone } from '../material.ts'
import { bookOfQuote } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

/** Characters of a quotation: more would burden the sentence. */
const longest = 130

const styles = readWordings('prayers/styles')

/** One sentence in five parts: address, what Scripture says of God, petition, what it is for, and the ending through Christ. */
export const writeCollect: WriteStyle = (material, isShort) => {
  const { language, tone, vary, mention, aim, seen } = material
  const table = styles[language].collect
  const word = toQuoteAlone(material.word, longest)
  if (word === undefined) return []
  const said = word.label === undefined ? table.said[word.heard] : table.said.named
  const clause = mention === undefined ? (tone === 'joy' ? table.thanks : undefined) : table.naming[mention.kind]
  const naming = clause === undefined ? '' : `${clause}; `
  const asks = joinAsks(material.asks.slice(0, isShort ? 1 : 2), language)
  const separator = language === 'en' ? ': ' : '; '
  const sentence = `${vary(table.address[tone], 'address')}, ${said}${separator}${naming}${isShort ? table.end[1]! : vary(table.end, 'end')}`
  return paragraphOf(
    say(material, sentence, word, {
      ...bookOfQuote(word, language),
      label: word.label ?? '',
      whom: mention?.phrase ?? '',
      asks,
      aim,
      seen,
    }),
  )
}
