import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IPv6 that is given out to anybody: what lies beyond has no hosts, or leads to IPv4 by a way round. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Public by their number, and yet of the machine's own provider: Azure's channel to its virtual machines. */
const ofTheProvider = ['168.63.129.16']

/** Whether an address is one of the internet: not of this machine, of a private network, of a link or of many hosts. */
export function isPublicAddress(address: string): boolean {
  const parsed = parsedFrom(address)
  if (parsed === undefined || parsed.range() !== 'unicast' || ofTheProvider.includes(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

/** Whether an address is of this machine alone. */
export const isLoopbackAddress = (address: string): boolean => parsedFrom(address)?.range() === 'loopback'

/** An IPv4 address that is written as an IPv6 one counts as itself. */
const parsedFrom = (address: string) => (isIP(address) === 0 ? undefined : ipaddr.process(address))
