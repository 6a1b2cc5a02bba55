import type { KeyUsage } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Meter } from '../../ui/meter.tsx'

/** What a key used of a cap of its own, or plainly what it used. */
export function UsageOfCap({ label, usage: { used, reserved, cap } }: { label: string; usage: KeyUsage }) {
  const { keys: text } = useText()
  const { number } = useFormats()
  if (cap === null) return <span className="text-muted tabular">{text.noCap(number(used))}</span>
  const figures = text.ofCap(number(used), number(cap))
  return (
    <span className="flex flex-col gap-1 tabular">
      {figures}
      <Meter label={label} text={figures} used={used} reserved={reserved} cap={cap} size="thin" />
    </span>
  )
}
