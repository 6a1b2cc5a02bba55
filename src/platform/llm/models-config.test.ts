import { expect, it } from 'vitest'
import { StartError } from '../../errors.ts'
import { parseModels } from './models-config.ts'

const entry = (more: Record<string, unknown> = {}) => ({
  id: 'house',
  kind: 'openai',
  baseUrl: 'http://127.0.0.1:11434/v1/',
  model: 'llama',
  usdPerMillionInput: 0,
  usdPerMillionOutput: 0,
  maxConcurrent: 2,
  contextTokens: 32_768,
  ...more,
})
const variables = { A_KEY: 'sk-secret-value', EMPTY: '', BROKEN: 'sk secret\nvalue' }
const parse = (...entries: unknown[]) => parseModels(JSON.stringify(entries), 'models.json', variables)

it('keeps the order, fills in addresses and limits, and keeps keys out', () => {
  const models = parse(
    entry(),
    entry({ id: 'claude', kind: 'anthropic', baseUrl: undefined, keyEnv: 'A_KEY', maxOutputTokens: 4_096 }),
    entry({ id: 'gemini', kind: 'google', baseUrl: undefined, keyEnv: 'A_KEY', contextTokens: 4_000 }),
    entry({ id: 'gpt', baseUrl: undefined, keyEnv: 'A_KEY' }),
  )
  expect(models.map(({ id, baseUrl, maxOutputTokens }) => [id, baseUrl, maxOutputTokens])).toEqual([
    ['house', 'http://127.0.0.1:11434/v1', 8_192],
    ['claude', 'https://api.anthropic.com/v1', 4_096],
    ['gemini', 'https://generativelanguage.googleapis.com/v1beta', 4_000],
    ['gpt', 'https://api.openai.com/v1', 8_192],
  ])
  expect(JSON.stringify(models)).not.toContain('secret')
})

it.each<[string, unknown[], string]>([
  [
    'a missing field',
    [entry({ model: undefined })],
    'model 1 (“house”): “model” is missing: the provider’s name of the model.',
  ],
  [
    'a missing price',
    [entry(), entry({ id: 'b', usdPerMillionInput: undefined })],
    'model 2 (“b”): “usdPerMillionInput” is missing',
  ],
  ['a wrong kind', [entry({ kind: 'sk-secret' })], '“kind” has to be one of openai, anthropic, google.'],
  ['a mistyped field', [entry({ maxConcurent: 1 })], '“maxConcurent” is no field of a model; “maxConcurrent” is.'],
  [
    'a negative price',
    [entry({ usdPerMillionOutput: -1 })],
    '“usdPerMillionOutput” has to be US dollars from 0 to 100,000.',
  ],
  ['a price as text', [entry({ usdPerMillionOutput: '1' })], '“usdPerMillionOutput” has to be'],
  ['no places', [entry({ maxConcurrent: 0 })], '“maxConcurrent” has to be a whole number from 1 to 10,000.'],
  ['no address', [entry({ baseUrl: 'localhost:11434' })], '“baseUrl” has to be an http or https address.'],
  ['an address that is none', [entry({ baseUrl: 'http://' })], '“baseUrl” has to be an http or https address.'],
  [
    'a key in the address',
    [entry({ baseUrl: 'https://u:sk-secret@h/v1' })],
    '“baseUrl” may hold a host and a path only',
  ],
  ['a key in the file', [entry({ keyEnv: 'sk-secret' })], '“keyEnv” has to be the name of the environment variable'],
  [
    'an unset key',
    [entry({ keyEnv: 'NOT_THERE' })],
    'the environment variable NOT_THERE, named by “keyEnv”, is not set.',
  ],
  ['an empty key', [entry({ keyEnv: 'EMPTY' })], 'the environment variable EMPTY, named by “keyEnv”, is not set.'],
  ['a broken key', [entry({ keyEnv: 'BROKEN' })], 'the key in BROKEN has a space'],
  ['a provider without a key', [entry({ kind: 'google', baseUrl: undefined })], '“keyEnv” is missing'],
  [
    'more output than context',
    [entry({ contextTokens: 100, maxOutputTokens: 200 })],
    '“maxOutputTokens” has to be below',
  ],
  ['an unknown omission', [entry({ omit: ['system'] })], '“omit” has to be a list of temperature, stop'],
  ['two of one name', [entry(), entry()], 'models 1 and 2 have the same id “house”.'],
  ['an entry that is none', ['sk-secret'], 'model 1: has to be an object.'],
  ['no model', [], 'has to be a list of at least one model.'],
])('names entry and field, and no value, of %s', (_, entries, message) => {
  const refused = (() => {
    try {
      return parse(...entries)
    } catch (error) {
      return error
    }
  })()
  expect(refused).toBeInstanceOf(StartError)
  expect((refused as Error).message).toContain(message)
  expect((refused as Error).message).toMatch(/^models\.json: /)
  if (!JSON.stringify(entries).includes('“sk')) expect((refused as Error).message).not.toContain('secret')
})

it('says that a file is not JSON without quoting it', () => {
  expect(() => parseModels('{"key": "sk-secret"', 'models.json', {})).toThrow(/^models\.json: is not JSON\./)
  expect(() => parseModels('{}', 'models.json', {})).toThrow('has to be a list of at least one model.')
})
