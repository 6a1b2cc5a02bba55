export { eraseAccount } from './erase-account.repository.ts'
