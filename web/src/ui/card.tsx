import { type ReactNode, useId } from 'react'
import { Hint } from './hint.tsx'
import { Icon, type IconName } from './icon.tsx'

type CardProps = {
  title: string
  hint?: string
  actions?: ReactNode
  children: ReactNode
  isFlush?: boolean
  className?: string
}

/** A titled part of a page. `isFlush` for tables, which bring their own edges. */
export function Card({ title, hint, actions, children, isFlush = false, className = '' }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-lg border border-line bg-surface ${className}`}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-1.5">
        <div className="flex min-w-0 items-center gap-1">
          <h2 id={id} className="min-w-0 font-semibold wrap-anywhere">
            {title}
          </h2>
          {hint && <Hint of={title} text={hint} />}
        </div>
        {actions}
      </div>
      <div className={isFlush ? '' : 'p-4'}>{children}</div>
    </section>
  )
}

export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'accent'

const badgeTones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  accent: 'bg-accent-soft text-accent',
}

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded px-1.5 py-0.5 text-xs font-medium whitespace-nowrap ${badgeTones[tone]}`}
    >
      {children}
    </span>
  )
}

const noteTones: Record<'info' | 'warn' | 'bad' | 'ok', { look: string; icon: IconName }> = {
  info: { look: 'border-accent/40 bg-accent-soft', icon: 'info' },
  warn: { look: 'border-warn/40 bg-warn-soft', icon: 'warning' },
  bad: { look: 'border-bad/40 bg-bad-soft', icon: 'warning' },
  ok: { look: 'border-ok/40 bg-ok-soft', icon: 'check' },
}

type NoteProps = {
  tone?: keyof typeof noteTones
  title?: string
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
}

/** What must be seen before going on. */
export function Note({ tone = 'info', title, children, actions, role }: NoteProps) {
  const { look, icon } = noteTones[tone]
  return (
    <div role={role} className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border p-3 ${look}`}>
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon name={icon} className="mt-0.5 size-4" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {actions}
    </div>
  )
}

export function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-12 text-center">
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}

/** Name and value pairs, one below the other on a phone. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(9rem,auto)_1fr] sm:gap-y-2">{children}</dl>
  )
}

export function Fact({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="flex items-center gap-1 self-start text-muted max-sm:-mb-2.5">
        {name}
        {hint && <Hint of={name} text={hint} />}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
