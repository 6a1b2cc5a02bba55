import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { Settings, settingsOfOtherCommands } from './config-settings.ts'
import { StartError } from './errors.ts'

const messageFor = (env: Record<string, string>) => {
  try {
    loadConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message
  }
  throw new Error('the configuration was accepted')
}

it('needs nothing: listens on loopback with the embedded database and a demo account', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({ host: '127.0.0.1', port: 4310, publicUrl: 'http://127.0.0.1:4310', logLevel: 'info' })
  expect(config.database.kind).toBe('embedded')
  expect(config.demo).toEqual({ enabled: true, key: undefined })
})

it('takes an empty variable for an unset one', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toEqual(loadConfig({}))
})

it('names every wrong setting at once, with the reason and without the value', () => {
  const message = messageFor({ PORT: 'eighty', DATABASE_URL: 'mysql://u:hunter2@h/d', BEREA_LOG_LEVEL: 'loud' })
  expect(message).toContain('PORT must be a whole number from 0 to 65535')
  expect(message).toContain('DATABASE_URL must start with postgres://')
  expect(message).toContain('BEREA_LOG_LEVEL must be one of')
  expect(message).not.toMatch(/eighty|hunter2|loud/)
})

it.each(['65536', '-1', '1.5', '12abc', '0x10', ' '])('refuses PORT %j', (port) => {
  expect(messageFor({ PORT: port })).toContain('PORT must be')
})

it('names the nearest setting for an unknown one of ours', () => {
  expect(messageFor({ BEREA_DATADIR: '/x' })).toContain('BEREA_DATADIR is not a setting; did you mean BEREA_DATA_DIR?')
  expect(messageFor({ BEREA_COLOUR: 'red' })).toContain('BEREA_COLOUR is not a setting')
})

it('leaves alone what other commands of the project and other programs set', () => {
  const env = Object.fromEntries([...settingsOfOtherCommands, 'PATH', 'LANG'].map((name) => [name, 'x']))
  expect(loadConfig(env)).toEqual(loadConfig({}))
})

it.each(['0.0.0.0', '::', '192.168.1.5', 'example.org'])(
  'refuses the embedded database on HOST %s unless allowed',
  (HOST) => {
    expect(messageFor({ HOST })).toContain('BEREA_ALLOW_EMBEDDED=1')
    expect(loadConfig({ HOST, BEREA_ALLOW_EMBEDDED: '1' }).demo.enabled).toBe(false)
    expect(loadConfig({ HOST, DATABASE_URL: 'postgres://h/d' }).demo.enabled).toBe(false)
  },
)

it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('has a demo account on HOST %s', (HOST) => {
  expect(loadConfig({ HOST }).demo.enabled).toBe(true)
})

it.each<[string, Record<string, string>, string]>([
  ['on a loopback HOST with the embedded database', {}, 'open'],
  ['with a database of its own', { DATABASE_URL: 'postgres://h/d' }, 'approved'],
  ['where others can reach it', { HOST: '0.0.0.0', BEREA_ALLOW_EMBEDDED: '1' }, 'approved'],
  ['where the operator opens it', { DATABASE_URL: 'postgres://h/d', BEREA_TEST_KEYS: 'open' }, 'open'],
  ['where the operator closes it', { BEREA_TEST_KEYS: 'approved' }, 'approved'],
])('has its sandbox %s open or closed', (_, env, access) => {
  expect(loadConfig(env).testKeys).toEqual({ access, requestsADay: 50 })
})

it.each<[string, Record<string, string>, boolean, boolean]>([
  ['on a loopback HOST', {}, true, true],
  ['where others can reach it', { HOST: '0.0.0.0', DATABASE_URL: 'postgres://h/d' }, false, false],
  [
    'where the operator opens them',
    { HOST: '0.0.0.0', DATABASE_URL: 'postgres://h/d', BEREA_STUDY: 'on' },
    true,
    false,
  ],
  [
    'where the operator opens both',
    { HOST: '0.0.0.0', DATABASE_URL: 'postgres://h/d', BEREA_STUDY: 'on', BEREA_STUDY_ASK: 'on' },
    true,
    true,
  ],
  ['where the operator closes the question box', { BEREA_STUDY_ASK: 'off' }, true, false],
  ['where the operator closes them', { BEREA_STUDY: 'off', BEREA_STUDY_ASK: 'on' }, false, false],
])('serves the public study pages and takes questions %s or not', (_, env, enabled, asks) => {
  expect(loadConfig(env).study).toMatchObject({ enabled, ask: { enabled: asks, dailyCredits: 1_000 } })
})

