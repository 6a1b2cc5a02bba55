export { type Concurrency, createConcurrency } from './concurrency.ts'
