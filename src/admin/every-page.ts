const PAGE = 500

/** Reads a paged list to its end. */
export async function everyPage<T extends { id: string }>(
  read: (page: { after: string; limit: number }) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const page = await read({ after: all.at(-1)?.id ?? '', limit: PAGE })
    all.push(...page)
    if (page.length < PAGE) return all
  }
}
