import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createPostgresDatabase } from './both-databases.ts'
import { makeEmbeddedDataDir } from './embedded-data-dir.ts'

// some start the whole service three times, on machines that do other work too
vi.setConfig({ testTimeout: 180_000 })

const project = join(import.meta.dirname, '..')
const cleanEnvironment = { PATH: process.env.PATH, HOME: process.env.HOME }
const folders: string[] = []
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function aDataDir(): Promise<string> {
  const folder = await makeEmbeddedDataDir()
  folders.push(folder)
  return folder
}

function run(file: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(project, file), ...args], { env: { ...cleanEnvironment, ...env } })
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
    running.delete(child),
  )
  return { child, ended, log: text(child.stderr) }
}

/** The service over the fake engine, as a process of its own, ready to be asked. */
async function start(env: Record<string, string>) {
  const { child, ended, log } = run('tests/serve-with-fake-engine.ts', [], { PORT: '0', BEREA_DRAIN_MS: '300', ...env })
  let greeting = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      greeting += chunk
      if (greeting.includes('the log.') || /ready on \S+\n/.test(greeting)) resolve()
    })
    void ended.then(async () => reject(new Error(`the service ended: ${await log}`)))
  })
  const address = /ready on (\S+)/.exec(greeting)![1]!
  const key = /ssa_live_\w+/.exec(greeting)?.[0] ?? ''
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { greeting, address, key, stop, ended, log, child }
}

async function berea(args: string[], env: Record<string, string>) {
  const { child, ended, log } = run('src/admin/cli.ts', args, env)
  const out = await text(child.stdout)
  return { code: await ended, out, err: await log }
}

const ask = (address: string, key: string, prompt = 'x') =>
  fetch(`${address}/v1/assistant/answer`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt }),
  })

