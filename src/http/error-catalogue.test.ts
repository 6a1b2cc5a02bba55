import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorCatalogue } from './error-catalogue.ts'

it('is the table of docs/errors.md, code by code', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| `(\w+)` \| (.+) \| (.+) \|$/gm)]
  const written = rows.map(([, code, status, type]) => [code, Number(status), type])
  const known = Object.entries(errorCatalogue).map(([code, { status, type }]) => [code, status, type])
  expect(written).toEqual([...known, ['server_error', 503, 'api_error']])
})
