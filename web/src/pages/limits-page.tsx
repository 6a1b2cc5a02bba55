import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../../src/dashboard/contract.ts'
import { setCaps } from '../api/changes.ts'
import { accountQuery } from '../api/queries.ts'
import { useFormats, useText } from '../i18n/language-provider.tsx'
import { useService } from '../shell/use-person.ts'
import { say } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { Badge, Card, Fact, Facts, Note } from '../ui/card.tsx'
import { FormFailure, LoadFailure } from '../ui/failure.tsx'
import { TextField } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { CreditBars } from './overview/credit-bars.tsx'

export function LimitsPage() {
  const { limits: text, overview } = useText()
  const { number } = useFormats()
  const { mail } = useService()
  const account = useQuery(accountQuery)
  if (account.isLoadingError) {
    return (
      <Page title={text.title} intro={text.intro}>
        <LoadFailure error={account.error} onRetry={() => account.refetch()} />
      </Page>
    )
  }
  const { limits, plan } = account.data ?? {}
  /** A plan without credits has nothing to be capped. */
  const hasCredits = limits === undefined || limits.dailyCredits > 0 || limits.monthlyCredits > 0
  return (
    <Page title={text.title} intro={text.intro}>
      {plan === 'free' && <Note>{text.free}</Note>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={text.plan} actions={plan && <Badge tone="accent">{text.plans[plan]}</Badge>}>
          <Facts>
            <Fact name={text.planDaily}>
              <Value shown={limits && number(limits.dailyCredits)} />
            </Fact>
            <Fact name={text.planMonthly}>
              <Value shown={limits && number(limits.monthlyCredits)} />
            </Fact>
            <Fact name={text.perMinute} hint={text.perMinuteHelp}>
              <Value shown={limits && number(limits.requestsPerMinute)} />
            </Fact>
            <Fact name={text.atOnce} hint={text.atOnceHelp}>
              <Value shown={limits && number(limits.concurrentRequests)} />
            </Fact>
          </Facts>
        </Card>
        <Card title={text.now} hint={overview.creditStatusHelp}>
          <CreditBars credits={account.data?.credits} />
        </Card>
        {hasCredits && (
          <Card title={text.capsTitle}>
            <p className="mb-4 text-muted">{text.capsText}</p>
            {account.data === undefined ? (
              <div className="skeleton h-44" />
            ) : (
              <CapsForm key={account.data.id} account={account.data} />
            )}
          </Card>
        )}
        <Card title={text.mailTitle}>
          <p>{text.mailText}</p>
          {mail === 'log' && <p className="mt-2 text-muted">{text.mailLog}</p>}
        </Card>
      </div>
    </Page>
  )
}

function Value({ shown }: { shown: string | undefined }) {
  return shown === undefined ? (
    <span className="skeleton inline-block h-4 w-16" />
  ) : (
    <span className="font-medium tabular">{shown}</span>
  )
}

function CapsForm({ account: { limits } }: { account: Account }) {
  const { limits: text, common } = useText()
  const { number } = useFormats()
  const [daily, setDaily] = useState(limits.dailyCap === null ? '' : String(limits.dailyCap))
  const [monthly, setMonthly] = useState(limits.monthlyCap === null ? '' : String(limits.monthlyCap))
  const [isChecked, setChecked] = useState(false)
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: setCaps,
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery.queryKey, account)
      say(text.saved)
    },
  })
  const wrong = (typed: string, most: number) => {
    if (typed === '') return undefined
    if (!/^\d+$/.test(typed)) return text.notWhole
    return Number(typed) > most ? text.tooHigh(number(most)) : undefined
  }
  const wrongDaily = wrong(daily, limits.dailyCredits)
  const wrongMonthly = wrong(monthly, limits.monthlyCredits)
  const capOf = (typed: string) => (typed === '' ? null : Number(typed))
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (wrongDaily === undefined && wrongMonthly === undefined)
          saving.mutate({ dailyCap: capOf(daily), monthlyCap: capOf(monthly) })
      }}
    >
      <TextField
        label={text.dailyCap}
        help={text.notAbove(number(limits.dailyCredits))}
        error={isChecked ? wrongDaily : undefined}
        inputMode="numeric"
        value={daily}
        onValue={(typed) => setDaily(typed.trim())}
      />
      <TextField
        label={text.monthlyCap}
        help={text.notAbove(number(limits.monthlyCredits))}
        error={isChecked ? wrongMonthly : undefined}
        inputMode="numeric"
        value={monthly}
        onValue={(typed) => setMonthly(typed.trim())}
      />
      <FormFailure error={saving.error} />
      <Button type="submit" tone="primary" busy={saving.isPending} className="self-start">
        {common.save}
      </Button>
    </form>
  )
}
