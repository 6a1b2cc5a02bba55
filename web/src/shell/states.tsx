import { useQueryClient } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Link, useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { ApiError, Unreachable } from '../api/client.ts'
import { useText } from '../i18n/language-provider.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Note } from '../ui/card.tsx'
import { explain } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHeading } from '../ui/use-heading.ts'

/** While the session is fetched for the first time: where the page will stand. */
export function Waiting() {
  const { common } = useText()
  return (
    <p role="status" className="p-8 text-muted">
      {common.loading} …
    </p>
  )
}

export function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  )
}

/** The same inside of the console. */
export function NotFound() {
  const { failure } = useText()
  const heading = useHeading(failure.notFoundTitle)
  return (
    <div className="mx-auto flex max-w-lg flex-col items-start gap-3 px-4 py-24">
      <p className="font-mono text-muted">404</p>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {failure.notFoundTitle}
      </h1>
      <p className="text-muted">{failure.notFoundText}</p>
      <Link to="/" className={buttonLook('primary')}>
        {failure.toOverview}
      </Link>
      <DocsLink />
    </div>
  )
}

/** A page that could not be shown: the session was not to be had, a script did not arrive, or an error of ours. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const text = useText()
  const router = useRouter()
  const isOfService = error instanceof ApiError || error instanceof Unreachable
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="mx-auto flex max-w-lg flex-col items-start gap-3 px-4 py-24">
      <h1 className="text-xl font-semibold">{isOfService ? text.failure.title : text.failure.crashedTitle}</h1>
      <p className="text-muted" role="alert">
        {isOfService ? explain(error, text) : text.failure.crashed}
      </p>
      {isOfService ? (
        <Button tone="primary" onClick={retry}>
          {text.common.retry}
        </Button>
      ) : (
        <Button tone="primary" onClick={() => location.reload()}>
          {text.failure.reload}
        </Button>
      )}
      <DocsLink />
    </div>
  )
}

/** Where there is no navigation that has it. */
export function DocsLink() {
  const { navigation } = useText()
  return (
    <a href="/docs" className="inline-flex items-center gap-2 self-start text-muted hover:text-text hover:underline">
      <Icon name="book" />
      {navigation.docs}
    </a>
  )
}

const subscribeToConnection = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What is shown stays when it cannot be fetched anew, and this says so. */
export function OfflineBar() {
  const { failure } = useText()
  const cache = useQueryClient().getQueryCache()
  const isOutOfDate = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache
        .getAll()
        .some((query) => query.isActive() && query.state.status === 'error' && query.state.data !== undefined),
  )
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  return (
    <div role="status">
      {(!isOnline || isOutOfDate) && (
        <div className="p-2">
          <Note tone="warn">{isOnline ? failure.outOfDate : failure.offlineBar}</Note>
        </div>
      )}
    </div>
  )
}
