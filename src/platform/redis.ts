import { Redis } from 'ioredis'

/** A frozen server must not hold a request for longer. */
const longestCommandMs = 150

/**
 * A client that connects for as long as it takes and fails at once while it is not connected.
 * @param onError told of every failure of the connection; callers see to it that it is not a line each
 */
export function connectRedis(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: longestCommandMs,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 100, 1_000),
  })
  redis.on('error', onError)
  return redis
}
