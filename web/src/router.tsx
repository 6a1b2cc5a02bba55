import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { type RequestFilter, sessionQuery } from './api/queries.ts'
import { ConsoleLayout } from './shell/console-layout.tsx'
import { DoorLayout } from './shell/door-layout.tsx'
import { CrashPage, NotFoundPage, Waiting } from './shell/states.tsx'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
})

/** Text of the address' query, as it stands there. */
const asked = <Name extends string>(...names: Name[]) => {
  return (search: Record<string, unknown>) =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [])),
    ) as Partial<Record<Name, string>>
}

const fetches: (() => Promise<unknown>)[] = []

/** A page whose script is fetched when it is first wanted. */
function page<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
) {
  fetches.push(fetchModule)
  return lazyRouteComponent(fetchModule, name)
}

/** Fetches all pages while nothing else is to be done: they are small, and then open at once and without a network. */
export function fetchPagesWhenIdle(): void {
  const wait = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
  wait(() => {
    // one that fails is fetched again when it is wanted
    for (const fetchPage of fetches) fetchPage().catch(() => {})
  })
}

const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  component: DoorLayout,
  beforeLoad: ({ context }) => context.queryClient.ensureQueryData(sessionQuery),
})

const signInRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: '/sign-in',
  validateSearch: asked('next'),
  component: page(() => import('./pages/people/sign-in-page.tsx'), 'SignInPage'),
})
const signUpRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: '/sign-up',
  validateSearch: asked('invitation', 'operator', 'name', 'email'),
  component: page(() => import('./pages/people/sign-up-page.tsx'), 'SignUpPage'),
})
const forgotRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: '/forgot-password',
  component: page(() => import('./pages/people/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})
const resetRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: '/reset-password',
  validateSearch: asked('token', 'error'),
  component: page(() => import('./pages/people/reset-password-page.tsx'), 'ResetPasswordPage'),
})
const verifyRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: '/verify-email',
  validateSearch: asked('sent', 'email', 'token', 'error'),
  component: page(() => import('./pages/people/verify-email-page.tsx'), 'VerifyEmailPage'),
})

const consoleRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'console',
  component: ConsoleLayout,
  beforeLoad: async ({ context, location }) => {
    const { person } = await context.queryClient.ensureQueryData(sessionQuery)
    if (person === null) {
      throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } })
    }
  },
})

const overviewRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/',
  component: page(() => import('./pages/overview/overview-page.tsx'), 'OverviewPage'),
})
export type RequestSearch = RequestFilter & { cursor?: string; request?: string }
const requestsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/requests',
  validateSearch: (search): RequestSearch =>
    asked('status', 'endpoint', 'keyId', 'requestId', 'from', 'to', 'cursor', 'request')(search),
  component: page(() => import('./pages/requests/requests-page.tsx'), 'RequestsPage'),
})
const keysRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/keys',
  component: page(() => import('./pages/keys/keys-page.tsx'), 'KeysPage'),
})
const keyRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/keys/$keyId',
  component: page(() => import('./pages/keys/key-page.tsx'), 'KeyPage'),
})
const webhooksRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/webhooks',
  component: page(() => import('./pages/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
})
const limitsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/limits',
  component: page(() => import('./pages/limits-page.tsx'), 'LimitsPage'),
})
const accessRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/access',
  component: page(() => import('./pages/access/access-page.tsx'), 'AccessPage'),
})
const settingsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/settings',
  component: page(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
})
const applicationsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/operator/applications',
  validateSearch: asked('state', 'cursor'),
  component: page(() => import('./pages/operator/applications-page.tsx'), 'ApplicationsPage'),
})
const accountsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/operator/accounts',
  validateSearch: asked('query', 'cursor'),
  component: page(() => import('./pages/operator/accounts-page.tsx'), 'AccountsPage'),
})
const accountRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/operator/accounts/$accountId',
  component: page(() => import('./pages/operator/account-page.tsx'), 'AccountPage'),
})
const invitationsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/operator/invitations',
  component: page(() => import('./pages/operator/invitations-page.tsx'), 'InvitationsPage'),
})

const routeTree = rootRoute.addChildren([
  doorRoute.addChildren([signInRoute, signUpRoute, forgotRoute, resetRoute, verifyRoute]),
  consoleRoute.addChildren([
    overviewRoute,
    requestsRoute,
    keysRoute,
    keyRoute,
    webhooksRoute,
    limitsRoute,
    accessRoute,
    settingsRoute,
    applicationsRoute,
    accountsRoute,
    accountRoute,
    invitationsRoute,
  ]),
])

export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: '/dashboard',
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    defaultPendingComponent: Waiting,
    // addresses stay readable: every value is text, nothing is read as JSON
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const fields = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      return fields.length === 0 ? '' : `?${new URLSearchParams(fields as [string, string][])}`
    },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
