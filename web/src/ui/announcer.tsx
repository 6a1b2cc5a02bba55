import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'

/** One message at a time, shown at the foot of the window and read out. */
type Message = { id: number; text: string }

let message: Message | undefined
const listeners = new Set<() => void>()

/** Says that something was done. */
export function say(text: string): void {
  message = { id: (message?.id ?? 0) + 1, text }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const shownMs = 5_000

export function Announcer() {
  const said = useSyncExternalStore(subscribe, () => message)
  const [gone, setGone] = useState(0)
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setGone(said.id), shownMs)
    return () => clearTimeout(timer)
  }, [said])
  const isShown = said !== undefined && said.id !== gone
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center">
      {isShown && (
        <p className="flex items-center gap-2 rounded-md bg-text px-3.5 py-2 font-medium text-page shadow-lg">
          <Icon name="check" />
          {said.text}
        </p>
      )}
    </div>
  )
}
