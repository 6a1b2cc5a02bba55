import { spawnSync } from 'node:child_process'

/**
 * Runs dependency-cruiser, and takes its word only when it has seen our modules: with a TypeScript it cannot use it
 * reports that none of its zero modules breaks a rule.
 */
const FEWEST_MODULES = 30

type Report = {
  modules: { source: string }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

const parameters = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'tests']
const { stdout, stderr, error } = spawnSync('node_modules/.bin/depcruise', parameters, {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
if (error !== undefined) throw error
if (stdout === '') throw new Error(stderr)
const { modules, summary } = JSON.parse(stdout) as Report
const seen = modules.filter(({ source }) => source.startsWith('src/')).length
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (seen <= FEWEST_MODULES) console.error(`only ${seen} modules of src/ were seen: the check is broken`)
if (summary.violations.length > 0 || seen <= FEWEST_MODULES) process.exitCode = 1
else console.log(`${seen} modules keep to the dependency rules.`)
