import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/language-provider.tsx'
import { IconButton } from './button.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** A panel at the side for details, a box in the middle for what is asked. */
  place?: 'middle' | 'side'
  /** What must not be lost, such as a key shown once, is not closed by Escape. */
  isKept?: boolean
}

/** The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, children, place = 'middle', isKept = false }: Props) {
  const { common } = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    element.showModal()
    // what is asked comes before the button that closes
    if (place === 'middle') {
      const fields = [...element.querySelectorAll<HTMLElement>('input, select, textarea')]
      const wanted = fields.find((field) => field.dataset.first !== undefined) ?? fields[0]
      wanted?.focus()
    }
    return () => {
      element.close()
      // what opened it may be gone with what was done
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector('h1')?.focus()
    }
  }, [place])
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
        if (!isKept) onClose()
      }}
      // Chromium lets a second Escape past onCancel
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        if (!isKept) onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current && place === 'side' && !isKept) onClose()
      }}
    >
      <div className="flex items-center justify-between gap-3 min-h-13 border-b border-line py-2 pr-2 pl-5">
        <h2 id={`${id}-title`} className="min-w-0 text-base font-semibold wrap-anywhere">
          {title}
        </h2>
        {!isKept && <IconButton icon="close" label={common.close} onClick={onClose} />}
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>
}
