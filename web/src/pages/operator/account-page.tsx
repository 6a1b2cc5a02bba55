import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OperatorAccount } from '../../../../src/dashboard/contract.ts'
import { changeOperatorAccount } from '../../api/changes.ts'
import { operatorAccountQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card, Fact, Facts } from '../../ui/card.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormFailure, LoadFailure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { CreditBars } from '../overview/credit-bars.tsx'
import { AccessBadge } from './access-badge.tsx'
import { AgreedForm } from './agreed-form.tsx'
import { OperatorOnly } from './operator-only.tsx'

const route = getRouteApi('/console/operator/accounts/$accountId')

export function AccountPage() {
  return (
    <OperatorOnly>
      <ShownAccount />
    </OperatorOnly>
  )
}

function ShownAccount() {
  const { operator: text, overview } = useText()
  const { accountId } = route.useParams()
  const account = useQuery(operatorAccountQuery(accountId))
  const above = (
    <Link to="/operator/accounts" className="self-start text-muted hover:text-text hover:underline">
      ← {text.backToAccounts}
    </Link>
  )
  if (account.isLoadingError) {
    return (
      <Page title={text.account} above={above}>
        <LoadFailure error={account.error} onRetry={() => account.refetch()} />
      </Page>
    )
  }
  if (account.data === undefined) {
    return (
      <Page key={accountId} title={text.account} above={above}>
        <div key="skeleton" className="skeleton h-96" />
      </Page>
    )
  }
  const shown = account.data
  return (
    <Page
      key={accountId}
      title={shown.name}
      intro={<code className="font-mono text-xs">{shown.id}</code>}
      actions={<Block account={shown} />}
      above={above}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={text.account}>
          <AccountFacts account={shown} />
        </Card>
        <Card title={overview.creditStatus} hint={overview.creditStatusHelp}>
          <CreditBars credits={shown.credits} />
        </Card>
        <Card title={text.agreed} className="lg:col-span-2">
          <AgreedForm key={shown.id} account={shown} />
        </Card>
      </div>
    </Page>
  )
}

function AccountFacts({ account }: { account: OperatorAccount }) {
  const { operator: text, limits } = useText()
  const { moment, number } = useFormats()
  const { holder, plan, apiAccess, isBlocked, createdAt } = account
  const { dailyCap, monthlyCap } = account.limits
  const own = (cap: number | null) => (cap === null ? '–' : number(cap))
  return (
    <Facts>
      <Fact name={text.holder}>{holder === null ? text.noHolder : `${holder.name} · ${holder.email}`}</Fact>
      <Fact name={text.plan}>{limits.plans[plan]}</Fact>
      <Fact name={text.apiAccess}>
        <span className="flex gap-2">
          <AccessBadge apiAccess={apiAccess} />
          {isBlocked && <Badge tone="bad">{text.blocked}</Badge>}
        </span>
      </Fact>
      <Fact name={limits.dailyCap}>{own(dailyCap)}</Fact>
      <Fact name={limits.monthlyCap}>{own(monthlyCap)}</Fact>
      <Fact name={text.created}>{moment(createdAt)}</Fact>
    </Facts>
  )
}

function Block({ account }: { account: OperatorAccount }) {
  const { operator: text, common } = useText()
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const changing = useMutation({
    mutationFn: (isBlocked: boolean) => changeOperatorAccount(account.id, { isBlocked }),
    onSuccess: async (_, isBlocked) => {
      await queryClient.invalidateQueries({ queryKey: ['operator'] })
      setAsking(false)
      say(isBlocked ? text.blockDone : text.unblockDone)
    },
  })
  if (account.isBlocked) {
    return (
      <>
        <Button title={text.unblockText} busy={changing.isPending} onClick={() => changing.mutate(false)}>
          {text.unblock}
        </Button>
        <FormFailure error={changing.error} />
      </>
    )
  }
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {text.block}
      </Button>
      {isAsking && (
        <Dialog title={text.blockTitle} onClose={() => setAsking(false)}>
          <p className="mb-4">{text.blockText}</p>
          <FormFailure error={changing.error} />
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
            <Button tone="danger" busy={changing.isPending} onClick={() => changing.mutate(true)}>
              {text.block}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
