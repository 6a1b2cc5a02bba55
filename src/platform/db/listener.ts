import { Client, type ClientConfig } from 'pg'
import type { Logger } from '../logger.ts'

/** Hears what is announced in the database, by whichever process. */
export type Listener = {
  /** Whether announcements are surely heard at this moment. */
  isHearing: () => boolean
  close: () => Promise<void>
}

/** The channel that all announcements travel on. */
export const CHANNEL = 'berea'

/** A silent connection is taken for broken after two of these. */
const HEARTBEAT_MS = 500

type Handlers = {
  /** The announcement's text. */
  onMessage: (message: string) => void
  /** Called whenever announcements may have been missed: what was learnt from them may be stale. */
  onGap: () => void
}

/**
 * Listens on a connection of its own to a PostgreSQL server, and connects again for as long as it takes when that is
 * lost or falls silent.
 */
export function listenOnServer(config: ClientConfig, { onMessage, onGap }: Handlers, logger: Logger): Listener {
  let hearing = false
  let closed = false
  let client: Client | undefined
  let beat: NodeJS.Timeout | undefined

  function lose(reason: unknown): void {
    if (hearing) logger.warn({ err: reason }, 'announcements of the database are not heard; trying again')
    hearing = false
    clearTimeout(beat)
    const lost = client
    client = undefined
    lost?.removeAllListeners()
    lost?.on('error', () => {})
    void lost?.end().catch(() => {})
    onGap()
    if (!closed) beat = setTimeout(connect, HEARTBEAT_MS).unref()
  }

  async function connect(): Promise<void> {
    const mine = new Client({ ...config, connectionTimeoutMillis: 2 * HEARTBEAT_MS, query_timeout: HEARTBEAT_MS })
    client = mine
    const loseMine = (reason: unknown) => void (client === mine && lose(reason))
    mine.on('error', loseMine)
    mine.on('end', () => loseMine(new Error('the connection ended')))
    mine.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      if (client !== mine) return void mine.end().catch(() => {})
      hearing = true
      onGap() // what was announced before is not known
      await keepAlive(mine)
    } catch (error) {
      loseMine(error)
    }
  }

  /** A server that froze closes nothing: only a question without an answer shows it. */
  async function keepAlive(mine: Client): Promise<void> {
    while (client === mine && !closed) {
      await new Promise((resolve) => {
        beat = setTimeout(resolve, HEARTBEAT_MS).unref()
      })
      if (client === mine) await mine.query('select 1')
    }
  }

  void connect()
  return {
    isHearing: () => hearing,
    close: async () => {
      closed = true
      hearing = false
      clearTimeout(beat)
      const last = client
      client = undefined
      last?.removeAllListeners()
      last?.on('error', () => {})
      await last?.end().catch(() => {})
    },
  }
}
