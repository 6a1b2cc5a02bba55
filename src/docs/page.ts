/** A page of `/docs`, in both forms that it is served in. */
export type Page = {
  /** Last step of its address, `/docs/<slug>`; empty for the first page. */
  slug: string
  title: string
  /** What it is about, in a sentence of plain text. */
  summary: string
  group: string
  /** Stands before the title in lists: the method of an endpoint. */
  method?: string
  markdown: string
  /** The body of the page, below its heading. */
  html: string
}

/** Address of a page below the host. */
export const pathOf = ({ slug }: Pick<Page, 'slug'>): string => (slug === '' ? '/docs' : `/docs/${slug}`)

/** Address of its Markdown. */
export const markdownPathOf = ({ slug }: Pick<Page, 'slug'>): string =>
  slug === '' ? '/docs/index.md' : `/docs/${slug}.md`
