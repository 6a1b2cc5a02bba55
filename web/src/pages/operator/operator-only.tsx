import type { ReactNode } from 'react'
import { NotFound } from '../../shell/states.tsx'
import { useSignedIn } from '../../shell/use-person.ts'

/** For all others these pages are not there; the server refuses what they would ask all the same. */
export function OperatorOnly({ children }: { children: ReactNode }) {
  const { person } = useSignedIn()
  return person.isOperator ? children : <NotFound />
}
