import { type Audience, audiences, type Detail, details } from '../../engine/engine.ts'

/** One turn of a conversation, as `/v1/assistant/answer` takes it. */
export type Turn = { role: 'user' | 'assistant'; text: string }

/** What a visitor has sent, once it is one that can be asked. */
export type Question = {
  text: string
  translation: string | undefined
  detail: Detail
  audience: Audience | undefined
  history: readonly Turn[]
}

export type Problem = 'empty' | 'tooLong'

export const longestQuestion = 4_000
/** Two questions with their answers: what is needed to understand a third. */
const mostTurns = 4
const longestTurn = 8_000

/**
 * Reads a form. Whatever of it is not among the choices that the page offers counts as not chosen.
 * @param translations ids of those that are loaded
 */
export function readQuestion(
  form: URLSearchParams,
  translations: readonly string[],
): { question: Question; problem?: Problem } {
  const text = (form.get('example') ?? form.get('question') ?? '').replaceAll('\r\n', '\n').trim()
  const question = {
    text,
    translation: translations.find((id) => id === form.get('translation')),
    detail: details.find((each) => each === form.get('detail')) ?? 'standard',
    audience: audiences.find((each) => each === form.get('audience')),
    history: readHistory(form),
  }
  if (text === '') return { question, problem: 'empty' }
  return text.length > longestQuestion ? { question, problem: 'tooLong' } : { question }
}

/** `asked` and `answered` stand in the form by turns, oldest first. */
function readHistory(form: URLSearchParams): Turn[] {
  const asked = form.getAll('asked')
  const turns = form.getAll('answered').flatMap((answer, at): Turn[] => {
    const question = asked[at]
    if (!question || !answer) return []
    return [
      { role: 'user', text: question.slice(0, longestTurn) },
      { role: 'assistant', text: answer.slice(0, longestTurn) },
    ]
  })
  return turns.slice(-mostTurns)
}
