import { Type } from 'typebox'
import { plans } from '../access/accounts/index.ts'
import type * as contract from './contract.ts'
import { Count, Moment, oneOf, orNull, shapedAs, Typed } from './contract-schema.ts'

export const Plan = shapedAs<contract.Plan>()(oneOf(...plans))
export const ApiAccess = shapedAs<contract.ApiAccess>()(oneOf('none', 'pending', 'approved', 'declined'))

export const ApplicationReply = shapedAs<contract.Application>()(
  Type.Object({
    id: Type.String(),
    organisation: Type.String(),
    purpose: Type.String(),
    expectedVolume: Type.String(),
    state: oneOf('pending', 'approved', 'declined'),
    note: orNull(Type.String()),
    createdAt: Moment,
    decidedAt: orNull(Moment),
  }),
)
export const AccountLimits = shapedAs<contract.AccountLimits>()(
  Type.Object({
    dailyCredits: Type.Integer(),
    monthlyCredits: Type.Integer(),
    requestsPerMinute: Type.Integer(),
    concurrentRequests: Type.Integer(),
    dailyCap: orNull(Type.Integer()),
    monthlyCap: orNull(Type.Integer()),
  }),
)
const CreditStatus = shapedAs<contract.CreditStatus>()(
  Type.Object({ used: Type.Integer(), reserved: Type.Integer(), cap: Type.Integer(), resetsAt: Moment }),
)
export const Credits = Type.Object({ day: CreditStatus, month: CreditStatus })

export const AccountReply = shapedAs<contract.Account>()(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    plan: Plan,
    apiAccess: ApiAccess,
    isBlocked: Type.Boolean(),
    maySwitchOn: Type.Boolean(),
    application: orNull(ApplicationReply),
    limits: AccountLimits,
    credits: Credits,
    createdAt: Moment,
  }),
)

const closed = { additionalProperties: false }
export const AccountChange = shapedAs<contract.AccountChange>()(Type.Object({ name: Typed(200) }, closed))
export const AccountCaps = shapedAs<contract.AccountCaps>()(
  Type.Object({ dailyCap: orNull(Count), monthlyCap: orNull(Count) }, closed),
)
export const NewApplication = shapedAs<contract.NewApplication>()(
  Type.Object({ organisation: Typed(200), purpose: Typed(2_000), expectedVolume: Typed(200) }, closed),
)
