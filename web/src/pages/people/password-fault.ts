import { ApiError } from '../../api/client.ts'
import { useText } from '../../i18n/language-provider.tsx'

/** What is wrong with a password that was refused, to stand beside its field; undefined for any other failure. */
export function usePasswordFault(error: Error | null): string | undefined {
  const { failure } = useText()
  const reason = error instanceof ApiError ? error.detail.reason : undefined
  return reason?.startsWith('PASSWORD_') ? failure.codes[reason] : undefined
}
