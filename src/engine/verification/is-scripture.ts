import type { Verifier } from './verifier.ts'

/** Fewer words are anybody's; of more, what follows the quotation may be the writer's own. */
const fewest = 6
const most = 60

/** Whether a text as a whole is words of Scripture, exactly as they stand in a translation. */
export const isScripture =
  ({ findQuotation }: Pick<Verifier, 'findQuotation'>) =>
  (text: string): boolean => {
    const count = text.trim().split(/\s+/).length
    return count >= fewest && count <= most && findQuotation(text, { near: false }).some(({ exact }) => exact)
  }
