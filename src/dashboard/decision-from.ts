import type { Static } from 'typebox'
import { AppError } from '../errors.ts'
import type { Decision } from './contract.ts'
import type { DecisionBody } from './operator.schemas.ts'

/** A decision as it was sent. @throws AppError bad_request for approval without a plan, or refusal without a note */
export function decisionFrom({ outcome, plan, note }: Static<typeof DecisionBody>): Decision {
  if (outcome === 'approved') {
    if (plan === undefined)
      throw new AppError('bad_request', 'Say on which `plan` the account is approved.', { param: '/plan' })
    return note === undefined ? { outcome, plan } : { outcome, plan, note }
  }
  if (plan !== undefined)
    throw new AppError('bad_request', 'An application that is declined gets no `plan`.', { param: '/plan' })
  if (note === undefined || note.trim() === '')
    throw new AppError('bad_request', 'Tell the applicant why, in `note`.', { param: '/note' })
  return { outcome, note }
}
