import type { DatabaseConfig } from '../../src/config.ts'

/** Whether a database is the embedded one, or PostgreSQL on a loopback address or a Unix socket. */
export function isOnThisMachine(database: DatabaseConfig): boolean {
  if (database.kind === 'embedded') return true
  const { hostname, searchParams } = new URL(database.url)
  const hosts = (searchParams.get('host') ?? decodeURIComponent(hostname)).split(',')
  return hosts.every((host) => host === '' || host.startsWith('/') || isLoopback(host.replace(/^\[|\]$/g, '')))
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
