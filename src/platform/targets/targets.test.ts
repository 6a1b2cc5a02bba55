import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aReceiver, type Receiver } from '../../../tests/webhook-receiver.ts'
import { isLoopbackAddress, isPublicAddress } from './address-rules.ts'
import { openTargets, type Resolve, type Targets } from './targets.ts'

const message = { headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs: 5_000, mostBytes: 1_024 }
const found =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const nobody: Resolve = async () => {
  throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
}

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is of the internet', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
    '2001:db8::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '4000::1',
    'example.org',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it('of this machine is one in either form', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true)
    expect(['0.0.0.0', '::', '10.0.0.1', '8.8.8.8', 'localhost'].some(isLoopbackAddress)).toBe(false)
  })
})

describe('a target', () => {
  let receiver: Receiver
  const open: Targets[] = []
  const targets = (options: Partial<Parameters<typeof openTargets>[0]> = {}) => {
    const opened = openTargets({ allowsLoopback: false, resolve: found('93.184.215.14'), ...options })
    open.push(opened)
    return opened
  }
  beforeEach(async () => {
    receiver = await aReceiver()
  })
  afterEach(async () => {
    await receiver.close()
    for (const opened of open.splice(0)) await opened.close()
  })

  it.each([
    ['https://example.org/hook?a=b', undefined],
    ['https://example.org:8443/', undefined],
    ['https://8.8.8.8/', undefined],
    ['example.org', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://exa mple.org/', 'unreadable'],
    ['http://example.org/', 'insecure'],
    ['ftp://example.org/', 'insecure'],
    ['file:///etc/passwd', 'unreadable'],
    ['https://ruth:secret@example.org/', 'has_credentials'],
    ['https://127.0.0.1/', 'not_public'],
    ['https://2130706433/', 'not_public'],
    ['https://0x7f.1/', 'not_public'],
    ['https://[::1]/', 'not_public'],
    ['https://[::ffff:10.0.0.1]/', 'not_public'],
    ['https://169.254.169.254/latest/meta-data/', 'not_public'],
  ])('%s is looked at before it is taken', async (url, wrong) => {
    expect(await targets().check(url)).toBe(wrong)
  })

  it('is refused where one of its addresses is private, or its name is nobody’s', async () => {
    expect(await targets({ resolve: found('93.184.215.14', '10.0.0.1') }).check('https://example.org/')).toBe(
      'not_public',
    )
    expect(await targets({ resolve: found('fd00::1') }).check('https://example.org/')).toBe('not_public')
    expect(await targets({ resolve: nobody }).check('https://example.org/')).toBe('unknown_host')
  })

  it('may be this machine where that is allowed, and a private network or plain http elsewhere never', async () => {
    const local = targets({ allowsLoopback: true, resolve: found('127.0.0.1', '::1') })
    expect(await local.check('http://localhost:9000/hook')).toBeUndefined()
    expect(await local.check('http://127.0.0.1/hook')).toBeUndefined()
    expect(await local.check('http://10.0.0.1/hook')).toBe('not_public')
    expect(await targets({ allowsLoopback: true }).check('http://example.org/hook')).toBe('insecure')
  })

  it('is asked at the address that its name has, with what is sent', async () => {
    receiver.answers(202, 'thanks')
    const reply = await targets({ allowsLoopback: true, resolve: found('127.0.0.1') }).post(
      `http://hooks.example:${receiver.port}/hook?a=b`,
      { ...message, headers: { ...message.headers, 'webhook-id': 'msg_1' }, body: '{"a":1}' },
    )
    expect(reply).toEqual({ status: 202, text: 'thanks' })
    expect(receiver.received).toMatchObject([
      {
        path: '/hook?a=b',
        body: '{"a":1}',
        headers: { host: `hooks.example:${receiver.port}`, 'webhook-id': 'msg_1' },
      },
    ])
  })

  it('is not asked where its name has another address by then', async () => {
    let connections = 0
    const server = createServer((socket) => {
      connections++
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const answers = [found('93.184.215.14'), found('127.0.0.1'), found('93.184.215.14', '127.0.0.1')]
    const rebinding = targets({ resolve: (name) => answers.shift()!(name) })
    const url = `https://rebinding.example:${port}/`
    expect(await rebinding.check(url)).toBeUndefined()
    for (let tries = 0; tries < 2; tries++)
      await expect(rebinding.post(url, message)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' })
    for (const literal of [`https://127.0.0.1:${port}/`, `https://[::1]:${port}/`, `http://127.0.0.1:${port}/`])
      await expect(targets().post(literal, message)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' })
    await new Promise((resolve) => server.close(resolve))
    expect([connections, answers]).toEqual([0, []])
  })

  it('is not left for where it redirects to', async () => {
    receiver.behaves((_message, response) => void response.writeHead(302, { location: '/elsewhere' }).end())
    const reply = await targets({ allowsLoopback: true }).post(receiver.url, message)
    expect(reply).toEqual({ status: 302, text: '' })
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  })

  it('is given up when it hangs before its reply or within it', async () => {
    const local = targets({ allowsLoopback: true })
    receiver.behaves(() => {})
    await expect(local.post(receiver.url, { ...message, timeoutMs: 200 })).rejects.toMatchObject({ code: 'TIMED_OUT' })
    receiver.behaves((_message, response) => void response.writeHead(200).write('begun'))
    await expect(local.post(receiver.url, { ...message, timeoutMs: 200 })).rejects.toMatchObject({ code: 'TIMED_OUT' })
    const silent = targets({ resolve: () => new Promise(() => {}) })
    await expect(silent.post('https://example.org/', { ...message, timeoutMs: 200 })).rejects.toMatchObject({
      code: 'TIMED_OUT',
    })
  })

  it('is read no further than was wanted, though it never ends', async () => {
    let isLeft: (() => void) | undefined
    const left = new Promise<void>((resolve) => {
      isLeft = resolve
    })
    receiver.behaves((_message, response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(1_000)), 1)
      response.on('close', () => {
        clearInterval(more)
        isLeft!()
      })
    })
    const { text } = await targets({ allowsLoopback: true }).post(receiver.url, message)
    expect(text).toBe('x'.repeat(1_024))
    await left
  })

  it('that closes the connection or is not there is an error with a code', async () => {
    const local = targets({ allowsLoopback: true })
    receiver.behaves((_message, response) => void response.socket?.destroy())
    await expect(local.post(receiver.url, message)).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' })
    await receiver.close()
    await expect(local.post(receiver.url, message)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    receiver = await aReceiver()
  })
})
