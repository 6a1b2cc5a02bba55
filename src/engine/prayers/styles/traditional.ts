import { readWordings } from '../../content/index.ts'
import { joinAsks, otherThan, paragraphOf, say } from '../material.ts'
import { bookOfQuote, quoting } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

const styles = readWordings('prayers/styles')

/** Solemn and old in its words: God is “thou” in English, the petitions plain. */
export const writeTraditional: WriteStyle = (material, isShort) => {
  const { language, tone, vary, mention, seen, isForOthers } = material
  const table = styles[language].traditional
  const word = material.word[0]
  const cry = otherThan([...material.cry, ...material.word.slice(1)], word)
  const asks = joinAsks(material.asks.slice(0, isShort ? 2 : 3), language)
  const naming = mention === undefined ? '' : `${table.mention[mention.kind]}; `
  return [
    ...paragraphOf(quoting(material, vary(table.open, 'open'), word)),
    ...paragraphOf(
      say(material, `${naming}${table.seen[tone]}.`, undefined, { whom: mention?.phrase ?? '', seen }),
      say(material, vary(table.asks, 'ask frame'), undefined, { asks }),
    ),
    ...(isShort || cry === undefined
      ? []
      : paragraphOf(
          say(
            material,
            cry.label === undefined ? vary(isForOthers ? table.others : table.own, 'cry frame') : table.also,
            cry,
            bookOfQuote(cry, language),
          ),
        )),
    ...paragraphOf(
      say(material, vary(isForOthers ? [table.close_others, ...table.close.slice(1)] : table.close, 'close')),
    ),
  ]
}
