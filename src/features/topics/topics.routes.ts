import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Engine } from '../../engine/engine.ts'
import { AppError } from '../../errors.ts'
import { errorResponses, type Gate, named, pageOf } from '../../http/index.ts'
import { TopicParams, TopicQuery, TopicResponse, TopicsQuery, TopicsResponse } from './topics.schemas.ts'

type Deps = { gate: Gate; listTopics: Engine['listTopics']; readTopic: Engine['readTopic'] }

export const topicsRoutes =
  ({ gate, listTopics, readTopic }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/topics',
      schema: {
        operationId: 'listTopics',
        summary: 'Find study-guide entries',
        description:
          'Entries of the study guide on topics, disputed questions, people, events, places, words, books, sayings and false premises. Free. Needs the scope `verses`.',
        tags: ['Study guide'],
        querystring: TopicsQuery,
        response: {
          200: named(TopicsResponse, { description: 'One page of entries.' }),
          ...errorResponses(400, 401, 403, 405, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'verses', needsNoDatabase: true }),
      handler: async ({ query: { limit, cursor, ...asked } }) =>
        pageOf(
          listTopics(asked),
          { ...(limit === undefined ? {} : { limit }), ...(cursor === undefined ? {} : { cursor }) },
          ({ id }) => id,
        ),
    })

    app.route({
      method: 'GET',
      url: '/topics/:id',
      schema: {
        operationId: 'getTopic',
        summary: 'Read a study-guide entry',
        description:
          'One entry whole: its sentences with the passages that bear them out, and the parts that its kind has. Free. An unknown id is 404. Needs the scope `verses`.',
        tags: ['Study guide'],
        params: TopicParams,
        querystring: TopicQuery,
        response: {
          200: named(TopicResponse, { description: 'The entry.' }),
          ...errorResponses(400, 401, 403, 404, 405, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'verses', needsNoDatabase: true }),
      handler: async ({ params, query }) => {
        const topic = readTopic({ ...params, ...query })
        if (topic !== undefined) return topic
        throw new AppError('not_found', `There is no study-guide entry with this id; GET /v1/topics lists them.`, {
          param: 'id',
        })
      },
    })
  }
