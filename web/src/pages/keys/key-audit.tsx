import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AuditEntry } from '../../../../src/dashboard/contract.ts'
import { auditQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useDetailInWords } from './audit-in-words.ts'

export function KeyAudit({ keyId }: { keyId: string }) {
  const { keys: text } = useText()
  const [cursor, setCursor] = useState<string>()
  const audit = useQuery(auditQuery(keyId, cursor))
  return (
    <Card title={text.audit} isFlush>
      {audit.isLoadingError ? (
        <LoadFailure isInset error={audit.error} onRetry={() => audit.refetch()} />
      ) : audit.data === undefined ? (
        <div className="p-4">
          <div className="skeleton h-20" />
        </div>
      ) : audit.data.data.length === 0 ? (
        <p className="p-4 text-muted">{text.auditEmpty}</p>
      ) : (
        <ol className="divide-y divide-line">
          {audit.data.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pager cursor={cursor} next={audit.data?.nextCursor} onCursor={setCursor} />
    </Card>
  )
}

function Entry({ entry: { at, by, action, detail } }: { entry: AuditEntry }) {
  const { keys: text } = useText()
  const { moment } = useFormats()
  const inWords = useDetailInWords()
  const { successorId } = detail
  const told = inWords(detail)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 px-4 py-2">
      <time dateTime={at} className="text-muted tabular sm:w-44">
        {moment(at)}
      </time>
      <span className="min-w-0 flex-1 basis-52">
        <span className="font-medium">{text.by[by]}</span> {text.actions[action] ?? action}
        {typeof successorId === 'string' && (
          <Link to="/keys/$keyId" params={{ keyId: successorId }} className="block text-xs text-accent underline">
            {text.successor}
          </Link>
        )}
        {told.map((line) => (
          <span key={line} className="block text-xs wrap-anywhere text-muted">
            {line}
          </span>
        ))}
      </span>
    </li>
  )
}
