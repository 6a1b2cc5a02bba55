import { Link } from '@tanstack/react-router'
import type { Overview } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Card } from '../../ui/card.tsx'
import { Cell, RowHead, SkeletonRows, Table } from '../../ui/table.tsx'

export function EndpointTable({ endpoints }: { endpoints: Overview['endpoints'] | undefined }) {
  const { overview: text } = useText()
  const { number, latency } = useFormats()
  const columns = [
    { name: text.endpoint },
    { name: text.requests, isNumber: true },
    { name: text.completed, isNumber: true, from: 'sm' },
    { name: text.credits, isNumber: true },
    { name: text.latency, isNumber: true, from: 'sm' },
  ] as const
  return (
    <Card title={text.endpoints} hint={text.endpointsHelp} isFlush>
      {endpoints?.length === 0 ? (
        <p className="p-4 text-muted">{text.emptyTitle}</p>
      ) : (
        <Table caption={text.endpoints} columns={columns}>
          {endpoints === undefined ? (
            <SkeletonRows rows={5} columns={columns} />
          ) : (
            endpoints.map(({ endpoint, requests, completed, credits, averageLatencyMs }) => (
              <tr key={endpoint}>
                <RowHead>
                  <Link
                    to="/requests"
                    search={{ endpoint }}
                    className="font-mono text-xs break-words text-accent hover:underline"
                  >
                    {endpoint}
                  </Link>
                </RowHead>
                <Cell isNumber>{number(requests)}</Cell>
                <Cell isNumber from="sm">
                  {number(completed)}
                </Cell>
                <Cell isNumber>{number(credits)}</Cell>
                <Cell isNumber from="sm">
                  {latency(averageLatencyMs)}
                </Cell>
              </tr>
            ))
          )}
        </Table>
      )}
    </Card>
  )
}
