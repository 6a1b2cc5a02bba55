export { disableDemoAccount, ensureDemoAccount } from './ensure-demo-account.ts'
