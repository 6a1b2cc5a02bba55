import { Type } from 'typebox'
import { plans } from '../access/accounts/index.ts'
import { ListQuery, listOf } from '../http/index.ts'
import { AccountLimits, ApiAccess, ApplicationReply, Credits, Plan } from './account.schemas.ts'
import type * as contract from './contract.ts'
import { Count, Moment, oneOf, orNull, shapedAs, Typed } from './contract-schema.ts'

const Holder = orNull(Type.Object({ name: Type.String(), email: Type.String() }))

export const OperatorApplication = shapedAs<contract.OperatorApplication>()(
  Type.Object({
    ...ApplicationReply.properties,
    account: Type.Object({ id: Type.String(), name: Type.String(), plan: Plan, holder: Holder }),
  }),
)
export const ApplicationPage = shapedAs<contract.ApplicationPage>()(listOf(OperatorApplication))
export const ApplicationQuery = Type.Object(
  { ...ListQuery.properties, state: Type.Optional(oneOf('pending', 'approved', 'declined')) },
  { additionalProperties: false },
)
export const WaitingApplications = shapedAs<contract.WaitingApplications>()(
  Type.Object({ applications: Type.Integer(), oldestAt: orNull(Moment) }),
)

const closed = { additionalProperties: false }
const note = Typed(2_000)
/** As both forms of a decision are sent; which fields belong to which outcome is said by `decisionFrom`. */
export const DecisionBody = Type.Object(
  {
    outcome: oneOf('approved', 'declined'),
    plan: Type.Optional(oneOf('standard', 'enterprise')),
    note: Type.Optional(note),
  },
  closed,
)

export const OperatorAccount = shapedAs<contract.OperatorAccount>()(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    plan: Plan,
    apiAccess: ApiAccess,
    isBlocked: Type.Boolean(),
    holder: Holder,
    limits: AccountLimits,
    credits: Credits,
    createdAt: Moment,
  }),
)
export const MailTrouble = shapedAs<contract.MailTrouble>()(
  Type.Object({
    failing: Count,
    givenUp: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: oneOf('cap_reached', 'application_decided', 'application_waits', 'webhook_switched_off', 'link'),
        account: orNull(Type.Object({ id: Type.String(), name: Type.String() })),
        createdAt: Moment,
        gaveUpAt: Moment,
        lastError: Type.String(),
      }),
    ),
  }),
)

export const CorporaInUse = shapedAs<contract.CorporaInUse>()(
  Type.Object({ corpora: Type.Array(Type.Object({ corpusVersion: Type.String(), processes: Count })) }),
)

export const OperatorAccountPage = shapedAs<contract.OperatorAccountPage>()(listOf(OperatorAccount))
export const AccountQuery = Type.Object(
  { ...ListQuery.properties, query: Type.Optional(Typed(200, 0)) },
  { additionalProperties: false },
)
export const OperatorAccountChange = shapedAs<contract.OperatorAccountChange>()(
  Type.Object(
    {
      plan: Type.Optional(oneOf(...plans)),
      grantedDailyCredits: Type.Optional(orNull(Count)),
      grantedMonthlyCredits: Type.Optional(orNull(Count)),
      grantedRequestsPerMinute: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
      grantedConcurrentRequests: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
      isBlocked: Type.Optional(Type.Boolean()),
    },
    { ...closed, minProperties: 1, description: 'at least one change.' },
  ),
)
