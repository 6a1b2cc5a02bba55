import { expect, it } from 'vitest'
import { createVisitorShare } from './visitor-share.ts'

const aShare = (perDay: number) => {
  let at = new Date('2026-05-01T23:00:00.000Z')
  return { ...createVisitorShare({ now: () => at, perDay }), setTime: (iso: string) => (at = new Date(iso)) }
}

it('gives an address so many a day, and the next day as many again', () => {
  const { take, setTime } = aShare(2)
  expect([take('192.0.2.1'), take('192.0.2.1'), take('192.0.2.1')]).toEqual([true, true, false])
  expect(take('192.0.2.2')).toBe(true)
  setTime('2026-05-02T00:00:00.000Z')
  expect(take('192.0.2.1')).toBe(true)
})

it('counts an IPv6 network as one visitor, and an IPv4 address the same however it is written', () => {
  const { take } = aShare(1)
  expect([take('2001:db8::1'), take('2001:db8::2')]).toEqual([true, false])
  expect([take('192.0.2.1'), take('::ffff:192.0.2.1')]).toEqual([true, false])
})

it('takes back what came to nothing', () => {
  const { take, giveBack } = aShare(1)
  take('192.0.2.1')
  giveBack('192.0.2.1')
  expect([take('192.0.2.1'), take('192.0.2.1')]).toEqual([true, false])
})
