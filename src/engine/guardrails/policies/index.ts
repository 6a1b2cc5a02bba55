export {
  everyPolicyRule,
  policyList,
  policyLists,
  policyPattern,
  policyRules,
  policyTest,
  policyTests,
} from './open-policies.ts'
