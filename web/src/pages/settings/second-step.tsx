import { useState } from 'react'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/card.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

export function SecondStep({ isOn }: { isOn: boolean }) {
  const { settings: text } = useText()
  const [open, setOpen] = useState<'enrol' | 'codes' | 'off'>()
  const close = () => setOpen(undefined)
  return (
    <Card
      title={text.second}
      actions={<Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? text.secondOn : text.secondOff}</Badge>}
    >
      <p className="mb-4 text-muted">{text.secondText}</p>
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button onClick={() => setOpen('codes')}>{text.newCodes}</Button>
            <Button onClick={() => setOpen('off')}>{text.turnOff}</Button>
          </>
        ) : (
          <Button onClick={() => setOpen('enrol')}>{text.setUp}</Button>
        )}
      </div>
      {open === 'enrol' && <EnrolDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </Card>
  )
}
