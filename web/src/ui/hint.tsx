import { useId, useRef } from 'react'
import { useText } from '../i18n/language-provider.tsx'
import { Icon } from './icon.tsx'

const width = 288
const margin = 8

/** Says what a figure counts: on hover, on focus and on a press, for a finger too. */
export function Hint({ of: what, text }: { of: string; text: string }) {
  const { common } = useText()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLDivElement>(null)

  const show = () => {
    const { left, bottom } = button.current!.getBoundingClientRect()
    const { style } = bubble.current!
    const room = document.documentElement.clientWidth - width - margin
    style.left = `${Math.max(margin, Math.min(left - margin, room))}px`
    style.top = `${bottom + 6}px`
    bubble.current!.showPopover()
  }
  const hide = () => bubble.current?.hidePopover()

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={common.about(what)}
        aria-describedby={id}
        className="inline-flex size-6 items-center justify-center rounded-full text-muted hover:text-text"
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        <Icon name="info" className="size-3.5" />
      </button>
      <div
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none fixed m-0 w-72 rounded-md border border-line bg-surface p-3 text-xs font-normal text-text shadow-lg"
      >
        {text}
      </div>
    </>
  )
}
