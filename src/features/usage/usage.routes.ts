import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type TSchema, Type } from 'typebox'
import { AppError } from '../../errors.ts'
import {
  callerOf,
  errorResponses,
  type Gate,
  named,
  type PriceRequest,
  type ReadUsage,
  validationError,
} from '../../http/index.ts'
import { type EstimatedEndpoint, EstimateRequest, EstimateResponse, UsageResponse } from './usage.schemas.ts'

/** A charged endpoint as an estimate needs it. */
export type Estimable = {
  scope: 'assistant' | 'insights' | 'verses' | 'theology' | 'prayer'
  schema: TSchema
  /** @throws AppError bad_request for what no schema can say */
  price: (body: never) => Parameters<PriceRequest>[1]
}

type Deps = {
  gate: Gate
  readUsage: ReadUsage
  priceRequest: PriceRequest
  endpoints: Readonly<Record<EstimatedEndpoint, Estimable>>
}

export const usageRoutes =
  ({ gate, readUsage, priceRequest, endpoints }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/usage',
      schema: {
        operationId: 'getUsage',
        summary: 'Read what was used',
        description:
          'The caps of the key and its account as they stand, and the requests and credits of today and this month (UTC). Free. Any scope will do.',
        tags: ['Usage'],
        querystring: Type.Object({}, { additionalProperties: false }),
        response: {
          200: named(UsageResponse, { description: 'What the key and its account have used.' }),
          ...errorResponses(400, 401, 403, 405, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'any' }),
      handler: async (request) => readUsage(callerOf(request)),
    })

    app.route({
      method: 'POST',
      url: '/estimate',
      schema: {
        operationId: 'estimateRequest',
        summary: 'Price a request without running it',
        description:
          'The most that a charged request can cost, and whether a cap would refuse it now. Nothing is held. Free. Needs the scope of the endpoint that is priced.',
        tags: ['Usage'],
        body: named(EstimateRequest),
        response: {
          200: named(EstimateResponse, { description: 'What it would cost.' }),
          ...errorResponses(400, 401, 403, 405, 413, 415, 429, 500, 503),
        },
      },
      onRequest: gate({ scope: 'any' }),
      handler: async (request) => {
        const caller = callerOf(request)
        const { endpoint, body } = request.body
        const { scope, schema, price } = endpoints[endpoint]
        if (!caller.scopes.includes(scope)) {
          throw new AppError('insufficient_scope', `This key lacks the scope \`${scope}\`, which ${endpoint} needs.`)
        }
        const validate = request.compileValidationSchema(schema as object, 'body')
        if (!validate(body)) throw within('/body', validationError((validate.errors ?? []) as never, 'body'))
        return priceRequest(caller, priceWithin(price, body))
      },
    })
  }

function priceWithin(price: Estimable['price'], body: object) {
  try {
    return price(body as never)
  } catch (error) {
    throw error instanceof AppError ? within('/body', error) : error
  }
}

/** A refusal of the inner body, with the place where it lies in the outer one. */
function within(place: string, { code, message, detail }: AppError): AppError {
  return new AppError(code, message, { ...detail, param: `${place}${detail.param ?? ''}` })
}
