import { expect, it } from 'vitest'
import { isOnThisMachine } from './is-on-this-machine.ts'

const postgres = (url: string) => ({ kind: 'postgres' as const, url, poolSize: 1 })

it.each([
  'postgres://root@localhost:5432/berea',
  'postgres://root@127.0.0.1/berea',
  'postgres://root@[::1]:5432/berea',
  'postgres:///berea?host=/var/run/postgresql',
])('takes %s for this machine', (url) => {
  expect(isOnThisMachine(postgres(url))).toBe(true)
})

it.each([
  'postgres://root@db.example.org/berea',
  'postgres://root@10.0.0.1/berea',
  'postgres://root@localhost.example.org/berea',
  'postgres://root@127.0.0.1.example.org/berea',
  'postgres://root@localhost/berea?host=db.example.org',
  'postgres:///berea?host=/var/run/postgresql,db.example.org',
])('does not take %s for this machine', (url) => {
  expect(isOnThisMachine(postgres(url))).toBe(false)
})

it('takes the embedded database for this machine', () => {
  expect(isOnThisMachine({ kind: 'embedded', dataDir: 'var' })).toBe(true)
})
