import { Type } from 'typebox'
import { ListQuery, listOf } from '../http/index.ts'
import type * as contract from './contract.ts'
import { Id, Moment, oneOf, shapedAs } from './contract-schema.ts'

export const AuditPage = shapedAs<contract.AuditPage>()(
  listOf(
    Type.Object({
      id: Type.Integer(),
      at: Moment,
      by: oneOf('you', 'operator', 'system'),
      action: Type.String(),
      subject: Type.String(),
      detail: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
    }),
  ),
)
export const AuditQuery = Type.Object(
  { ...ListQuery.properties, subject: Type.Optional(Id) },
  { additionalProperties: false },
)
