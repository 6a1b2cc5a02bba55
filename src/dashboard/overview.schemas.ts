import { Type } from 'typebox'
import type * as contract from './contract.ts'
import { orNull, shapedAs } from './contract-schema.ts'

const figures = {
  requests: Type.Integer(),
  completed: Type.Integer(),
  credits: Type.Integer(),
  averageLatencyMs: orNull(Type.Number()),
}

export const OverviewReply = shapedAs<contract.Overview>()(
  Type.Object({
    from: Type.String(),
    to: Type.String(),
    totals: Type.Object(figures),
    days: Type.Array(Type.Object({ ...figures, day: Type.String() })),
    endpoints: Type.Array(Type.Object({ ...figures, endpoint: Type.String() })),
  }),
)
