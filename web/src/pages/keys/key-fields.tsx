import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Scope } from '../../../../src/dashboard/contract.ts'
import { accountQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Check, TextArea, TextField } from '../../ui/field.tsx'
import { allScopes, type KeyForm } from './key-settings.ts'

type Props = {
  form: KeyForm
  onForm: (form: KeyForm) => void
  isScopeMissing: boolean
  areRestrictionsOpen: boolean
  children?: ReactNode
}

/** What can be set of a key, at its making and later. */
export function KeyFields({ form, onForm, isScopeMissing, areRestrictionsOpen, children }: Props) {
  const { keys: text } = useText()
  const { number } = useFormats()
  const account = useQuery(accountQuery)
  const planLimit = account.data?.limits.requestsPerMinute ?? 0 // none on a plan whose keys are a sandbox's
  const set = (change: Partial<KeyForm>) => onForm({ ...form, ...change })
  const setScope = (scope: Scope, isChecked: boolean) =>
    set({ scopes: allScopes.filter((other) => (other === scope ? isChecked : form.scopes.includes(other))) })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const count = { inputMode: 'numeric', type: 'number', min: 0, step: 1 } as const
  return (
    <>
      <TextField
        label={text.name}
        help={text.nameHelp}
        required
        maxLength={100}
        value={form.name}
        onValue={(name) => set({ name })}
      />
      {children}
      <fieldset className="flex flex-col gap-2">
        <legend className="font-medium">{text.scopes}</legend>
        <p className="mb-1 text-xs text-muted">{text.scopesHelp}</p>
        {allScopes.map((scope) => (
          <Check
            key={scope}
            label={text.scopeNames[scope]}
            help={<code className="font-mono">{text.scopeHelp[scope]}</code>}
            isChecked={form.scopes.includes(scope)}
            onChecked={(isChecked) => setScope(scope, isChecked)}
          />
        ))}
        {isScopeMissing && (
          <p role="alert" className="text-xs font-medium text-bad">
            {text.noScope}
          </p>
        )}
      </fieldset>
      <details open={areRestrictionsOpen} className="rounded-md border border-line">
        <summary className="rounded-md px-3 py-2 font-medium">{text.restrictions}</summary>
        <div className="flex flex-col gap-4 border-t border-line p-3">
          <p className="text-xs text-muted">{text.restrictionsHelp}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={text.dailyCap}
              help={text.accountOnly}
              value={form.dailyCap}
              onValue={(dailyCap) => set({ dailyCap })}
              {...count}
            />
            <TextField
              label={text.monthlyCap}
              help={text.accountOnly}
              value={form.monthlyCap}
              onValue={(monthlyCap) => set({ monthlyCap })}
              {...count}
            />
            <TextField
              label={text.perMinute}
              help={planLimit > 0 && text.perMinuteHelp(number(planLimit))}
              value={form.requestsPerMinute}
              onValue={(requestsPerMinute) => set({ requestsPerMinute })}
              {...count}
            />
            <TextField
              label={text.expires}
              help={text.expiresHelp}
              type="date"
              min={tomorrow}
              value={form.expiresOn}
              onValue={(expiresOn) => set({ expiresOn })}
            />
          </div>
          <TextArea
            label={text.ipList}
            help={text.ipHelp}
            rows={3}
            spellCheck={false}
            value={form.ipList}
            onValue={(ipList) => set({ ipList })}
          />
        </div>
      </details>
    </>
  )
}
