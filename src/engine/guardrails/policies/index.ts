export { everyPolicyRule, policyList, policyRules } from './open-policies.ts'
