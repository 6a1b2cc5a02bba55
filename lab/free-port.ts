import { createServer } from 'node:net'

/** A free port on the loopback address, from `first` on, below the range that the system hands out by itself. */
export async function freePort(first: number): Promise<number> {
  for (let port = first + (process.pid % 1_000); ; port++) {
    const server = createServer()
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((resolve) => server.close(resolve))
    if (free) return port
  }
}
