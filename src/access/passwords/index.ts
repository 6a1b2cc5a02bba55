export { type Weakness, weaknessOf } from './password-strength.ts'
