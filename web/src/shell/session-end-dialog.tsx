import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../api/queries.ts'
import { useText } from '../i18n/language-provider.tsx'
import { SignInForm } from '../pages/people/sign-in-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { sessionEnded } from './session-end.ts'
import { useSignedIn } from './use-person.ts'

/** Offers sign-in over the page, so that nothing typed into it is lost. */
export function SessionEndDialog() {
  const { failure } = useText()
  const { person } = useSignedIn()
  const queryClient = useQueryClient()
  const goOn = async () => {
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // another person must not find this one's page
    if (session.person?.id !== person.id) location.assign('/dashboard')
    else {
      sessionEnded.set(false)
      await queryClient.invalidateQueries()
    }
  }
  return (
    <Dialog title={failure.sessionTitle} isKept onClose={() => {}}>
      <p className="mb-4 text-muted">{failure.sessionText}</p>
      <SignInForm email={person.email} onSignedIn={goOn} />
      <p className="mt-4">
        <a href="/dashboard/sign-in" className="text-accent underline">
          {failure.someoneElse}
        </a>
      </p>
    </Dialog>
  )
}
