import type { FastifyReply } from 'fastify'

const forPages = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

const forData = "default-src 'none'; frame-ancestors 'none'"

/**
 * What keeps others from framing, sniffing or following the dashboard.
 * @param nonce of a page, which alone may run the scripts that it names; null for what is no page
 */
export function setPageHeaders(reply: FastifyReply, { nonce, isSecure }: { nonce: string | null; isSecure: boolean }) {
  reply.header('Content-Security-Policy', nonce === null ? forData : forPages(nonce))
  reply.header('X-Frame-Options', 'DENY')
  reply.header('Referrer-Policy', 'same-origin')
  reply.header('Cross-Origin-Opener-Policy', 'same-origin')
  reply.header('Cross-Origin-Resource-Policy', 'same-origin')
  if (isSecure) reply.header('Strict-Transport-Security', 'max-age=31536000')
}
