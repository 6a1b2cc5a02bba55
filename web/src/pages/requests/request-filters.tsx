import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keysQuery, overviewQuery, type RequestFilter } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'

const charged = ['assistant.answer', 'chat.completions', 'insights', 'verses.search', 'theology.ask', 'prayer.generate']
const statuses = ['400', '401', '402', '403', '429', '500']

type Props = { filter: RequestFilter; onFilter: (filter: RequestFilter) => void }

/** What a change of a list or a day does at once; the search for an id waits for its button. */
export function RequestFilters({ filter, onFilter }: Props) {
  const { requests: text } = useText()
  const keys = useQuery(keysQuery)
  const overview = useQuery(overviewQuery)
  const [requestId, setRequestId] = useState(filter.requestId ?? '')
  useEffect(() => setRequestId(filter.requestId ?? ''), [filter.requestId])

  const set = (change: RequestFilter) => {
    const all = { ...filter, ...change }
    onFilter(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== '')))
  }
  const used = overview.data?.endpoints.map(({ endpoint }) => endpoint) ?? []
  const endpoints = [...new Set([...used, ...charged, ...(filter.endpoint ? [filter.endpoint] : [])])].sort()
  return (
    <search aria-label={text.filters}>
      <form
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-5"
        onSubmit={(event) => {
          event.preventDefault()
          set({ requestId: requestId.trim() })
        }}
      >
        <Select
          label={text.status}
          value={filter.status ?? ''}
          onValue={(status) => set({ status })}
          options={[
            ['', text.anyStatus],
            ['200', text.ok],
            ['4xx', text.refused],
            ['5xx', text.failed],
            ...statuses.map((status) => [status, status] as const),
          ]}
        />
        <Select
          label={text.endpoint}
          value={filter.endpoint ?? ''}
          onValue={(endpoint) => set({ endpoint })}
          options={[['', text.anyEndpoint], ...endpoints.map((endpoint) => [endpoint, endpoint] as const)]}
        />
        <Select
          label={text.key}
          className="max-md:col-span-2"
          value={filter.keyId ?? ''}
          onValue={(keyId) => set({ keyId })}
          options={[
            ['', text.anyKey],
            ...(keys.data ?? []).map(({ id, name, prefix }) => [id, `${name} (${prefix}…)`] as const),
          ]}
        />
        <TextField
          label={text.from}
          type="date"
          max={filter.to}
          value={filter.from ?? ''}
          onValue={(from) => set({ from })}
        />
        <TextField
          label={text.to}
          type="date"
          min={filter.from}
          value={filter.to ?? ''}
          onValue={(to) => set({ to })}
        />
        <div className="col-span-2 flex flex-wrap items-end gap-2 md:col-span-5">
          <TextField
            label={text.requestId}
            className="min-w-0 flex-1 basis-48 md:max-w-sm"
            inputClass="font-mono text-xs"
            type="search"
            placeholder="req_…"
            spellCheck={false}
            value={requestId}
            onValue={setRequestId}
          />
          <Button type="submit">{text.search}</Button>
          <Button tone="quiet" disabled={Object.keys(filter).length === 0} onClick={() => onFilter({})}>
            {text.clear}
          </Button>
        </div>
      </form>
    </search>
  )
}
