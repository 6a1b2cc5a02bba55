import { useEffect, useRef } from 'react'
import { useText } from '../i18n/language-provider.tsx'

let hasShownPage = false

/** The heading of a page: it names the window, and takes the focus after a change of page, so that it is read out. */
export function useHeading(title: string) {
  const { common } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${common.appName}`
  }, [title, common.appName])
  useEffect(() => {
    // the first page keeps the browser's own start of the tab order
    if (hasShownPage && document.querySelector('dialog[open]') === null) heading.current?.focus()
    hasShownPage = true
  }, [])
  return heading
}
