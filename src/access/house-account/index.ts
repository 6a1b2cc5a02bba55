export { disableHouseAccount, ensureHouseAccount, HOUSE_ACCOUNT_ID } from './ensure-house-account.ts'
