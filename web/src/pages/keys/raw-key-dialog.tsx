import { useState } from 'react'
import type { Scope } from '../../../../src/dashboard/contract.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/card.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'
import { exampleRequest } from '../overview/example-request.ts'

type Props = {
  rawKey: string
  /** What the key may do, by which it is tried. */
  scopes: readonly Scope[]
  onDone: () => void
}

/** Shows a raw key, the one time that it can be shown; it goes only when its holder says that it is stored. */
export function RawKeyDialog({ rawKey, scopes, onDone }: Props) {
  const { keys: text } = useText()
  const { publicUrl } = useService()
  const [isStored, setStored] = useState(false)
  const [isReminded, setReminded] = useState(false)
  return (
    <Dialog title={text.madeTitle} isKept onClose={onDone}>
      <div className="flex flex-col gap-4">
        <p>{text.madeText}</p>
        <Copyable label={text.rawKey} value={rawKey} isFirst />
        <div>
          <h3 className="font-medium">{text.tryIt}</h3>
          <p className="mb-1.5 text-xs text-muted">{text.tryItText}</p>
          <Copyable label="curl" value={exampleRequest(publicUrl, scopes, rawKey)} />
        </div>
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
