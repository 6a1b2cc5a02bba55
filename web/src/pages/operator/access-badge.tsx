import type { ApiAccess } from '../../../../src/dashboard/contract.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Badge, type Tone } from '../../ui/card.tsx'

const tones: Record<ApiAccess, Tone> = { none: 'neutral', pending: 'warn', approved: 'ok', declined: 'neutral' }

export function AccessBadge({ apiAccess }: { apiAccess: ApiAccess }) {
  const { operator } = useText()
  return <Badge tone={tones[apiAccess]}>{operator.accessStates[apiAccess]}</Badge>
}
