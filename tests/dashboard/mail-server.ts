import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

/** An SMTP server that keeps what it is given. */
export async function startMailServer() {
  const mails: { to: string; message: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const message = await text(stream)
      for (const { address } of envelope.rcptTo) mails.push({ to: address, message: readable(message) })
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  /** The mail to somebody that says such words; taken out, so that a second look finds the next one. */
  const take = (to: string, words: string): Promise<string> =>
    vi.waitFor(
      () => {
        const at = mails.findIndex((mail) => mail.to === to && mail.message.includes(words))
        if (at === -1) throw new Error(`no mail “${words}” to ${to}`)
        return mails.splice(at, 1)[0]!.message
      },
      { timeout: 10_000 },
    )
  const linkTo = async (to: string, words: string): Promise<string> => /https?:\/\/\S+/.exec(await take(to, words))![0]
  return {
    url: `smtp://127.0.0.1:${port}`,
    linkTo,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function readable(message: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(message)) return message
  return message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
