import { describe, expect, it } from 'vitest'
import { createKeyCache } from './key-cache.ts'
import type { KeyHolder } from './key-holder.repository.ts'

const holder = (state: string): KeyHolder => ({ key: { id: 'key_1', state }, account: { id: 'acct_1' } }) as KeyHolder

function aStore() {
  let state = 'active'
  const waiting: (() => void)[] = []
  let isSlow = false
  let looks = 0
  return {
    find: async () => {
      looks++
      const found = holder(state)
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      return found
    },
    change: (to: string) => {
      state = to
    },
    slow: () => {
      isSlow = true
    },
    release: () => {
      isSlow = false
      for (const resolve of waiting.splice(0)) resolve()
    },
    looks: () => looks,
  }
}

describe('the cache of verified keys', () => {
  it('looks once for many requests', async () => {
    const store = aStore()
    const cache = createKeyCache({ find: store.find, isHearing: () => true })
    await Promise.all([cache.find('h'), cache.find('h')])
    await cache.find('h')
    expect(store.looks()).toBe(1)
  })

  it('forgets a key when its account changes', async () => {
    const store = aStore()
    const cache = createKeyCache({ find: store.find, isHearing: () => true })
    await cache.find('h')
    store.change('revoked')
    cache.forgetAccount('acct_2')
    expect((await cache.find('h'))?.key.state).toBe('active')
    cache.forgetAccount('acct_1')
    expect((await cache.find('h'))?.key.state).toBe('revoked')
  })

  it('never brings back what a slow look-up found before the change', async () => {
    const store = aStore()
    const cache = createKeyCache({ find: store.find, isHearing: () => true })
    store.slow()
    const underWay = cache.find('h')
    store.change('revoked')
    cache.forgetAccount('acct_1')
    store.release()
    expect((await underWay)?.key.state).toBe('revoked')
    expect((await cache.find('h'))?.key.state).toBe('revoked')
  })

  it('looks again after two seconds while changes are not heard of, and after a minute otherwise', async () => {
    const store = aStore()
    let now = 0
    let hearing = true
    const cache = createKeyCache({ find: store.find, isHearing: () => hearing, clock: () => now })
    await cache.find('h')
    now = 59_000
    await cache.find('h')
    expect(store.looks()).toBe(1)
    hearing = false
    await cache.find('h')
    expect(store.looks()).toBe(2)
    now += 1_900
    await cache.find('h')
    expect(store.looks()).toBe(2)
    now += 200
    await cache.find('h')
    expect(store.looks()).toBe(3)
  })

  it('keeps only so many', async () => {
    const store = aStore()
    const cache = createKeyCache({ find: store.find, isHearing: () => true, mostEntries: 2 })
    for (const hash of ['a', 'b', 'c', 'b', 'a']) await cache.find(hash)
    expect(store.looks()).toBe(4)
  })
})
