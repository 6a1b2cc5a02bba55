import { AppError } from '../../errors.ts'

/** Streaming is part of the contract and not of this build: better a refusal than a reply in another form than asked. */
export function refuseStreaming({ stream = false }: { stream?: boolean }): void {
  if (!stream) return
  const message = 'Streaming is not available in this build; leave out `stream`, or send `false`.'
  throw new AppError('bad_request', message, { param: '/stream' })
}
