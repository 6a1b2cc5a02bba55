import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The source files that say what form the tables have and how they are compiled. */
export const filesOfCode = (): { name: string; path: string }[] =>
  readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ name: relative(import.meta.dirname, path), path }))
