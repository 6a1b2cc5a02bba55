import { useState } from 'react'
import { useText } from '../i18n/language-provider.tsx'
import { say } from './announcer.tsx'
import { Button } from './button.tsx'
import { writeToClipboard } from './write-to-clipboard.ts'

const shownMs = 2_000

type CopyProps = { value: string; label?: string; isFirst?: boolean }

/** @param isFirst whether a dialog begins with it */
export function CopyButton({ value, label, isFirst = false }: CopyProps) {
  const { common } = useText()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const isCopied = outcome === 'copied'
  const copy = async () => {
    if (!(await writeToClipboard(value))) return setOutcome('refused')
    setOutcome('copied')
    say(common.copied)
    setTimeout(() => setOutcome(undefined), shownMs)
  }
  return (
    <>
      <Button
        icon={isCopied ? 'check' : 'copy'}
        aria-label={label}
        data-first={isFirst ? '' : undefined}
        onClick={copy}
      >
        {isCopied ? common.copied : common.copy}
      </Button>
      {outcome === 'refused' && (
        <p role="alert" className="basis-full text-xs text-bad">
          {common.notCopied}
        </p>
      )}
    </>
  )
}

/** A secret or an address that is shown in whole, to be copied. */
export function Copyable({ label, value, isFirst = false }: { label: string; value: string; isFirst?: boolean }) {
  const { common } = useText()
  return (
    <div className="flex flex-wrap items-start gap-2">
      <output
        aria-label={label}
        className="min-h-9 min-w-0 flex-1 basis-56 rounded-md border border-line bg-sunken px-2.5 py-2 font-mono text-xs break-all select-all"
      >
        {value}
      </output>
      <CopyButton value={value} label={`${common.copy}: ${label}`} isFirst={isFirst} />
    </div>
  )
}
