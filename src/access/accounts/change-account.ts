import { AppError } from '../../errors.ts'
import type { Now } from '../../platform/clock.ts'
import type { Db, DbConnection } from '../../platform/db/index.ts'
import type { NewId } from '../../platform/ids.ts'
import { recordAudit } from '../audit/index.ts'
import { insertMail } from '../outbox/index.ts'
import { insertEvent } from '../webhooks/index.ts'
import type { AccessApplication, Account, GuardrailPreferences, Plan } from './account.ts'
import {
  closeApplication,
  findAccount,
  findApplication,
  insertApplication,
  updateAccount,
} from './accounts.repository.ts'
import { grantsOf, type PlanGrants } from './plan-grants.ts'
import { requireReadableName } from './readable-name.ts'

type Deps = { db: DbConnection; now: Now }
/** Who makes a change, as the audit log names them. */
type Actor = { actor: string }

/**
 * Switches API access on, as the holder of an account on `standard` or `enterprise` may.
 * @throws AppError not_found, or bad_request on another plan or when it is on already
 */
export async function switchOnAccess(deps: Deps, id: string, by: Actor): Promise<Account> {
  const account = await getAccount(deps, id)
  if (account.plan === 'free') {
    throw new AppError('bad_request', 'On the plan free one applies for API access; an operator decides.', {
      param: 'account',
    })
  }
  return change(deps, id, by, {
    when: { apiAccess: ['none', 'pending', 'declined'] },
    set: { apiAccess: 'approved' },
    action: 'account.access_switched_on',
    refusal: 'API access is on already.',
  })
}

const longestName = 200

/** Gives an account another name. @throws AppError not_found, or bad_request for a name that is empty, too long or unreadable */
export async function renameAccount(deps: Deps, id: string, { name }: { name: string }, by: Actor): Promise<Account> {
  requireReadableName(name)
  if (name.trim() === '' || name.length > longestName)
    throw new AppError('bad_request', `\`name\` must be 1 to ${longestName} characters.`, { param: 'name' })
  return change(deps, id, by, { when: {}, set: { name: name.trim() }, action: 'account.renamed', refusal: '' })
}

/** Writes down, in the transaction of an application, that operators are to be told of it. */
export type TellOperators = (db: Db, application: AccessApplication) => Promise<void>

type Application = Pick<AccessApplication, 'organisation' | 'purpose' | 'expectedVolume'>
const longest = { organisation: 200, purpose: 2_000, expectedVolume: 200 } as const

/**
 * Applies for API access, and has operators told. One application of an account waits at a time; a declined account may apply again.
 * @throws AppError bad_request naming the field, or when one waits or access is on
 */
export async function applyForAccess(
  deps: Deps & { newId: NewId; tellOperators?: TellOperators },
  accountId: string,
  application: Application,
  { actor }: Actor,
): Promise<AccessApplication> {
  for (const [field, most] of Object.entries(longest)) {
    const value = application[field as keyof Application]
    if (value.trim() === '' || value.length > most) {
      throw new AppError('bad_request', `\`${field}\` must be 1 to ${most} characters.`, { param: field })
    }
  }
  requireReadableName(application.organisation)
  const { db, now, newId } = deps
  const at = now()
  const made = await db.transaction(async (tx) => {
    const account = await updateAccount(tx, accountId, {
      when: { apiAccess: ['none', 'declined'] },
      set: { apiAccess: 'pending' },
    })
    if (account === undefined) return undefined
    const { organisation, purpose, expectedVolume } = application
    const row: AccessApplication = {
      id: newId('appl'),
      accountId,
      organisation,
      purpose,
      expectedVolume,
      state: 'pending',
      note: null,
      createdAt: at,
      decidedAt: null,
      decidedBy: null,
    }
    await insertApplication(tx, row)
    await recordAudit(tx, { at, actor, action: 'account.applied', accountId, subject: row.id, detail: {} })
    await deps.tellOperators?.(tx, row)
    return row
  })
  if (made !== undefined) return made
  const { apiAccess } = await getAccount(deps, accountId)
  const why = apiAccess === 'pending' ? 'An application is waiting already.' : 'API access is on already.'
  throw new AppError('bad_request', why, { param: 'account' })
}