it('goes without retrieval on a loopback HOST alone, since its answers are for benchmarks', () => {
  const env = { BEREA_BENCH_NO_RETRIEVAL: '1', DATABASE_URL: 'postgres://h/d' }
  expect(loadConfig({}).withoutRetrieval).toBe(false)
  expect(loadConfig(env).withoutRetrieval).toBe(true)
  expect(messageFor({ ...env, HOST: '0.0.0.0' })).toContain('BEREA_BENCH_NO_RETRIEVAL')
})

it('refuses a demo key where there is no demo account', () => {
  expect(messageFor({ BEREA_DEMO_KEY: `ssa_live_${'a'.repeat(49)}`, DATABASE_URL: 'postgres://h/d' })).toContain(
    'BEREA_DEMO_KEY',
  )
})

it('refuses a data folder whose sockets would not fit the system limit', () => {
  expect(messageFor({ BEREA_DATA_DIR: `/${'d'.repeat(120)}` })).toMatch(
    /has 121 bytes, .* room for 80: set BEREA_DATA_DIR to/,
  )
})

it('takes each folder of SWORD_PATH from the project, wherever a command is called', () => {
  const { swordPath } = loadConfig({ SWORD_PATH: '/usr/share/sword:modules:' })
  expect(swordPath).toBe(`/usr/share/sword:${join(import.meta.dirname, '../modules')}`)
})

it.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ BEREA_PUBLIC_URL: 'https://berea.example.org' }, false],
  [{ DATABASE_URL: 'postgres://localhost/berea' }, false],
  [{ HOST: '0.0.0.0', BEREA_ALLOW_EMBEDDED: '1' }, false],
  [{ BEREA_WEBHOOKS_LOCAL: '0' }, false],
  [{ DATABASE_URL: 'postgres://localhost/berea', BEREA_WEBHOOKS_LOCAL: '1' }, true],
])('lets webhooks reach this machine only where nobody else is served, or told: %j', (env, allowsLoopback) => {
  expect(loadConfig(env).webhooks).toEqual({ allowsLoopback })
})

it('keeps .env.example equal to the table of settings', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const written = Object.fromEntries(
    [...example.matchAll(/^# ?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  const settings = Object.entries(Settings.properties as Record<string, { default?: unknown; description?: string }>)
  const expected = settings.map(([name, schema]) => [name, String(schema.default ?? '').replace(/^false$/, '0')])
  expect(written).toEqual(Object.fromEntries(expected))
  for (const [, { description }] of settings) expect(example.replace(/\n# /g, ' ')).toContain(description)
})

it('takes a judge from the models, and refuses one that is none of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'berea-models-'))
  const BEREA_MODELS = join(folder, 'models.json')
  const prices = { usdPerMillionInput: 0, usdPerMillionOutput: 0 }
  const model = { id: 'house', kind: 'openai', baseUrl: 'http://127.0.0.1:1/v1', model: 'm', ...prices }
  writeFileSync(BEREA_MODELS, JSON.stringify([{ ...model, maxConcurrent: 1, contextTokens: 8_192 }]))
  try {
    expect(loadConfig({ BEREA_MODELS }).guardrailJudge).toBeUndefined()
    expect(loadConfig({ BEREA_MODELS, BEREA_GUARDRAIL_JUDGE: 'house' }).guardrailJudge).toEqual({
      model: 'house',
      deadlineMs: 3_000,
    })
    expect(messageFor({ BEREA_MODELS, BEREA_GUARDRAIL_JUDGE: 'hause' })).toContain('a model of BEREA_MODELS: house')
    expect(messageFor({ BEREA_GUARDRAIL_JUDGE: 'house' })).toContain('needs BEREA_MODELS')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
