import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTypes, { astToString } from 'openapi-typescript'

/**
 * Writes `sdk/src/contract.ts` from `openapi.json`; with `--check` it only says whether that would change it. Left out is
 * what no caller of the client sees: the form of refusals, which is the same everywhere, and headers.
 */
type Operation = { parameters?: { in: string }[]; responses: Record<string, { description: string; content?: object }> }
type Document = { paths: Record<string, Record<string, Operation>> }

const target = new URL('../sdk/src/contract.ts', import.meta.url)
const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document
for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
  // the parameters that are named by reference are headers, which the client sends by itself
  operation.parameters = (operation.parameters ?? []).filter((each) => 'in' in each)
  const { description, content } = operation.responses['200']!
  operation.responses = { 200: { description, ...(content && { content }) } }
}
const types = await openapiTypes(JSON.stringify(document), { silent: true })
const text = `// Generated from openapi.json by \`npm run sdk:types\`. Do not edit.\n\n${astToString(types)}`
if (!process.argv.includes('--check')) {
  writeFileSync(target, text)
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('sdk/src/contract.ts is stale: run `npm run sdk:types`.')
  process.exitCode = 1
}
