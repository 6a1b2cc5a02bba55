import { readWordings } from '../../content/index.ts'
import { otherThan, paragraphOf, say, separateAsks } from '../material.ts'
import { mentionClause, quoting, seenClause, sentenceOf } from '../shared-phrases.ts'
import type { WriteStyle } from './style.ts'

const styles = readWordings('prayers/styles')

/** As the psalms lament: address and complaint, appeal, the turn, trust and a vow. */
export const writeLament: WriteStyle = (material, isShort) => {
  const { language, tone, vary, isForOthers } = material
  const table = styles[language].lament
  const complaint = material.complaint[0]
  // what is pleaded must be a plea: of a passage that was asked for, that is not known
  const appeal = otherThan(
    material.cry.filter(({ label }) => label === undefined),
    complaint,
  )
  const word = otherThan(material.word, complaint, appeal)
  const trust = otherThan(material.trust, complaint, appeal, word)
  const vow = otherThan(material.vow, complaint, appeal, word, trust)
  const asks = (from: number, to: number) =>
    say(material, vary(table.asks, `asks ${from}`), undefined, { asks: separateAsks(material.asks.slice(from, to)) })
  return [
    ...paragraphOf(
      say(material, vary(table.open, 'open')),
      sentenceOf(material, mentionClause(material)),
      quoting(material, vary(isForOthers ? table.complaint.others : table.complaint.own, 'complaint'), complaint),
      // thanks for a gift would not be heard in a complaint
      tone === 'joy' ? undefined : sentenceOf(material, seenClause(material)),
    ),
    ...paragraphOf(
      isShort || tone === 'joy'
        ? undefined
        : quoting(material, vary(isForOthers ? table.appeal.others : table.appeal.own, 'appeal'), appeal),
      asks(0, 2),
    ),
    ...paragraphOf(
      quoting(material, vary(table.turn, 'turn'), word),
      isShort ? undefined : quoting(material, vary(table.trust, 'trust'), trust),
    ),
    ...paragraphOf(
      isShort ? undefined : quoting(material, vary(table.vow, 'vow'), vow),
      say(material, vary(table.last, 'last')),
    ),
  ]
}
