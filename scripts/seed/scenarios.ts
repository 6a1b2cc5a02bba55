import { applyForAccess, capsOf, getAccount } from '../../src/access/accounts/index.ts'
import { type ApiKey, rotateKey } from '../../src/access/api-keys/index.ts'
import { complete, dice, fail, momentsIn, momentsOf, noteUse } from './history.ts'
import { application, approve, makeKey, type World } from './world.ts'

type Link = { what: string; path: string }
export type Scenario = { summary: string; make: (world: World) => Promise<Link[]> }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Every state of an account that is worth seeing, by name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'new-account': {
    summary: 'somebody who has just signed up: plan free, no API access, no key',
    make: async () => [
      { what: 'overview', path: '/' },
      { what: 'access', path: '/access' },
    ],
  },

  'waiting-for-approval': {
    summary: 'an application for API access that an operator has not decided',
    make: async (world) => {
      world.clock.time = new Date(world.present.getTime() - dayMs)
      await applyForAccess(world, world.accountId, application, world.holder)
      return [
        { what: 'access', path: '/access' },
        { what: 'operator', path: '/operator/applications' },
      ]
    },
  },

  'busy-account': {
    summary: 'a week of requests, and 90 percent of the daily cap used today',
    make: async (world) => {
      const key = await approvedWithKey(world, 'church app')
      await week(world, key, 60)
      await useOfDay(world, key, 0.9)
      return [
        { what: 'overview', path: '/' },
        { what: 'limits', path: '/limits' },
        { what: 'key', path: `/keys/${key.id}` },
      ]
    },
  },

  'rotated-key': {
    summary: 'a key that was rotated yesterday and is still used beside its successor',
    make: async (world) => {
      const old = await approvedWithKey(world, 'church app')
      await week(world, old, 20, 2) // all of it before the rotation
      const rotatedAt = new Date(world.present.getTime() - dayMs)
      world.clock.time = rotatedAt
      const { key } = await rotateKey(world, old.id, { graceDays: 7 }, world.holder)
      const roll = dice(3)
      const [ofOld, ofNew] = [25, 40].map((count) => momentsIn(rotatedAt, world.present, count, roll))
      for (const at of ofOld!) await complete(world, old, at, roll)
      for (const at of ofNew!) await complete(world, key, at, roll)
      await noteUse(world, old, ofOld!.at(-1)!, ofOld!.length)
      await noteUse(world, key, ofNew!.at(-1)!)
      return [
        { what: 'old key', path: `/keys/${old.id}` },
        { what: 'new key', path: `/keys/${key.id}` },
      ]
    },
  },

  'error-spike': {
    summary: 'a quiet week, and an hour in which most requests failed',
    make: async (world) => {
      const key = await approvedWithKey(world, 'church app')
      await week(world, key, 25)
      const roll = dice(4)
      const anHourAgo = new Date(world.present.getTime() - hourMs)
      const completed = momentsIn(anHourAgo, world.present, 20, roll)
      for (const at of completed) await complete(world, key, at, roll)
      const failures = momentsIn(anHourAgo, world.present, 90, roll).map((at) => ({ at, ...failure(roll()) }))
      await fail(world, key, failures)
      await noteUse(world, key, new Date(Math.max(...[...completed, ...failures.map(({ at }) => at)].map(Number))))
      return [
        { what: 'overview', path: '/' },
        { what: 'errors', path: '/requests?status=5xx' },
        { what: 'refusals', path: '/requests?status=4xx' },
      ]
    },
  },
}

/** Approved ten days ago, with a live key and a test key since then. */
async function approvedWithKey(world: World, name: string): Promise<ApiKey> {
  world.clock.time = new Date(world.present.getTime() - 10 * dayMs)
  await approve(world)
  await makeKey(world, { name: 'trying out', livemode: false })
  return makeKey(world, { name, ipList: ['192.0.2.0/24'], requestsPerMinute: 60 })
}

/** Days of about so many requests each, from six days back to the last, yesterday unless told. */
async function week(world: World, key: ApiKey, aDay: number, lastDaysBack = 1): Promise<void> {
  const roll = dice(1)
  for (let daysBack = 6; daysBack >= lastDaysBack; daysBack--) {
    const moments = momentsOf(world, daysBack, Math.round(aDay * (0.6 + 0.8 * roll())), roll)
    for (const at of moments) await complete(world, key, at, roll)
    await fail(
      world,
      key,
      momentsOf(world, daysBack, 3, roll).map((at) => ({ at, ...failure(roll()) })),
    )
  }
}

/** Uses a share of the daily cap in the part of today that is over. */
async function useOfDay(world: World, key: ApiKey, share: number): Promise<void> {
  const roll = dice(2)
  const wanted = Math.floor(capsOf(await getAccount(world, world.accountId), world.plans).day * share)
  let left = wanted
  let last = world.present
  for (const at of momentsOf(world, 0, wanted, roll)) {
    if (left <= 0) break
    left -= await complete(world, key, at, roll)
    last = at
  }
  await noteUse(world, key, last)
}

function failure(chance: number): { status: number; errorCode: string; latencyMs: number } {
  if (chance < 0.55) return { status: 500, errorCode: 'server_error', latencyMs: 900 + chance * 4_000 }
  if (chance < 0.85) return { status: 429, errorCode: 'rate_limited', latencyMs: 1 + chance }
  return { status: 400, errorCode: 'bad_request', latencyMs: 1 + chance }
}
