import { useMutation } from '@tanstack/react-query'
import { newRecoveryCodes } from '../../api/auth.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { settings: text } = useText()
  const making = useMutation({ mutationFn: newRecoveryCodes, gcTime: 0 })
  return (
    <Dialog title={text.newCodes} isKept={making.isSuccess} onClose={onClose}>
      {making.data === undefined ? (
        <PasswordStep text={text.newCodesText} button={text.newCodes} needsCode change={making} onClose={onClose} />
      ) : (
        <RecoveryCodes codes={making.data.backupCodes} onDone={onClose} />
      )}
    </Dialog>
  )
}
