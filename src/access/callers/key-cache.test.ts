import { describe, expect, it } from 'vitest'
import { DatabaseDown } from '../../platform/db/index.ts'
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

  describe('while the database does not answer', () => {
    const down = new DatabaseDown({})
    const enough = { isEnoughRemembered: true }
    function aCache() {
      const store = aStore()
      const state = { isDown: false, now: 0, looks: 0 }
      const cache = createKeyCache({
        find: async () => {
          state.looks++
          if (state.isDown) throw down
          return store.find()
        },
        isHearing: () => !state.isDown,
        clock: () => state.now,
      })
      return { cache, store, state }
    }

    it('is enough for what needs nothing else of it, for ten minutes, and never for anything else', async () => {
      const { cache, state } = aCache()
      await cache.find('h')
      state.isDown = true
      cache.doubtAll()
      expect((await cache.find('h', enough))?.key.id).toBe('key_1')
      await expect(cache.find('h')).rejects.toBe(down)
      await expect(cache.find('never seen', enough)).rejects.toBe(down)
      state.now = 599_000
      expect((await cache.find('h', enough))?.key.id).toBe('key_1')
      state.now = 601_000
      await expect(cache.find('h', enough)).rejects.toBe(down)
    })

    it('does not wait for a look each time', async () => {
      const { cache, state } = aCache()
      await cache.find('h')
      state.isDown = true
      cache.doubtAll()
      for (let n = 0; n < 5; n++) await cache.find('h', enough)
      expect(state.looks).toBe(2)
    })

    it('does not remember what was changed before', async () => {
      const { cache, state } = aCache()
      await cache.find('h')
      cache.forgetAccount('acct_1')
      state.isDown = true
      await expect(cache.find('h', enough)).rejects.toBe(down)
    })

    it('looks again when it is back', async () => {
      const { cache, store, state } = aCache()
      await cache.find('h')
      store.change('revoked')
      cache.doubtAll()
      expect((await cache.find('h', enough))?.key.state).toBe('revoked')
      expect(state.looks).toBe(2)
    })
  })

  it('keeps only so many', async () => {
    const store = aStore()
    const cache = createKeyCache({ find: store.find, isHearing: () => true, mostEntries: 2 })
    for (const hash of ['a', 'b', 'c', 'b', 'a']) await cache.find(hash)
    expect(store.looks()).toBe(4)
  })
})
