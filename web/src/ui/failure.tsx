import { ApiError, Unreachable } from '../api/client.ts'
import type { Dictionary } from '../i18n/en.ts'
import { useText } from '../i18n/language-provider.tsx'
import { Button } from './button.tsx'
import { Note } from './card.tsx'

/** What a failure means for who reads it, in the spoken language; the service's own sentence where it says more. */
export function explain(error: Error, { failure }: Dictionary): string {
  if (error instanceof Unreachable) return failure.offline
  if (!(error instanceof ApiError)) return failure.server
  const { status, code, message, detail } = error
  const known = failure.codes[detail.reason ?? code]
  if (known !== undefined) return known
  if (status === 429)
    return detail.retryAfterSeconds === undefined
      ? failure.rateLimitedSoon
      : failure.rateLimited(String(detail.retryAfterSeconds))
  if (status >= 500) return failure.server
  if (status === 404) return failure.notFound
  if (status === 403 && code === 'forbidden') return failure.forbidden
  return message === '' ? failure.server : message
}

type LoadFailureProps = { error: Error; onRetry: () => void; isInset?: boolean }

/** In place of what could not be loaded. `isInset` in a card whose content reaches its edges. */
export function LoadFailure({ error, onRetry, isInset = false }: LoadFailureProps) {
  const text = useText()
  return (
    <div className={isInset ? 'p-3' : ''}>
      <Note
        tone="bad"
        role="alert"
        title={text.failure.title}
        actions={<Button onClick={onRetry}>{text.common.retry}</Button>}
      >
        <p>{explain(error, text)}</p>
        <RequestId error={error} />
      </Note>
    </div>
  )
}

/** Above the buttons of a form that was refused. */
export function FormFailure({ error }: { error: Error | null }) {
  const text = useText()
  if (error === null) return null
  return (
    <Note tone="bad" role="alert">
      <p>{explain(error, text)}</p>
      <RequestId error={error} />
    </Note>
  )
}

function RequestId({ error }: { error: Error }) {
  const { failure } = useText()
  if (!(error instanceof ApiError) || error.status < 500 || error.detail.requestId === undefined) return null
  return <p className="text-xs break-all text-muted">{failure.requestId(error.detail.requestId)}</p>
}
