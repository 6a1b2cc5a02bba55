import { type KeyboardEvent, useRef, useState } from 'react'
import type { Overview } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { axisLines } from './chart-scale.ts'

export type Day = Overview['days'][number]
export type DayFigure = 'requests' | 'credits' | 'averageLatencyMs'

/**
 * Seven bars. Drawn by ourselves: a chart library is more script than the rest of the page, and this one is reached by
 * keyboard and read out day by day.
 */
export function DayChart({ days, figure }: { days: readonly Day[]; figure: DayFigure }) {
  const { overview: text } = useText()
  const { compact, latency, longDay, number, weekday } = useFormats()
  const [shown, setShown] = useState<number>()
  const bars = useRef<(HTMLButtonElement | null)[]>([])
  const [reachable, setReachable] = useState(days.length - 1)

  const lines = axisLines(Math.max(...days.map((day) => day[figure] ?? 0)), { isWhole: true })
  const top = lines.at(-1)!
  const write = (value: number) => (figure === 'averageLatencyMs' ? latency(value) : compact(value))
  const names = { requests: text.requests, credits: text.credits, averageLatencyMs: text.latency }

  const label = (day: Day) =>
    `${longDay(day.day)}: ${text.requests} ${number(day.requests)}, ${text.completed} ${number(day.completed)}, ${text.credits} ${number(day.credits)}, ${text.latency} ${latency(day.averageLatencyMs)}`

  const go = (event: KeyboardEvent) => {
    const to = { ArrowLeft: reachable - 1, ArrowRight: reachable + 1, Home: 0, End: days.length - 1 }[event.key]
    if (event.key === 'Escape') setShown(undefined)
    if (to === undefined || days[to] === undefined) return
    event.preventDefault()
    setReachable(to)
    bars.current[to]?.focus()
  }

  return (
    <figure className="mt-4">
      <div className="relative h-52">
        <div className="absolute inset-0 flex flex-col-reverse justify-between" aria-hidden="true">
          {lines.map((line) => (
            <div key={line} className="relative h-0 border-t border-line">
              <span className="absolute -top-2 left-0 bg-surface pr-1.5 text-xs text-muted tabular">{write(line)}</span>
            </div>
          ))}
        </div>
        {days.every(({ requests }) => requests === 0) && (
          <p className="absolute inset-0 ml-12 flex items-center justify-center text-center text-muted">
            {text.emptyTitle}
          </p>
        )}
        <div
          role="toolbar"
          aria-label={text.chartLabel(names[figure])}
          className="absolute inset-0 ml-12 grid auto-cols-fr grid-flow-col"
          onKeyDown={go}
          onMouseLeave={() => setShown(undefined)}
        >
          {days.map((day, place) => (
            <button
              key={day.day}
              ref={(bar) => {
                bars.current[place] = bar
              }}
              type="button"
              tabIndex={place === reachable ? 0 : -1}
              aria-label={label(day)}
              className="group relative flex h-full cursor-default items-end justify-center rounded hover:bg-sunken focus-visible:bg-sunken"
              onMouseEnter={() => setShown(place)}
              onFocus={() => {
                setShown(place)
                setReachable(place)
              }}
              onBlur={() => setShown(undefined)}
              onClick={() => setShown(place)}
            >
              <Bar day={day} figure={figure} top={top} />
            </button>
          ))}
        </div>
        {shown !== undefined && <Reading day={days[shown]!} place={shown} count={days.length} />}
      </div>
      <div className="mt-2 ml-12 grid auto-cols-fr grid-flow-col text-center text-xs text-muted" aria-hidden="true">
        {days.map(({ day }, place) => (
          <span key={day} className={place === days.length - 1 ? 'font-medium text-text' : ''}>
            {weekday(day)}
          </span>
        ))}
      </div>
      <Legend figure={figure} />
    </figure>
  )
}

/** Requests stand as two parts: those that were completed below those that were not. */
function Bar({ day, figure, top }: { day: Day; figure: DayFigure; top: number }) {
  const height = (value: number) => `${(value / top) * 100}%`
  const look = 'w-3/5 max-w-10'
  if (figure !== 'requests') {
    return <span className={`${look} rounded-t bg-bar`} style={{ height: height(day[figure] ?? 0) }} />
  }
  return (
    <span className={`${look} flex flex-col overflow-hidden rounded-t`} style={{ height: height(day.requests) }}>
      <span className="bg-bar-rest" style={{ flexGrow: day.requests - day.completed }} />
      <span className="bg-bar" style={{ flexGrow: day.completed }} />
    </span>
  )
}

/** The figures of the day under the pointer or the focus; what a screen reader hears is the bar's own name. */
function Reading({ day, place, count }: { day: Day; place: number; count: number }) {
  const { overview: text } = useText()
  const { latency, longDay, number } = useFormats()
  const isRight = place >= count / 2
  const centre = `calc(3rem + (100% - 3rem) * ${(place + 0.5) / count})`
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-2 z-10 w-48 rounded-md border border-line bg-surface p-2.5 text-xs shadow-lg"
      style={isRight ? { right: `calc(100% - ${centre} + 0.5rem)` } : { left: `calc(${centre} + 0.5rem)` }}
    >
      <p className="mb-1 font-semibold">{longDay(day.day)}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 tabular">
        <dt className="text-muted">{text.requests}</dt>
        <dd className="text-right">{number(day.requests)}</dd>
        <dt className="text-muted">{text.completed}</dt>
        <dd className="text-right">{number(day.completed)}</dd>
        <dt className="text-muted">{text.credits}</dt>
        <dd className="text-right">{number(day.credits)}</dd>
        <dt className="text-muted">{text.latency}</dt>
        <dd className="text-right">{latency(day.averageLatencyMs)}</dd>
      </dl>
    </div>
  )
}

function Legend({ figure }: { figure: DayFigure }) {
  const { overview: text } = useText()
  const marks =
    figure === 'requests'
      ? [
          ['bg-bar', text.completed],
          ['bg-bar-rest', text.notCompleted],
        ]
      : [['bg-bar', figure === 'credits' ? text.credits : `${text.latency}, ${text.overCompleted}`]]
  return (
    <figcaption className="mt-3 ml-12 flex gap-4 text-xs text-muted">
      {marks.map(([look, name]) => (
        <span key={name} className="flex items-center gap-1.5">
          <span className={`size-2.5 rounded-sm ${look}`} />
          {name}
        </span>
      ))}
    </figcaption>
  )
}
