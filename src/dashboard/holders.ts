import type { FindHolder, Holder } from '../access/notices/index.ts'

/** Who holds which account. */
export type Holders = {
  findHolder: FindHolder
  /** Those of several accounts, by account; who has no holder is missing. */
  findHolders: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, Holder>>
  /** Accounts whose holder's name or e-mail address holds a text, as many as the limit at most. */
  searchHolders: (text: string, limit: number) => Promise<string[]>
}

export const holderShown = (holder: Holder | undefined): { name: string; email: string } | null =>
  holder === undefined ? null : { name: holder.name, email: holder.email }
