import { useState } from 'react'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'

/** Shows a secret, the one time that it can be shown; it goes only when its holder says that it is stored. */
export function SecretDialog({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { webhooks: text } = useText()
  const [isStored, setStored] = useState(false)
  const [isReminded, setReminded] = useState(false)
  return (
    <Dialog title={text.secretTitle} isKept onClose={onDone}>
      <div className="flex flex-col gap-4">
        <p>{text.secretText}</p>
        <Copyable label={text.secret} value={secret} isFirst />
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
