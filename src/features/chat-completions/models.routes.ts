import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { AppError } from '../../errors.ts'
import { errorResponses, type Gate, named } from '../../http/index.ts'
import { ModelParams, ModelResponse, ModelsResponse } from './models.schemas.ts'
import { bereaModel, findModel } from './models.ts'

const noQuery = Type.Object({}, { additionalProperties: false })

export const modelsRoutes =
  ({ gate }: { gate: Gate }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/models',
      schema: {
        operationId: 'listModels',
        summary: 'List the models of chat completions',
        description: 'What OpenAI’s clients ask first: there is one model, `berea`. Free. Needs the scope `assistant`.',
        tags: ['Chat completions'],
        querystring: noQuery,
        response: {
          200: named(ModelsResponse, { description: 'The models.' }),
          ...errorResponses(400, 401, 403, 405, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'assistant', needsNoDatabase: true }),
      handler: async () => ({ object: 'list' as const, data: [bereaModel] }),
    })

    app.route({
      method: 'GET',
      url: '/models/:model',
      schema: {
        operationId: 'getModel',
        summary: 'Read a model of chat completions',
        description: 'One model. Free. An unknown id is 404. Needs the scope `assistant`.',
        tags: ['Chat completions'],
        params: ModelParams,
        querystring: noQuery,
        response: {
          200: named(ModelResponse, { description: 'The model.' }),
          ...errorResponses(400, 401, 403, 404, 405, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'assistant', needsNoDatabase: true }),
      handler: async ({ params }) => {
        try {
          return findModel(params.model)
        } catch (error) {
          // here it is a step of the path
          throw error instanceof AppError ? new AppError(error.code, error.message, { param: 'model' }) : error
        }
      },
    })
  }
