import type { AppError } from '../errors.ts'
import type { ErrorEnvelope, V1Reply } from '../http/index.ts'

/** The parts of replies that texts are made of; the contract has all of them. */
type Citation = { id: number; reference: string; translation: string | null }
type HelpResource = { label: string; phone?: string; url?: string }
type Safety = { notes: string[]; resources: HelpResource[] }
type PassageOfTopic = { reference: string; note: string }

export type SearchReply = {
  results: { reference: string; translation: string; text: string }[]
  safety: Safety
}
export type PassageReply = {
  reference: string
  translation: string
  verses: { reference: string; text: string }[]
  source: { attribution: string | null }
}
export type VerifyReply = {
  items: {
    kind: 'quotation' | 'reference'
    found: string
    result: string
    reference: string | null
    translation: string | null
    trueText: string | null
    certain: boolean
  }[]
}
export type AnswerReply = { answerMarkdown: string; citations: Citation[]; safety: Safety }
export type StudyReply = { insightMarkdown: string; citations: Citation[]; safety: Safety }
export type TopicEntry = {
  id: string
  title: string
  summary: string
  passages: PassageOfTopic[]
  views?: { name: string; traditions: string[] }[]
}
export type TopicReply = { entry: TopicEntry; others: { id: string; title: string }[] }

/** A request that the service refused. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reply: V1Reply

  constructor(reply: V1Reply) {
    super(textOfRefusal(reply))
    this.reply = reply
  }
}

/** @throws Refused unless the service did as it was asked */
export function expectDone(reply: V1Reply): object {
  if (reply.status !== 200) throw new Refused(reply)
  return reply.body as object
}

/** What an assistant is told: the code, what to do about it, and the field that it is about. */
function textOfRefusal({ retryAfter, body }: V1Reply): string {
  const { error, request_id: requestId } = body as ErrorEnvelope
  return [
    `${error.code}: ${error.message}`,
    ...(error.param === undefined ? [] : [`Field: ${fieldOf(error.param)}`]),
    ...(retryAfter === undefined ? [] : [`Retry after: ${retryAfter} s`]),
    `Request: ${requestId}`,
  ].join('\n')
}

/** The same for what is refused before the service was asked. */
export const textOfOwnRefusal = ({ code, message, detail: { param } }: AppError): string =>
  [`${code}: ${message}`, ...(param === undefined ? [] : [`Field: ${fieldOf(param)}`])].join('\n')

/** `/history/0/text` as `history[0].text`. */
const fieldOf = (param: string): string =>
  param
    .replace(/^\//, '')
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
