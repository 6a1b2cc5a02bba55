import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Key } from '../../../../src/dashboard/contract.ts'
import { keyQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Badge, Card, Fact, Facts } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { linkLook } from '../people/door-heading.tsx'
import { KeyActions } from './key-actions.tsx'
import { KeyAudit } from './key-audit.tsx'
import { KeyRotation } from './key-rotation.tsx'
import { KeyStateBadge } from './key-state-badge.tsx'
import { UsageOfCap } from './usage-of-cap.tsx'

const route = getRouteApi('/console/keys/$keyId')

export function KeyPage() {
  const { keys: text } = useText()
  const { keyId } = route.useParams()
  const key = useQuery(keyQuery(keyId))
  const above = (
    <Link to="/keys" className="self-start text-muted hover:text-text hover:underline">
      ← {text.backToKeys}
    </Link>
  )
  if (key.isLoadingError) {
    return (
      <Page title={text.key} above={above}>
        <LoadFailure error={key.error} onRetry={() => key.refetch()} />
      </Page>
    )
  }
  if (key.data === undefined) {
    return (
      <Page key={keyId} title={text.key} above={above}>
        <div key="skeleton" className="skeleton h-96" />
      </Page>
    )
  }
  return (
    <Page
      // another key is another page, whose heading is read out
      key={keyId}
      title={key.data.name}
      intro={<StateLine shown={key.data} />}
      actions={<KeyActions shown={key.data} />}
      above={above}
    >
      {key.data.rotation && <KeyRotation rotation={key.data.rotation} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <KeyFacts shown={key.data} />
        <KeyUsageCard shown={key.data} />
      </div>
      <KeyAudit keyId={keyId} />
    </Page>
  )
}

function StateLine({ shown }: { shown: Key }) {
  const { keys: text, common } = useText()
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <code className="font-mono">{shown.prefix}…</code>
      <KeyStateBadge state={shown.state} />
      <Badge>{shown.livemode ? common.live : common.test}</Badge>
      <span>{text.stateHelp[shown.state]}</span>
    </span>
  )
}

function KeyFacts({ shown }: { shown: Key }) {
  const { keys: text } = useText()
  const { number, moment, relative } = useFormats()
  const { scopes, createdAt, expiresAt, revokedAt, lastUsedAt, ipList, requestsPerMinute } = shown
  return (
    <Card title={text.settings}>
      <Facts>
        <Fact name={text.scopes}>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{text.scopeNames[scope]}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={text.perMinuteShown}>
          {requestsPerMinute === null ? text.planLimit : number(requestsPerMinute)}
        </Fact>
        <Fact name={text.addresses}>
          {ipList.length === 0 ? text.anywhere : <code className="font-mono text-xs">{ipList.join(', ')}</code>}
        </Fact>
        <Fact name={text.created}>{moment(createdAt)}</Fact>
        <Fact name={text.expiresAt}>{expiresAt === null ? text.doesNotExpire : moment(expiresAt)}</Fact>
        {revokedAt && <Fact name={text.revokedAt}>{moment(revokedAt)}</Fact>}
        <Fact name={text.lastUsed}>
          {lastUsedAt === null ? text.never : `${relative(lastUsedAt)} (${moment(lastUsedAt)})`}
        </Fact>
      </Facts>
    </Card>
  )
}

function KeyUsageCard({ shown }: { shown: Key }) {
  const { keys: text, overview } = useText()
  const { relative, moment } = useFormats()
  return (
    <Card title={text.usage} hint={overview.creditStatusHelp}>
      <div className="flex flex-col gap-4">
        {(
          [
            ['day', text.today],
            ['month', text.month],
          ] as const
        ).map(([period, name]) => (
          <div key={period}>
            <p className="font-medium">{name}</p>
            <UsageOfCap label={name} usage={shown.usage[period]} />
            <p className="text-xs text-muted">
              {overview.resets(relative(shown.usage[period].resetsAt), moment(shown.usage[period].resetsAt))}
            </p>
          </div>
        ))}
        <p>
          <Link to="/requests" search={{ keyId: shown.id }} className={linkLook}>
            {text.requests}
          </Link>
        </p>
      </div>
    </Card>
  )
}
