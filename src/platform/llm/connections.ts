import { Agent, type Dispatcher } from 'undici'

/** Connections to providers, kept open and shared by all models. */
export type Connections = { dispatcher: Dispatcher; close: () => Promise<void> }

type Options = { perAddress?: number; connectMs?: number }

/**
 * A pool for each base address. What runs at once is limited by the models' places, so `perAddress` is only a stop.
 * Time-outs of an answer are not the pool's but the call's.
 */
export function openConnections({ perAddress = 256, connectMs = 5_000 }: Options = {}): Connections {
  const agent = new Agent({
    connections: perAddress,
    pipelining: 1,
    // providers drop idle connections after a minute and more; one dropped under a request costs an answer
    keepAliveTimeout: 10_000,
    keepAliveMaxTimeout: 30_000,
    connect: { timeout: connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return { dispatcher: agent, close: () => agent.destroy() }
}
