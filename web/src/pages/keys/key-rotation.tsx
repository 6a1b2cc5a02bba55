import { Link } from '@tanstack/react-router'
import type { Rotation } from '../../../../src/dashboard/contract.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Card, Fact, Facts } from '../../ui/card.tsx'
import { linkLook } from '../people/door-heading.tsx'
import { RequestTable } from '../requests/request-table.tsx'

/** What still uses a key that was rotated; the page fetches it anew every few seconds. */
export function KeyRotation({ rotation }: { rotation: Rotation }) {
  const { keys: text } = useText()
  const { number, moment, relative } = useFormats()
  const { successorId, graceEndsAt, uses, recent, lastSeenAt } = rotation
  const last = recent[0]?.at === lastSeenAt ? recent[0] : undefined
  return (
    <Card title={text.rotation} isFlush>
      <div className="flex flex-col gap-3 p-4">
        <p>{text.rotationText(moment(graceEndsAt), relative(graceEndsAt))}</p>
        <Facts>
          <Fact name={text.successor}>
            <Link to="/keys/$keyId" params={{ keyId: successorId }} className={linkLook}>
              {successorId}
            </Link>
          </Fact>
          <Fact name={text.rotationUses} hint={text.rotationUsesHelp}>
            <span role="status" className="font-semibold tabular">
              {number(uses)}
            </span>
          </Fact>
          <Fact name={text.rotationSeen}>
            {lastSeenAt === null ? text.never : `${relative(lastSeenAt)} (${moment(lastSeenAt)})`}
            {last && <code className="block font-mono text-xs text-muted">{last.endpoint}</code>}
          </Fact>
        </Facts>
        <Verdict rotation={rotation} />
      </div>
      {recent.length > 0 && (
        <div className="border-t border-line">
          <h3 className="px-4 pt-3 font-medium">{text.rotationRecent}</h3>
          <RequestTable caption={text.rotationRecent} requests={recent} rows={recent.length} />
        </div>
      )}
    </Card>
  )
}

/** Whether the old key may go: never because it was not used for a moment. */
function Verdict({ rotation: { isQuiet, quietHours, safeFrom, graceEndsAt } }: { rotation: Rotation }) {
  const { keys: text } = useText()
  const { number, moment, relative } = useFormats()
  const hours = number(quietHours)
  if (isQuiet) return <p className="font-medium text-ok">{text.rotationQuiet(hours)}</p>
  return (
    <p>
      {safeFrom < graceEndsAt
        ? text.rotationWait(hours, moment(safeFrom), relative(safeFrom))
        : text.rotationTooLate(hours)}
    </p>
  )
}
