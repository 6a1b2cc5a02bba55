import type { AnswerReply, PassageReply, SearchReply, StudyReply, TopicReply, VerifyReply } from './replies.ts'

type Cited = { citations: AnswerReply['citations']; safety: AnswerReply['safety'] }

/** Each passage found, with its words. */
export const textOfSearch = ({ results, safety }: SearchReply): string =>
  withHelp(
    safety,
    results.length === 0
      ? ['No verse was found.', ...safety.notes].join('\n')
      : results.map(({ reference, translation, text }) => `${reference} (${translation}): ${text}`).join('\n'),
  )

/** Verse by verse, each with its reference. */
export function textOfPassage({ reference, translation, verses, source }: PassageReply): string {
  const lines = verses.map((verse) => (verses.length === 1 ? verse.text : `${verse.reference} ${verse.text}`))
  const attribution = source.attribution === null ? [] : ['', source.attribution]
  return [`${reference} (${translation})`, ...lines, ...attribution].join('\n')
}

/** How many are right, then every one that is not, with what the translation says. */
export function textOfVerification({ items }: VerifyReply): string {
  if (items.length === 0) return 'No quotation and no reference was found in the text; nothing was verified.'
  const isRight = ({ result }: VerifyReply['items'][number]) => result === 'exact' || result === 'elided'
  const wrong = items.filter((item) => !isRight(item))
  const unsure = items.filter(({ certain }) => !certain)
  return [
    `${items.length - wrong.length} of ${items.length} quotations and references are right.`,
    ...wrong.map(textOfFinding),
    ...unsure.map(({ found }) => `uncertain: “${found}” names a translation that is not here.`),
  ].join('\n')
}

function textOfFinding({ result, found, reference, translation, trueText }: VerifyReply['items'][number]): string {
  const place = [reference, translation && `(${translation})`].filter(Boolean).join(' ')
  if (trueText !== null) return `${result}: “${found}”. ${place} reads: “${trueText}”`
  return `${result}: “${found}”.${place === '' ? '' : ` It may be ${place}.`}`
}

export const textOfAnswer = ({ answerMarkdown, ...reply }: AnswerReply): string => withSources(reply, answerMarkdown)

export const textOfStudy = ({ insightMarkdown, ...reply }: StudyReply): string => withSources(reply, insightMarkdown)

/** What the entry answers, the sides where there are some, and its passages. */
export function textOfTopic({ entry, others }: TopicReply): string {
  const { title, summary, passages, views = [] } = entry
  return [
    `${title}: ${summary}`,
    ...views.map(({ name, traditions }) => `View: ${name} (${traditions.join(', ')})`),
    ...passages.map(({ reference, note }) => `${reference}: ${note}`),
    ...(others.length === 0
      ? []
      : [`Other entries: ${others.map((other) => `${other.title} (${other.id})`).join('; ')}`]),
  ].join('\n')
}

function withSources({ citations, safety }: Cited, text: string): string {
  const sources = citations.map(
    ({ id, reference, translation }) => `[${id}] ${reference}${translation === null ? '' : ` (${translation})`}`,
  )
  return withHelp(safety, sources.length === 0 ? text : `${text}\n\nSources:\n${sources.join('\n')}`)
}

/** Help lines come first, unless the text has them already. */
function withHelp({ resources }: SearchReply['safety'], text: string): string {
  const missing = resources.filter(({ label, phone, url }) => !text.includes(phone ?? url ?? label))
  if (missing.length === 0) return text
  const lines = missing.map(({ label, phone, url }) => [label, phone, url].filter(Boolean).join(', '))
  return `Show this help first: ${lines.join('; ')}\n\n${text}`
}
