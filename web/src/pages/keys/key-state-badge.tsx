import type { KeyState } from '../../../../src/dashboard/contract.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Badge, type Tone } from '../../ui/card.tsx'

const tones: Record<KeyState, Tone> = {
  active: 'ok',
  paused: 'warn',
  rotating: 'accent',
  revoked: 'neutral',
  expired: 'neutral',
}

export function KeyStateBadge({ state }: { state: KeyState }) {
  const { keys } = useText()
  return <Badge tone={tones[state]}>{keys.states[state]}</Badge>
}
