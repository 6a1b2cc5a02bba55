import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorCatalogue } from './error-catalogue.ts'

it('is the table of docs/errors.md, code by code', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| `(\w+)` \| (.+) \| (.+) \|$/gm)]
  const written = Object.fromEntries(rows.map(([, code, status, type]) => [code, { status: Number(status), type }]))
  expect(written).toEqual(errorCatalogue)
})
