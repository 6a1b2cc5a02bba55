import { Berea, BereaError } from '@berea/sdk'
import type { BereaAnswer } from '@berea/sdk/element'
import '@berea/sdk/element'
import { useBereaAnswer } from '@berea/sdk/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'

/** No key is in the page: its own server adds it. */
const berea = new Berea({ apiKey: null, baseUrl: '/api' })

function Page() {
  const { status, text, citations, reply, error, ask, stop } = useBereaAnswer(berea)
  const shown = useRef<BereaAnswer>(null)
  useEffect(() => {
    if (shown.current !== null) shown.current.reply = reply ?? { answerMarkdown: text, citations }
  }, [reply, text, citations])

  const isBusy = status === 'waiting' || status === 'writing'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const prompt = String(new FormData(event.currentTarget).get('prompt')).trim()
    if (prompt !== '') ask({ prompt })
  }
  return (
    <>
      <h1>Ask Berea</h1>
      <form onSubmit={submit}>
        <label>
          Your question <input name="prompt" required maxLength={16_000} />
        </label>
        <button type="submit">Ask</button>
        <button type="button" onClick={stop} disabled={!isBusy}>
          Stop
        </button>
      </form>
      <p role="status">{sayings[status]}</p>
      {status === 'failed' && (
        <p role="alert">{error instanceof BereaError ? error.message : 'Something went wrong in this page.'}</p>
      )}
      <berea-answer ref={shown} aria-busy={isBusy} />
    </>
  )
}

const sayings = {
  idle: '',
  waiting: 'Searching …',
  writing: 'Writing …',
  done: 'Done.',
  stopped: 'Stopped: this is not the whole answer.',
  failed: 'No whole answer came.',
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'berea-answer': React.DetailedHTMLProps<React.HTMLAttributes<BereaAnswer>, BereaAnswer>
    }
  }
}

createRoot(document.getElementById('page')!).render(<Page />)
