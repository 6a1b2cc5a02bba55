import { readFileSync, writeFileSync } from 'node:fs'
import { openapiDocument } from '../src/openapi-document.ts'

/** Writes `openapi.json` from the route schemas; with `--check` it only says whether that would change it. */
const path = new URL('../openapi.json', import.meta.url)
const document = await openapiDocument()
if (!process.argv.includes('--check')) {
  writeFileSync(path, document)
} else if (readFileSync(path, 'utf8') !== document) {
  console.error('openapi.json is stale: run `npm run openapi`.')
  process.exitCode = 1
}
