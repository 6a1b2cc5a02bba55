import { Outlet } from '@tanstack/react-router'
import { useText } from '../i18n/language-provider.tsx'
import { Announcer } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import { Preferences } from './preferences.tsx'
import { DocsLink, OfflineBar } from './states.tsx'

/** Around the pages for people who are not signed in. */
export function DoorLayout() {
  const { common, people } = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBar />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-4 py-10">
        <header>
          <p className="flex items-center gap-2 text-lg font-semibold tracking-tight">
            <Icon name="book" className="size-6 text-accent" />
            {common.appName}
          </p>
          <p className="text-muted">{people.tagline}</p>
        </header>
        <main className="rounded-lg border border-line bg-surface p-5 sm:p-7">
          <Outlet />
        </main>
        <footer className="flex flex-col gap-4">
          <Preferences />
          <DocsLink />
        </footer>
      </div>
      <Announcer />
    </div>
  )
}
