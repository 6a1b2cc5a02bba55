import { Link } from '@tanstack/react-router'
import type { RequestSummary } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Badge } from '../../ui/card.tsx'
import { Cell, RowHead, SkeletonRows, Table } from '../../ui/table.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = { caption: string; requests: readonly RequestSummary[] | undefined; rows: number; isStale?: boolean }

/** One line a request; its time opens the details, which have an address of their own. */
export function RequestTable({ caption, requests, rows, isStale }: Props) {
  const { requests: text, common } = useText()
  const { number, latency, clock, exact, local, relative } = useFormats()
  const hereOf = (at: string) => {
    const here = local(at)
    return here && text.localTime(here)
  }
  const columns = [
    { name: text.time },
    { name: text.endpoint, from: 'sm' },
    { name: text.status },
    { name: text.credits, isNumber: true },
    { name: text.latency, isNumber: true },
  ] as const
  return (
    <Table caption={caption} columns={columns} isStale={isStale}>
      {requests === undefined ? (
        <SkeletonRows rows={rows} columns={columns} />
      ) : (
        requests.map(({ id, at, endpoint, status, errorCode, creditsCharged, latencyMs, livemode, via }) => (
          <tr key={id} className="relative hover:bg-sunken">
            <RowHead>
              <Link
                to="/requests"
                search={(now) => ({ ...now, request: id })}
                aria-label={`${text.open(id)}, ${exact(at)}`}
                // the whole line is the link's target
                className="whitespace-nowrap tabular after:absolute after:inset-0 hover:underline max-sm:whitespace-normal"
              >
                <time dateTime={at} title={[relative(at), hereOf(at)].filter(Boolean).join(' · ')}>
                  {clock(at)}
                </time>
              </Link>
              <span className="block font-mono text-xs text-muted sm:hidden">{endpoint}</span>
            </RowHead>
            <Cell from="sm">
              <span className="font-mono text-xs">{endpoint}</span> {!livemode && <Badge>{common.test}</Badge>}{' '}
              {via !== 'api' && <Badge>{text.doors[via]}</Badge>}
            </Cell>
            <Cell>
              <StatusBadge status={status} errorCode={errorCode} />
            </Cell>
            <Cell isNumber>{number(creditsCharged)}</Cell>
            <Cell isNumber className="whitespace-nowrap">
              {latency(latencyMs)}
            </Cell>
          </tr>
        ))
      )}
    </Table>
  )
}
