import { expect, it } from 'vitest'
import { addressLimits } from './address-limits.ts'

const countedAs = (address: string) =>
  addressLimits('ip_all', address, 100).map(({ identity, limit }) => [identity, limit])

it('counts an IPv4 address alone, however it is written', () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201'])
    expect(countedAs(address)).toEqual([['192.0.2.1', 100]])
})

it('counts the networks of an IPv6 address, the larger with a higher ceiling', () => {
  expect(countedAs('2001:db8:aa:bbcc:1:2:3:4')).toEqual([
    ['2001:db8:aa:bbcc::/64', 100],
    ['2001:db8:aa:bb00::/56', 400],
    ['2001:db8:aa:0::/48', 1_600],
  ])
})

it('counts all addresses of a /64 as one, however they are written', () => {
  const one = countedAs('2001:db8::1')
  for (const address of [
    '2001:0DB8::ffff:ffff:ffff:ffff',
    '2001:db8:0:0:9::',
    '2001:db8::192.0.2.1',
    '2001:db8::1%eth0',
  ])
    expect(countedAs(address)).toEqual(one)
  expect(countedAs('2001:db8:0:1::1')[0]).not.toEqual(one[0])
})

it('keeps counters of different things apart', () => {
  const identities = ['a:', 'b:']
    .flatMap((of) => addressLimits('people_ip', '::1', 5, { of }))
    .map((one) => one.identity)
  expect(new Set(identities).size).toBe(6)
})
