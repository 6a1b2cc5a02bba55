import type { HistoryTurn } from '../../engine/engine.ts'
import { AppError } from '../../errors.ts'
import type { ChatMessage } from './chat-completions.schemas.ts'

/** A conversation as the answer endpoint takes it. */
export type ReadMessages = {
  prompt: string
  /** Which message the prompt is. */
  promptAt: number
  history: HistoryTurn[]
  /** What system, developer and tool messages say: the caller's material, untrusted. */
  context: string | undefined
  /** What was left out, for a person to read. */
  notes: string[]
}

const longestPrompt = 16_000
const longestTurn = 8_000
const mostTurns = 20

/**
 * The last turn is the question, the turns before it the history, all other messages material. A conversation grows with
 * every question, so that older turns are left out where they are too many, and cut where they are too long, rather than
 * refused.
 * @throws AppError bad_request naming the message: no question, another's turn after it, no text, too long
 */
export function readMessages(messages: readonly ChatMessage[]): ReadMessages {
  const said = messages.map((message, at) => ({ role: message.role, at, text: textOf(message, at) }))
  const spoken = said.filter(({ role }) => role !== 'system' && role !== 'developer')
  const last = spoken.at(-1)
  if (!said.some(({ role }) => role === 'user'))
    throw refusal('`messages` must have a message of the role `user`: the last one is the question.', '/messages')
  if (last?.role !== 'user') {
    const message = `\`messages[${last?.at}]\` is the last turn and of the role \`${last?.role}\`; the last turn must be the user’s, since it is the question.`
    throw refusal(message, `/messages/${last?.at}/role`)
  }
  checkPrompt(last)
  const earlier = said.filter(
    ({ role, at, text }) => at < last.at && (role === 'user' || role === 'assistant') && text.trim() !== '',
  )
  const kept = earlier.slice(-mostTurns)
  const history = kept.map(({ role, text }) => ({ role: role as HistoryTurn['role'], text: cut(text) }))
  const material = said.filter(({ role, text }) => role !== 'user' && role !== 'assistant' && text.trim() !== '')
  return {
    prompt: last.text,
    promptAt: last.at,
    history,
    context: material.length === 0 ? undefined : material.map(({ text }) => text).join('\n\n'),
    notes: [
      ...(kept.length < earlier.length
        ? [
            `Of the conversation the newest ${mostTurns} turns were read; ${earlier.length - kept.length} before them were left out.`,
          ]
        : []),
      ...(history.some(({ text }, place) => text !== kept[place]!.text)
        ? ['Of turns with more than 8,000 characters the first 8,000 were read.']
        : []),
    ],
  }
}

/** @throws AppError bad_request for a part that is no text */
function textOf({ role, content, refusal: refused }: ChatMessage, at: number): string {
  if (content === null || content === undefined) {
    // an assistant that only called a tool, or refused, has no content
    if (role === 'assistant' || role === 'function') return refused ?? ''
    throw refusal(`\`messages[${at}].content\` is required.`, `/messages/${at}/content`)
  }
  if (typeof content === 'string') return content
  return content
    .map((part, place) => textOfPart(part, `messages[${at}].content[${place}]`, `/messages/${at}/content/${place}`))
    .join('\n')
}

type Part = Exclude<ChatMessage['content'], string | null | undefined>[number]

function textOfPart({ type, text, refusal: refused }: Part, name: string, param: string): string {
  if (type === 'text' || type === 'refusal') {
    const said = type === 'text' ? text : refused
    if (said === undefined) throw refusal(`\`${name}.${type}\` is required.`, `${param}/${type}`)
    return said
  }
  const shown = type.length > 40 ? `${type.slice(0, 40)}…` : type
  throw refusal(
    `\`${name}\` is of the type \`${shown}\`, and only text is read here: no image, audio or file. Leave it out, or say in words what it shows.`,
    param,
  )
}

function checkPrompt({ text, at }: { text: string; at: number }): void {
  const [name, param] = [`messages[${at}].content`, `/messages/${at}/content`]
  if (text.trim() === '') throw refusal(`\`${name}\` is the question and must not be empty.`, param)
  if (text.length > longestPrompt && [...text].length > longestPrompt)
    throw refusal(
      `\`${name}\` is the question and must have at most 16,000 characters (Unicode code points); shorten it.`,
      param,
    )
}

const cut = (text: string): string => (text.length <= longestTurn ? text : [...text].slice(0, longestTurn).join(''))

const refusal = (message: string, param: string) => new AppError('bad_request', message, { param })
