export { everyPolicyRule, policyList, policyPattern, policyRules } from './open-policies.ts'
