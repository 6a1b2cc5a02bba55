import type { ReactNode } from 'react'
import { useHeading } from './use-heading.ts'

type Props = { title: string; intro?: ReactNode; actions?: ReactNode; above?: ReactNode; children: ReactNode }

/** A page of the console. */
export function Page({ title, intro, actions, above, children }: Props) {
  const heading = useHeading(title)
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-6 sm:px-8">
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
            {title}
          </h1>
          {intro && <div className="mt-0.5 max-w-prose text-muted">{intro}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
