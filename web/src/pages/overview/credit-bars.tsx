import type { Account, CreditStatus } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Meter } from '../../ui/meter.tsx'

export function CreditBars({ credits }: { credits: Account['credits'] | undefined }) {
  const { overview: text } = useText()
  return (
    <div className="flex flex-col gap-5">
      <CreditBar name={text.dayCap} status={credits?.day} />
      <CreditBar name={text.monthCap} status={credits?.month} />
    </div>
  )
}

function CreditBar({ name, status }: { name: string; status: CreditStatus | undefined }) {
  const { overview: text } = useText()
  const { number, percent, relative, moment } = useFormats()
  if (status === undefined) {
    return (
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">{name}</p>
        <p>
          <span className="skeleton inline-block h-3.5 w-40" />
        </p>
        <div className="skeleton h-2.5 rounded-full" />
        <p className="text-xs">
          <span className="skeleton inline-block h-3 w-48" />
        </p>
      </div>
    )
  }
  const { used, reserved, cap, resetsAt } = status
  const figures = cap === 0 && used === 0 ? text.noCredits : text.usedOf(number(used), number(cap))
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium">{name}</p>
      <p className="tabular">
        {figures}
        {cap > 0 && <span className="text-muted"> · {percent(used / cap)}</span>}
        {reserved > 0 && <span className="text-muted"> · {text.held(number(reserved))}</span>}
      </p>
      {cap > 0 || used > 0 ? (
        <>
          <Meter label={name} text={figures} used={used} reserved={reserved} cap={cap} />
          <p className="text-xs text-muted">{text.resets(relative(resetsAt), moment(resetsAt))}</p>
        </>
      ) : null}
    </div>
  )
}
