import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const harmless = ['GET', 'HEAD', 'OPTIONS']

/** Where the dashboard is. */
export type Home = {
  /** As browsers write it. */
  origin: string
  /** Whether the operator said so (BEREA_PUBLIC_URL): then nothing else is believed. */
  isSet: boolean
}

/**
 * Refuses what another site made a browser send. Browsers say where a request comes from in `Sec-Fetch-Site`, old ones
 * in `Origin`, and no page can forge either.
 * @returns a hook for all routes that change something
 */
export function refuseOtherSites(home: Home): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!harmless.includes(request.method)) requireSameOrigin(request, home)
  }
}

/** @throws AppError forbidden */
export function requireSameOrigin({ headers, host }: FastifyRequest, home: Home): void {
  const { 'sec-fetch-site': site, origin } = headers
  const isSame = site === undefined ? isOurs(origin, home, host) : site === 'same-origin'
  // who comes by http to an https service may have been given the page by somebody on the way
  const isElsewhere = home.isSet && origin !== undefined && origin !== home.origin
  if (!isSame || isElsewhere) throw new AppError('forbidden', 'This was not sent by a page of this dashboard.')
}

function isOurs(origin: string | undefined, home: Home, host: string): boolean {
  if (origin === undefined) return false
  return origin === home.origin || (!home.isSet && URL.parse(origin)?.host === host)
}

/**
 * Refuses requests for another name than that of the service, where the operator has said which that is: a page of
 * another site that points its name at this machine would be taken for one of ours.
 */
export function refuseOtherHosts({ origin, isSet }: Home): (request: FastifyRequest) => Promise<void> {
  const { host: ours, protocol } = new URL(origin)
  return async ({ host }) => {
    if (!isSet || URL.parse(`${protocol}//${host}`)?.host === ours) return
    const remedy = `If a proxy asks in its place, have it pass the Host header on, or set BEREA_PUBLIC_URL.`
    throw new AppError('forbidden', `The dashboard is at ${origin}/dashboard: open it there. ${remedy}`)
  }
}
