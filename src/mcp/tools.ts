import type { AskV1, V1Request } from '../http/index.ts'
import { type ContractSchemas, type ObjectSchema, selfContained, someFields } from './contract-schemas.ts'
import { findTopic } from './find-topic.ts'
import { expectDone } from './replies.ts'
import {
  textOfAnswer,
  textOfPassage,
  textOfSearch,
  textOfStudy,
  textOfTopic,
  textOfVerification,
} from './reply-texts.ts'

type Arguments = Record<string, unknown>

/** One tool: what an assistant is told of it, and how it is done. */
export type Tool = {
  name: string
  title: string
  description: string
  input: ObjectSchema
  output: ObjectSchema
  /**
   * @param args that fit `input`
   * @throws Refused what the service refuses
   * @throws AppError what is refused before it is asked
   */
  run: (ask: AskV1, args: Arguments, signal: AbortSignal) => Promise<object>
  /** What a model that sees no structured content reads. */
  text: (result: never) => string
}

const translation =
  'Bible translation, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another that the resource berea://translations lists.'
const maxOutputTokens =
  'Upper bound on the length, in tokens, 16 to 8,192, default 1,024. It bounds the price; the text ends at a sentence.'

/**
 * The tools, in the order in which an assistant is shown them. Each description begins with what no other tool does, and
 * ends with the tool to use in its place.
 * @param schemas of the contract: arguments and results are those of `/v1`
 */
export function describeTools(schemas: ContractSchemas): readonly Tool[] {
  return [
    {
      name: 'search_verses',
      title: 'Search the Bible for verses',
      description:
        'Finds Bible verses when you do NOT know the reference: by subject, question, or half-remembered words. Returns references with their exact text, best first. Costs credits. If you know the reference use get_passage; if you have a finished text to check use verify_text.',
      input: someFields(
        schemas,
        'VerseSearchRequest',
        ['query', 'limit', 'translation', 'language', 'testament', 'books', 'canon'],
        {
          query: 'A subject, a question, or words that you half remember, 1 to 500 characters.',
          translation,
        },
      ),
      output: selfContained(schemas, 'VerseSearchResponse'),
      run: doOn((body) => ({ method: 'POST', path: '/v1/verses/search', body })),
      text: textOfSearch,
    },
    {
      name: 'get_passage',
      title: 'Read a Bible passage',
      description:
        'Reads the exact text of a Bible passage whose reference you KNOW, verse by verse, at most 200 verses. Free. Quote from this and never from memory. If you do not know the reference use search_verses; for background, word studies and commentary use study_passage.',
      input: {
        type: 'object',
        properties: {
          reference: {
            type: 'string',
            minLength: 1,
            maxLength: 200,
            description: 'A reference in any common form, English or Spanish: `John 3:16`, `1 Cor 13`, `Ps 23:1-4`.',
          },
          translation: { type: 'string', minLength: 1, maxLength: 64, description: translation },
        },
        required: ['reference'],
        additionalProperties: false,
      },
      output: selfContained(schemas, 'PassageResponse'),
      run: doOn(({ reference, translation }) => ({ method: 'GET', path: passagePath(reference, translation) })),
      text: textOfPassage,
    },
    {
      name: 'verify_text',
      title: 'Verify quotations and references in a text',
      description:
        'Checks a FINISHED text (a draft answer, a sermon, a post) for misquoted verses, wrong references and verses that do not exist. Returns a finding for each quotation and reference with the true words. Free. Call it on your own draft before you show it. It finds no verses for you: for that use search_verses or get_passage.',
      input: someFields(schemas, 'VerseVerifyRequest', ['text', 'translation'], {
        translation:
          'The translation that the text quotes from where it names none itself, such as `KJV`. Without it the words may be those of any translation here.',
      }),
      output: selfContained(schemas, 'VerseVerifyResponse'),
      run: doOn((body) => ({ method: 'POST', path: '/v1/verses/verify', body })),
      text: textOfVerification,
    },
    {
      name: 'answer',
      title: 'Answer a question from Scripture',
      description:
        'Writes a complete ANSWER in prose to a question of faith, life or the Bible, with citations whose every quotation is verified; for somebody in danger help comes first, so pass on such a message unchanged and show the help before anything else. Costs credits. For the verses alone use search_verses; for one passage in depth use study_passage.',
      input: someFields(
        schemas,
        'AnswerRequest',
        ['prompt', 'history', 'detail', 'audience', 'translation', 'language', 'country', 'maxOutputTokens'],
        { translation, maxOutputTokens },
      ),
      output: selfContained(schemas, 'AnswerResponse'),
      run: doOn((body) => ({ method: 'POST', path: '/v1/assistant/answer', body })),
      text: textOfAnswer,
    },
    {
      name: 'study_passage',
      title: 'Study a Bible passage in depth',
      description:
        'Makes a STUDY of one passage: its setting, themes, Hebrew and Greek words, cross-references with reasons, commentary and questions for a group. Costs credits. For the bare text use get_passage; for a question that names no passage use answer.',
      input: someFields(
        schemas,
        'InsightsRequest',
        ['passage', 'translation', 'language', 'country', 'maxOutputTokens'],
        { translation, maxOutputTokens },
      ),
      output: selfContained(schemas, 'InsightsResponse'),
      run: doOn((body) => ({ method: 'POST', path: '/v1/insights', body })),
      text: textOfStudy,
    },
    {
      name: 'topic',
      title: 'Look up a study-guide entry',
      description:
        'Looks up one ENTRY of the study guide, as in an encyclopedia: a doctrine, person, place, event, word, book of the Bible, or a disputed question with what each tradition teaches. Returns the entry with its passages, and the entries that come near. Free. For a written answer use answer; for verses use search_verses.',
      input: {
        type: 'object',
        properties: {
          topic: {
            type: 'string',
            minLength: 1,
            maxLength: 500,
            description:
              'A subject, name or question, such as `infant baptism`, or the id of an entry, such as `anxiety`.',
          },
          language: {
            type: 'string',
            enum: ['en', 'es'],
            description: 'Language of the entry; default that of `topic`.',
          },
        },
        required: ['topic'],
        additionalProperties: false,
      },
      output: selfContained(schemas, {
        type: 'object',
        properties: {
          entry: { $ref: 'TopicResponse#', description: 'The entry that is meant.' },
          others: {
            type: 'array',
            items: { $ref: 'Topic#' },
            description: 'Entries that come near, best first; empty where an id was given.',
          },
        },
        required: ['entry', 'others'],
      }),
      run: findTopic,
      text: textOfTopic,
    },
  ]
}

/** Where the text of a passage is. */
export function passagePath(reference: unknown, translation: unknown): string {
  const query = translation === undefined ? '' : `?translation=${encodeURIComponent(String(translation))}`
  return `/v1/passages/${encodeURIComponent(String(reference))}${query}`
}

/** A tool that is one request. */
const doOn =
  (requestFor: (args: Arguments) => V1Request): Tool['run'] =>
  async (ask, args, signal) =>
    expectDone(await ask(requestFor(args), signal))
