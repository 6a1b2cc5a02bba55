import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RequestDetail } from '../../../../src/dashboard/contract.ts'
import { requestQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Badge, Fact, Facts } from '../../ui/card.tsx'
import { Copyable } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/failure.tsx'
import { StatusBadge } from './status-badge.tsx'

export function RequestPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { requests: text, common } = useText()
  const request = useQuery(requestQuery(id))
  return (
    <Dialog title={text.detail} place="side" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <Copyable label={text.requestId} value={id} />
        {request.isLoadingError ? (
          <LoadFailure error={request.error} onRetry={() => request.refetch()} />
        ) : request.data === undefined ? (
          <p role="status" className="text-muted">
            {common.loading} …
          </p>
        ) : (
          <Details request={request.data} />
        )}
      </div>
    </Dialog>
  )
}

function Details({ request }: { request: RequestDetail }) {
  const { requests: text, common } = useText()
  const { number, latency, exact, local, relative } = useFormats()
  const here = local(request.at)
  return (
    <>
      <Facts>
        <Fact name={text.time}>
          <time dateTime={request.at}>{exact(request.at)}</time>
          <span className="block text-xs text-muted">
            {relative(request.at)}
            {here && ` · ${text.localTime(here)}`}
          </span>
        </Fact>
        <Fact name={text.endpoint}>
          <code className="font-mono text-xs">{request.endpoint}</code>
        </Fact>
        <Fact name={text.status}>
          <StatusBadge status={request.status} errorCode={null} />
        </Fact>
        {request.errorCode && (
          <Fact name={text.errorCode}>
            <code className="font-mono text-xs">{request.errorCode}</code>
          </Fact>
        )}
        <Fact name={text.key}>
          <Link to="/keys/$keyId" params={{ keyId: request.keyId }} className="text-accent underline">
            {request.keyName}
          </Link>{' '}
          <code className="font-mono text-xs text-muted">{request.keyPrefix}…</code>
        </Fact>
        <Fact name={text.livemode}>{request.livemode ? common.live : common.test}</Fact>
        <Fact name={text.via}>{text.doors[request.via]}</Fact>
        <Fact name={text.latency}>{latency(request.latencyMs)}</Fact>
        <Fact name={text.firstByte}>{latency(request.firstByteMs)}</Fact>
        <Fact name={text.charged}>{number(request.creditsCharged)}</Fact>
        <Fact name={text.estimated} hint={text.estimatedHelp}>
          {number(request.creditsEstimated)}
        </Fact>
        <Fact name={text.tokens}>
          {text.tokensIn(number(request.inputTokens))} · {text.tokensOut(number(request.outputTokens))}
        </Fact>
        <Fact name={text.model}>{request.model ?? '–'}</Fact>
        <Fact name={text.mode}>{request.mode === null ? '–' : (text.modes[request.mode] ?? request.mode)}</Fact>
        {request.replyId && (
          <Fact name={text.replyId}>
            <code className="font-mono text-xs break-all">{request.replyId}</code>
          </Fact>
        )}
        <Fact name={text.replayed}>{request.replayed ? text.replayedText : common.no}</Fact>
        <Fact name={text.clientLeft}>{request.clientLeft ? text.clientLeftText : text.clientStayed}</Fact>
        <Fact name={text.flags}>
          {request.abuseFlags.length === 0 ? (
            common.none
          ) : (
            <span className="flex flex-wrap gap-1">
              {request.abuseFlags.map((flag) => (
                <Badge key={flag} tone="warn">
                  {flag}
                </Badge>
              ))}
            </span>
          )}
        </Fact>
      </Facts>
      <Guardrails safety={request.safety} />
      <p className="text-xs text-muted">{text.noText}</p>
    </>
  )
}

function Guardrails({ safety }: { safety: RequestDetail['safety'] }) {
  const { requests: text } = useText()
  return (
    <section aria-label={text.guardrails}>
      <h3 className="mb-1 font-semibold">{text.guardrails}</h3>
      {safety.length === 0 ? (
        <p className="text-muted">{text.guardrailsNone}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line">
          {safety.map(({ guardrail, stage, decision, ruleSet, judge }) => (
            <li key={`${guardrail} ${stage} ${ruleSet}`} className="px-3 py-2">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-medium">{guardrail}</span>
                <Badge tone={decision === 'allow' ? 'ok' : decision === 'refuse' ? 'bad' : 'warn'}>
                  {text.decisions[decision] ?? decision}
                </Badge>
              </p>
              <p className="text-xs break-all text-muted">
                {text.stage}: {text.stages[stage] ?? stage} · {text.rules(ruleSet)}
                {judge && ` · ${text.judge(judge)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
