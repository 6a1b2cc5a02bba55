export { type Account, type ApiAccess, type Plan, plans } from './account.ts'
export { findAccount, insertAccount, listAccounts, setApiAccess } from './accounts.repository.ts'
export { accounts } from './accounts.tables.ts' // for foreign keys only
export { createAccount } from './create-account.ts'
export { requireReadableName } from './readable-name.ts'
