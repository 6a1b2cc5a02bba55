export {
  type AccessApplication,
  type Account,
  type ApiAccess,
  type GuardrailPreferences,
  mayUse,
  newAccount,
  noPreferences,
  type Plan,
  plans,
  type TestKeyAccess,
} from './account.ts'
export {
  countWaitingApplications,
  findAccount,
  findAccounts,
  findLatestApplication,
  insertAccount,
  listAccounts,
  listApplications,
  listDecidedApplications,
  searchAccounts,
  setApiAccess,
  updateAccount,
} from './accounts.repository.ts'
export { accounts } from './accounts.tables.ts' // for foreign keys only
export {
  applyForAccess,
  blockAccount,
  changeAccount,
  decideApplication,
  getAccount,
  renameAccount,
  setCaps,
  setGuardrails,
  setPlan,
  switchOnAccess,
  type TellOperators,
  unblockAccount,
} from './change-account.ts'
export { createAccount } from './create-account.ts'
export { plainName } from './plain-name.ts'
export { capsOf, defaultPlanGrants, type Grants, grantsOf, type PlanGrants } from './plan-grants.ts'
export { requireReadableName } from './readable-name.ts'
