import type { Piece } from '../../generation/draft.ts'
import type { Library } from '../../generation/evidence.ts'
import { scriptureSource } from '../../generation/sources.ts'
import type { StudiedPassage } from '../studied-passage.ts'
import { writtenIn } from '../tagged-words.ts'
import type { Phrase } from './telling-words.ts'

/** A question in pieces; words of the passage are quoted from it. */
export type StudyQuestion = readonly Piece[]

/** A question as callers see it: without the markers of the main text. */
export const shownQuestion = (question: StudyQuestion): string =>
  question
    .map((piece) =>
      typeof piece === 'string' ? piece : 'quote' in piece ? piece.text : 'strong' in piece ? piece.strong : '',
    )
    .join('')
    .replace(/ +(?=[.,;?!]|$)/g, '')
    .replace(/ {2,}/g, ' ')

/** A question and the words that it is about. */
export type Asked = { pieces: StudyQuestion; phrase?: Phrase | undefined }

/** Whether two questions are about the same words. */
export const overlaps = (a: Phrase, b: Phrase) => a.key === b.key && a.start < b.end && b.start < a.end

/** A question with `\0` in the place of the words that it quotes. */
export function ask({ text }: Library, question: string, phrase: Phrase): Asked[] {
  const source = scriptureSource(text, { start: phrase.key, end: phrase.key })
  if (source === undefined) return []
  const [before, after] = question.split('\0')
  return [{ pieces: [`${before}“`, { quote: source, text: phrase.text }, '” ', { mark: source }, after ?? ''], phrase }]
}

/** The verses of a passage and the language that they are written in. */
export const wordingOf = ({ text }: Library, { verses, keys }: StudiedPassage) => ({
  verses: verses.map(({ text: words }, at) => ({ key: keys[at]!, text: words })),
  language: writtenIn(text),
})
