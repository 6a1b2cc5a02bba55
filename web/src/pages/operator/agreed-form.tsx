import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OperatorAccount, Plan } from '../../../../src/dashboard/contract.ts'
import { changeOperatorAccount } from '../../api/changes.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { Select, TextField } from '../../ui/field.tsx'

/** The contract tells what counts, not whether it was agreed or is the plan's: so a figure is left alone or said anew. */
type Way = 'keep' | 'set' | 'plan'
type Figure = { way: Way; typed: string }
const kept: Figure = { way: 'keep', typed: '' }

const changeOf = ({ way, typed }: Figure): number | null | undefined =>
  way === 'keep' ? undefined : way === 'plan' ? null : Number(typed)

export function AgreedForm({ account }: { account: OperatorAccount }) {
  const { operator: text, limits: words, common } = useText()
  const [plan, setPlan] = useState<Plan>(account.plan)
  const [daily, setDaily] = useState(kept)
  const [monthly, setMonthly] = useState(kept)
  const [perMinute, setPerMinute] = useState(kept)
  const [atOnce, setAtOnce] = useState(kept)
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: () => {
      const figures = {
        grantedDailyCredits: changeOf(daily),
        grantedMonthlyCredits: changeOf(monthly),
        grantedRequestsPerMinute: changeOf(perMinute),
        grantedConcurrentRequests: changeOf(atOnce),
      }
      const named = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
      return changeOperatorAccount(account.id, { ...(plan !== account.plan && { plan }), ...named })
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['operator'] })
      for (const set of [setDaily, setMonthly, setPerMinute, setAtOnce]) set(kept)
      say(text.accountSaved)
    },
  })
  const isUnchanged = plan === account.plan && [daily, monthly, perMinute, atOnce].every(({ way }) => way === 'keep')
  const { dailyCredits, monthlyCredits, requestsPerMinute, concurrentRequests } = account.limits
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <p className="text-muted">{text.agreedText}</p>
      <Select
        label={text.plan}
        className="max-w-xs"
        value={plan}
        onValue={setPlan}
        options={(['free', 'standard', 'enterprise'] as const).map((option) => [option, words.plans[option]] as const)}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <FigureField name={text.agreedDaily} now={dailyCredits} figure={daily} onFigure={setDaily} />
        <FigureField name={text.agreedMonthly} now={monthlyCredits} figure={monthly} onFigure={setMonthly} />
        <FigureField name={text.agreedPerMinute} now={requestsPerMinute} figure={perMinute} onFigure={setPerMinute} />
        <FigureField name={text.agreedAtOnce} now={concurrentRequests} figure={atOnce} onFigure={setAtOnce} />
      </div>
      <FormFailure error={saving.error} />
      <Button type="submit" tone="primary" disabled={isUnchanged} busy={saving.isPending} className="self-start">
        {common.save}
      </Button>
    </form>
  )
}

type FieldProps = { name: string; now: number; figure: Figure; onFigure: (figure: Figure) => void }

function FigureField({ name, now, figure, onFigure }: FieldProps) {
  const { operator: text } = useText()
  const { number } = useFormats()
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={name}
        help={text.countsNow(number(now))}
        value={figure.way}
        onValue={(way) => onFigure({ ...figure, way })}
        options={[
          ['keep', text.keep],
          ['set', text.set],
          ['plan', text.likePlan],
        ]}
      />
      {figure.way === 'set' && (
        <TextField
          label={<span className="sr-only">{`${name}: ${text.set}`}</span>}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          required
          value={figure.typed}
          onValue={(typed) => onFigure({ ...figure, typed })}
        />
      )}
    </div>
  )
}
