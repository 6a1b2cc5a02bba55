import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import type { NewId } from '../platform/ids.ts'
import { statusOfError } from './error-catalogue.ts'
import { envelopeFor } from './error-envelope.ts'

type ClientError = Error & { code?: string }

/**
 * Answers, in the envelope, what Node refused before there was a request: garbage, too large headers, a slow sender.
 * @returns the handler for the server's `clientError` event
 */
export function answerClientErrors(newId: NewId): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunToReply(socket)) {
      socket.destroy()
      return
    }
    const refusal = refusalFor(error)
    const status = statusOfError(refusal)
    const requestId = newId('req')
    const body = JSON.stringify(envelopeFor(refusal, requestId))
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${requestId}`,
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
      () => socket.destroy(), // a peer that never reads must not hold the descriptor
    )
  }
}

function refusalFor({ code }: ClientError): AppError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('request_too_large', 'The request line and headers are over 16 KiB; shorten them.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AppError('bad_request', 'The request took too long to arrive; send it again.')
  return new AppError('bad_request', 'This is not a valid HTTP/1.1 request.')
}

/** Bytes of an earlier reply on this connection have left: another status line would corrupt it. */
function hasBegunToReply(socket: Socket): boolean {
  return (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true
}
