import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { waitingQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Note } from '../../ui/card.tsx'

/** For operators, on the page that they see first: who waits for them. */
export function WaitingApplications() {
  const { operator: text } = useText()
  const { number, relative } = useFormats()
  const { data } = useQuery(waitingQuery)
  if (data === undefined || data.oldestAt === null) return null
  return (
    <Note
      title={data.applications === 1 ? text.oneWaits : text.someWait(number(data.applications))}
      actions={
        <Link to="/operator/applications" className={buttonLook('primary')}>
          {text.toApplications}
        </Link>
      }
    >
      {text.oldestWaits(relative(data.oldestAt))}
    </Note>
  )
}