describe('the service with the embedded database', () => {
  let dataDir: string
  let env: Record<string, string>
  let service: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    dataDir = await aDataDir()
    env = { BEREA_DATA_DIR: dataDir }
    service = await start(env)
  })
  afterAll(() => service.stop('SIGKILL'))

  it('greets with one curl line that returns a cited answer', async () => {
    const line = service.greeting.split('\n').find((each) => each.includes('curl'))!
    expect(line).toContain('What does the Bible say about forgiveness?')
    const [, address, key, body] = /curl -s (\S+) .*Bearer (\S+)'.* -d '(.+)'$/.exec(line)!
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const response = await fetch(address!, { method: 'POST', headers, body: body! })
    expect(await response.json()).toMatchObject({ citations: [{ verified: true }] })
  })

  it('keeps its key and its socket for its own user', () => {
    expect(readFileSync(join(dataDir, 'demo-key'), 'utf8').trim()).toBe(service.key)
    for (const name of ['demo-key', 'admin.sock']) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
  })

  it('prints a link that makes the first operator', async () => {
    const link = new URL(/Dashboard: (\S+)/.exec(service.greeting)![1]!)
    expect(`${link.origin}${link.pathname}`).toBe(`${service.address}/dashboard/sign-up`)
    const headers = { 'content-type': 'application/json', origin: service.address }
    const email = 'ruth@example.org'
    const body = {
      name: 'Ruth',
      email,
      password: 'a long enough password',
      invitation: link.searchParams.get('operator'),
    }
    const reply = await fetch(`${service.address}/dashboard/api/auth/sign-up/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(reply.status).toBe(200)
    const [cookie = ''] = reply.headers.getSetCookie()[0]!.split(';')
    const session = await fetch(`${service.address}/dashboard/api/session`, { headers: { cookie } })
    expect(await session.json()).toMatchObject({ person: { email, isOperator: true } })
    const created = await berea(['operators', 'create', '--email', email], env)
    expect(created).toMatchObject({ code: 1, err: `${email} is an operator already.\n` })
    const forgot = await fetch(`${service.address}/dashboard/api/auth/request-password-reset`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    })
    expect(forgot.status).toBe(200)
    const other = { ...body, email: 'naomi@example.org', invitation: undefined }
    const naomi = await fetch(`${service.address}/dashboard/api/auth/sign-up/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify(other),
    })
    expect(naomi.status).toBe(200)
    const confirm = await fetch(`${service.address}/dashboard/api/auth/send-verification-email`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: other.email }),
    })
    expect(confirm.status).toBe(200)
  })

  it('takes the operator’s commands while it runs: a key that works at once, and no more once it is revoked', async () => {
    const account = JSON.parse((await berea(['accounts', 'create', '--name', 'Grace', '--json'], env)).out)
    const created = await berea(
      ['keys', 'create', '--account', account.id, '--scopes', 'assistant', '--test', '--json'],
      env,
    )
    const { id, rawKey } = JSON.parse(created.out)
    const answer = await ask(service.address, rawKey)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ livemode: false })
    expect((await berea(['keys', 'revoke', id], env)).code).toBe(0)
    expect((await ask(service.address, rawKey)).status).toBe(401)
    const [again, mistyped] = await Promise.all([
      berea(['keys', 'revoke', id], env),
      berea(['keys', 'create', '--account', account.id, '--scopes', 'versus'], env),
    ])
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('already') })
    expect(mistyped).toMatchObject({ code: 2, err: 'There is no scope “versus”; did you mean verses?\n' })
  })

  it('says in one sentence that the database is taken, and starts nothing', async () => {
    const { ended, log } = run('tests/serve-with-fake-engine.ts', [], { ...env, PORT: '0' })
    expect(await ended).toBe(1)
    expect(await log).toMatch(/^Another process has the database in .+\n$/)
  })

  it('is not ready first, finishes what it accepted, and ends with 0', async () => {
    const slow = ask(service.address, service.key, 'slow')
    await fetch(`${service.address}/healthz`) // by now the slow request has arrived too
    service.child.kill('SIGTERM')
    const statuses: number[] = []
    for (let status = 200; status === 200; statuses.push(status))
      status = (await fetch(`${service.address}/readyz`)).status
    expect(statuses.at(-1)).toBe(503)
    expect((await slow).status).toBe(200)
    expect(await service.ended).toBe(0)
    await expect(fetch(`${service.address}/healthz`)).rejects.toThrow()
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  })

  it('wrote JSON lines with ids and no text, key or address of what was asked', async () => {
    const lines = (await service.log)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.find(({ route }) => route === '/v1/assistant/answer')).toMatchObject({
      requestId: expect.stringMatching(/^req_/),
      status: 200,
      keyId: expect.stringMatching(/^key_/),
    })
    const mail = lines.find(({ mail }) => mail?.subject === 'Choose a new password')
    expect(mail.mail).toEqual({
      subject: 'Choose a new password',
      link: expect.stringMatching(/\/dashboard\/reset-password\?token=\w{24}$/),
    })
    // whoever runs a service without a mail server passes these links on
    const links = lines.flatMap(({ mail }) => (mail?.link?.includes('verify-email') ? [mail.link] : []))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/\?token=eyJ[\w-]+\.[\w-]+\.[\w-]+$/)
    const all = JSON.stringify(lines)
    for (const secret of [service.key, 'slow', 'forgiveness', 'Bearer']) expect(all).not.toContain(secret)
  })

  it('keeps the demo key and everything else when it starts again, after a kill too', async () => {
    const second = await start(env)
    expect(second.key).toBe(service.key)
    expect(second.greeting).toContain(`Dashboard: ${second.address}/dashboard\n`)
    await second.stop('SIGKILL')
    const third = await start(env)
    expect((await ask(third.address, service.key)).status).toBe(200)
    expect(await third.stop('SIGINT')).toBe(0)
    const keys = JSON.parse((await berea(['keys', 'list', '--json'], env)).out) // opens the database by itself
    expect(keys.map(({ name }: { name: string }) => name)).toEqual(['Study pages', 'Demo key', 'key'])
    expect(keys[1].lastUsedAt).not.toBeNull()
  })
})

it('ends with 1 and one sentence when its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  const { ended, log } = run('tests/serve-with-fake-engine.ts', [], { PORT, BEREA_DATA_DIR: await aDataDir() })
  expect(await log).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use: .+\n$/)
  expect(await ended).toBe(1)
  other.close()
})

it('ends with 1 and one line that names every wrong setting', async () => {
  const { ended, log } = run('tests/serve-with-fake-engine.ts', [], { PORT: 'x', BEREA_DATADIR: 'y' })
  expect(await log).toMatch(/^Cannot start\. BEREA_DATADIR is not a setting.+ PORT must be .+\n$/)
  expect(await ended).toBe(1)
})

describe.skipIf(inject('postgresUrl') === '')('the service on PostgreSQL', () => {
  it('has no demo account, and shares its database with the command line', async () => {
    const { url, drop } = await createPostgresDatabase()
    const env = { DATABASE_URL: url, BEREA_DATA_DIR: await aDataDir() }
    const service = await start(env)
    expect(service.key).toBe('')
    const account = JSON.parse((await berea(['accounts', 'create', '--name', 'Grace', '--json'], env)).out)
    const { rawKey } = JSON.parse((await berea(['keys', 'create', '--account', account.id, '--json'], env)).out)
    expect((await ask(service.address, rawKey)).status).toBe(200)
    expect(await service.stop()).toBe(0)
    await drop()
  })
})
