import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../../api/queries.ts'
import { pathAfterSignIn } from '../../shell/next-path.ts'

/** Reads the session anew and goes to the page that was wanted; tells whether anybody is signed in now. */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (next?: string): Promise<boolean> => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    const { person } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    if (person === null) return false
    router.history.push(pathAfterSignIn(next))
    return true
  }
}
