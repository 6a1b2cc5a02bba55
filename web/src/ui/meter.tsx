/** How much of a cap is used and held: calm below 80 %, a warning from there, an alarm at the cap. */
type Props = { label: string; text: string; used: number; reserved: number; cap: number; size?: 'thin' | 'thick' }

export function Meter({ label, text, used, reserved, cap, size = 'thick' }: Props) {
  const share = (count: number) => (cap === 0 ? 0 : Math.min(100, (count / cap) * 100))
  const usedShare = share(used)
  const fill = usedShare >= 100 ? 'bg-bad-fill' : usedShare >= 80 ? 'bg-warn-fill' : 'bg-bar'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> has one part, and this one shows what is held too
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(cap, 1)}
      aria-valuenow={Math.min(used, Math.max(cap, 1))}
      aria-valuetext={text}
      className={`flex w-full overflow-hidden rounded-full bg-sunken ${size === 'thin' ? 'h-1.5' : 'h-2.5'}`}
    >
      <div className={fill} style={{ width: `${usedShare}%` }} />
      <div className={`${fill} opacity-45`} style={{ width: `${Math.min(100 - usedShare, share(reserved))}%` }} />
    </div>
  )
}
