import { useQuery } from '@tanstack/react-query'
import { corporaInUseQuery } from '../../api/queries.ts'
import { useFormats, useText } from '../../i18n/language-provider.tsx'
import { Note } from '../../ui/card.tsx'

/** Processes of one database that answer from different corpora: the same question may get different answers. */
export function ReplicaTrouble() {
  const { operator: text } = useText()
  const { number } = useFormats()
  const { data } = useQuery(corporaInUseQuery)
  if (data === undefined || data.corpora.length < 2) return null
  return (
    <Note tone="warn" title={text.corporaDiffer}>
      <p>{text.corporaDifferText}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {data.corpora.map(({ corpusVersion, processes }) => (
          <li key={corpusVersion}>
            <code className="font-mono text-xs">{corpusVersion}</code> · {text.corpusProcesses(number(processes))}
          </li>
        ))}
      </ul>
    </Note>
  )
}
