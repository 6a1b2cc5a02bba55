import { useState } from 'react'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/card.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'

/** Shows a raw key, the one time that it can be shown; it goes only when its holder says that it is stored. */
export function RawKeyDialog({ rawKey, onDone }: { rawKey: string; onDone: () => void }) {
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
