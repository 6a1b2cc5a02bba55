import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** Who opens connections, and to where. What people chose goes through one module, which asks public addresses alone. */
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
  'platform/targets/targets.ts': 'webhooks of accounts, at addresses that are checked when they are asked',
}

/** Ways out that Node and our packages have; types and what only listens or reads addresses count for nothing. */
const waysOut = [
  /import (?!type )[^;\n]*\b(?:request|get|connect|createConnection|Agent|Socket|Client|Pool|Redis|pg|fetch)\b[^;\n]* from '(?:node:https?|node:http2|node:net|node:tls|node:dgram|undici|pg|ioredis)'/,
  /import\('(?:nodemailer|undici|node:https?|node:net|node:tls)'\)/,
  /(?<![.\w])(?:globalThis\.)?fetch\(/,
  /new (?:WebSocket|EventSource)\(/,
]

it('go out from a closed list of modules, one of which asks what people chose', () => {
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
