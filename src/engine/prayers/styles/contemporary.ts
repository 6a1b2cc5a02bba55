import { readWordings } from '../../content/index.ts'
import { otherThan, paragraphOf, say, separateAsks } from '../material.ts'
import { mentionClause, quoting, seenClause, sentenceOf } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

const styles = readWordings('prayers/styles')

/** Plain and warm, in everyday words. */
export const writeContemporary: WriteStyle = (material, isShort) => {
  const { language, tone, vary, isForOthers } = material
  const table = styles[language].contemporary
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
