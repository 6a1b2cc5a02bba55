import { expect, it } from 'vitest'
import { refuseKeyInBrowser } from './browser-key.ts'
import { ConfigurationError } from './errors.ts'

class DedicatedWorkerGlobalScope {}
class ServiceWorkerGlobalScope {}

const page = { window: {}, document: {} }
const browsers = { page, worker: { self: new DedicatedWorkerGlobalScope() } }
const servers = {
  node: {},
  deno: { window: {}, self: new DedicatedWorkerGlobalScope(), Deno: {} },
  bun: { ...page, Bun: {} },
  edge: { self: new ServiceWorkerGlobalScope() },
}
const refusal = (key: string, globals: object, isAllowed = false) => {
  try {
    refuseKeyInBrowser(key, isAllowed, globals)
    return undefined
  } catch (error) {
    return error
  }
}

it.each(Object.entries(browsers))('refuses every key but a test key in a %s, and does not say it', (_, globals) => {
  for (const key of ['ssa_live_abc', 'something-else']) {
    const error = refusal(key, globals)
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(String(error)).toContain('ssa_test_')
    expect(String(error)).not.toContain(key)
    expect(refusal(key, globals, true)).toBeUndefined()
  }
  expect(refusal('ssa_test_abc', globals)).toBeUndefined()
})

it.each(Object.entries(servers))('lets every key pass in %s', (_, globals) => {
  expect(refusal('ssa_live_abc', globals)).toBeUndefined()
})
