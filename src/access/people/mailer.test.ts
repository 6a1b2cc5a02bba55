import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { createLogger } from '../../platform/logger.ts'
import { createMailer } from './mailer.ts'

const mail = {
  to: 'ruth@example.org',
  subject: 'Confirma tu dirección',
  text: 'Hola, Ruth:\n\nhttps://berea.example/x?token=1\n',
}

it('sends over SMTP with user and password, in UTF-8', async () => {
  const heard: { from: string; to: string[]; user: string; message: string }[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'sec:ret' ? done(null, { user: username }) : done(new Error('wrong')),
    onData: async (stream, { envelope, user }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      heard.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        user: String(user),
        message: await text(stream),
      })
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const from = 'Berea <berea@example.org>'
  const logger = createLogger({ level: 'silent' })
  await createMailer({ url: `smtp://mary:sec%3Aret@127.0.0.1:${port}`, from, logger }).send(mail)
  expect(heard).toMatchObject([{ from: 'berea@example.org', to: ['ruth@example.org'], user: 'mary' }])
  expect(heard[0]!.message).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(heard[0]!.message).toContain('https://berea.example/x?token=')
  await expect(createMailer({ url: `smtp://mary:wrong@127.0.0.1:${port}`, from, logger }).send(mail)).rejects.toThrow()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

it('is one line of the log with the link, where there is no server', async () => {
  const file = join(tmpdir(), `berea-mail-${process.pid}.log`)
  const logger = createLogger({ level: 'warn', file })
  await createMailer({ url: undefined, from: 'berea@localhost', logger }).send(mail)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(file)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    mail: { subject: mail.subject, link: 'https://berea.example/x?token=1' },
  })
})
