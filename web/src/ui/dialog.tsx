import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../i18n/language-provider.tsx'
import { Button, IconButton } from './button.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** A panel at the side for details, a box in the middle for what is asked. */
  place?: 'middle' | 'side'
  /** What must not be lost, such as a key shown once, is not closed by Escape. */
  isKept?: boolean
}

/**
 * The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. Where something was typed
 * into it, Escape asks first.
 */
export function Dialog({ title, onClose, children, place = 'middle', isKept = false }: Props) {
  const { common } = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isTouched, setTouched] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    element.showModal()
    // what is asked comes before the button that closes
    if (place === 'middle') {
      const first = element.querySelector<HTMLElement>('[data-first]')
      const wanted = first ?? element.querySelector<HTMLElement>('input, select, textarea')
      wanted?.focus()
    }
    return () => {
      element.close()
      // what opened it may be gone with what was done
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector('h1')?.focus()
    }
  }, [place])
  const leave = () => {
    if (isKept) return
    if (isAsking) setAsking(false)
    else if (isTouched && place === 'middle') setAsking(true)
    else onClose()
  }
  const look =
    place === 'side'
      ? 'ml-auto mr-0 my-0 h-dvh max-h-dvh w-full max-w-lg border-l'
      : 'm-auto w-[calc(100vw-2rem)] max-w-lg max-h-[calc(100dvh-2rem)] rounded-lg border'
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className={`overflow-y-auto overscroll-contain border-line bg-surface shadow-xl ${look}`}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      // Chromium lets a second Escape past onCancel
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        leave()
      }}
      onInput={() => setTouched(true)}
      onMouseDown={(event) => {
        if (event.target === dialog.current && place === 'side' && !isKept) onClose()
      }}
    >
      <div className="flex items-center justify-between gap-3 min-h-13 border-b border-line py-2 pr-2 pl-5">
        <h2 id={`${id}-title`} className="min-w-0 text-base font-semibold wrap-anywhere">
          {title}
        </h2>
        {!isKept && <IconButton icon="close" label={common.close} onClick={leave} />}
      </div>
      <div className="p-5">{children}</div>
      {isAsking && <ThrowAway onStay={() => setAsking(false)} onLeave={onClose} />}
    </dialog>
  )
}

/** Lies over the foot of a form that was to be closed with something in it. */
function ThrowAway({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { common } = useText()
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    bar.current!.querySelector('button')!.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <div
      ref={bar}
      role="alertdialog"
      aria-labelledby={id}
      className="sticky bottom-0 flex flex-wrap items-center justify-between gap-2 border-t border-warn/40 bg-warn-soft px-5 py-3"
    >
      <p id={id} className="font-medium">
        {common.throwAwayTitle}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onStay}>{common.keepEditing}</Button>
        <Button tone="danger" onClick={onLeave}>
          {common.throwAway}
        </Button>
      </div>
    </div>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>
}
