import type { UsageFigures } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Hint } from '../../ui/hint.tsx'

/** The four figures of the period, each with what it counts. */
export function Totals({ totals }: { totals: UsageFigures | undefined }) {
  const { overview: text } = useText()
  const { number, percent, latency } = useFormats()
  const share = totals && totals.requests > 0 ? text.ofRequests(percent(totals.completed / totals.requests)) : '\u00a0'
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      <Figure
        name={text.requests}
        help={text.requestsHelp}
        value={totals && number(totals.requests)}
        note={text.acrossDays}
      />
      <Figure
        name={text.credits}
        help={text.creditsHelp}
        value={totals && number(totals.credits)}
        note={text.acrossDays}
      />
      <Figure name={text.completed} help={text.completedHelp} value={totals && number(totals.completed)} note={share} />
      <Figure
        name={text.latency}
        help={text.latencyHelp}
        value={totals && latency(totals.averageLatencyMs)}
        note={totals?.averageLatencyMs === null ? text.noneCompleted : text.overCompleted}
      />
    </dl>
  )
}

type FigureProps = { name: string; help: string; value: string | undefined; note: string }

function Figure({ name, help, value, note }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col bg-surface px-4 py-3">
      <dt className="flex items-center gap-1 text-muted">
        {name}
        <Hint of={name} text={help} />
      </dt>
      <dd className="flex flex-col">
        <span className="text-2xl font-semibold tracking-tight tabular">
          {value ?? <span className="skeleton inline-block h-6 w-20" />}
        </span>
        <span className="text-xs text-muted">{note}</span>
      </dd>
    </div>
  )
}
