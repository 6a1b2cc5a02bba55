import { closingMarks, type DraftSource, type Piece } from '../generation/draft.ts'

/** A whole source in quotation marks of ours, but for one that has its own. */
export const inQuotes = (source: DraftSource): Piece[] =>
  /[“”]/.test(source.text)
    ? [
        // speech that began in an earlier verse
        ...(/^[^“]*”/.test(source.text) ? ['“'] : []),
        { quote: source, text: source.text },
        ...closingMarks(source.text),
      ]
    : ['“', { quote: source, text: source.text }, '”']
