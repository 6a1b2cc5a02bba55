import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'primary' | 'plain' | 'danger' | 'quiet'

const tones: Record<Tone, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  plain: 'bg-surface text-text border-edge/60 hover:bg-sunken',
  danger: 'bg-bad text-on-bad hover:bg-bad-strong border-transparent',
  quiet: 'border-transparent text-muted hover:bg-sunken hover:text-text',
}

export const buttonLook = (tone: Tone = 'plain') =>
  `inline-flex min-h-9 items-center justify-center gap-1.5 rounded-md border px-3 py-1.5 font-medium whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55 ${tones[tone]}`

type Props = ComponentProps<'button'> & {
  tone?: Tone
  icon?: IconName
  busy?: boolean
  children: ReactNode
  /** What a dialog begins with. */
  'data-first'?: string | undefined
}

/** While busy it keeps the focus and ignores presses, so that nothing is sent twice. */
export function Button({
  tone,
  icon,
  busy = false,
  children,
  className = '',
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={type}
      className={`${buttonLook(tone)} ${className}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-text ${className}`}
      {...rest}
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
