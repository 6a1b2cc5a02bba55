import { useState } from 'react'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/card.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'

type Props = {
  rawKey: string
  /** What to try it with. */
  example?: string | undefined
  onDone: () => void
}

/** Shows a raw key, the one time that it can be shown; it goes only when its holder says that it is stored. */
export function RawKeyDialog({ rawKey, example, onDone }: Props) {
  const { keys: text } = useText()
  const [isStored, setStored] = useState(false)
  const [isReminded, setReminded] = useState(false)
  return (
    <Dialog title={text.madeTitle} isKept onClose={onDone}>
      <div className="flex flex-col gap-4">
        <p>{text.madeText}</p>
        <Copyable label={text.rawKey} value={rawKey} />
        <Note tone="warn" title={text.browserTitle}>
          <p className="text-xs">{text.browserWarning}</p>
        </Note>
        {example && (
          <details className="rounded-md border border-line px-3 py-2">
            <summary className="font-medium">{text.tryIt}</summary>
            <p className="mt-2 mb-1.5 text-xs text-muted">{text.tryItText}</p>
            <Copyable label="curl" value={example} />
          </details>
        )}
        <Check label={text.stored} isChecked={isStored} onChecked={setStored} />
        <div role="alert" className="text-xs font-medium text-bad">
          {isReminded && !isStored && text.storedRequired}
        </div>
      </div>
      <DialogActions>
        <Button tone="primary" onClick={() => (isStored ? onDone() : setReminded(true))}>
          {text.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
