import { isIPv6 } from 'node:net'
import type { Limit, LimitScope } from './rate-limits.ts'

/**
 * What an address is counted as. Whoever has an IPv6 line has a /64 at least, and so more addresses than can be counted;
 * many get a /56 or a /48, where several households or offices may live: these have a higher ceiling.
 */
const networks = [
  { bits: 64, ceiling: 1 },
  { bits: 56, ceiling: 4 },
  { bits: 48, ceiling: 16 },
] as const

/**
 * The limits that a request counts against by where it comes from: of IPv4 the address, of IPv6 its networks.
 * @param over what else is said of each, and `of`, which keeps counters apart that are not of the same thing
 */
export function addressLimits(
  scope: LimitScope,
  address: string,
  limit: number,
  { of = '', ...over }: Pick<Limit, 'onlyLooks'> & { of?: string } = {},
): Limit[] {
  const groups = isIPv6(address) ? groupsOf(address) : undefined
  if (groups === undefined) return [{ scope, identity: of + address, limit, ...over }]
  const mapped = ipv4In(groups)
  if (mapped !== undefined) return [{ scope, identity: of + mapped, limit, ...over }]
  return networks.map(({ bits, ceiling }) => ({
    scope,
    identity: `${of}${networkOf(groups, bits)}`,
    limit: limit * ceiling,
    networkBits: bits,
    ...over,
  }))
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const between = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...between, ...tail].map((group) => Number.parseInt(group, 16))
}

/** An IPv4 caller on a socket of both kinds comes as `::ffff:192.0.2.1`. */
function ipv4In(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : undefined
}

function networkOf(groups: readonly number[], bits: number): string {
  const [a = 0, b = 0, c = 0, d = 0] = groups
  const last = bits === 64 ? d : bits === 56 ? d & 0xff00 : 0
  return `${[a, b, c, last].map((group) => group.toString(16)).join(':')}::/${bits}`
}
