import { readWordings } from '../../content/index.ts'
import { type Block, type Piece, paragraph, type Sentence } from '../../generation/draft.ts'
import { capital } from '../fill-slots.ts'
import { otherThan, say } from '../material.ts'
import { mentionClause, quoting, seenClause, sentenceOf } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

const styles = readWordings('prayers/styles')

/** Said in turn: a leader, and all with a refrain out of Scripture. */
export const writeLiturgical: WriteStyle = (material, isShort) => {
  const { language, vary, aim } = material
  const table = styles[language].liturgical
  const refrain = material.refrain[0]
  const word = otherThan(material.word, refrain) ?? material.word[0]
  const spoken = (who: string, ...sentences: (Sentence | undefined)[]): Block => {
    const there = sentences.filter((sentence) => sentence !== undefined)
    const [first = [], ...rest] = there
    return paragraph([{ strong: who }, ' ', ...first], ...rest)
  }
  let isFirst = true
  const answer = (): Block[] => {
    if (refrain === undefined) return []
    // the marker once: those who say it again need not read it again
    const mark: Piece[] = isFirst ? [' ', { mark: refrain.source }] : []
    isFirst = false
    const stop = /[.!?]$/.test(refrain.text) ? '' : '.'
    return [spoken(table.all, ['“', { quote: refrain.source, text: refrain.text }, `${stop}”`, ...mark])]
  }
  const asks = material.asks.slice(0, isShort ? 2 : 4)
  return [
    spoken(
      table.leader,
      say(material, vary(table.open, 'open')),
      sentenceOf(material, mentionClause(material)?.replace(/^/, language === 'en' ? 'Lord, ' : 'Señor, ')),
      sentenceOf(material, seenClause(material)),
    ),
    ...answer(),
    ...(word === undefined
      ? []
      : [spoken(table.leader, quoting(material, vary(table.word, 'word frame'), word)), ...answer()]),
    ...asks.flatMap((ask) => [spoken(table.leader, [`${capital(ask)}.`]), ...answer()]),
    spoken(table.leader, say(material, vary(table.close, 'close'), undefined, { aim })),
    spoken(table.all, [table.amen]),
  ]
}
