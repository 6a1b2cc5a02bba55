import { useState } from 'react'
import { useText } from '../i18n/language-provider.tsx'
import { Button } from './button.tsx'

/** The cursors that led to this page, so that there is a way back; a page opened by its address goes back to the first. */
function useCursors() {
  const [trail, setTrail] = useState<(string | undefined)[]>([])
  return {
    forward: (from: string | undefined) => setTrail([...trail, from]),
    back: () => {
      setTrail(trail.slice(0, -1))
      return trail.at(-1)
    },
  }
}

type Props = {
  cursor: string | undefined
  next: string | null | undefined
  onCursor: (cursor: string | undefined) => void
}

export function Pager({ cursor, next, onCursor }: Props) {
  const { common } = useText()
  const { forward, back } = useCursors()
  if (cursor === undefined && !next) return null
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line p-3">
      {cursor !== undefined && <Button onClick={() => onCursor(back())}>{common.previous}</Button>}
      <Button
        disabled={!next}
        onClick={() => {
          forward(cursor)
          onCursor(next ?? undefined)
        }}
      >
        {common.next}
      </Button>
    </div>
  )
}
