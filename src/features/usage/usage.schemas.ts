import { Type } from 'typebox'
import { named } from '../../http/index.ts'
import { Cap } from '../reply/index.ts'

const Count = Type.Object(
  {
    requests: Type.Integer({ description: 'Requests of live and test keys, refused ones too.' }),
    completed: Type.Integer({ description: 'Those that ended with status 200.' }),
    credits: Type.Integer({ description: 'Credits charged.' }),
  },
  { $id: 'UsageCount', description: 'Requests and credits of a UTC day or month.' },
)
const Periods = Type.Object(
  { today: named(Count), month: named(Count) },
  { $id: 'UsagePeriods', description: 'Today and this month, UTC.' },
)

const example = {
  caps: [
    { scope: 'account' as const, period: 'day' as const, used: 12, cap: 1000, resetsAt: '2026-05-02T00:00:00.000Z' },
  ],
  key: { today: { requests: 4, completed: 4, credits: 12 }, month: { requests: 4, completed: 4, credits: 12 } },
  account: { today: { requests: 4, completed: 4, credits: 12 }, month: { requests: 4, completed: 4, credits: 12 } },
}

export const UsageResponse = Type.Object(
  {
    caps: Type.Array(named(Cap), {
      description: 'Every cap that counts for this key; what is held for requests under way is used.',
    }),
    key: named(Periods),
    account: named(Periods),
  },
  { $id: 'UsageResponse', description: 'What a key and its account have used.', examples: [example] },
)

export const EstimateRequest = Type.Object(
  {
    endpoint: Type.Unsafe<EstimatedEndpoint>({
      type: 'string',
      enum: [
        '/assistant/answer',
        '/chat/completions',
        '/insights',
        '/verses/search',
        '/theology/ask',
        '/prayer/generate',
      ],
      description: 'Path of a charged endpoint, without `/v1`.',
    }),
    body: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'The body that you would send there; it is checked as it would be there.',
    }),
  },
  {
    additionalProperties: false,
    $id: 'EstimateRequest',
    description: 'A charged request, to be priced and not to be run.',
    examples: [{ endpoint: '/assistant/answer', body: { prompt: 'What is grace?', maxOutputTokens: 512 } }],
  },
)
export type EstimatedEndpoint =
  | '/assistant/answer'
  | '/chat/completions'
  | '/insights'
  | '/verses/search'
  | '/theology/ask'
  | '/prayer/generate'

export const EstimateResponse = Type.Object(
  {
    creditsMax: Type.Integer({ description: 'The most that it can cost; it is what would be held.' }),
    wouldExceed: Type.Unsafe<null | { scope: string }>({
      anyOf: [{ $ref: 'Cap#' }, { type: 'null' }],
      description: 'The cap that has least left and would refuse it now; null when none would.',
    }),
    priceList: Type.String({ description: 'Version of the prices.' }),
  },
  {
    $id: 'EstimateResponse',
    description: 'What a request would cost.',
    examples: [{ creditsMax: 3, wouldExceed: null, priceList: '2026-05' }],
  },
)

export const usageSchemas = [Count, Periods, UsageResponse, EstimateRequest, EstimateResponse]
