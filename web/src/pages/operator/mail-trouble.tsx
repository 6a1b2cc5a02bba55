import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mailTroubleQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Note } from '../../ui/card.tsx'

/** Mails that people did not get: only operators can mend the mail server, or tell them another way. */
export function MailTrouble() {
  const { operator: text } = useText()
  const { number, relative, moment } = useFormats()
  const { data } = useQuery(mailTroubleQuery)
  if (data === undefined || (data.failing === 0 && data.givenUp.length === 0)) return null
  return (
    <Note tone="warn" title={text.mailTrouble}>
      {data.failing > 0 && <p>{text.mailsFailing(number(data.failing))}</p>}
      {data.givenUp.length > 0 && (
        <>
          <p>{text.mailsGivenUp}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {data.givenUp.map(({ id, kind, account, gaveUpAt, lastError }) => (
              <li key={id}>
                {text.mailKinds[kind]}
                {account && (
                  <>
                    {' · '}
                    <Link to="/operator/accounts/$accountId" params={{ accountId: account.id }} className="underline">
                      {account.name}
                    </Link>
                  </>
                )}
                {' · '}
                <time dateTime={gaveUpAt} title={moment(gaveUpAt)}>
                  {relative(gaveUpAt)}
                </time>{' '}
                <code className="font-mono text-xs">{lastError}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
