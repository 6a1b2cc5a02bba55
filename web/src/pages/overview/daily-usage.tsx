import { useState } from 'react'
import type { Overview } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Card } from '../../ui/card.tsx'
import { Segments } from '../../ui/field.tsx'
import { Cell, RowHead, SkeletonRows, Table } from '../../ui/table.tsx'
import { type Day, DayChart, type DayFigure } from './day-chart.tsx'

/** The seven days, as bars of one figure or as a table of all. */
export function DailyUsage({ days }: { days: Overview['days'] | undefined }) {
  const { overview: text } = useText()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [figure, setFigure] = useState<DayFigure>('requests')
  const views = [
    ['chart', text.chart],
    ['table', text.table],
  ] as const
  const figures = [
    ['requests', text.requests],
    ['credits', text.credits],
    ['averageLatencyMs', text.latency],
  ] as const
  return (
    <Card
      title={text.daily}
      hint={text.dailyHelp}
      isFlush
      actions={<Segments label={text.view} value={view} onValue={setView} options={views} />}
    >
      {view === 'chart' ? (
        <div className="p-4">
          <Segments label={text.figure} value={figure} onValue={setFigure} options={figures} />
          {days === undefined ? (
            <div className="skeleton mt-4 h-[18rem] sm:h-[17rem]" />
          ) : (
            <DayChart days={days} figure={figure} />
          )}
        </div>
      ) : (
        <DayTable days={days} />
      )}
    </Card>
  )
}

function DayTable({ days }: { days: readonly Day[] | undefined }) {
  const { overview: text } = useText()
  const { number, latency, longDay } = useFormats()
  const columns = [
    { name: text.day },
    { name: text.requests, isNumber: true },
    { name: text.completed, isNumber: true, from: 'sm' },
    { name: text.credits, isNumber: true },
    { name: text.latency, isNumber: true, from: 'sm' },
  ] as const
  return (
    <Table caption={text.daily} columns={columns}>
      {days === undefined ? (
        <SkeletonRows rows={7} columns={columns} />
      ) : (
        days.map(({ day, requests, completed, credits, averageLatencyMs }) => (
          <tr key={day}>
            <RowHead>{longDay(day)}</RowHead>
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
  )
}
