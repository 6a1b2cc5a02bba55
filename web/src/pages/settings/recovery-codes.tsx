import { useState } from 'react'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'

/** Shown once, like a key. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { settings: text, keys } = useText()
  const [isStored, setStored] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{text.codesText}</p>
      <ul
        aria-label={text.codesTitle}
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-sunken p-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')} />
      <Check label={text.codesStored} isChecked={isStored} onChecked={setStored} />
      <DialogActions>
        <Button tone="primary" disabled={!isStored} onClick={onDone}>
          {keys.done}
        </Button>
      </DialogActions>
    </div>
  )
}
