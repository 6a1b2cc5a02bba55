import { readWordings } from '../../content/index.ts'
import { joinAsks, paragraphOf, say, toQuoteAlone } from '../material.ts'
import { mentionClause, quoting, seenClause } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

/** Characters of a quotation: more would burden the sentence. */
const longest = 90

const styles = readWordings('prayers/styles')

/** Two or three sentences that fit a notification. */
export const writeBrief: WriteStyle = (material, isShort) => {
  const { language, vary, mention, tone, seen } = material
  const table = styles[language].brief
  const word = toQuoteAlone(material.word, longest)
  // what joy is about is thanked for in one breath with a petition
  const thanks = tone === 'joy' ? seenClause(material) : undefined
  const naming = mentionClause(material) ?? thanks
  const asks = joinAsks(material.asks.slice(0, isShort || thanks !== undefined ? 1 : 2), language)
  const whole =
    naming === undefined ? `{asks}. ${table.amen}` : `${naming}${naming === thanks ? ';' : ':'} {asks}. ${table.amen}`
  return paragraphOf(
    quoting(material, vary(table.word, 'word frame'), word),
    say(material, whole, undefined, { asks, seen, whom: mention?.phrase ?? '' }),
  )
}
