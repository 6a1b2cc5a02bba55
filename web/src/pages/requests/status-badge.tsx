import { Badge } from '../../ui/card.tsx'

export function StatusBadge({ status, errorCode }: { status: number; errorCode: string | null }) {
  const tone = status < 300 ? 'ok' : status < 500 ? 'warn' : 'bad'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tone}>{status}</Badge>
      {errorCode && <span className="font-mono text-xs text-muted max-md:hidden">{errorCode}</span>}
    </span>
  )
}
