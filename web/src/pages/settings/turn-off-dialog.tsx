import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endTotp } from '../../api/auth.ts'
import { browserSessionsQuery, sessionQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordStep } from './password-step.tsx'

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { settings: text } = useText()
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: endTotp,
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries(sessionQuery),
        queryClient.invalidateQueries(browserSessionsQuery),
      ])
      onClose()
      say(text.ended)
    },
  })
  return (
    <Dialog title={text.turnOffTitle} onClose={onClose}>
      <PasswordStep
        text={text.turnOffText}
        button={text.turnOff}
        isDangerous
        needsCode
        change={ending}
        onClose={onClose}
      />
    </Dialog>
  )
}
