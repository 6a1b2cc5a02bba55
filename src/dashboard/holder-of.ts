import { signedInOf } from './signed-in.ts'

type Request = Parameters<typeof signedInOf>[0]

/** The account of who is signed in, and the holder as the audit log names them, who finds the keys of that account only. */
export function holderOf(request: Request) {
  const { accountId } = signedInOf(request)
  return { accountId, by: { actor: `holder:${accountId}`, ofAccount: accountId } }
}

/** An operator as the audit log names them: by id, since the log outlives names. */
export const operatorOf = (request: Request): { actor: string } => ({
  actor: `operator:${signedInOf(request).personId}`,
})
