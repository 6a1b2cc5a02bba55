import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OperatorApplication } from '../../../../src/dashboard/contract.ts'
import { decide } from '../../api/changes.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { Choice, Select, TextArea } from '../../ui/field.tsx'

export function DecideDialog({ application, onClose }: { application: OperatorApplication; onClose: () => void }) {
  const { operator: text, limits, common } = useText()
  const [outcome, setOutcome] = useState<'approved' | 'declined'>('approved')
  const [plan, setPlan] = useState<'standard' | 'enterprise'>('standard')
  const [note, setNote] = useState('')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const queryClient = useQueryClient()
  const deciding = useMutation({
    mutationFn: () => {
      const written = note.trim()
      return decide(
        application.id,
        outcome === 'approved'
          ? { outcome, plan, ...(written !== '' && { note: written }) }
          : { outcome, note: written },
      )
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['operator'] })
      onClose()
      say(text.decided)
    },
  })
  return (
    <Dialog title={text.decideOn(application.organisation)} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const isMissing = outcome === 'declined' && note.trim() === ''
          setNoteMissing(isMissing)
          if (!isMissing) deciding.mutate()
        }}
      >
        <Choice
          legend={text.outcome}
          value={outcome}
          onValue={setOutcome}
          options={[
            { value: 'approved', label: text.approve },
            { value: 'declined', label: text.decline },
          ]}
        />
        {outcome === 'approved' && (
          <Select
            label={text.plan}
            value={plan}
            onValue={setPlan}
            options={[
              ['standard', limits.plans.standard],
              ['enterprise', limits.plans.enterprise],
            ]}
          />
        )}
        <TextArea
          label={text.note}
          help={text.noteHelp}
          isOptional={outcome === 'approved'}
          error={isNoteMissing ? text.noteRequired : undefined}
          maxLength={2000}
          value={note}
          onValue={setNote}
        />
        <FormFailure error={deciding.error} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone={outcome === 'approved' ? 'primary' : 'danger'} busy={deciding.isPending}>
            {outcome === 'approved' ? text.approve : text.decline}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