type Decision =
  | { outcome: 'approved'; plan: Exclude<Plan, 'free'>; note?: string }
  | { outcome: 'declined'; note: string }

/**
 * Decides an application: approving sets the plan. The mail and the webhook that tell the applicant are in their outboxes
 * from then on.
 * @throws AppError not_found for an unknown one, bad_request for one that was decided before
 */
export async function decideApplication(
  { db, now }: Deps,
  id: string,
  decision: Decision,
  { actor }: Actor,
): Promise<AccessApplication> {
  const at = now()
  const { outcome, note = null } = decision
  const decided = await db.transaction(async (tx) => {
    const application = await closeApplication(tx, id, { state: outcome, note, decidedAt: at, decidedBy: actor })
    if (application === undefined) return undefined
    const { accountId } = application
    const set = outcome === 'approved' ? { apiAccess: outcome, plan: decision.plan } : { apiAccess: outcome }
    await updateAccount(tx, accountId, { when: {}, set })
    const detail = outcome === 'approved' ? { plan: decision.plan } : { note }
    await recordAudit(tx, { at, actor, action: `account.${outcome}`, accountId, subject: id, detail })
    const plan = outcome === 'approved' ? decision.plan : null
    const content = { kind: 'application_decided', outcome, plan, note } as const
    await insertMail(tx, { id: `decided:${id}`, accountId, content, createdAt: at, usefulUntil: null })
    const data = { applicationId: id, outcome, plan }
    await insertEvent(tx, { type: 'access.decided', data, accountId, fact: id, at })
    return application
  })
  if (decided !== undefined) return decided
  const known = await findApplication(db, id)
  if (known === undefined) throw new AppError('not_found', `There is no application ${id}.`, { param: 'application' })
  throw new AppError('bad_request', `The application ${id} was ${known.state} on ${known.decidedAt?.toISOString()}.`, {
    param: 'application',
  })
}

/** Refuses all keys of an account until it is unblocked. @throws AppError not_found, or bad_request when it is blocked */
export const blockAccount = (deps: Deps, id: string, by: Actor): Promise<Account> =>
  change(deps, id, by, {
    when: { isBlocked: false },
    set: { blockedAt: deps.now() },
    action: 'account.blocked',
    refusal: 'The account is blocked already.',
  })

/** @throws AppError not_found, or bad_request when it is not blocked */
export const unblockAccount = (deps: Deps, id: string, by: Actor): Promise<Account> =>
  change(deps, id, by, {
    when: { isBlocked: true },
    set: { blockedAt: null },
    action: 'account.unblocked',
    refusal: 'The account is not blocked.',
  })

/** What an operator agrees with an account; null for what its plan gives. */
type Agreed = Partial<
  Pick<
    Account,
    'plan' | 'grantedDailyCredits' | 'grantedMonthlyCredits' | 'grantedRequestsPerMinute' | 'grantedConcurrentRequests'
  >
>

/** Sets the plan of an account, or what it has in place of its plan's figures. @throws AppError not_found or bad_request */
export async function setPlan(deps: Deps, id: string, agreed: Agreed, by: Actor): Promise<Account> {
  const { plan: _, ...figures } = agreed
  for (const [field, value] of Object.entries(figures)) requireCount(field, value)
  return change(deps, id, by, { when: {}, set: agreed, action: 'account.plan_set', refusal: '' })
}

/**
 * Changes what an operator has agreed with an account, and whether it is blocked, all of it or nothing. To block a
 * blocked account changes nothing.
 * @throws AppError not_found or bad_request
 */
export async function changeAccount(
  deps: Deps,
  id: string,
  { isBlocked, ...agreed }: Agreed & { isBlocked?: boolean },
  by: Actor,
): Promise<Account> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx }
    const hasAgreed = Object.keys(agreed).length > 0
    const account = hasAgreed ? await setPlan(within, id, agreed, by) : await getAccount(within, id)
    if (isBlocked === undefined || isBlocked === (account.blockedAt !== null)) return account
    return isBlocked ? blockAccount(within, id, by) : unblockAccount(within, id, by)
  })
}

