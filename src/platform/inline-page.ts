import { createHash } from 'node:crypto'

/** The icon of pages that load nothing: a book, as the address of an image. */
export const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%227%22 fill=%22%230b6b5c%22/%3E%3Cpath d=%22M16 10.5c-2.6-1.900-5.600-2.400-9-2v13.600c3.400-.4 6.400.1 9 2 2.600-1.900 5.600-2.400 9-2V8.500c-3.400-.4-6.400.1-9 2Zm0 0v13.400%22 fill=%22none%22 stroke=%22%23fff%22 stroke-width=%222%22 stroke-linejoin=%22round%22/%3E%3C/svg%3E'

/** What a content security policy calls a script or style sheet that stands in the page. */
export const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
