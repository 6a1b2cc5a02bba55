import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isLoopbackAddress, isPublicAddress } from './address-rules.ts'

/** All addresses of a name, as the system finds them. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>

/** Why an address that somebody typed is not asked. */
export type WrongTarget =
  | 'unreadable'
  /** No https; on this machine itself http will do where that is allowed. */
  | 'insecure'
  | 'has_credentials'
  | 'not_public'
  | 'unknown_host'

/** A reply, of which no more is kept than its beginning. */
export type TargetReply = { status: number; text: string }

type Message = { headers: Record<string, string>; body: string; timeoutMs: number; mostBytes: number }

/** What is asked at addresses that callers chose. */
export type Targets = {
  /** Looks at an address before it is taken. A name service that does not answer is no fault of the address. */
  check: (url: string) => Promise<WrongTarget | undefined>
  /**
   * Posts a message; no redirect is followed. Each call looks the name up anew and connects to no address but one that
   * was checked then, so that a name cannot lead elsewhere after the check.
   * @throws an error with a `code`, such as `ADDRESS_REFUSED`, `TIMED_OUT` or `ECONNREFUSED`
   */
  post: (url: string, message: Message) => Promise<TargetReply>
  close: () => Promise<void>
}

type Options = {
  /** Whether addresses of this machine may be asked, by http too. */
  allowsLoopback: boolean
  resolve?: Resolve
}

type IsAllowed = (address: string) => boolean

/** Opens the way to addresses that callers chose, and to public ones alone. */
export function openTargets({ allowsLoopback, resolve = resolveBySystem }: Options): Targets {
  const rules: Readonly<Record<string, IsAllowed>> = {
    'https:': (address) => isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address)),
    'http:': (address) => allowsLoopback && isLoopbackAddress(address),
  }
  const agents = new Map(
    Object.entries(rules).map(([protocol, isAllowed]) => [protocol, agentFor(checkedLookup(resolve, isAllowed))]),
  )
  return {
    check: async (text) => {
      const url = URL.parse(text)
      if (url === null || url.hostname === '') return 'unreadable'
      const isAllowed = rules[url.protocol]
      if (isAllowed === undefined || (url.protocol === 'http:' && !allowsLoopback)) return 'insecure'
      if (url.username !== '' || url.password !== '') return 'has_credentials'
      const found = await addressesOf(hostOf(url), resolve)
      if (found === undefined) return 'unknown_host'
      if (found.every(isAllowed)) return undefined
      return url.protocol === 'http:' && found.every(isPublicAddress) ? 'insecure' : 'not_public'
    },
    post: async (text, { headers, body, timeoutMs, mostBytes }) => {
      const url = new URL(text)
      const isAllowed = rules[url.protocol]
      const host = hostOf(url)
      // a connection to a number looks nothing up
      if (isAllowed === undefined || (isIP(host) !== 0 && !isAllowed(host))) throw refusedAddress()
      const dispatcher = agents.get(url.protocol)!
      return within(timeoutMs, async (signal) => {
        const { statusCode, body: reply } = await dispatcher.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: 'POST',
          headers,
          body,
          signal,
        })
        return { status: statusCode, text: await beginning(reply, mostBytes) }
      })
    },
    close: async () => {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()))
    },
  }
}

const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true, verbatim: true })

/** A connection for each message: none is kept open to an address that is no longer the name's. */
const agentFor = (lookup: LookupFunction) =>
  new Agent({ pipelining: 0, allowH2: false, connect: { lookup, timeout: 10_000 }, headersTimeout: 0, bodyTimeout: 0 })

/** Looks a name up for one connection, which is then made to what was found and allowed. */
function checkedLookup(resolve: Resolve, isAllowed: IsAllowed): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found
        // one address that is not allowed is enough: a name of the internet has none of a private network
        if (first === undefined || !found.every(({ address }) => isAllowed(address))) callback(refusedAddress(), '')
        else if (all === true) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

const namesNobody = ['ENOTFOUND', 'ENODATA']

/** @returns undefined for a name that there is not */
async function addressesOf(host: string, resolve: Resolve): Promise<readonly string[] | undefined> {
  if (isIP(host) !== 0) return [host]
  try {
    const found = await resolve(host)
    return found.length === 0 ? undefined : found.map(({ address }) => address)
  } catch (error) {
    if (namesNobody.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    return [] // looked up again when it is asked
  }
}

/** A number without the brackets that it has in an address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const refusedAddress = () => coded('ADDRESS_REFUSED', 'the name leads to an address that is not public')

const coded = (code: string, message: string) => Object.assign(new Error(message), { code })

/** Ends work at its time, while a name is looked up too, which cannot be called off. */
async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const working = work(controller.signal)
  working.catch(() => {}) // what is left of it when its time is over
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(coded('TIMED_OUT', `no reply within ${milliseconds} ms`))
      controller.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([working, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads so many bytes of a reply and leaves the rest. */
async function beginning(reply: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of reply) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= mostBytes) break // leaving the loop ends the connection
  }
  return new TextDecoder().decode(Buffer.concat(pieces).subarray(0, mostBytes))
}
