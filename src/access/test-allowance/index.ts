export { type TestAllowanceDeps, type TestRequest, takeTestRequest } from './take-test-request.ts'
export { createTestAllowanceStore, type TestAllowanceStore } from './test-allowance.repository.ts'
