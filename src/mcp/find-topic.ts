import { AppError } from '../errors.ts'
import type { AskV1 } from '../http/index.ts'
import { expectDone, type TopicReply } from './replies.ts'

const mostOthers = 4
const looksLikeId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The study-guide entry that is meant: by its id, else the best that is found.
 * @throws Refused what the service refuses
 * @throws AppError not_found when no entry is about it
 */
export async function findTopic(ask: AskV1, args: Record<string, unknown>, signal: AbortSignal): Promise<TopicReply> {
  const { topic, language } = args as { topic: string; language?: string }
  const inLanguage = language === undefined ? '' : `language=${language}`
  const read = (id: string) => ask({ method: 'GET', path: `/v1/topics/${id}?${inLanguage}` }, signal)
  if (looksLikeId.test(topic) && topic.length <= 100) {
    const reply = await read(topic)
    if (reply.status !== 404) return { entry: expectDone(reply) as TopicReply['entry'], others: [] }
  }
  const search = `query=${encodeURIComponent(topic)}&limit=${1 + mostOthers}${inLanguage && `&${inLanguage}`}`
  const found = expectDone(await ask({ method: 'GET', path: `/v1/topics?${search}` }, signal))
  const [first, ...others] = (found as { data: TopicReply['others'] }).data
  if (first === undefined) throw noEntry()
  const entry = expectDone(await read(encodeURIComponent(first.id)))
  return { entry: entry as TopicReply['entry'], others }
}

const noEntry = () =>
  new AppError('not_found', 'No entry of the study guide is about this; use `answer` or `search_verses`.', {
    param: 'topic',
  })
