import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** Who opens connections, and to where. None of it takes an address from a request. */
const connecting: Readonly<Record<string, string>> = {
  'access/people/mailer.ts': 'BEREA_SMTP_URL',
  'admin/call-service.ts': 'admin.sock in the data folder',
  'platform/db/listener.ts': 'DATABASE_URL',
  'platform/db/migrate.ts': 'DATABASE_URL',
  'platform/db/named-statement.ts': 'DATABASE_URL',
  'platform/db/queued-pool.ts': 'DATABASE_URL',
  'platform/embeddings/openai-compatible.ts': 'BEREA_EMBEDDER_URL',
  'platform/llm/connections.ts': 'BEREA_MODELS',
  'platform/redis.ts': 'REDIS_URL',
}

/** Ways out that Node and our packages have; types and what only listens or reads addresses count for nothing. */
const waysOut = [
  /import (?!type )[^;\n]*\b(?:request|get|connect|createConnection|Agent|Socket|Client|Pool|Redis|pg|fetch)\b[^;\n]* from '(?:node:https?|node:http2|node:net|node:tls|node:dgram|undici|pg|ioredis)'/,
  /import\('(?:nodemailer|undici|node:https?|node:net|node:tls)'\)/,
  /(?<![.\w])(?:globalThis\.)?fetch\(/,
  /new (?:WebSocket|EventSource)\(/,
]

it('go out from a closed list of modules, whose addresses are the operator’s', () => {
  const found = globSync('**/*.ts', { cwd: source })
    .filter((file) => !/\.test(?:-data)?\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      return waysOut.some((way) => way.test(text))
    })
  const documentation = 'docs/examples.ts' // a sample for readers, no call
  expect(found.filter((file) => file !== documentation).sort()).toEqual(Object.keys(connecting).sort())
})

it('are none of the engine’s, the features’ or the HTTP side’s', () => {
  expect(Object.keys(connecting).filter((file) => /^(?:engine|features|http|dashboard|docs)\//.test(file))).toEqual([])
})
