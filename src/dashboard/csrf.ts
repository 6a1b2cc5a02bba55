import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const harmless = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what another site made a browser send. Browsers say where a request comes from in `Sec-Fetch-Site`, old ones
 * in `Origin`, and no page can forge either.
 * @param publicOrigin where the dashboard is, as browsers write it
 * @returns a hook for all routes that change something
 */
export function refuseOtherSites(publicOrigin: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!harmless.includes(request.method)) requireSameOrigin(request, publicOrigin)
  }
}

/** @throws AppError forbidden */
export function requireSameOrigin({ headers, host }: FastifyRequest, publicOrigin: string): void {
  const { 'sec-fetch-site': site, origin } = headers
  const isSame = site === undefined ? isOurs(origin, publicOrigin, host) : site === 'same-origin'
  if (!isSame) throw new AppError('forbidden', 'This was not sent by a page of this dashboard.')
}

function isOurs(origin: string | undefined, publicOrigin: string, host: string): boolean {
  if (origin === undefined) return false
  return origin === publicOrigin || URL.parse(origin)?.host === host
}
