export { DEMO_ACCOUNT_ID, disableDemoAccount, ensureDemoAccount } from './ensure-demo-account.ts'
