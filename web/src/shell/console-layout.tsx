import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../i18n/language-provider.tsx'
import { Announcer } from '../ui/announcer.tsx'
import { IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Navigation } from './navigation.tsx'
import { sessionEnded } from './session-end.ts'
import { SessionEndDialog } from './session-end-dialog.tsx'
import { OfflineBar } from './states.tsx'

/** Around the pages for people who are signed in: navigation at the side, or behind a button on a phone. */
export function ConsoleLayout() {
  const { common } = useText()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const hasEnded = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setMenuOpen(false), [pathname])
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-md focus:bg-text focus:px-3 focus:py-2 focus:text-page"
      >
        {common.skip}
      </a>
      <header className="flex items-center justify-between border-b border-line bg-surface px-4 py-1.5 lg:hidden">
        <Brand />
        <IconButton
          icon="menu"
          label={common.menu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        />
      </header>
      <aside className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line bg-surface max-lg:hidden">
        <div className="px-5 pt-5 pb-3">
          <Brand />
        </div>
        <Navigation />
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0">
        <OfflineBar />
        <Outlet />
      </main>
      {isMenuOpen && (
        <Dialog title={common.menu} place="side" onClose={() => setMenuOpen(false)}>
          <div className="-m-5 flex min-h-[calc(100dvh-3.5rem)] flex-col pt-3">
            <Navigation />
          </div>
        </Dialog>
      )}
      {hasEnded && <SessionEndDialog />}
      <Announcer />
    </div>
  )
}

function Brand() {
  const { common } = useText()
  return (
    <Link to="/" className="flex items-center gap-2 rounded text-base font-semibold tracking-tight">
      <Icon name="book" className="size-5 text-accent" />
      {common.appName}
    </Link>
  )
}
