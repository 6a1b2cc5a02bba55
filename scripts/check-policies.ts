import { sayProblem } from '../src/engine/guardrails/policies/prepare-policies.ts'
import { policiesFolder, readPolicies } from '../src/engine/guardrails/policies/read-policies.ts'

/** Fails when a file of policies is not well formed, and says where and what to do. */
const { rules, problems } = readPolicies(policiesFolder)
for (const problem of problems) console.log(sayProblem(problem))
if (problems.length > 0) process.exitCode = 1
else console.log(`${rules.length} rules`)
