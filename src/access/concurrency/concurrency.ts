/** What may be under way at once for one account, and how it stands. */
export type Admission =
  | {
      outcome: 'admitted'
      /** How many more could come now. */
      remaining: number
      /** Says that it is over; to call it twice does no harm. */
      end: () => void
    }
  | { outcome: 'refused' }

/** Counts the requests under way of each account, in this process alone. */
export type Concurrency = {
  /** Lets one in that is to be ended, or refuses it and counts nothing. */
  admit: (accountId: string, most: number) => Admission
}

export function createConcurrency(): Concurrency {
  const underWay = new Map<string, number>()
  return {
    admit: (accountId, most) => {
      const before = underWay.get(accountId) ?? 0
      if (before >= most) return { outcome: 'refused' }
      underWay.set(accountId, before + 1)
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        const left = underWay.get(accountId)! - 1
        if (left === 0) underWay.delete(accountId)
        else underWay.set(accountId, left)
      }
      return { outcome: 'admitted', remaining: most - before - 1, end }
    },
  }
}