/**
 * Sets the holder's own caps; null takes one away.
 * @throws AppError not_found, or bad_request for one above what the plan gives
 */
export async function setCaps(
  deps: Deps & { plans: PlanGrants },
  id: string,
  caps: { dailyCap?: number | null; monthlyCap?: number | null },
  by: Actor,
): Promise<Account> {
  const { dailyCredits, monthlyCredits } = grantsOf(await getAccount(deps, id), deps.plans)
  const most = { dailyCap: dailyCredits, monthlyCap: monthlyCredits }
  for (const [field, value] of Object.entries(caps)) {
    requireCount(field, value)
    const plan = most[field as keyof typeof most]
    if (value !== null && value > plan)
      throw new AppError('bad_request', `\`${field}\` may not be above the plan’s ${plan}.`, { param: field })
  }
  return change(deps, id, by, { when: {}, set: caps, action: 'account.caps_set', refusal: '' })
}

const longestTradition = 60
const mostHosts = 50
const hostName = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/

/**
 * Sets how strict the guardrails are for an account; what is not given stays.
 * @param known names of the guardrails; `locked` of those may not be weakened
 * @throws AppError not_found, or bad_request naming the field
 */
export async function setGuardrails(
  deps: Deps,
  id: string,
  wanted: Partial<GuardrailPreferences>,
  known: { names: readonly string[]; locked: readonly string[] },
  by: Actor,
): Promise<Account> {
  for (const [name, value] of Object.entries(wanted.strictness ?? {})) {
    if (!known.names.includes(name))
      throw new AppError('bad_request', `There is no guardrail ${name}; there are ${known.names.join(', ')}.`, {
        param: 'strictness',
      })
    if (value === 'flag' && known.locked.includes(name))
      throw new AppError('bad_request', `${name} cannot be weakened: it keeps the text and the service itself.`, {
        param: 'strictness',
      })
  }
  const wrongHost = wanted.linkHosts?.find((host) => !hostName.test(host))
  if (wrongHost !== undefined)
    throw new AppError('bad_request', `“${wrongHost}” is no host name, such as www.example.org.`, {
      param: 'linkHosts',
    })
  if ((wanted.linkHosts?.length ?? 0) > mostHosts)
    throw new AppError('bad_request', `At most ${mostHosts} hosts.`, { param: 'linkHosts' })
  if (wanted.tradition && wanted.tradition.length > longestTradition)
    throw new AppError('bad_request', `A tradition has at most ${longestTradition} characters.`, { param: 'tradition' })
  const { guardrails } = await getAccount(deps, id)
  const set = { guardrails: { ...guardrails, ...wanted } }
  return change(deps, id, by, { when: {}, set, action: 'account.guardrails_set', refusal: '' })
}

function requireCount(field: string, value: number | null): void {
  if (value === null || (Number.isSafeInteger(value) && value >= 0)) return
  throw new AppError('bad_request', `\`${field}\` must be a whole number from 0, or null for none.`, { param: field })
}

type Change = Parameters<typeof updateAccount>[2] & { action: string; refusal: string }

async function change(
  { db, now }: Deps,
  id: string,
  { actor }: Actor,
  { when, set, action, refusal }: Change,
): Promise<Account> {
  const changed = await db.transaction(async (tx) => {
    const account = await updateAccount(tx, id, { when, set })
    if (account === undefined) return undefined
    const detail = JSON.parse(JSON.stringify(set)) as Record<string, unknown>
    await recordAudit(tx, { at: now(), actor, action, accountId: id, subject: id, detail })
    return account
  })
  if (changed !== undefined) return changed
  await getAccount({ db }, id)
  throw new AppError('bad_request', refusal, { param: 'account' })
}

/** @throws AppError not_found */
export async function getAccount({ db }: Pick<Deps, 'db'>, id: string): Promise<Account> {
  const account = await findAccount(db, id)
  if (account === undefined) throw new AppError('not_found', `There is no account ${id}.`, { param: 'account' })
  return account
}
