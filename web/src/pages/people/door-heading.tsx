import type { ReactNode } from 'react'
import { useText } from '../../i18n/language-provider.tsx'
import { useHeading } from '../../ui/use-heading.ts'

export function DoorHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useHeading(title)
  return (
    <div className="mb-5">
      <h1 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight">
        {title}
      </h1>
      {children && <div className="mt-1 text-muted">{children}</div>}
    </div>
  )
}

/** Links go to the log where there is no mail server: whoever waits for a mail must know. */
export function LogMailNote({ mail }: { mail: 'smtp' | 'log' }) {
  const { people } = useText()
  return mail === 'log' ? (
    <p className="mt-2 rounded-md bg-warn-soft p-2.5 text-xs text-text">{people.logMail}</p>
  ) : null
}

export const linkLook = 'font-medium text-accent underline underline-offset-2 hover:text-accent-strong'
