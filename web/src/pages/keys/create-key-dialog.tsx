import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createKey } from '../../api/changes.ts'
import { keysQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/card.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { Choice } from '../../ui/field.tsx'
import { KeyFields } from './key-fields.tsx'
import { emptyForm, settingsOf } from './key-settings.ts'
import { RawKeyDialog } from './raw-key-dialog.tsx'

/** @param mayBeLive false in a sandbox, for an account without API access: it may have test keys all the same */
export function CreateKeyDialog({ mayBeLive, onClose }: { mayBeLive: boolean; onClose: () => void }) {
  const { keys: text, common } = useText()
  const { testKeys } = useService()
  const { number } = useFormats()
  const [form, setForm] = useState(emptyForm)
  const [mode, setMode] = useState<'live' | 'test'>(mayBeLive ? 'live' : 'test')
  const [isScopeMissing, setScopeMissing] = useState(false)
  const queryClient = useQueryClient()
  const creation = useMutation({
    mutationFn: () => createKey({ ...settingsOf(form), livemode: mode === 'live' }),
    onSuccess: () => queryClient.invalidateQueries(keysQuery),
    // a raw key is kept no longer than its dialog
    gcTime: 0,
  })
  if (creation.data !== undefined) {
    const done = () => {
      onClose()
      say(text.made)
    }
    return <RawKeyDialog rawKey={creation.data.rawKey} scopes={creation.data.key.scopes} onDone={done} />
  }
  return (
    <Dialog title={text.createTitle} onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setScopeMissing(form.scopes.length === 0)
          if (form.scopes.length > 0) creation.mutate()
        }}
      >
        <KeyFields form={form} onForm={setForm} isScopeMissing={isScopeMissing} areRestrictionsOpen={false}>
          <Choice
            legend={text.modeLabel}
            value={mode}
            onValue={setMode}
            options={[
              {
                value: 'live',
                label: text.liveMode,
                help: mayBeLive ? text.liveHelp : text.liveNeedsAccess,
                isDisabled: !mayBeLive,
              },
              { value: 'test', label: text.testMode, help: text.testHelp(number(testKeys.requestsADay)) },
            ]}
          />
        </KeyFields>
        <Note tone="warn" title={text.browserTitle}>
          <p className="text-xs">{text.browserWarning}</p>
        </Note>
        <FormFailure error={creation.error} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="primary" busy={creation.isPending}>
            {text.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
